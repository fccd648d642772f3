import PageTraceFiles

/// The notes that test runs take of the snapshots they use, in a folder of small files.
///
/// There is one file per snapshot, written atomically and always the same. Any number of processes can therefore take
/// notes at once, as in `swift test --parallel` and the separate runs of XCTest and Swift Testing.
struct UsedSnapshots {
    /// The environment variable that names the folder of the notes; without it none are taken.
    static let variable = "PAGETRACE_USED_SNAPSHOTS"

    let folder: String?

    init(environment: [String: String]) { folder = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 } }

    /// Notes that a snapshot is in use; returns the reason if that fails.
    func note(_ file: SnapshotFile) -> String? {
        guard let folder else { return nil }
        let path = "\(file.folder)/\(file.name)"
        do {
            try OutputFolder(folder).write([OutputFile(name: Self.name(for: path), bytes: Array(path.utf8))])
            return nil
        } catch {
            return "The use of \(file.shown) cannot be noted in \(Self.variable): \(error.reason)"
        }
    }

    /// Whether a run has noted the use of a snapshot.
    func contains(_ path: String) -> Bool {
        guard let folder, let bytes = try? InputFile.read("\(folder)/\(Self.name(for: path))", limit: 1 << 16) else {
            return false
        }
        return bytes == Array(path.utf8)
    }

    /// A name for a note. (FNV-1a)
    private static func name(for path: String) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return String(hash, radix: 16)
    }
}
