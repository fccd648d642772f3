/// What a search drives: it performs gestures, and says which of them can come next.
protocol ExplorableStage {
    associatedtype Gesture
    associatedtype Seen: ExplorableObservation
    associatedtype Moment: Hashable
    associatedtype Situations: SituationStore where Situations.Driven == Self

    /// An empty store for the situations of the stage.
    var situations: Situations { get }

    var hasStopped: Bool { get }

    /// What the app waits for now; nil if it never waits.
    var waiting: Waiting? { get }

    var moment: Moment { get }

    /// Whether a gesture can come next and can make a difference, whatever the list is.
    func isWorthTrying(_ gesture: Gesture) -> Bool

    /// Whether a gesture fits the list as it is now, of those that changes lead to; nil if every gesture does.
    func fits(_ line: PageLine) -> ((Gesture) -> Bool)?

    /// Performs a gesture and returns what followed from it.
    mutating func observe(_ gesture: Gesture) -> Seen

    /// The number of pages or controllers that a gesture looks at, if it does not look at a few of them only.
    var size: Int { get }

    /// The rules and outcomes that can be met, with the words that name them if they were not.
    var witnesses: [(number: Int, words: String)] { get }
}

extension ExplorableStage {
    /// Zero: a gesture looks at a page and its neighbors.
    var size: Int { 0 }

    /// Only a page view controller has a list that changes.
    func fits(_ line: PageLine) -> ((Gesture) -> Bool)? { nil }
}

/// What was seen during one gesture, as far as a search needs it.
protocol ExplorableObservation {
    /// The numbers of the sorts of what was found.
    func findings(_ sorts: inout SortNumbers) -> Marks

    /// The numbers of the rules and outcomes that were met.
    var witnesses: Marks { get }

    /// Whether all that was found has a number; if not, a search cannot say that nothing is found.
    var isComplete: Bool { get }
}

extension ExplorableObservation {
    var isComplete: Bool { true }
}

/// The situations of a stage as words, and back.
protocol SituationStore {
    associatedtype Driven

    /// Whether a situation has the same words in every copy of the store, whatever each copy has met.
    static var canBeCopied: Bool { get }

    /// The number of words that a situation takes.
    var wordCount: Int { get }

    /// The memory that the store has taken so far, in bytes.
    var memory: Int { get }

    /// Puts a stage into a situation in which gestures are to be tried.
    func enter(_ words: UnsafeBufferPointer<UInt64>, _ stage: inout Driven)

    /// Puts a stage back into the situation that it entered last.
    func restore(_ words: UnsafeBufferPointer<UInt64>, _ stage: inout Driven)

    /// Stores the situation of a stage; `false` if the words do not hold everything that decides what follows.
    mutating func store(_ stage: borrowing Driven, in words: inout ContiguousArray<UInt64>) -> Bool
}
