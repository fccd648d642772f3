public import PageTrace

/// Asserts that a log is something that the model can do.
///
/// The log is text, one callback a line, as `pagetrace explain` reads it. If the model cannot do it, the failure says
/// where the two part, what the model would have done there, and which rule forbids what the log says.
///
/// ```swift
/// assertExplainable(
///     """
///     viewControllerAfter(First) -> Second
///     viewControllerBefore(First) -> nil
///     willTransitionTo [Second]
///     didFinishAnimating finished: true, previous: [First], completed: true
///     """)
/// ```
///
/// - Parameters:
///   - log: The text of the log.
///   - systems: The systems that are tried; nil for those that the log leaves open.
///   - quirks: The quirks that the container has; nil for those that the log says.
///   - assumable: What may be assumed beyond the plain model.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test in which it stands.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
/// - Returns: The explanation, nil for a text that is no log.
@discardableResult
public func assertExplainable(
    _ log: String, on systems: [PagingSystem]? = nil, quirks: Quirks? = nil,
    assuming assumable: ExplanationOptions.Assumable = .skips,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> Explanation? {
    let options = ExplanationOptions(systems: systems, quirks: quirks, assume: assumable)
    return explain(options, at: SourcePlace(fileID, filePath, testName, line, column)) { () throws(TraceError) in
        try ObservedLogReader.read(log.utf8, name: "log")
    }
}

/// Asserts that the callbacks of a recording are something that the model can do.
///
/// - Parameters:
///   - recording: The recording.
///   - systems: The systems that are tried; nil for those that the recording leaves open.
///   - quirks: The quirks that the container has; nil for those that the recording says.
///   - assumable: What may be assumed beyond the plain model.
///   - fileID: Where the assertion stands.
///   - filePath: Where the assertion stands.
///   - testName: The test in which it stands.
///   - line: Where the assertion stands.
///   - column: Where the assertion stands.
/// - Returns: The explanation, nil for a recording that cannot be explained, such as one of another container.
@discardableResult
public func assertExplainable(
    _ recording: Recording, on systems: [PagingSystem]? = nil, quirks: Quirks? = nil,
    assuming assumable: ExplanationOptions.Assumable = .skips,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> Explanation? {
    let options = ExplanationOptions(systems: systems, quirks: quirks, assume: assumable)
    return explain(options, at: SourcePlace(fileID, filePath, testName, line, column)) { () throws(TraceError) in
        try ObservedLog(recording)
    }
}

private func explain(
    _ options: ExplanationOptions, at place: SourcePlace, _ read: () throws(TraceError) -> ObservedLog
) -> Explanation? {
    do {
        let explanation = try read().explained(options)
        place.report(explanation.isExplained ? nil : explanation.text)
        return explanation
    } catch {
        place.report(error.description)
        return nil
    }
}
