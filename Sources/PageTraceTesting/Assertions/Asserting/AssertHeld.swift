public import PageTrace

/// Asserts which pages the container holds after a step, in the words of the recording.
///
/// ```swift
/// assertHeld("1 | ▸2 | 3", in: walk)
/// assertHeld("? | ▸1 | ?", in: walk, afterStep: 0)
/// ```
///
/// - Parameters:
///   - expected: The slots, from the page before to the page after. `▸` marks the shown page, `?` a neighbor that has
///     not been asked for, and `nil` one that is remembered as missing.
///   - source: The walk, the driver, or what else has a recording.
///   - step: The number of the step as in the recording, where the first is 0; the last by default.
///   - fileID: The file of the assertion.
///   - filePath: The path of that file; snapshots go beside it.
///   - testName: The name of the test.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertHeld(
    _ expected: String, in source: some RecordingSource, afterStep step: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(source.failure(at: place) { $0.heldFailure(expected, afterStep: step) })
}

extension Recording {
    /// The difference from the expected pages, nil if there is none.
    func heldFailure(_ expected: String, afterStep number: Int?) -> String? {
        guard let step = number.map({ number in steps.first { $0.number == number } }) ?? steps.last else {
            return "There is no step \(number ?? 0): the walk has \(steps.count)."
        }
        let found = step.after.first?.slots.map(\.text).joined(separator: " | ") ?? ""
        guard found != expected else { return nil }
        return """
            The pages held differ after \(StepPlace(step)).

            Expected: \(expected)
            Found:    \(found)
            """
    }
}
