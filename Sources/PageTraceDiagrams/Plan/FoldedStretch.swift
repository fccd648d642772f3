import PageTrace

/// Repeated steps that are drawn once.
struct FoldedStretch: Hashable {
    /// The places of the steps among those that are drawn.
    let steps: Range<Int>
    /// The number of repetitions.
    let count: Int
    /// The numbers of the first and the last step that are drawn.
    let first: Int
    let last: Int
    /// The number of the last step of the last time.
    let end: Int
    /// How many findings there are each time.
    let findings: Int

    /// Describes a stretch of a recording that is drawn from a place on.
    init(_ stretch: Folding.Stretch, in recording: Recording, at place: Int) {
        let once = recording.steps[stretch.start..<stretch.start + stretch.length]
        steps = place..<place + stretch.length
        count = stretch.count
        first = once.first?.number ?? 0
        last = once.last?.number ?? 0
        end = recording.steps[stretch.places.upperBound - 1].number
        findings = once.reduce(0) { $0 + $1.findings.count }
    }

    /// How often: `×25`.
    var badge: String { "×\(Quantity.text(count))" }

    /// What is left out: `steps 7–12, and 24 times more, to step 156`.
    var sentence: String {
        let steps =
            first == last ? Words.say("step {0}", "\(first)") : Words.say("steps {0}–{1}", "\(first)", "\(last)")
        return Words.say("{0}, and {1} times more, to step {2}", steps, Quantity.text(count - 1), "\(end)")
    }

    /// How many findings there are, empty if there are none: `⚠ 2 findings each time, 50 in all`.
    var findingText: String {
        guard findings > 0 else { return "" }
        return "⚠ "
            + Words.say("{0} each time, {1} in all", Words.count(findings, "finding"), Quantity.text(findings * count))
    }
}
