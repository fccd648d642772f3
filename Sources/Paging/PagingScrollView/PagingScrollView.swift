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

    package let axis: ScrollAxis
    package let bounces: Bool

    /// The pages, row by row.
    package let pages: [String]

    package let columns: Int

    /// The size of the view, and of each page.
    package internal(set) var size: ScrollSize

    /// Where the visible area begins, in points.
    package internal(set) var contentOffset = ScrollPoint.zero

    package internal(set) var movement = ScrollMovement.none

    /// The phase of the call that runs right now, nil between calls.
    private var phaseOfCall: Phase?

    /// Creates a scroll view that shows its first page.
    package init(_ settings: PagingScrollViewSettings = PagingScrollViewSettings(), pages: [String]) {
        axis = settings.axis
        bounces = settings.bounces
        self.pages = pages
        size = settings.size.bounded
        columns = settings.columns(of: pages.count)
    }

    /// Hashes the number of the pages in place of each: they never change, and exploring hashes very often.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(size)
        hasher.combine(contentOffset)
        hasher.combine(movement)
        hasher.combine(pages.count)
    }

    /// What the scroll view is doing right now, which tells a callback why it was called.
    package var phase: Phase { phaseOfCall ?? movement.phase }

    package var isAtRest: Bool { movement == .none }

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
        phaseOfCall = phase
        client.respond(to: callback, in: self)
        phaseOfCall = nil
    }

    /// Moves the content to an offset in points, and tells the client if that changes anything.
    mutating func scroll(to offset: ScrollPoint, in phase: Phase, _ client: inout Client) {
        guard offset != contentOffset else { return }
        contentOffset = offset
        tell(.didScroll, in: phase, &client)
    }

    /// Performs a gesture of a trace.
    @discardableResult
    package mutating func perform(_ gesture: ScrollViewGesture, client: inout Client) -> GestureOutcome {
        switch gesture {
        case .swipe(let direction, let axis, let ends):
            return swipe(direction, axis: axis, ends: ends, client: &client)
        case .drag: return beginDragging(client: &client)
        case .move(let position): return drag(to: position, client: &client)
        case .release(let velocity, let decelerates):
            return endDragging(velocity: velocity, decelerates: decelerates, client: &client)
        case .settle: return settle(client: &client)
        case .set(let position, let animated, let settles):
            let outcome = setContentOffset(position, animated: animated, client: &client)
            guard case .animating = movement, animated, settles else { return outcome }
            return settle(client: &client)
        case .resize(let size): return resize(to: size, client: &client)
        }
    }
}
