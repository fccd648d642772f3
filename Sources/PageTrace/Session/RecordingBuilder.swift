/// Collects the steps of a replay; equal steps share their storage.
///
/// A walk goes through the same few situations again and again. A step that differs from an earlier one only in its
/// number takes a tenth of the memory.
///
/// ```swift
/// var builder = RecordingBuilder(trace)
/// for step in Replay(trace) { builder.add(step) }
/// try builder.recording()   // as Recording(replaying: trace)
/// ```
package struct RecordingBuilder: Sendable {
    private let trace: Trace
    private let range: StepRange?
    private var steps: [Step] = []
    private var before: OmittedSteps.Stretch?
    private var after: OmittedSteps.Stretch?
    private var table = StepTable()

    /// - Parameter range: The steps to keep; those before and after them are only counted. Nil keeps them all.
    package init(_ trace: Trace, steps range: StepRange? = nil) {
        self.trace = trace
        self.range = range
    }

    /// How many steps are kept.
    package var count: Int { steps.count }

    package mutating func add(_ step: Step) {
        // Where the trace does not list the pages, they come from the steps, and each step counts.
        guard let range, trace.scenario.any.listsPages, !range.contains(step.number) else {
            return table.append(step, to: &steps)
        }
        if steps.isEmpty { before.count(step) } else { after.count(step) }
    }

    /// The recording of the steps so far.
    ///
    /// - Throws: ``StepRangeError/empty(_:first:last:)`` if none of the steps are in the range.
    package func recording() throws(StepRangeError) -> Recording {
        var recording = Recording(heading: trace, steps: steps)
        guard let range else { return recording }
        guard trace.scenario.any.listsPages else { return try recording.steps(in: range) }
        guard !steps.isEmpty else { throw .empty(range, first: before?.first, last: before?.last) }
        if before != nil || after != nil { recording.omitted = OmittedSteps(before: before, after: after) }
        return recording
    }
}
