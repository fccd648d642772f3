extension PagingScrollView {
    /// Sets the offset, as the app does.
    ///
    /// Without animation, only `didScroll` is called; with animation, `didEndScrollingAnimation` comes at its end.
    /// (Documented) An offset beyond an end is accepted as it is, and one that is already reached is not animated. A
    /// set silently ends a deceleration. With a finger down, a non-animated set moves the content under it, and an
    /// animated one is ignored. (Choices)
    ///
    /// - Parameter position: The offset in pages.
    @discardableResult
    package mutating func setContentOffset(
        _ position: ScrollPoint, animated: Bool = false, client: inout Client
    ) -> GestureOutcome {
        let target = ScrollPoint(x: position.x.bounded, y: position.y.bounded)
        if animated {
            guard !isDragging else { return .ignored }
            let moves = offset(atPages: target) != contentOffset
            movement = moves ? .animating(to: target) : .none
            return moves ? .inFlight : .completed
        }
        if !isDragging { movement = .none }
        scroll(to: offset(atPages: target), in: .set, &client)
        return isDragging ? .inFlight : .completed
    }

    /// Resizes the view, and each page with it.
    ///
    /// The offset stays the same in points, so it may be between two pages; it is clamped only if the content now ends
    /// earlier. No delegate method reports a change of size; `viewDidLayoutSubviews` of the view controller comes after
    /// the offset has changed. (Choices, after what UIKit shows)
    @discardableResult
    package mutating func resize(to size: ScrollSize, client: inout Client) -> GestureOutcome {
        guard size.bounded != self.size else { return .ignored }
        self.size = size.bounded
        scroll(to: clamped(contentOffset), in: .orientation, &client)
        tell(.viewDidLayoutSubviews, in: .orientation, &client)
        return .changed
    }

    /// Performs a whole swipe: drag, release and settling in one.
    ///
    /// - Parameters:
    ///   - axis: The axis of the swipe; nil for horizontal, unless pages are only vertical.
    ///   - ends: How it ends. A cancelled swipe goes three tenths of a page, a completed one seven.
    @discardableResult
    package mutating func swipe(
        _ direction: Direction, axis: ScrollAxis? = nil, ends: TransitionEnd = .completed,
        client: inout Client
    ) -> GestureOutcome {
        let start = offsetInPages
        let (target, velocity) = way(direction, axis: axis, ends: ends)
        guard beginDragging(client: &client) != .ignored else { return .ignored }
        drag(to: target, client: &client)
        let leadsNowhere = isBeyondEnd || offsetInPages == start
        let released = endDragging(velocity: velocity, client: &client)
        let settled = released == .inFlight ? settle(client: &client) : released
        return leadsNowhere ? .bounced : settled
    }

    /// How far the finger of a whole swipe goes, in pages, and how fast it is when it lifts.
    package func way(
        _ direction: Direction, axis: ScrollAxis? = nil, ends: TransitionEnd
    ) -> (target: ScrollPoint, velocity: ScrollPoint) {
        let isVertical = (axis ?? self.axis) == .vertical
        let side: Double = direction == .forward ? 1 : -1
        let (way, speed) = ends == .completed ? (0.7 * side, side) : (0.3 * side, 0)
        let start = offsetInPages
        return (
            ScrollPoint(x: start.x + (isVertical ? 0 : way), y: start.y + (isVertical ? way : 0)),
            ScrollPoint(x: isVertical ? 0 : speed, y: isVertical ? speed : 0)
        )
    }
}
