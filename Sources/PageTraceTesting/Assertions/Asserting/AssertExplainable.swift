public import PageTrace

/// Asserts that a log is something that the model can do.
///
/// The log is text, one callback a line, as `pagetrace explain` reads it, or the callbacks of a recording. If the model
/// cannot do it, the failure says where the two part, what the model would have done there, and which rule forbids what
/// the log says.
///
/// ```swift
/// assertExplainable(try ObservedLog(
///     """
///     viewControllerAfter(First) -> Second
///     viewControllerBefore(First) -> nil
///     willTransitionTo [Second]
///     didFinishAnimating finished: true, previous: [First], completed: true
///     """))
/// assertExplainable(try ObservedLog(recording), on: [.classic])
/// ```
///
/// What the log throws is the failure. Systems and quirks are those that the log says or leaves open, unless they are
/// given; `assuming` says what may be assumed beyond the plain model.
///
/// - Returns: The explanation, nil for a text that is no log, or a recording of another container.
@discardableResult
public func assertExplainable(
    _ log: @autoclosure () throws -> ObservedLog, on systems: [PagingSystem]? = nil, quirks: Quirks? = nil,
    assuming assumable: ExplanationOptions.Assumable = .skips,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> Explanation? {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    do {
        let explanation = try log().explained(ExplanationOptions(systems: systems, quirks: quirks, assume: assumable))
        place.report(explanation.isExplained ? nil : explanation.text)
        return explanation
    } catch {
        place.report("\(error)")
        return nil
    }
}
