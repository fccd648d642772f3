import PageTrace

/// Stretches of steps that repeat, each to be drawn once.
///
/// A stretch of at most ``longest`` steps is folded if it occurs at least ``fewest`` times and at least ``saving``
/// steps need not be drawn. From the first step on, of the stretches that begin there, the one that saves most is used.
/// This takes time proportional to the number of steps: for each length, the comparisons continue where they ended.
struct Folding: Hashable, Sendable {
    struct Stretch: Hashable, Sendable {
        var start: Int
        /// How many steps are repeated.
        var length: Int
        /// The total number of times that they occur.
        var count: Int

        /// The places of all steps, with those that are not drawn.
        var places: Range<Int> { start..<start + length * count }
    }

    static let longest = 64
    static let fewest = 3
    static let saving = 6

    /// The stretches, from first to last; none touches another.
    private(set) var stretches: [Stretch] = []

    /// How many steps need not be drawn.
    var saved: Int { stretches.reduce(0) { $0 + $1.length * ($1.count - 1) } }

    /// Finds stretches in the steps of a recording, if repeated steps are to be drawn once.
    init(_ recording: Recording, folds: Bool) {
        self.init(folds ? StepTable.places(of: recording.steps) : [])
    }

    /// Finds stretches in a sequence of numbers, in which equal steps have equal numbers.
    init(_ numbers: [Int]) {
        // Where the run of steps ends that are each equal to the one so many steps further on, for each length.
        var ends = Array(repeating: 0, count: Self.longest + 1)
        var start = 0
        while start < numbers.count {
            guard let stretch = Self.best(from: start, in: numbers, ends: &ends) else {
                start += 1
                continue
            }
            stretches.append(stretch)
            start = stretch.places.upperBound
        }
    }

    private static func best(from start: Int, in numbers: [Int], ends: inout [Int]) -> Stretch? {
        var best: Stretch?
        var most = saving - 1
        let longest = min(longest, (numbers.count - start) / fewest)
        guard longest > 0 else { return nil }
        for length in 1...longest {
            var end = max(ends[length], start)
            if ends[length] <= start {
                while end + length < numbers.count, numbers[end] == numbers[end + length] { end += 1 }
                // A run that is empty here is checked again from the next step on.
                ends[length] = end
            }
            let count = (end - start) / length + 1
            guard count >= fewest, length * (count - 1) > most else { continue }
            best = Stretch(start: start, length: length, count: count)
            most = length * (count - 1)
        }
        return best
    }
}

/// Repeated steps that are drawn once.
struct FoldedStretch: Hashable {
    /// The places of the steps among those that are drawn.
    let steps: Range<Int>
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
