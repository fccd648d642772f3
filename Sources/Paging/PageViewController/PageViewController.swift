/// The model of `UIPageViewController`: a pure state machine that takes gestures and calls a client.
///
/// It is a value without I/O, clock or hidden randomness: it can be copied, compared and hashed, and the same gestures
/// give the same callbacks on every machine. Which rule is Apple's word, which an observation and which a choice of the
/// model stands with each rule in the documentation.
///
/// ```swift
/// var container = PageViewController<Int>()
/// var client = Numbers()
/// container.setViewControllers([1], client: &client)
/// container.swipe(.forward, client: &client)
/// container.viewControllers.first  // 2
/// container.after                  // .page(3)
/// ```
public struct PageViewController<Page: Hashable>: Hashable {
    /// Scroll or page curl.
    public let transitionStyle: TransitionStyle

    /// The anomalies of real devices that are switched on.
    public let quirks: Quirks

    /// What follows where UIKit would raise.
    public let contract: ContractMode

    /// Whether the neighbours survive when the data source is assigned again. (Rule 8: reports disagree)
    public let keepsNeighboursOnReassignment: Bool

    @usableFromInline var state: State

    /// Creates a container without pages and with a data source.
    ///
    /// `spineLocation` is nil for the style's own: none for scroll, min for page curl. A spine in the middle makes the
    /// pages double-sided. (Rule 34)
    @inlinable
    public init(
        transitionStyle: TransitionStyle = .scroll,
        spineLocation: SpineLocation? = nil,
        isDoubleSided: Bool = false,
        preloads: PreloadPolicy = .always,
        quirks: Quirks = [],
        contract: ContractMode = .strict,
        keepsNeighboursOnReassignment: Bool = false
    ) {
        self.transitionStyle = transitionStyle
        self.quirks = quirks
        self.contract = contract
        self.keepsNeighboursOnReassignment = keepsNeighboursOnReassignment
        state = State(
            style: transitionStyle, preloads: preloads,
            spineLocation: transitionStyle == .scroll ? .none : spineLocation ?? .min,
            isDoubleSided: transitionStyle == .pageCurl && (isDoubleSided || spineLocation == .mid))
    }
}

extension PageViewController {
    /// Hashes what can differ between two moments, and of that what most often does.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        hasher.combine(state.viewControllers.first)
        hasher.combine(state.before)
        hasher.combine(state.after)
        hasher.combine(state.transition.phase)
        hasher.combine(state.order)
        hasher.combine(state.hasStopped)
    }
}

extension PageViewController: Sendable where Page: Sendable {}

extension PageViewController {
    /// What the user sees: ``viewControllers``, unless a quirk has made them differ.
    @inlinable public var onScreen: Spread<Page> { state.seenInstead ?? viewControllers }

    /// The number of pages that are shown side by side. (Rule 20)
    @inlinable public var requiredCount: Int { spineLocation == .mid ? 2 : 1 }

    /// The neighbour on a side.
    @inlinable
    public func neighbour(_ direction: Direction) -> NeighbourSlot<Page> {
        direction == .forward ? state.after : state.before
    }

    @inlinable
    mutating func setNeighbour(_ direction: Direction, _ slot: NeighbourSlot<Page>) {
        switch direction {
        case .forward: state.after = slot
        case .backward: state.before = slot
        }
    }

    /// Asks the container, from within a callback, to show other pages.
    ///
    /// The call is carried out as soon as the callback returns. (Choice: UIKit carries out much of it at once.) One that
    /// is made while the container tells pages or asks about the page indicator waits for its next callback. Outside a
    /// callback use ``setViewControllers(_:direction:animated:completion:client:)``.
    @inlinable
    public mutating func setViewControllers(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true
    ) {
        state.requests.append(
            SetRequest(pages, direction: direction, isAnimated: animated, hasCompletion: completion))
    }
}
