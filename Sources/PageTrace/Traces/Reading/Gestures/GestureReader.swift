import Paging

/// Reads the gestures of a trace, one after the other, for one kind of container.
protocol GestureReader {
    associatedtype State: Equatable

    /// Reads a gesture.
    mutating func read(_ fields: Fields) throws(Problem) -> Gesture

    /// Accepts a random walk that is valid in itself, or throws if this container cannot do it.
    ///
    /// - Parameter path: The path to the walk.
    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem)

    /// The kind of container.
    static var container: ContainerKind { get }

    /// The state that decides which gestures may follow, and what they mean.
    var state: State { get }

    /// How many gestures have changed the list of pages.
    var changes: Int { get }

    /// Accounts for further rounds of a repetition that are all like the latest.
    ///
    /// - Parameters:
    ///   - rounds: The number of rounds that are not read.
    ///   - changes: The number of gestures in each round that change the list of pages.
    ///   - path: The path to the repetition.
    mutating func skip(_ rounds: Int, changes: Int, at path: JSONPath) throws(Problem)
}

extension GestureReader {
    /// Zero: only a page view controller has a list that changes.
    var changes: Int { 0 }

    /// Does nothing.
    mutating func skip(_ rounds: Int, changes: Int, at path: JSONPath) throws(Problem) {}
}
