public import PageTrace

/// Asserts that some sequence of gestures leads to a step of some kind, so that a proof about such steps is not empty.
///
/// ```swift
/// assertReachable(in: AllWalks(of: Presenter(), pages: [1, 2, 3, 4])) { $0.outcome == .bounced }
/// ```
///
/// - Parameters:
///   - walks: The walks.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - property: Whether a step is of that kind.
public func assertReachable<Client>(
    in walks: AllWalks<Client>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(ExplorationFailure(walks, property).unreachable)
}
