public import PageTrace

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
