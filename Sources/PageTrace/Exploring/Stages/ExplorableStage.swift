import Paging

/// A stage of a session that a search drives: it can be restored to any situation it has been in.
///
/// A situation has two parts, one for the container and one for everything else, because each part recurs in many
/// situations.
protocol ExplorableStage: Stage where Seen: ExplorableObservation {
    /// What decides which gestures are worth trying.
    associatedtype Moment: Hashable
    associatedtype Container: Hashable
    /// Everything else that decides what follows: the client, and what is remembered of earlier steps.
    associatedtype Remainder: Hashable

    var moment: Moment { get }

    /// The situation, with instance numbers as low as they can be.
    ///
    /// Situations from which the same follows are therefore equal, however many pages were made before.
    var situation: (container: Container, remainder: Remainder) { get }

    mutating func restore(_ container: Container, _ remainder: Remainder)

    /// Whether what is seen can be put into words: pages then get their names as they are met. A search puts nothing into
    /// words.
    var isTold: Bool { get set }

    /// Whether a gesture can come next and can make a difference, whatever the list is.
    func isWorthTrying(_ gesture: Gesture) -> Bool

    /// Whether a gesture fits the list as it is now, of those that changes lead to; nil if every gesture does.
    func fits(_ line: PageLine) -> ((Gesture) -> Bool)?

    /// The number of pages or controllers that a gesture looks at, and a situation keeps, if they are not a few.
    var size: Int { get }

    /// The list behind the data source: what fits it decides what can come next, and a change of it copies it.
    var list: [PageNumber] { get }

    /// The rules and outcomes that can be met, with the words that name them if they were not.
    var witnesses: [(number: Int, words: String)] { get }
}

extension ExplorableStage {
    /// True: names cost nothing, unless an app makes pages while it runs.
    var isTold: Bool {
        get { true }
        set {}
    }

    /// Zero: a gesture looks at a page and its neighbors.
    var size: Int { 0 }

    /// Only a page view controller has a list that changes.
    var list: [PageNumber] { [] }

    /// Only a page view controller has a list that changes.
    func fits(_ line: PageLine) -> ((Gesture) -> Bool)? { nil }

    func isWorthTrying(_ gesture: Gesture) -> Bool { refusal(of: gesture) == nil }
}

/// What was seen during one gesture, as far as a search needs it.
protocol ExplorableObservation: Observation {
    /// The sorts of what was found.
    var sorts: [FindingSort] { get }

    /// The numbers of the rules and outcomes that were met.
    var witnesses: Marks { get }
}
