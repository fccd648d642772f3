/// The page view controller as an app's code sees it: with its own pages.
///
/// A client gets it in every callback. It reads what UIKit's object would tell, and asks for other pages.
///
/// ```swift
/// var session = Session(client: Numbers())
/// session.set([1])
/// session.swipe(.forward)
/// session.container.viewControllers.first  // 2
/// session.container.after                  // .page(3)
/// ```
public struct PageViewController<Page: Hashable> {
    package var model: PageViewControllerModel
    package var numbers: PageNumbers<Page>

    package init(_ model: PageViewControllerModel, _ numbers: PageNumbers<Page>) {
        (self.model, self.numbers) = (model, numbers)
    }

    /// Creates a container without pages and with a data source.
    ///
    /// A spine in the middle makes the pages double-sided. (Rule 34)
    public init(_ settings: PageViewControllerSettings = PageViewControllerSettings()) {
        self.init(PageViewControllerModel(settings), PageNumbers())
    }

    /// Scroll or page curl.
    public var transitionStyle: TransitionStyle { model.transitionStyle }

    /// The shown pages, as in UIKit's property of this name; empty before the first set.
    ///
    /// After an animated set has begun, these are already the new pages. (Choice)
    public var viewControllers: Spread<Page> { model.viewControllers.map { numbers[$0] } }

    /// What the user sees: ``viewControllers``, unless a quirk has made them differ.
    package var onScreen: Spread<Page> { model.onScreen.map { numbers[$0] } }

    /// The page before the shown one.
    ///
    /// Always unknown for page curl. (Rule 33)
    public var before: NeighborSlot<Page> { model.before.map { numbers[$0] } }

    /// The page after the shown one.
    ///
    /// Always unknown for page curl. (Rule 33)
    public var after: NeighborSlot<Page> { model.after.map { numbers[$0] } }

    /// Where the spine lies. (Rule 34)
    public var spineLocation: SpineLocation { model.spineLocation }

    /// Whether the pages are double-sided.
    public var isDoubleSided: Bool { model.isDoubleSided }

    /// What the container is doing right now, which tells a callback why it was called.
    package var phase: Phase { model.phase }

    /// Whether nothing is in flight, and no finger is down.
    public var isAtRest: Bool { model.isAtRest }

    /// Whether the container is strict and UIKit would have raised; nothing happens after that.
    package var hasStopped: Bool { model.hasStopped }

    /// Asks the container, from within a callback, to show other pages.
    ///
    /// The call is carried out as soon as the callback returns. (Choice: UIKit carries out much of it at once.) A call
    /// made while the container notifies pages or asks about the page indicator waits for the container's next
    /// callback. Outside a callback, a session shows pages with `set`.
    public mutating func setViewControllers(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true
    ) {
        let pages = pages.map { numbers.number(of: $0) }
        model.setViewControllers(pages, direction: direction, animated: animated, completion: completion)
    }

    /// Asks the container, from within a callback, to show other pages on the next turn of the main queue, as
    /// `DispatchQueue.main.async` does.
    ///
    /// The turn comes when the container is at rest, or earlier with a session's `turn`.
    public mutating func setViewControllersOnNextTurn(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true
    ) {
        let pages = pages.map { numbers.number(of: $0) }
        model.setViewControllersOnNextTurn(pages, direction: direction, animated: animated, completion: completion)
    }
}

extension PageViewController: Sendable where Page: Sendable {}

extension PageViewController: Hashable {
    /// Whether two containers have the same settings and are in the same state, with the same pages.
    public static func == (one: Self, other: Self) -> Bool {
        var numbers = one.numbers
        return one.model == other.model.replacing { numbers.number(of: other.numbers[$0]) }
    }

    /// Hashes what can differ between two moments: of that what most often does.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(viewControllers.first)
        hasher.combine(before)
        hasher.combine(after)
        hasher.combine(model.transition.phase)
        hasher.combine(model.hasDataSource)
        hasher.combine(model.isOnScreen)
        hasher.combine(model.hasStopped)
        hasher.combine(model.state.laterRequests.count)
    }
}
