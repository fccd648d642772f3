import Foundation
import PageTraceFiles

/// Snapshots that no test has used.
///
/// Test runs take notes of the snapshots they use if `PAGETRACE_USED_SNAPSHOTS` names a folder; this compares the notes
/// with the files that exist. ``assertNoUnusedSnapshots(fileID:filePath:line:column:)`` does it from a test.
package struct UnusedSnapshots: Sendable {
    /// The unused snapshots, as sorted paths relative to the folder.
    package let paths: [String]

    private let folder: String

    /// Searches every `__Snapshots__` below a folder, except for what failed assertions found instead.
    ///
    /// - Parameters:
    ///   - folder: The folder, usually that of the tests.
    ///   - notes: The folder of the notes.
    package init(below folder: String, notes: String) {
        self.folder = folder
        let used = UsedSnapshots(environment: [UsedSnapshots.variable: notes])
        let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        paths = found.filter { path in
            Self.isSnapshot(path) && Self.isFile("\(folder)/\(path)") && !used.contains("\(folder)/\(path)")
        }
        .sorted()
    }

    /// Removes the unused snapshots.
    ///
    /// - Returns: The paths that could not be removed.
    package func remove() -> [String] {
        paths.filter { path in
            (try? FileManager.default.removeItem(atPath: "\(folder)/\(path)")) == nil
        }
    }

    private static func isSnapshot(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let start = parts.firstIndex(of: Substring(SnapshotFile.folderName)) else { return false }
        // Build folders contain copies of packages with their own snapshots; hidden files belong to other tools.
        guard !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
        return parts.count == start + 3 && parts[start + 1] != SnapshotFile.newFolderName
    }

    private static func isFile(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType == .typeRegular
    }
}
