/// Collects the steps of a replay, those that say the same sharing what they hold.
///
/// A walk goes through the same few situations again and again: a step that differs from an earlier one in its number
/// alone takes a tenth of the memory.
///
/// ```swift
/// var builder = RecordingBuilder(trace)
/// for step in Replay(trace) { builder.add(step) }
/// try builder.recording()   // as Recording(replaying: trace)
/// ```
public struct RecordingBuilder: Sendable {
    private let trace: Trace
    private let range: StepRange?
    private var steps: [Step] = []
    private var before: OmittedSteps.Stretch?
    private var after: OmittedSteps.Stretch?
    /// The first of the steps that say the same, by what tells most steps apart.
    private var known: [Key: [Step]] = [:]
    private var knownCount = 0

    /// Hashing a whole step would take as long as making it.
    private struct Key: Hashable {
        let gesture: String
        let from: [String]
        let to: [String]
        let callbacks: Int
    }

    /// With more distinct steps than this, the walk hardly repeats itself, and looking costs more than it saves.
    private static let mostKnown = 10_000
    /// The most steps with one key that a new one is compared with.
    private static let mostAlike = 8

    /// Creates a builder that has no steps.
    ///
    /// - Parameters:
    ///   - trace: What is replayed.
    ///   - range: The steps to keep; those before and after them are only counted. Nil keeps them all.
    public init(_ trace: Trace, steps range: StepRange? = nil) {
        self.trace = trace
        self.range = range
    }

    /// How many steps are kept.
    public var count: Int { steps.count }

    /// Adds the next step.
    public mutating func add(_ step: Step) {
        // A root container makes controllers while it runs: all of them are pages of the recording.
        guard let range, trace.container.kind != .rootContainer, !range.contains(step.number) else {
            return keep(step)
        }
        if steps.isEmpty { before.count(step) } else { after.count(step) }
    }

    private mutating func keep(_ step: Step) {
        let gesture = step.gesture
        let key = Key(
            gesture: gesture.name, from: gesture.from, to: gesture.to, callbacks: step.callbacks.count)
        let alike = known[key] ?? []
        for candidate in alike {
            var shared = candidate
            shared.number = step.number
            guard shared == step else { continue }
            steps.append(shared)
            return
        }
        if alike.count < Self.mostAlike, knownCount < Self.mostKnown {
            known[key, default: []].append(step)
            knownCount += 1
        }
        steps.append(step)
    }

    /// What has been collected.
    ///
    /// - Throws: ``StepRangeError/empty(_:first:last:)`` where no step was to be kept.
    public func recording() throws(StepRangeError) -> Recording {
        var recording = Recording(heading: trace, steps: steps)
        guard let range else { return recording }
        guard trace.container.kind != .rootContainer else { return try recording.steps(in: range) }
        guard !steps.isEmpty else { throw .empty(range, first: before?.first, last: before?.last) }
        if before != nil || after != nil { recording.omitted = OmittedSteps(before: before, after: after) }
        return recording
    }
}
