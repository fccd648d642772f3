/// What happens to a container from outside.
///
/// Each container has gestures of its own: those of a page view controller stand here, those of the others are
/// ``ScrollViewGesture`` and ``RootGesture``.
public enum Gesture: Hashable, Sendable {
    /// Pages are set by the app.
    case set(ProgrammaticSet)
    /// A whole swipe: drag, release and settling in one.
    case swipe(Swipe)
    /// A drag begins toward a side.
    case drag(Direction)
    /// The finger moves: `to` is the share of a page from rest, from -1 to 1, positive in the direction in which the
    /// drag began. A value on the other side of 0 has gone through rest.
    case move(to: Double)
    /// The finger lets go: the transition then lands or returns. With no end given, it lands from 0.5 on.
    case release(Release)
    /// What is in flight comes to rest.
    case settle
    /// The list behind the data source changes.
    case list(ListChange)
    /// The data source is taken away or assigned again.
    case dataSource(DataSourceChange)
    /// The interface orientation changes.
    case orientation(InterfaceOrientation)
    /// The pages of a curl get a back, or lose it.
    case doubleSided(Bool)
    /// What happens to a paging scroll view.
    case scroll(ScrollViewGesture)
    /// What happens to an app with a root container.
    case root(RootGesture)
}

/// Pages that are set by the app.
public struct ProgrammaticSet: Hashable, Sendable {
    /// The names of the pages: one, or two for a page curl with the spine in the middle; another count is a contract
    /// violation that the model reports.
    public var pages: [String]
    /// The side of the animation.
    public var direction: Direction
    /// Whether the change is animated.
    public var isAnimated: Bool
    /// Whether the animation is over at the end of the step.
    ///
    /// Otherwise it is in flight until ``Gesture/settle``.
    public var settles: Bool
    /// Whether a completion block is given; nil for animated sets and those whose block sets pages.
    public var completion: Bool?
    /// The pages that the completion block sets, without animation unless `completionIsAnimated`; empty for none.
    public var completionPages: [String]
    /// Whether the set in the completion block is animated.
    public var completionIsAnimated: Bool

    /// Creates a set.
    public init(
        _ pages: [String],
        direction: Direction = .forward,
        isAnimated: Bool = false,
        settles: Bool = true,
        completion: Bool? = nil,
        completionPages: [String] = [],
        completionIsAnimated: Bool = false
    ) {
        self.pages = pages
        self.direction = direction
        self.isAnimated = isAnimated
        self.settles = settles
        self.completion = completion
        self.completionPages = completionPages
        self.completionIsAnimated = completionIsAnimated
    }
}

extension ProgrammaticSet {
    /// Whether a completion block is given.
    public var hasCompletion: Bool { completion ?? (isAnimated || !completionPages.isEmpty) }
}

/// A whole swipe.
public struct Swipe: Hashable, Sendable {
    /// The side.
    public var direction: Direction
    /// How it ends.
    public var ends: TransitionEnd
    /// What happens with the ask after the landing, nil to leave it to the container's policy.
    public var preload: Preload?

    /// Creates a swipe.
    public init(_ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil) {
        self.direction = direction
        self.ends = ends
        self.preload = preload
    }
}

/// The end of a drag.
public struct Release: Hashable, Sendable {
    /// How the transition ends, nil to decide by the position: from half a page on it lands.
    public var ends: TransitionEnd?
    /// What happens with the ask after the landing, nil to leave it to the container's policy.
    public var preload: Preload?

    /// Creates a release.
    public init(ends: TransitionEnd? = nil, preload: Preload? = nil) {
        self.ends = ends
        self.preload = preload
    }
}

/// How a transition ends.
public enum TransitionEnd: String, Hashable, Sendable, CaseIterable {
    /// On the next page.
    case completed
    /// Back on the page where it began.
    case cancelled
}

/// Whether the neighbour on the side of travel is asked for after a landing.
public enum Preload: String, Hashable, Sendable, CaseIterable {
    /// It is asked for.
    case asked
    /// It is not: the slot stays unknown.
    case skipped
}

/// A change of the list behind the data source.
///
/// Positions are counted from 1.
public enum ListChange: Hashable, Sendable {
    /// Pages are added at the end.
    case append([String])
    /// Pages are added at the front.
    case prepend([String])
    /// Pages are added before the page at a position from 1 to one past the end.
    case insert([String], at: Int)
    /// Pages are removed.
    case remove([String])
    /// The list becomes another one.
    case replace([String])
}

/// What happens to the `dataSource` property.
public enum DataSourceChange: String, Hashable, Sendable, CaseIterable {
    /// It becomes nil.
    case removed
    /// It is assigned, again or for the first time since it was removed.
    case assigned
}
