public import PageTrace

/// Asserts that no sequence of gestures has a finding.
///
/// ```swift
/// assertNoReachableFindings(in: AllWalks(of: Presenter(), pages: [1, 2, 3, 4]))
/// ```
///
/// - Parameters:
///   - walks: The walks.
///   - allowed: The kinds of findings that are allowed.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertNoReachableFindings<Client>(
    in walks: AllWalks<Client>, allowing allowed: Set<Finding.Kind> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(ExplorationFailure(walks).findings(besides: allowed, at: place))
}
