public import PageTrace

/// Asserts that a walk has no findings: no tracker that names a wrong page, no contract violation.
///
/// ```swift
/// assertNoFindings(in: walk)
/// ```
public func assertNoFindings<Client>(
    in walk: Walk<Client>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(walk.failure(at: place) { walk.recording.findingsFailure })
}

/// Asserts that a client, driven along a path, has no findings.
///
/// ```swift
/// assertNoFindings(in: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3⇒1")
/// ```
public func assertNoFindings<Client: PageViewControllerClient>(
    in client: Client, pages: [Client.Page], path: String, loops: Bool = false,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let walk = Walk(
        of: client, pages: pages, path: path, loops: loops, fileID: fileID, filePath: filePath, testName: testName,
        line: line, column: column)
    assertNoFindings(
        in: walk, fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a recording of any container has no findings.
public func assertNoFindings(
    in recording: Recording, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    SourcePlace(fileID, filePath, "", line, column).report(recording.findingsFailure)
}

/// Asserts that what a driver has recorded so far has no findings.
public func assertNoFindings(
    in source: some RecordingSource, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let recording = source.recording
    // What was done to get there, if the recording has it.
    let failure = recording.findingsFailure.map { recording.about.isEmpty ? $0 : "\($0)\n\n\(recording.about)" }
    SourcePlace(fileID, filePath, "", line, column).report(failure)
}

extension Recording {
    /// The findings in words, each with its step; nil if there are none.
    var findingsFailure: String? {
        let lines = steps.flatMap { step in
            step.findings.map { "\(StepPlace(step, callback: $0.callback)):\n  \($0.message)" }
        }
        guard !lines.isEmpty else { return nil }
        let count = lines.count == 1 ? "1 finding" : "\(lines.count) findings"
        return "\(count), and none is expected.\n\n" + lines.joined(separator: "\n")
    }
}
