import Paging

/// The figures of a recording, counted step by step so that a long recording need not be kept.
///
/// Two are equal if their figures are: what findings say of the replay is not written with steps that are left out.
package struct RecordingSummary: Hashable, Sendable {
    package internal(set) var steps = 0
    package internal(set) var callbacks = 0
    package internal(set) var findings = 0
    /// The number of the step at which the replay stopped because UIKit would have raised or the app's code would have
    /// trapped; nil if it ran to its end.
    package internal(set) var stoppedAt: Int?

    /// Whether UIKit raises or has raised in a step; a lenient container goes on there.
    package internal(set) var raises = false

    package internal(set) var isEndless = false

    package init() {}

    package static func == (one: Self, other: Self) -> Bool {
        one.steps == other.steps && one.callbacks == other.callbacks && one.findings == other.findings
            && one.stoppedAt == other.stoppedAt
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(steps) }

    package init(_ recording: Recording) { self.init(recording.steps) }

    init(_ steps: some Sequence<Step>) {
        for step in steps { count(step) }
    }

    package mutating func count(_ step: Step) {
        steps += 1
        callbacks += step.callbacks.count
        findings += step.findings.count
        note(step.findings)
        if step.gesture.outcome.isStop { stoppedAt = step.number }
    }

    /// Notes what the findings of a step say of the replay.
    mutating func note(_ findings: [Finding]) {
        for finding in findings {
            if finding.kind == .endlessSets { isEndless = true }
            if finding.kind == .contractViolation { raises = true }
        }
    }

    /// Adds the figures of steps that come after those counted so far.
    mutating func add(_ other: RecordingSummary) {
        steps += other.steps
        callbacks += other.callbacks
        findings += other.findings
        stoppedAt = other.stoppedAt ?? stoppedAt
        isEndless = isEndless || other.isEndless
        raises = raises || other.raises
    }

    /// The figures in one sentence, such as `7 steps, 1,021 callbacks, no findings`.
    package var text: String {
        func number(_ count: Int, _ word: String) -> String {
            count == 0 ? "no \(word)s" : Quantity.text(count, word)
        }
        return number(steps, "step") + ", " + number(callbacks, "callback") + ", " + number(findings, "finding")
            + (stoppedAt.map { ", stopped at step \($0)" } ?? "")
    }
}

extension Step {
    /// Whether the app set pages without end.
    var isEndless: Bool { findings.contains { $0.kind == .endlessSets } }
}
