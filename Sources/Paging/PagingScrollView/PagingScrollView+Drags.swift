extension PagingScrollView {
    /// Begins a drag by a finger.
    ///
    /// A finger that catches the content while it decelerates or is animated ends that movement, and its end is not
    /// reported. (Choice: Apple does not say whether `didEndDecelerating` comes then.)
    @discardableResult
    package mutating func beginDragging(client: inout Client) -> GestureOutcome {
        guard !isDragging else { return .ignored }
        movement = .dragging(from: offsetInPages)
        tell(.willBeginDragging, in: .dragStart, &client)
        return .inFlight
    }

    /// Moves the content to an offset by the finger.
    ///
    /// Beyond an end, the content follows the finger for at most a page, or not at all if it does not bounce. (Choice:
    /// UIKit damps the movement beyond an end, and no finger takes it further than the size of the view.)
    ///
    /// - Parameter position: The offset in pages; its part along an axis without paging is ignored.
    @discardableResult
    package mutating func drag(to position: ScrollPoint, client: inout Client) -> GestureOutcome {
        guard isDragging else { return .ignored }
        let slack: Double = bounces ? 1 : 0
        let last = lastStop
        let reached = ScrollPoint(
            x: min(last.x + slack, max(-slack, position.x.bounded)),
            y: min(last.y + slack, max(-slack, position.y.bounded)))
        scroll(to: offset(atPages: alongAxis(reached)), in: .drag, &client)
        return .inFlight
    }

    /// Lifts the finger.
    ///
    /// - Parameters:
    ///   - velocity: In points per millisecond, positive toward later pages: it picks the page to stop on.
    ///   - decelerates: Whether the content keeps moving; nil means only if it is not on a page yet. False stops it
    ///     where it is. (Documented: it "stops immediately upon touch-up"; that a paging scroll view may stop between
    ///     pages is a choice.) From beyond an end, it always comes back. (Choice)
    @discardableResult
    package mutating func endDragging(
        velocity: ScrollPoint = .zero, decelerates: Bool? = nil, client: inout Client
    ) -> GestureOutcome {
        guard case .dragging(let start) = movement else { return .ignored }
        let stop = stop(velocity: alongAxis(velocity))
        let continues = isBeyondEnd || (decelerates ?? (offset(atPages: stop) != contentOffset))
        movement = continues ? .decelerating(from: start, to: stop) : .none
        tell(.didEndDragging(willDecelerate: continues), in: .drag, &client)
        return continues ? .inFlight : .completed
    }

    /// Lets what decelerates or is animated come to rest.
    @discardableResult
    package mutating func settle(client: inout Client) -> GestureOutcome {
        let end: ScrollPoint
        let callback: ScrollViewCallback
        let outcome: GestureOutcome
        switch movement {
        case .none, .dragging: return .ignored
        case .decelerating(let start, let stop):
            (end, callback) = (stop, .didEndDecelerating)
            outcome = start != stop ? .completed : isBeyondEnd ? .bounced : .cancelled
        case .animating(let target):
            (end, callback, outcome) = (target, .didEndScrollingAnimation, .completed)
        }
        let phase = movement.phase
        scroll(to: offset(atPages: end), in: phase, &client)
        // Inside the callback nothing moves anymore, as UIKit's `isDecelerating` says.
        movement = .none
        tell(callback, in: phase, &client)
        return outcome
    }

    /// The point without its part along an axis without paging.
    func alongAxis(_ point: ScrollPoint) -> ScrollPoint {
        ScrollPoint(x: axis == .vertical ? 0 : point.x, y: axis == .horizontal ? 0 : point.y)
    }
}
