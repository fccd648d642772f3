/// Gives vertical lines places beside each other, so that no two lie on one another.
struct StateLanes {
    /// A line from one height to another.
    struct Span {
        var start: Double
        var end: Double
    }

    /// The most lines beside each other; what needs more has no line, and is told by numbers alone.
    static let most = 16

    private var taken: [[Span]] = []

    /// The place of a line, from the inside; nil if there is none.
    mutating func place(from first: Double, to second: Double) -> Int? {
        let span = Span(start: min(first, second) - 4, end: max(first, second) + 4)
        let free = taken.firstIndex { spans in spans.allSatisfy { $0.end < span.start || span.end < $0.start } }
        if let free {
            taken[free].append(span)
            return free
        }
        guard taken.count < Self.most else { return nil }
        taken.append([span])
        return taken.count - 1
    }
}
