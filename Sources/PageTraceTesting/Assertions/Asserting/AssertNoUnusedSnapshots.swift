import Foundation

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
    guard let notes = UsedSnapshots(environment: environment).folder,
        let names = try? FileManager.default.contentsOfDirectory(atPath: notes), !names.isEmpty
    else {
        return """
            There are no notes of used snapshots. Run all tests with \(UsedSnapshots.variable)=<a folder> first, and then \
            this one with the same.
            """
    }
    let unused = UnusedSnapshots(below: folder, notes: notes)
    guard !unused.paths.isEmpty else { return nil }
    let list = { (paths: [String]) in paths.map { "\n  \($0)" }.joined() }
    guard wish == "remove" else { return "No test has used these snapshots:\(list(unused.paths))" }
    let left = unused.remove()
    return left.isEmpty ? nil : "These unused snapshots cannot be removed:\(list(left))"
}
