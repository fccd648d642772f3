public import PageTrace

/// Asserts that no sequence of gestures has a finding, except of the kinds that are allowed.
///
/// ```swift
/// assertNoReachableFindings(in: AllWalks(of: Presenter(), pages: [1, 2, 3, 4]))
/// ```
public func assertNoReachableFindings<Client>(
    in walks: AllWalks<Client>, allowing allowed: Set<Finding.Kind> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(ExplorationFailure(walks).findings(besides: allowed, at: place))
}

/// Asserts that some sequence of gestures leads to a step of some kind, so that a proof about such steps is not empty.
///
/// ```swift
/// assertReachable(in: AllWalks(of: Presenter(), pages: [1, 2, 3, 4])) { $0.outcome == .bounced }
/// ```
public func assertReachable<Client>(
    in walks: AllWalks<Client>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(ExplorationFailure(walks, property).unreachable)
}

/// Asserts that something holds after every gesture, in every sequence of gestures.
///
/// ```swift
/// assertAlways(in: AllWalks(of: Presenter(), pages: [1, 2, 3, 4])) { $0.client.cache.count <= 3 }
/// ```
public func assertAlways<Client>(
    in walks: AllWalks<Client>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(ExplorationFailure(walks) { !property($0) }.exception(at: place))
}

/// Asserts that from every reachable state, gestures can lead to a step of some kind again.
///
/// ```swift
/// assertEventually(in: AllWalks(of: Presenter(), pages: [1, 2, 3, 4])) { $0.shown == 4 }
/// ```
public func assertEventually<Client>(
    in walks: AllWalks<Client>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(ExplorationFailure(walks, seeksStranded: true, property).strandedState(at: place))
}
