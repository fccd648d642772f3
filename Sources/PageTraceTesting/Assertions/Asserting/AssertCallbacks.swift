public import PageTrace

/// Asserts exactly which callbacks came, in order.
///
/// ```swift
/// assertCallbacks(of: walk, only: .delegate, [
///     .willTransitionTo([2]),
///     .didFinishAnimating(finished: true, previous: [1], completed: true),
/// ])
/// ```
///
/// - Parameters:
///   - walk: The walk.
///   - selection: The callbacks to look at; all by default.
///   - expected: The expected callbacks.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file; snapshots go beside it.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertCallbacks<Client>(
    of walk: Walk<Client>, only selection: CallbackSelection = .all, _ expected: [Callback<Client.Page>],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(walk.failure(at: place) { walk.comparison(selection).failure(exactly: expected) })
}

/// Asserts that some callbacks came in this order, with any others before, after and between them.
///
/// ```swift
/// assertCallbacks(of: walk, containing: [.willTransitionTo([2]), .viewControllerAfter(2, answer: 3)])
/// ```
public func assertCallbacks<Client>(
    of walk: Walk<Client>, only selection: CallbackSelection = .all, containing expected: [Callback<Client.Page>],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(walk.failure(at: place) { walk.comparison(selection).failure(containing: expected) })
}

/// Asserts exactly which callbacks come while a client is driven along a path, in order.
///
/// ```swift
/// assertCallbacks(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2", [
///     .viewControllerAfter(1, answer: 2),
///     .viewControllerBefore(1, answer: nil),
///     .willTransitionTo([2]),
///     .didFinishAnimating(finished: true, previous: [1], completed: true),
///     .viewControllerAfter(2, answer: 3),
/// ])
/// ```
public func assertCallbacks<Client: PageViewControllerClient>(
    of client: Client, pages: [Client.Page], path: String, loops: Bool = false,
    only selection: CallbackSelection = .all,
    _ expected: [Callback<Client.Page>],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let walk = Walk(
        of: client, pages: pages, path: path, loops: loops, fileID: fileID, filePath: filePath, testName: testName,
        line: line, column: column)
    assertCallbacks(
        of: walk, only: selection, expected, fileID: fileID, filePath: filePath, testName: testName, line: line,
        column: column)
}

extension Walk {
    fileprivate func comparison(_ selection: CallbackSelection) -> CallbackComparison<Page> {
        CallbackComparison(callbacksOfSteps, recording.steps, selection, name: pages.name)
    }
}
