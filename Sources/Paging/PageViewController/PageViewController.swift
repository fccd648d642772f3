/// The model of `UIPageViewController`: a pure state machine that takes gestures and calls a client.
///
/// It is a value without I/O, clock or hidden randomness: it can be copied, compared and hashed, and the same gestures
/// give the same callbacks on every machine. For each rule, the documentation says whether it is Apple's word, an
/// observation, or a choice of the model.
///
/// ```swift
/// var session = Session(client: Numbers())
/// session.set([1])
/// session.swipe(.forward)
/// session.container.viewControllers.first  // 2
/// session.container.after                  // .page(3)
/// ```
public struct PageViewController<Page: Hashable>: Hashable {
    /// The settings, which never change; they include where the spine lies at the start.
    @usableFromInline package let settings: PageViewControllerSettings

    @usableFromInline var state: State

    /// What is being carried out right now: no part of the state, because it is over between two gestures.
    @usableFromInline var ongoing = OngoingGesture()

    /// The delegate's methods that were called, and that the client does not have.
    ///
    /// No part of the state: it says something of the client's type.
    @usableFromInline package var missingMethods: DelegateMethods = []

    /// The turns of the main queue that have passed, which are no part of the state either.
    @usableFromInline package var turns = MainQueueTurns()

    /// Creates a container without pages and with a data source.
    ///
    /// A spine in the middle makes the pages double-sided. (Rule 34)
    @inlinable
    public init(_ settings: PageViewControllerSettings = PageViewControllerSettings()) {
        self.settings = settings
        let isCurl = settings.transitionStyle == .pageCurl
        state = State(
            spineLocation: isCurl ? settings.spineLocation ?? .min : .none,
            isDoubleSided: isCurl && (settings.isDoubleSided || settings.spineLocation == .mid),
            isOnScreen: settings.startsOnScreen)
    }

    /// Scroll or page curl.
    public var transitionStyle: TransitionStyle { settings.transitionStyle }

    @usableFromInline package var quirks: Quirks { settings.quirks }

    /// Whether two containers have the same settings and are in the same state.
    @inlinable
    public static func == (one: Self, other: Self) -> Bool {
        one.state == other.state && one.settings == other.settings
    }

    /// Hashes what can differ between two moments: of that what most often does, and all that can grow without end.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(state.viewControllers.first)
        hasher.combine(state.before)
        hasher.combine(state.after)
        hasher.combine(state.transition.phase)
        hasher.combine(state.hasDataSource)
        hasher.combine(state.isOnScreen)
        hasher.combine(state.hasStopped)
        hasher.combine(state.laterRequests)
    }

    /// What the user sees: ``viewControllers``, unless a quirk has made them differ.
    public var onScreen: Spread<Page> { state.seenInstead ?? viewControllers }

    /// The number of pages that are shown side by side. (Rule 20)
    @usableFromInline package var requiredCount: Int { spineLocation == .mid ? 2 : 1 }

    @usableFromInline
    package func neighbor(_ direction: Direction) -> NeighborSlot<Page> {
        direction == .forward ? state.after : state.before
    }

    @inlinable
    mutating func setNeighbor(_ direction: Direction, _ slot: NeighborSlot<Page>) {
        switch direction {
        case .forward: state.after = slot
        case .backward: state.before = slot
        }
    }

    /// Asks the container, from within a callback, to show other pages.
    ///
    /// The call is carried out as soon as the callback returns. (Choice: UIKit carries out much of it at once.) A call
    /// made while the container notifies pages or asks about the page indicator waits for the container's next
    /// callback. Outside a callback, ``PageGesture/set(_:)`` shows pages.
    public mutating func setViewControllers(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true
    ) {
        state.requests.append(SetRequest(pages, direction: direction, isAnimated: animated, hasCompletion: completion))
    }

    /// Asks the container, from within a callback, to show other pages on the next turn of the main queue, as
    /// `DispatchQueue.main.async` does.
    ///
    /// The turn comes when the container is at rest, or earlier with ``PageGesture/turn``.
    public mutating func setViewControllersOnNextTurn(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true
    ) {
        state.laterRequests.append(
            SetRequest(pages, direction: direction, isAnimated: animated, hasCompletion: completion))
    }
}

extension PageViewController: Sendable where Page: Sendable {}
