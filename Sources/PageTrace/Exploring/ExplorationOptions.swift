/// What to explore, and how far.
public struct ExplorationOptions: Sendable {
    package var families: Set<GestureFamily>
    package var start: ExplorationStart
    /// The maximum number of gestures in a walk, nil for no limit.
    package var depth: Int?
    /// The shortest and the longest that the list may become; nil if it does not change.
    package var list: ClosedRange<Int>?
    /// The maximum memory, in bytes.
    package var memory = 1 << 30
    /// Whether the list changes at its front, too.
    package var growsAtFront = true
    /// The maximum number of gestures in a walk that lose a call, from 0 to 255, if the family `lose` is tried.
    package var losses: Int
    /// Called from time to time with the progress; returns whether to go on.
    package var goesOn: (@Sendable (ExplorationProgress) -> Bool)?
    /// The maximum number of gestures that are tried in a situation; what is possible is kept for each.
    static let mostGestures = 50_000

    /// Whether the first thing that is found is enough, so that nothing is tried in longer walks.
    var endsWhenFound = false

    /// Whether the steps around the first walk are made, for a drawing.
    var draws = true

    /// The maximum number of states.
    ///
    /// Nil for a number that takes some seconds: 200,000, and 20,000 once something is found.
    package var states: Int?

    /// Whether sets of every page are tried.
    var setsPages: Bool { !families.isDisjoint(with: [.set, .flight]) }

    /// Creates options.
    ///
    /// - Parameters:
    ///   - families: The families of gestures to try; if `list` has a range, changes of the list as well.
    ///   - start: Where exploring begins.
    ///   - depth: The maximum number of gestures in a walk, nil for no limit.
    ///   - states: The maximum number of states; nil for 200,000, and 20,000 once something is found.
    ///   - list: The shortest and the longest that the list may become; nil if it does not change.
    ///   - losses: The maximum number of gestures in a walk that lose a call, if the family `lose` is tried.
    public init(
        families: Set<GestureFamily> = GestureFamily.usual, from start: ExplorationStart = .start, depth: Int? = nil,
        states: Int? = nil, list: ClosedRange<Int>? = nil, losses: Int = 1
    ) {
        self.families = list == nil ? families : families.union([.list])
        self.start = start
        self.depth = depth
        self.states = states
        self.list = list
        self.losses = losses
    }
}

/// Where in a trace exploring begins.
public enum ExplorationStart: String, Hashable, Sendable, CaseIterable {
    /// After the gestures without which there is nothing to swipe: the first set, the launch.
    ///
    /// The app's own gestures that follow in the trace are tried like all others, in any order and any number.
    case start
    /// After all gestures of the trace.
    case end
}

/// How far an exploration has come.
package struct ExplorationProgress: Hashable, Sendable {
    /// The number of states found.
    package let states: Int
    /// The number of gestures tried.
    package let transitions: Int
    /// The depth to which every walk was tried, in gestures.
    package let depth: Int
}

/// What ended an exploration before everything was tried.
package enum ExplorationBound: String, Hashable, Sendable, CaseIterable {
    /// The maximum number of gestures in a walk.
    case depth
    /// The maximum number of states.
    case states
    /// The maximum number of walks of an app's own pager.
    case walks
    /// The maximum work: a gesture of a container that has very many pages or controllers takes long.
    case work
    /// The memory limit.
    case memory
    /// The app set pages without end, again and again: each time takes as long as a thousand other gestures.
    case endlessSets
    /// There are more than 50,000 gestures to try in each situation, so nothing was tried.
    case gestures
    /// None of the gestures can come, so nothing was tried.
    case nothing
    /// Whoever asked ended it.
    case interrupted
}
