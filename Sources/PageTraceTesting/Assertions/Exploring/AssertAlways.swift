public import PageTrace

/// Asserts that something holds after every gesture, in every sequence of gestures.
///
/// ```swift
/// assertAlways(in: AllWalks(of: Presenter(), pages: [1, 2, 3, 4])) { $0.client.cache.count <= 3 }
/// ```
///
/// - Parameters:
///   - walks: The walks.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - property: The property that must hold.
public func assertAlways<Client>(
    in walks: AllWalks<Client>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column,
    _ property: @escaping (ExploredStep<Client>) -> Bool
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(ExplorationFailure(walks) { !property($0) }.exception(at: place))
}
