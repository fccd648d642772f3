public import PageTrace

/// Asserts which pages the container holds after a step, in the words of the recording.
///
/// ```swift
/// assertHeld("1 | ▸2 | 3", in: walk)
/// assertHeld("? | ▸1 | ?", in: walk, afterStep: 0)
/// ```
///
/// The slots are those from the page before to the page after. `▸` marks the shown page, `?` a neighbor that has not been
/// asked for, and `nil` one that is remembered as missing. Steps are counted from 0 as in the recording; without a number
/// it is the last.
public func assertHeld(
    _ expected: String, in source: some RecordingSource, afterStep step: Int? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(source.failure(at: place) { $0.heldFailure(expected, afterStep: step) })
}

extension Recording {
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
