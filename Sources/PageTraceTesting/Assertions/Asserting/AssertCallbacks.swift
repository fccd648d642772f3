public import PageTrace

/// Asserts exactly which callbacks came, in order, of those that are selected.
///
/// ```swift
/// assertCallbacks(of: walk, only: .delegate, [
///     .willTransitionTo([2]),
///     .didFinishAnimating(finished: true, previous: [1], completed: true),
/// ])
/// ```
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
        CallbackComparison(callbacksOfSteps, recording.steps, selection, name: session.name)
    }
}
