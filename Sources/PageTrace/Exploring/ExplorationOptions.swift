/// What is explored, and how far.
public struct ExplorationOptions: Sendable {
    /// What is tried.
    public var families: Set<GestureFamily>
    /// The most gestures in a walk, nil for no bound.
    public var depth: Int?
    /// How long the list may become, and how short; nil to leave it as it is.
    public var list: ClosedRange<Int>?
    /// The most bytes that may be taken.
    public var memory: Int
    /// Whether the list changes at its front, too.
    public var growsAtFront: Bool
    /// Hears now and then how far it is, and says whether it goes on.
    public var goesOn: (@Sendable (ExplorationProgress) -> Bool)?
    /// Does the parts of a piece of work, at the same time if it can; nil to do one after the other.
    ///
    /// What is found is the same either way. With Dispatch:
    ///
    /// ```swift
    /// options.perform = { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
    /// ```
    public var perform: Perform?

    /// Calls a function once for every number below a count, in any order, and returns when all of that is done.
    public typealias Perform = @Sendable (_ count: Int, _ part: @Sendable (Int) -> Void) -> Void

    /// Whether states are packed if they can be.
    ///
    /// Tests compare both.
    package var packs = true

    /// The most states.
    public var states: Int
    /// Whether somebody has said how many states: if not, far fewer are looked at once something is found.
    let isStatesGiven: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - families: What is tried; with a range for the list, changes of the list as well.
    ///   - depth: The most gestures in a walk, nil for no bound.
    ///   - states: The most states; nil for two million, and far fewer once something is found.
    ///   - list: How long the list may become, and how short; nil to leave it as it is.
    ///   - growsAtFront: Whether the list changes at its front, too.
    ///   - memory: The most bytes that may be taken.
    ///   - goesOn: Hears now and then how far it is, and says whether it goes on.
    public init(
        families: Set<GestureFamily> = GestureFamily.usual, depth: Int? = nil, states: Int? = nil,
        list: ClosedRange<Int>? = nil, growsAtFront: Bool = true, memory: Int = 1 << 30,
        goesOn: (@Sendable (ExplorationProgress) -> Bool)? = nil
    ) {
        self.families = list == nil ? families : families.union([.list])
        self.depth = depth
        self.states = states ?? 2_000_000
        isStatesGiven = states != nil
        self.list = list
        self.growsAtFront = growsAtFront
        self.memory = memory
        self.goesOn = goesOn
    }
}

/// How far an exploration is.
public struct ExplorationProgress: Hashable, Sendable {
    /// The states that were met.
    public let states: Int
    /// The gestures that were tried.
    public let transitions: Int
    /// Every walk of so many gestures was tried.
    public let depth: Int
}

/// What ended an exploration before everything was tried.
public enum ExplorationBound: String, Hashable, Sendable, CaseIterable {
    /// The most gestures in a walk.
    case depth
    /// The most states.
    case states
    /// The most memory.
    case memory
    /// Somebody ended it.
    case interrupted
}
