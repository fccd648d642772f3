extension PageViewControllerModel {
    /// The mutable state of a container.
    ///
    /// Only the container writes it.
    struct State: Hashable, Sendable {
        var viewControllers = Spread<PageNumber>()
        var before = NeighborSlot<PageNumber>.unknown
        var after = NeighborSlot<PageNumber>.unknown
        var spineLocation: SpineLocation
        var isDoubleSided: Bool
        var hasDataSource = true
        var isScrollEnabled = true
        /// The side on which an animated set has left the page that was shown before it, for a quirk. (Rule 24)
        var sideLeftBySet: Direction?
        var transition = Transition.none
        var indicator: PageIndicator?
        var hasStopped = false
        /// The sets that a callback has asked for and that wait for the next one: mostly none between gestures, but a set
        /// that is asked for during an animated set waits for its end.
        var requests: [SetRequest] = []
        /// The sets that the app makes on the next turn of the main queue.
        var laterRequests: [SetRequest] = []
        /// Whether some of them waited already when the last event of a finger came, so that the turn comes before the
        /// next. (Rule 43)
        var isTurnDue = false
        /// A page that two animated sets at once have left behind as a child.
        var leakedChild: PageNumber?
        var isOnScreen: Bool
        /// Whether the container has been on screen once, so that its view is loaded.
        var hasLoadedView: Bool
        /// What the user sees if a quirk has made it differ from `viewControllers`.
        var seenInstead: Spread<PageNumber>?
        /// The neighbors that are children of the container, for a reading.
        var neighborChildren = Spread<PageNumber>()
    }

    /// What a search keeps of a container between two gestures: whatever its settings do not say.
    package struct Situation: Hashable, Sendable {
        var state: State
        let turns: MainQueueTurns
        let missingMethods: ClientMethods

        /// Whether two containers with the same settings are in the same state.
        package static func == (one: Self, other: Self) -> Bool { one.state == other.state }

        package func hash(into hasher: inout Hasher) { hasher.combine(state) }

        /// The situation with each of its pages replaced; two pages must not become one.
        package func replacing(_ page: (PageNumber) -> PageNumber) -> Self {
            Situation(state: state.replacing(page), turns: turns, missingMethods: missingMethods)
        }
    }

    package var situation: Situation {
        get { Situation(state: state, turns: turns, missingMethods: missingMethods) }
        set {
            (state, turns, missingMethods) = (newValue.state, newValue.turns, newValue.missingMethods)
            ongoing = OngoingGesture()
        }
    }

    // What an app sees, too: see ``PageViewController``.
    package var viewControllers: Spread<PageNumber> { state.viewControllers }
    package var before: NeighborSlot<PageNumber> { state.before }
    package var after: NeighborSlot<PageNumber> { state.after }
    package var spineLocation: SpineLocation { state.spineLocation }
    package var isDoubleSided: Bool { state.isDoubleSided }
    package var hasStopped: Bool { state.hasStopped }
    package var phase: Phase { ongoing.phaseOfCall ?? transition.phase }

    /// Whether the neighbor on a side is there because of an animated set. (Rule 24)
    package func isLeftBySet(_ side: Direction) -> Bool { state.sideLeftBySet == side }

    /// Whether there is a data source.
    ///
    /// Without one the container ignores gestures. (Rule 26)
    package var hasDataSource: Bool { state.hasDataSource }

    /// Whether the scroll view inside scrolls; otherwise the container ignores gestures as well, and keeps its neighbors.
    package var isScrollEnabled: Bool { state.isScrollEnabled }

    package var transition: Transition { state.transition }

    package var indicator: PageIndicator? { state.indicator }

    /// The calls of `setViewControllers` that a callback has made and that have yet to be carried out.
    package var requests: [SetRequest] { state.requests }

    /// The number of sets that wait, now or for the next turn of the main queue.
    package var waitingSets: Int { state.requests.count + state.laterRequests.count }

    /// Whether something waits for the next turn of the main queue: a set that the app has deferred, or the pages of an
    /// animated set, which are only then told about it. (Section 1b, iOS 26)
    package var waitsForTurn: Bool { !state.laterRequests.isEmpty || !canTurnSilently }

    /// A page that is still a child of the container, although its transition never finished; nil if there is none.
    ///
    /// Two animated sets at once leave it behind. (Section 1b, iOS 26) That it leaves with the next set is a choice.
    package var leakedChild: PageNumber? { state.leakedChild }

    /// Whether the container is on screen: not covered, not behind another tab. (Rule 41)
    package var isOnScreen: Bool { state.isOnScreen }
}
