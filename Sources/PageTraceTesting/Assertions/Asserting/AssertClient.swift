import CustomDump
import PageTrace

/// Asserts a value of the client after the walk: a cache, an index, or any other property.
///
/// ```swift
/// assertClient(of: walk, \.cache, holds: [1, 2, 3])
/// ```
public func assertClient<Client, Value: Equatable>(
    of walk: Walk<Client>, _ property: KeyPath<Client, Value>, holds expected: Value,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    let failure = walk.failure(at: place) { recording in
        let found = walk.client[keyPath: property]
        guard found != expected else { return nil }
        let last = recording.steps.last.map { " after \(StepPlace($0))" } ?? ""
        let difference = diff(expected, found) ?? "\(expected) and \(found) are not equal."
        return "The client differs\(last).\n\n\(difference)\n\n(Expected: -, Found: +)"
    }
    place.report(failure)
}
