public import PageTrace

/// Asserts that a client, driven along a path, produces the recording in its snapshot.
///
/// ```swift
/// assertRecording(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3")
/// ```
///
/// - Parameters:
///   - client: The app's data source and delegate.
///   - pages: The app's pages, in order. In the path, a number is a place in this list, counted from 1.
///   - path: The path.
///   - loops: Whether the client loops, so that a swipe can lead from the last page to the first, and back.
///   - container: The container's settings.
///   - observes: What to record besides data source, delegate, completion and indicator: appearance, containment.
///   - format: The form of the snapshot.
///   - named: A name that distinguishes this snapshot from others of the same test.
///   - mode: What may be written; nil to leave it to `withSnapshotMode` or the environment.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file; snapshots go beside it.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertRecording<Client: PageViewControllerClient>(
    of client: Client, pages: [Client.Page], path: String, loops: Bool = false,
    container: PageViewControllerSettings = PageViewControllerSettings(),
    observes: Set<CallbackRole> = [], as format: SnapshotFormat = .text, named: String? = nil,
    mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let walk = Walk(
        of: client, pages: pages, path: path, loops: loops, container: container, observes: observes,
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
    assertRecording(
        of: walk, as: format, named: named, mode: mode,
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a client, driven through gestures, produces the recording in its snapshot.
///
/// ```swift
/// assertRecording(of: Presenter()) { session in
///     session.set([1])
///     session.swipe(.forward)
/// }
/// ```
public func assertRecording<Client: PageViewControllerClient>(
    of client: Client, pages: [Client.Page] = [], container: PageViewControllerSettings = PageViewControllerSettings(),
    observes: Set<CallbackRole> = [], as format: SnapshotFormat = .text, named: String? = nil,
    mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ drive: (inout WalkSession<Client>) throws -> Void
) rethrows {
    let walk = try Walk(of: client, pages: pages, container: container, observes: observes, drive)
    assertRecording(
        of: walk, as: format, named: named, mode: mode,
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a client, driven through gestures with pauses in between, produces the recording in its snapshot.
///
/// ```swift
/// await assertRecording(of: presenter) { session in
///     session.set([1])
///     await presenter.loadMore()
///     session.swipe(.forward)
/// }
/// ```
nonisolated(nonsending) public func assertRecording<Client: PageViewControllerClient>(
    of client: Client, pages: [Client.Page] = [], container: PageViewControllerSettings = PageViewControllerSettings(),
    observes: Set<CallbackRole> = [], as format: SnapshotFormat = .text, named: String? = nil,
    mode: SnapshotMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ drive: nonisolated(nonsending) (inout WalkSession<Client>) async throws -> Void
) async rethrows {
    let walk = try await Walk(of: client, pages: pages, container: container, observes: observes, drive)
    assertRecording(
        of: walk, as: format, named: named, mode: mode,
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}
