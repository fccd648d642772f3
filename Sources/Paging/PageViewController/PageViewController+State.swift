extension PageViewController {
    /// The mutable state of a container.
    ///
    /// Only the container writes it.
    @usableFromInline
    struct State: Hashable {
        @usableFromInline var viewControllers = Spread<Page>()
        @usableFromInline var before = NeighborSlot<Page>.unknown
        @usableFromInline var after = NeighborSlot<Page>.unknown
        @usableFromInline var spineLocation: SpineLocation
        @usableFromInline var isDoubleSided: Bool
        @usableFromInline var hasDataSource = true
        @usableFromInline var isScrollEnabled = true
        @usableFromInline var transition = Transition<Page>.none
        @usableFromInline var indicator: PageIndicator?
        @usableFromInline var hasStopped = false
        /// The sets that a callback has asked for and that wait for the next one: mostly none between gestures, but a set
        /// that is asked for during an animated set waits for its end.
        @usableFromInline var requests: [SetRequest<Page>] = []
        /// The sets that the app makes on the next turn of the main queue.
        @usableFromInline var laterRequests: [SetRequest<Page>] = []
        /// Whether some of them waited already when the last event of a finger came, so that the turn comes before the
        /// next. (Rule 43)
        @usableFromInline var isTurnDue = false
        /// A page that two animated sets at once have left behind as a child.
        @usableFromInline var leakedChild: Page?
        @usableFromInline var isOnScreen: Bool
        /// Whether the container has been on screen once, so that its view is loaded.
        @usableFromInline var hasLoadedView: Bool
        /// What the user sees if a quirk has made it differ from `viewControllers`.
        @usableFromInline var seenInstead: Spread<Page>?
        /// The neighbors that are children of the container, for a reading.
        @usableFromInline var neighborChildren = Spread<Page>()

        @inlinable
        init(spineLocation: SpineLocation, isDoubleSided: Bool, isOnScreen: Bool) {
            self.isOnScreen = isOnScreen
            hasLoadedView = isOnScreen
            self.spineLocation = spineLocation
            self.isDoubleSided = isDoubleSided
        }
    }

    /// The shown pages, as in UIKit's property of this name; empty before the first set.
    ///
    /// After an animated set has begun, these are already the new pages. (Choice)
    public var viewControllers: Spread<Page> { state.viewControllers }

    /// The page before the shown one.
    ///
    /// Always unknown for page curl. (Rule 33)
    public var before: NeighborSlot<Page> { state.before }

    /// The page after the shown one.
    ///
    /// Always unknown for page curl. (Rule 33)
    public var after: NeighborSlot<Page> { state.after }

    /// Where the spine lies. (Rule 34)
    public var spineLocation: SpineLocation { state.spineLocation }

    /// Whether the pages are double-sided.
    public var isDoubleSided: Bool { state.isDoubleSided }

    /// Whether there is a data source.
    ///
    /// Without one the container ignores gestures. (Rule 26)
    @usableFromInline package var hasDataSource: Bool { state.hasDataSource }

    /// Whether the scroll view inside scrolls; otherwise the container ignores gestures as well, and keeps its neighbors.
    @usableFromInline package var isScrollEnabled: Bool { state.isScrollEnabled }

    @usableFromInline package var transition: Transition<Page> { state.transition }

    /// What the container is doing right now, which tells a callback why it was called.
    public var phase: Phase { ongoing.phaseOfCall ?? transition.phase }

    @usableFromInline package var indicator: PageIndicator? { state.indicator }

    /// Whether the container is strict and UIKit would have raised; nothing happens after that.
    public var hasStopped: Bool { state.hasStopped }

    /// The calls of `setViewControllers` that a callback has made and that have yet to be carried out.
    @usableFromInline package var requests: [SetRequest<Page>] { state.requests }

    /// Whether something waits for the next turn of the main queue: a set that the app has deferred, or the pages of an
    /// animated set, which are only then told about it. (Section 1b, iOS 26)
    @inlinable package var waitsForTurn: Bool { !state.laterRequests.isEmpty || !canTurnSilently }

    /// A page that is still a child of the container, although its transition never finished; nil if there is none.
    ///
    /// Two animated sets at once leave it behind. (Section 1b, iOS 26) That it leaves with the next set is a choice.
    @usableFromInline package var leakedChild: Page? { state.leakedChild }

    /// Whether the container is on screen: not covered, not behind another tab. (Rule 41)
    @usableFromInline package var isOnScreen: Bool { state.isOnScreen }
}

/// Comparing is written out here and in what a state consists of, because a session compares after every gesture, and
/// what the compiler derives is not inlinable: it takes ten times as long.
extension PageViewController.State {
    @inlinable
    static func == (one: Self, other: Self) -> Bool {
        // First what most often differs.
        one.viewControllers == other.viewControllers && one.before == other.before && one.after == other.after
            && one.transition == other.transition
            && one.seenInstead == other.seenInstead && one.leakedChild == other.leakedChild
            && one.indicator == other.indicator && one.spineLocation == other.spineLocation
            && one.isDoubleSided == other.isDoubleSided && one.hasDataSource == other.hasDataSource
            && one.isScrollEnabled == other.isScrollEnabled
            && one.hasStopped == other.hasStopped && one.isOnScreen == other.isOnScreen
            && one.hasLoadedView == other.hasLoadedView && one.neighborChildren == other.neighborChildren
            && one.isTurnDue == other.isTurnDue && one.requests == other.requests
            && one.laterRequests == other.laterRequests
    }
}

extension PageViewController.State: Sendable where Page: Sendable {}
