import Paging

/// The figures of a recording, counted step by step so that a long recording need not be kept.
package struct RecordingSummary: Hashable, Sendable {
    /// The number of steps.
    package internal(set) var steps = 0
    /// The number of callbacks.
    package internal(set) var callbacks = 0
    /// The number of findings.
    package internal(set) var findings = 0
    /// The number of the step at which the replay stopped because UIKit would have raised or the app's code would have
    /// trapped; nil if it ran to its end.
    package internal(set) var stoppedAt: Int?

    /// Whether the app set pages without end in a step.
    package private(set) var isEndless = false

    /// Creates figures that are all zero.
    package init() {}

    /// Counts a whole recording.
    package init(_ recording: Recording) {
        for step in recording.steps { count(step) }
    }

    /// Counts one more step.
    package mutating func count(_ step: Step) {
        steps += 1
        callbacks += step.callbacks.count
        findings += step.findings.count
        if step.isEndless { isEndless = true }
        if step.gesture.outcome.isStop { stoppedAt = step.number }
    }

    /// Creates figures that were counted elsewhere.
    init(steps: Int, callbacks: Int, findings: Int, stoppedAt: Int?, isEndless: Bool = false) {
        self.isEndless = isEndless
        self.steps = steps
        self.callbacks = callbacks
        self.findings = findings
        self.stoppedAt = stoppedAt
    }

    /// Adds the figures of steps that come after those counted so far.
    mutating func add(_ other: RecordingSummary) {
        steps += other.steps
        callbacks += other.callbacks
        findings += other.findings
        stoppedAt = other.stoppedAt ?? stoppedAt
        isEndless = isEndless || other.isEndless
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
