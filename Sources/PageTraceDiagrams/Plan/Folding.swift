/// Stretches of steps that follow themselves, each to be drawn once.
///
/// A stretch of at most ``longest`` steps is folded where it is at least ``fewest`` times and at least ``saving``
/// steps need not be drawn. From the first step on, the stretch that saves most is taken of those that begin there.
/// That takes time in proportion to the number of steps: for each length the comparisons go on where they ended.
struct Folding: Hashable, Sendable {
    /// Steps that follow themselves.
    struct Stretch: Hashable, Sendable {
        /// The place of the first step in the sequence.
        var start: Int
        /// How many steps are repeated.
        var length: Int
        /// How many times they are there in all.
        var count: Int

        /// The places of all steps, with those that are not drawn.
        var places: Range<Int> { start..<start + length * count }
    }

    /// The most steps of a stretch.
    static let longest = 64
    /// The least number of times that a stretch is there.
    static let fewest = 3
    /// The least number of steps that need not be drawn.
    static let saving = 6

    /// The stretches, from first to last; none touches another.
    private(set) var stretches: [Stretch] = []

    /// How many steps need not be drawn.
    var saved: Int { stretches.reduce(0) { $0 + $1.length * ($1.count - 1) } }

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
                // A run that is empty here is looked at again from the next step on.
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
