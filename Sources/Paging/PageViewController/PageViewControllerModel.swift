/// The model of `UIPageViewController`: a pure state machine that takes gestures and calls a client.
///
/// It is a value without I/O, clock or hidden randomness: it can be copied, compared and hashed, and the same gestures
/// give the same callbacks on every machine. For each rule, the documentation says whether it is Apple's word, an
/// observation, or a choice of the model.
///
/// It knows pages by their numbers only; an app's own client is met in ``OwnClient``.
package struct PageViewControllerModel: Hashable, Sendable {
    /// The settings, which never change; they include where the spine lies at the start.
    package let settings: PageViewControllerSettings

    var state: State

    /// What is being carried out right now: no part of the state, because it is over between two gestures.
    var ongoing = OngoingGesture()

    /// The methods that were called, and that the client does not have.
    ///
    /// No part of the state: it says something of the client's type.
    package var missingMethods: ClientMethods = []

    /// The turns of the main queue that have passed, which are no part of the state either.
    package var turns = MainQueueTurns()

    /// Creates a container without pages and with a data source.
    ///
    /// A spine in the middle makes the pages double-sided. (Rule 34)
    package init(_ settings: PageViewControllerSettings = PageViewControllerSettings()) {
        self.settings = settings
        let isCurl = settings.transitionStyle == .pageCurl
        state = State(
            spineLocation: isCurl ? settings.spineLocation ?? .min : .none,
            isDoubleSided: isCurl && (settings.isDoubleSided || settings.spineLocation == .mid),
            isOnScreen: settings.startsOnScreen, hasLoadedView: settings.startsOnScreen)
    }

    /// Scroll or page curl.
    package var transitionStyle: TransitionStyle { settings.transitionStyle }

    package var quirks: Quirks { settings.quirks }

    /// Whether two containers have the same settings and are in the same state.
    package static func == (one: Self, other: Self) -> Bool {
        one.state == other.state && one.settings == other.settings
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(state) }

    /// What the user sees: ``viewControllers``, unless a quirk has made them differ.
    package var onScreen: Spread<PageNumber> { state.seenInstead ?? viewControllers }

    /// The number of pages that are shown side by side. (Rule 20)
    package var requiredCount: Int { spineLocation == .mid ? 2 : 1 }

    package func neighbor(_ direction: Direction) -> NeighborSlot<PageNumber> {
        direction == .forward ? state.after : state.before
    }

    mutating func setNeighbor(_ direction: Direction, _ slot: NeighborSlot<PageNumber>) {
        if state.sideLeftBySet == direction { state.sideLeftBySet = nil }
        switch direction {
        case .forward: state.after = slot
        case .backward: state.before = slot
        }
    }

    /// See ``PageViewController/setViewControllers(_:direction:animated:completion:)``.
    package mutating func setViewControllers(
        _ pages: [PageNumber], direction: Direction = .forward, animated: Bool = false, completion: Bool = true
    ) {
        state.requests.append(
            SetRequest(pages: pages, direction: direction, isAnimated: animated, hasCompletion: completion))
    }

    /// See ``PageViewController/setViewControllersOnNextTurn(_:direction:animated:completion:)``.
    package mutating func setViewControllersOnNextTurn(
        _ pages: [PageNumber], direction: Direction = .forward, animated: Bool = false, completion: Bool = true
    ) {
        state.laterRequests.append(
            SetRequest(pages: pages, direction: direction, isAnimated: animated, hasCompletion: completion))
    }
}
