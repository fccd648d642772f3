import PageTrace

/// Stretches of steps that repeat, each to be drawn once.
///
/// A stretch of at most ``longest`` steps is folded if it occurs at least ``fewest`` times and at least ``saving``
/// steps need not be drawn. From the first step on, of the stretches that begin there, the one that saves most is used.
/// This takes time proportional to the number of steps: for each length, the comparisons continue where they ended.
struct Folding: Hashable, Sendable {
    /// A stretch of steps that repeats.
    struct Stretch: Hashable, Sendable {
        /// The place of the first step in the sequence.
        var start: Int
        /// How many steps are repeated.
        var length: Int
        /// The total number of times that they occur.
        var count: Int

        /// The places of all steps, with those that are not drawn.
        var places: Range<Int> { start..<start + length * count }
    }

    /// The most steps of a stretch.
    static let longest = 64
    /// The minimum number of times that a stretch must occur.
    static let fewest = 3
    /// The minimum number of steps that must be saved.
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
