public import PageTrace

/// Asserts that a walk, a driver, a trace or a recording has no findings: no tracker that names a wrong page, no contract
/// violation.
///
/// ```swift
/// assertNoFindings(in: Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)→3⇒1"))
/// assertNoFindings(in: trace)
/// ```
public func assertNoFindings(
    in source: some RecordingSource,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID, filePath, testName, line, column)
    place.report(source.failure(at: place) { $0.findingsFailure })
}

extension Recording {
    /// The findings in words, each with its step; nil if there are none.
    var findingsFailure: String? {
        let lines = steps.flatMap { step in
            step.findings.map { "\(StepPlace(step, callback: $0.callback)):\n  \($0.message)" }
        }
        guard !lines.isEmpty else { return nil }
        return "\(Quantity.text(lines.count, "finding")), and none is expected.\n\n" + lines.joined(separator: "\n")
    }
}
