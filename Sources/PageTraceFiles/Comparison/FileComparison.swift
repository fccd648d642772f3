/// A comparison of what a run would write with what is on disk.
public enum FileComparison: Hashable, Sendable {
    case same, missing
    case differs(Difference)

    /// What was found on disk instead.
    public struct Difference: Hashable, Sendable {
        /// The bytes on disk; for a huge file, only the first.
        let found: [UInt8]

        /// The number of bytes of the file on disk.
        public let size: Int
    }

    /// The most bytes of a file that are compared line by line.
    private static let mostToCompare = 1 << 24

    /// Compares, and keeps what was found if it is something else; of a huge file only as much as could be shown.
    init(of file: OutputFile, at path: String) throws(SystemFailure) {
        let open = try OpenFile(path, .reading)
        let status = try open.descriptor.status()
        guard status.kind != .folder else { throw .folder }
        guard status.kind == .file else { throw .notAFile }
        let most = max(file.bytes.count + 1, Self.mostToCompare)
        let found = try open.descriptor.bytes(limit: most, expecting: status.size + 1)
        self = found == file.bytes ? .same : .differs(Difference(found: found, size: max(status.size, found.count)))
    }

    /// The comparison for people: one line, or a unified difference from what is on disk to what is new, without color.
    ///
    /// It has at most about 60 lines: what does not fit is counted. It shows the first of thousands of differing lines,
    /// the differing part of a long line, and the first difference of files that are not text.
    public func text(of file: OutputFile, in folder: String) -> String {
        let path = VisibleText.of(path: FilePath.join(folder, file.name))
        switch self {
        case .same: return "\(path) is up to date.\n"
        case .missing: return "\(path) is missing; it would have \(Amount.bytes(file.bytes.count)).\n"
        case .differs(let difference):
            let isLarge = max(difference.size, file.bytes.count) > Self.mostToCompare
            guard !isLarge, difference.found.isText, file.bytes.isText else {
                return Self.place(in: difference, file.bytes, path: "\(path): \(isLarge ? "" : "binary ")files")
            }
            return UnifiedDifference(from: difference.found, to: file.bytes).text(of: path)
        }
    }

    private static func place(in old: Difference, _ new: [UInt8], path: String) -> String {
        let same = zip(old.found, new).prefix { $0 == $1 }.count
        return "\(path) differ at byte \(Amount.grouped(same + 1))"
            + " (\(Amount.bytes(old.size)) on disk, \(Amount.bytes(new.count)) new).\n"
    }
}
