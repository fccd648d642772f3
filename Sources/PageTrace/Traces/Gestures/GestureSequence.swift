/// Gestures in a row, written shorter where they repeat or are drawn at random.
///
/// However long the row is, it takes no more memory than its parts: it makes each gesture when it is asked for.
///
/// ```swift
/// let there: [Gesture] = [.swipe(Swipe(.forward)), .swipe(Swipe(.backward))]
/// let gestures = GestureSequence(parts: [
///     .gesture(.set(ProgrammaticSet(["First"]))),
///     .repetition(GestureSequence(there), count: 1_000_000),
///     .randomWalk(RandomWalk(seed: 7, count: 1_000)),
/// ])
/// gestures.count  // 2_001_001
/// ```
///
/// Two sequences are equal where they are written the same way: a gesture that is there twice is not equal to its
/// repetition.
public struct GestureSequence: Hashable, Sendable {
    /// A piece of the row.
    public enum Part: Hashable, Sendable {
        /// One gesture.
        case gesture(Gesture)
        /// One gesture, and what the author of the trace says of it.
        case annotated(Gesture, Annotation)
        /// Gestures that happen several times, one round after the other; none for a count below 1.
        indirect case repetition(GestureSequence, count: Int)
        /// Swipes drawn at random.
        indirect case randomWalk(RandomWalk)
    }

    /// The pieces of the row, in order.
    public private(set) var parts: [Part] = []

    /// The number of gestures, repetitions and random walks counted in full; `Int.max` if it is larger than that.
    public private(set) var count = 0

    /// Creates a row from its pieces.
    public init(parts: [Part] = []) {
        self.parts = parts
        for part in parts { count = count.saturatingSum(part.count) }
    }

    /// Creates a row from single gestures.
    public init(_ gestures: some Sequence<Gesture>) {
        self.init(parts: gestures.map(Part.gesture))
    }

    /// Whether there is no gesture.
    public var isEmpty: Bool { count == 0 }

    /// Puts a piece at the end.
    mutating func append(_ part: Part) {
        parts.append(part)
        count = count.saturatingSum(part.count)
    }

    /// Puts the pieces of another row at the end.
    mutating func append(_ other: GestureSequence) {
        parts += other.parts
        count = count.saturatingSum(other.count)
    }

    /// Makes room, so that a long row is not copied while it grows.
    mutating func reserveCapacity(_ capacity: Int) {
        parts.reserveCapacity(capacity)
    }

    /// Visits every gesture that is written out, each once however often it is repeated.
    func forEachWritten(_ visit: (Gesture) -> Void) {
        for part in parts {
            switch part {
            case .gesture(let gesture), .annotated(let gesture, _): visit(gesture)
            case .repetition(let gestures, _): gestures.forEachWritten(visit)
            case .randomWalk: break
            }
        }
    }
}

extension GestureSequence: ExpressibleByArrayLiteral {
    /// Creates a row from the gestures of an array literal.
    public init(arrayLiteral gestures: Gesture...) {
        self.init(gestures)
    }
}

extension GestureSequence.Part {
    /// The number of gestures.
    var count: Int {
        switch self {
        case .gesture, .annotated: 1
        case .repetition(let gestures, let count): gestures.count.saturatingProduct(Swift.max(count, 0))
        case .randomWalk(let walk): Swift.max(walk.count, 0)
        }
    }
}

extension Int {
    /// The sum of two numbers that are not negative, the largest number if it is too large.
    func saturatingSum(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }

    /// The product of two numbers that are not negative, the largest number if it is too large.
    func saturatingProduct(_ other: Int) -> Int {
        let (product, isTooLarge) = multipliedReportingOverflow(by: other)
        return isTooLarge ? .max : product
    }
}
