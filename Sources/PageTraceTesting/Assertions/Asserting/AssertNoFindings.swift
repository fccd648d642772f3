public import PageTrace

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
