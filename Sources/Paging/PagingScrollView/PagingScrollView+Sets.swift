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
        guard beginDragging(client: &client) != .ignored else { return .ignored }
        let isVertical = (axis ?? self.axis) == .vertical
        let way = (ends == .completed ? 0.7 : 0.3) * (direction == .forward ? 1 : -1)
        let start = offsetInPages
        drag(to: ScrollPoint(x: start.x + (isVertical ? 0 : way), y: start.y + (isVertical ? way : 0)), client: &client)
        let leadsNowhere = isBeyondEnd || offsetInPages == start
        let velocity = ends == .completed ? way.sign == .plus ? 1.0 : -1 : 0
        let released = endDragging(
            velocity: ScrollPoint(x: isVertical ? 0 : velocity, y: isVertical ? velocity : 0), client: &client)
        let settled = released == .inFlight ? settle(client: &client) : released
        return leadsNowhere ? .bounced : settled
    }
}
