import CustomDump
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

/// Asserts the value of a client's variable after each step, step 0 first.
///
/// ```swift
/// assertTracker("title", in: walk, says: [1, 2, 2, 3])
/// ```
///
/// The name is that among the client's `trackedValues`, and nil says that the variable names no page.
public func assertTracker<Client>(
    _ name: String, in walk: Walk<Client>, says expected: [Client.Page?],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(walk.failure(at: place) { $0.trackerFailure(name, expected.map { $0.map(walk.session.name) }) })
}

/// Asserts the value of a tracked variable after each step, of a walk, a driver or a recording, by the names of pages, step 0 first.
public func assertTracker(
    _ name: String, in source: some RecordingSource, says expected: [String?],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(source.failure(at: place) { $0.trackerFailure(name, expected) })
}

extension Recording {
    func trackerFailure(_ name: String, _ expected: [String?]) -> String? {
        let known = steps.first?.trackers.map(\.name) ?? []
        guard steps.isEmpty || known.contains(name) else {
            let names = known.isEmpty ? "It has none." : "It has \(known.joined(separator: ", "))."
            return "The client has no tracker \"\(name)\". \(names)"
        }
        let found = steps.map { step in step.trackers.first { $0.name == name }?.value }
        guard found != expected else { return nil }
        let same = zip(expected, found).prefix { $0 == $1 }.count
        guard steps.count == expected.count else {
            return "\(expected.count) values of \(name) are expected, and the walk has \(steps.count) steps, from 0 on."
        }
        return """
            \(name) differs after \(StepPlace(steps[same])).

            Expected: \(expected[same] ?? "nil")
            Found:    \(found[same] ?? "nil")
            """
    }
}

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

/// Asserts that a walk, a driver, a trace or a recording has no findings: no tracker that names a wrong page, no contract
/// violation; except of the kinds that are allowed.
///
/// ```swift
/// assertNoFindings(in: try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3⇒1"))
/// assertNoFindings(in: trace)
/// ```
public func assertNoFindings(
    in source: some RecordingSource, allowing allowed: Set<Finding.Kind> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(source.failure(at: place) { $0.findingsFailure(besides: allowed) })
}

extension Recording {
    /// The findings in words, each with its step; nil if there are none.
    func findingsFailure(besides allowed: Set<Finding.Kind>) -> String? {
        let lines = steps.flatMap { step in
            step.findings.filter { !allowed.contains($0.kind) }
                .map { "\(StepPlace(step, callback: $0.callback)):\n  \($0.message)" }
        }
        guard !lines.isEmpty else { return nil }
        return "\(Quantity.text(lines.count, "finding")), and none is expected.\n\n" + lines.joined(separator: "\n")
    }
}
