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

/// The callbacks that an assertion looks at.
///
/// ```swift
/// assertCallbacks(of: walk, only: .delegate, [.willTransitionTo([2])])
/// ```
public struct CallbackSelection: Sendable {
    let roles: Set<CallbackRole>?
    let step: Int?

    /// Every callback of every step.
    public static let all = CallbackSelection(roles: nil, step: nil)
    /// `viewControllerAfter` and `viewControllerBefore`.
    public static let dataSource = roles([.dataSource])
    /// `willTransitionTo`, `didFinishAnimating` and `spineLocationFor`.
    public static let delegate = roles([.delegate])

    /// The callbacks to some parts of the client, such as appearance and containment.
    public static func roles(_ roles: Set<CallbackRole>) -> CallbackSelection {
        CallbackSelection(roles: roles, step: nil)
    }

    /// The callbacks of one step, counted from 0 as in the recording.
    public static func step(_ number: Int) -> CallbackSelection { CallbackSelection(roles: nil, step: number) }

    /// The selected callbacks of one step, counted from 0 as in the recording.
    public func inStep(_ number: Int) -> CallbackSelection { CallbackSelection(roles: roles, step: number) }

    func contains<Page>(_ callback: Callback<Page>, ofStep number: Int) -> Bool {
        (step == nil || step == number) && (roles?.contains(callback.role) ?? true)
    }
}
