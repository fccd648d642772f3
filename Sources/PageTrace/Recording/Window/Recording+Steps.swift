extension Recording {
    /// The recording with some of its steps; ``omitted`` counts the others.
    ///
    /// Its text, JSON and diagrams say what is left out. Its ``findings`` and ``coverage`` cover only the steps that it
    /// has.
    ///
    /// - Parameter range: The numbers of the steps, as the log prints them.
    /// - Returns: This recording itself if the range holds every step.
    /// - Throws: ``StepRangeError/empty(_:first:last:)`` if the range holds no step.
    package func steps(in range: StepRange) throws(StepRangeError) -> Recording {
        guard let start = steps.firstIndex(where: { range.contains($0.number) }),
            let last = steps.lastIndex(where: { range.contains($0.number) })
        else { throw .empty(range, first: steps.first?.number, last: steps.last?.number) }
        guard start > steps.startIndex || last + 1 < steps.endIndex else { return self }
        var window = self
        window.steps = Array(steps[start...last])
        window.omitted = OmittedSteps(
            before: .joined(omitted?.before, OmittedSteps.Stretch(steps[..<start])),
            after: .joined(OmittedSteps.Stretch(steps[(last + 1)...]), omitted?.after))
        return window
    }

    /// The figures of all steps, including those that are left out.
    package var wholeSummary: RecordingSummary {
        [omitted?.before?.summary, RecordingSummary(self), omitted?.after?.summary].compactMap(\.self)
            .reduce(into: RecordingSummary()) { $0.add($1) }
    }
}
