extension PagingScrollView {
    /// The app sets the offset.
    ///
    /// Without animation nobody but `didScroll` is told; with one, `didEndScrollingAnimation` comes at its end.
    /// (Documented) An offset beyond an end is taken as it is, and one that is reached already is not animated.
    /// A set ends coasting without a word to the client; with a finger down, one without animation moves the
    /// content under it, and an animated one is left out. (Choices)
    ///
    /// - Parameters:
    ///   - position: The offset in pages.
    ///   - animated: Whether the content moves there in time; it is there after ``settle(client:)``.
    ///   - client: The client that is called.
    @discardableResult
    public mutating func setContentOffset<Client: PagingScrollViewClient<Page>>(
        _ position: ScrollPoint, animated: Bool = false, client: inout Client
    ) -> GestureOutcome {
        let target = ScrollPoint(x: position.x.bounded, y: position.y.bounded)
        if animated {
            guard !isDragging else { return .ignored }
            let moves = offset(atPages: target) != contentOffset
            movement = moves ? .animating(to: target) : .none
            phase = movement.phase
            return moves ? .inFlight : .completed
        }
        if !isDragging { movement = .none }
        phase = .set
        scroll(to: offset(atPages: target), &client)
        phase = movement.phase
        return isDragging ? .inFlight : .completed
    }

    /// The view gets another size, and each page with it.
    ///
    /// The offset stays the same number of points, so that it may come to lie between two pages, and is only brought
    /// back where the content now ends earlier. No method of the delegate tells of a size; `viewDidLayoutSubviews` of
    /// the view controller comes after the offset has changed. (Choices, after what UIKit shows)
    @discardableResult
    public mutating func resize<Client: PagingScrollViewClient<Page>>(
        to size: ScrollSize, client: inout Client
    ) -> GestureOutcome {
        guard size.bounded != self.size else { return .ignored }
        phase = .orientation
        self.size = size.bounded
        scroll(to: clamped(contentOffset), &client)
        tell(.viewDidLayoutSubviews, &client)
        phase = movement.phase
        return .changed
    }

    /// A whole swipe: drag, release and settling in one.
    ///
    /// - Parameters:
    ///   - direction: To the next page, or to the one before.
    ///   - axis: Along which axis; nil for the horizontal one, unless pages lie below each other only.
    ///   - ends: How it ends. One that is cancelled goes three tenths of a page, one that is completed seven.
    ///   - client: The client that is called.
    @discardableResult
    public mutating func swipe<Client: PagingScrollViewClient<Page>>(
        _ direction: Direction, axis: ScrollViewDescription.Axis? = nil, ends: TransitionEnd = .completed,
        client: inout Client
    ) -> GestureOutcome {
        guard beginDragging(client: &client) != .ignored else { return .ignored }
        let isVertical = (axis ?? self.axis) == .vertical
        let way = (ends == .completed ? 0.7 : 0.3) * (direction == .forward ? 1 : -1)
        let start = offsetInPages
        drag(
            to: ScrollPoint(x: start.x + (isVertical ? 0 : way), y: start.y + (isVertical ? way : 0)), client: &client)
        let leadsNowhere = isBeyondEnd || offsetInPages == start
        let velocity = ends == .completed ? way.sign == .plus ? 1.0 : -1 : 0
        let released = endDragging(
            velocity: ScrollPoint(x: isVertical ? 0 : velocity, y: isVertical ? velocity : 0), client: &client)
        let settled = released == .inFlight ? settle(client: &client) : released
        return leadsNowhere ? .bounced : settled
    }
}
