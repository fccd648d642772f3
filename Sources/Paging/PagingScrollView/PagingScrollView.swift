/// The model of a `UIScrollView` with paging: a pure state machine that takes gestures and calls a client.
///
/// It is a value without I/O, clock or hidden randomness. Its content always contains all pages, each in a frame of the
/// size of the view: side by side, one above the other, or in rows.
///
/// ```swift
/// var scrollView = PagingScrollView(pages: ["First", "Second", "Third"])
/// var pager = PagingScrollViewPager()
/// scrollView.load(client: &pager)
/// scrollView.swipe(.forward, client: &pager)
/// scrollView.visiblePages  // ["Second"]
/// ```
package struct PagingScrollView: Hashable, Sendable {
    /// The app code around a scroll view.
    package typealias Client = PagingScrollViewPager

    /// The axes along which the content can be scrolled.
    package let axis: ScrollAxis

    /// Whether the content can be dragged beyond its ends, and bounces back.
    package let bounces: Bool

    /// The pages, row by row.
    package let pages: [String]

    /// The number of pages in a full row.
    package let columns: Int

    var state: State

    /// Creates a scroll view that shows its first page.
    package init(_ settings: PagingScrollViewSettings = PagingScrollViewSettings(), pages: [String]) {
        axis = settings.axis
        bounces = settings.bounces
        self.pages = pages
        state = State(size: settings.size.bounded)
        columns = settings.columns(of: pages.count)
    }

    /// Hashes the number of the pages in place of each: they never change, and exploring hashes very often.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(state)
        hasher.combine(pages.count)
    }

    /// The mutable state of a scroll view.
    struct State: Hashable, Sendable {
        var size: ScrollSize
        var contentOffset = ScrollPoint.zero
        var movement = ScrollMovement.none
        /// The phase of the call that runs right now, nil between calls.
        var phaseOfCall: Phase?
        var order = ScrollGestureOrder()
    }

    /// The size of the view, and of each page.
    package var size: ScrollSize { state.size }

    /// Where the visible area begins, in points.
    package var contentOffset: ScrollPoint { state.contentOffset }

    /// What moves the content.
    package var movement: ScrollMovement { state.movement }

    /// What the scroll view is doing right now, which tells a callback why it was called.
    package var phase: Phase { state.phaseOfCall ?? movement.phase }

    /// What a finger can do next.
    package var order: ScrollGestureOrder { state.order }

    /// Whether nothing moves the content.
    package var isAtRest: Bool { movement == .none }

    /// Whether a finger is down.
    package var isDragging: Bool {
        if case .dragging = movement { true } else { false }
    }

    /// Tells the client that the view is loaded, so that it sets itself up.
    @discardableResult
    package mutating func load(client: inout Client) -> GestureOutcome {
        tell(.viewDidLoad, in: .rest, &client)
        return .changed
    }

    /// Calls the client, unless it lacks the method: delegate methods are optional. (Documented)
    mutating func tell(_ callback: ScrollViewCallback, in phase: Phase, _ client: inout Client) {
        guard client.implements(callback.method) else { return }
        state.phaseOfCall = phase
        client.respond(to: callback, in: self)
        state.phaseOfCall = nil
    }

    /// Moves the content to an offset in points, and tells the client if that changes anything.
    mutating func scroll(to offset: ScrollPoint, in phase: Phase, _ client: inout Client) {
        guard offset != contentOffset else { return }
        state.contentOffset = offset
        tell(.didScroll, in: phase, &client)
    }
}
