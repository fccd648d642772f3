import Foundation
import PageTraceFiles

/// Asserts that every snapshot below the folder of the test was used by the runs that took notes.
///
/// Put it into a test of its own, which does nothing unless it is asked to:
///
/// ```swift
/// @Test func noUnusedSnapshots() {
///     assertNoUnusedSnapshots()
/// }
/// ```
///
/// A whole run takes notes, then the test looks at them:
///
/// ```sh
/// PAGETRACE_USED_SNAPSHOTS=.build/used swift test
/// PAGETRACE_USED_SNAPSHOTS=.build/used PAGETRACE_UNUSED_SNAPSHOTS=list swift test --filter noUnusedSnapshots
/// ```
///
/// `remove` instead of `list` removes the unused snapshots.
///
/// - Important: The notes cover only the runs that took them. A test that was filtered out, disabled, or left out on
///   this system has used nothing, and its snapshots count as unused. Take notes of a whole run, on every system that
///   has its own tests, and check the list before you remove anything.
public func assertNoUnusedSnapshots(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, "", line, column)
    place.report(unusedSnapshotsFailure(below: place.folder, environment: ProcessInfo.processInfo.environment))
}

/// The failure in words, nil if nothing is requested or nothing is unused.
func unusedSnapshotsFailure(below folder: String, environment: [String: String]) -> String? {
    guard let wish = environment["PAGETRACE_UNUSED_SNAPSHOTS"], !wish.isEmpty else { return nil }
    guard wish == "list" || wish == "remove" else {
        return "PAGETRACE_UNUSED_SNAPSHOTS is \"\(wish)\", and it can be list or remove."
    }
    let used = UsedSnapshots(environment: environment)
    guard let notes = used.folder, let names = try? FileManager.default.contentsOfDirectory(atPath: notes),
        !names.isEmpty
    else {
        return """
            There are no notes of used snapshots. Run all tests with \(UsedSnapshots.variable)=<a folder> first, and then \
            this one with the same.
            """
    }
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let unused = found.filter { isSnapshot($0, in: folder) && !used.contains("\(folder)/\($0)") }.sorted()
    guard !unused.isEmpty else { return nil }
    let list = { (paths: [String]) in paths.map { "\n  \($0)" }.joined() }
    guard wish == "remove" else { return "No test has used these snapshots:\(list(unused))" }
    let left = unused.filter { (try? FileManager.default.removeItem(atPath: "\(folder)/\($0)")) == nil }
    return left.isEmpty ? nil : "These unused snapshots cannot be removed:\(list(left))"
}

/// Whether a path is that of a snapshot, and not of what a failed assertion found instead.
private func isSnapshot(_ path: String, in folder: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let start = parts.firstIndex(of: Substring(SnapshotFile.folderName)) else { return false }
    // Build folders contain copies of packages with their own snapshots; hidden files belong to other tools.
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
    let type = (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)"))?[.type] as? FileAttributeType
    return type == .typeRegular && parts.count == start + 3 && parts[start + 1] != SnapshotFile.newFolderName
}

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
        let hash = path.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }
}
