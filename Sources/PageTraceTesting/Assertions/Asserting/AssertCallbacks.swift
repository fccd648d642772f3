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
    place.report(walk.failure(at: place) { _ in walk.comparison(selection).failure(exactly: expected) })
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
    place.report(walk.failure(at: place) { _ in walk.comparison(selection).failure(containing: expected) })
}

extension Walk {
    fileprivate func comparison(_ selection: CallbackSelection) -> CallbackComparison<Page> {
        CallbackComparison(callbacksOfSteps, recording.steps, selection, name: pages.name)
    }
}
