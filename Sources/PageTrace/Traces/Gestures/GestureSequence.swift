/// A sequence of gestures, in a compact form for repetitions and random walks.
///
/// However long the sequence is, it takes no more memory than its parts: it makes each gesture on demand.
///
/// ```swift
/// let there: GestureSequence<PageViewControllerGesture> = [.page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.backward)))]
/// let gestures = GestureSequence<PageViewControllerGesture>(parts: [
///     .gesture(.page(.set(PageSet(["First"])))),
///     .repetition(there, count: 1_000_000),
///     .randomWalk(RandomWalk(seed: 7, count: 1_000)),
/// ])
/// gestures.count  // 2_001_001
/// ```
///
/// Two sequences are equal if they are written the same way: a gesture written twice is not equal to its repetition.
package struct GestureSequence<Gesture: TraceGesture>: Hashable, Sendable {
    package enum Part: Hashable, Sendable {
        case gesture(Gesture)
        /// One gesture, with the trace author's remark on it.
        case annotated(Gesture, Annotation)
        /// Gestures that are repeated for a number of rounds; none if the count is below 1.
        indirect case repetition(GestureSequence, count: Int)
        indirect case randomWalk(RandomWalk<Gesture>)
    }

    package private(set) var parts: [Part] = []

    /// The number of gestures, with repetitions and random walks counted in full; `Int.max` if that is too large.
    package private(set) var count = 0
    /// How many of them are chosen at random: each of these is performed when a trace is read, for none comes back.
    private(set) var randomCount = 0

    package init(parts: [Part] = []) {
        for part in parts { append(part) }
    }

    package init(_ gestures: some Sequence<Gesture>) {
        self.init(parts: gestures.map(Part.gesture))
    }

    package var isEmpty: Bool { count == 0 }

    mutating func append(_ part: Part) {
        parts.append(part)
        count = count.saturatingSum(part.count)
        randomCount = randomCount.saturatingSum(part.randomCount)
    }

    mutating func append(_ other: GestureSequence) {
        for part in other.parts { append(part) }
    }

    /// Visits every gesture that is written out, each once, however often it is repeated.
    func forEachWritten(_ visit: (Gesture) -> Void) {
        for part in parts {
            switch part {
            case .gesture(let gesture), .annotated(let gesture, _): visit(gesture)
            case .repetition(let gestures, _): gestures.forEachWritten(visit)
            case .randomWalk: break
            }
        }
    }

    /// The gestures up to the first of a kind; none if no such gesture is among the first so many.
    func opening(limit: Int, through isLast: (Gesture) -> Bool) -> GestureSequence {
        let soon = Array(prefix(limit))
        return soon.firstIndex(where: isLast).map { GestureSequence(soon[...$0]) } ?? GestureSequence()
    }

    /// What an app does in different gestures, in the order in which they are written; those of an opening are left out.
    func written(after opening: GestureSequence, as act: (Gesture) -> Gesture?) -> [Gesture] {
        var passed = Array(opening)
        var seen: Set<Gesture> = []
        var written: [Gesture] = []
        forEachWritten { gesture in
            if let place = passed.firstIndex(of: gesture) {
                passed.remove(at: place)
            } else if let act = act(gesture), seen.insert(act).inserted {
                written.append(act)
            }
        }
        return written
    }
}

extension GestureSequence: ExpressibleByArrayLiteral {
    package init(arrayLiteral gestures: Gesture...) { self.init(gestures) }
}

extension GestureSequence.Part {
    var count: Int {
        switch self {
        case .gesture, .annotated: 1
        case .repetition(let gestures, let count): gestures.count.saturatingProduct(Swift.max(count, 0))
        case .randomWalk(let walk): Swift.max(walk.count, 0)
        }
    }

    var randomCount: Int {
        switch self {
        case .gesture, .annotated: 0
        case .repetition(let gestures, let count): gestures.randomCount.saturatingProduct(Swift.max(count, 0))
        case .randomWalk: count
        }
    }
}

extension Int {
    /// The sum of two nonnegative numbers, or the largest number if it overflows.
    func saturatingSum(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }

    /// The product of two nonnegative numbers, or the largest number if it overflows.
    func saturatingProduct(_ other: Int) -> Int {
        let (product, isTooLarge) = multipliedReportingOverflow(by: other)
        return isTooLarge ? .max : product
    }
}
