extension PageViewController {
    /// Performs a whole swipe: drag, release and settling in one.
    ///
    /// - Parameters:
    ///   - direction: The side.
    ///   - ends: How it ends.
    ///   - preload: Whether the page after the landing is asked for, nil to leave it to the policy. (Rule 11)
    ///   - client: The client that is called.
    /// - Returns: How it ended.
    @inlinable
    @discardableResult
    package mutating func swipe<Receiver: CallbackReceiver<Page>>(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        guard let drag = beginDrag(direction, client: &client) else { return hasStopped ? .raised : .ignored }
        guard let side = drag.side, let pending = drag.pending else {
            rest()
            return .bounced
        }
        let flight = Transition<Page>.Flight(side: side, pending: pending, preload: preload, isCaught: drag.isCaught)
        turns.pass()
        switch ends {
        case .completed: land(flight, client: &client)
        case .cancelled: comeBack(pending, client: &client)
        }
        return hasStopped ? .raised : ends == .completed ? .completed : .cancelled
    }

    /// Begins a drag: unknown neighbors are asked for, and the transition is announced. (Rules 2, 3, 10, 17)
    ///
    /// - Returns: `inFlight` if a finger is down now, even at an end, where the drag pulls at nothing; `ignored` if a
    ///   callback has ended the drag by setting other pages.
    @inlinable
    @discardableResult
    package mutating func drag<Receiver: CallbackReceiver<Page>>(
        _ direction: Direction, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        guard beginDrag(direction, client: &client) != nil else { return hasStopped ? .raised : .ignored }
        return .inFlight
    }

    /// Moves the finger.
    ///
    /// - Parameters:
    ///   - position: The distance from rest as a fraction of a page, limited to -2 to 2. It is positive on the side
    ///     toward which the drag began. Below 0, the drag has passed through rest: the first transition is cancelled
    ///     and one to the other side is announced. (Rule 19) Above 1, the page boundary is crossed, and the scroll view
    ///     inside jumps back by a page. (Rule 39)
    ///   - client: The client that is called.
    @inlinable
    @discardableResult
    package mutating func move<Receiver: CallbackReceiver<Page>>(
        to position: Double, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped, case .drag(var drag) = transition else { return .ignored }
        let positionBefore = drag.position
        drag.position = Swift.min(2, Swift.max(-2, position.isNaN ? 0 : position))
        state.transition = .drag(drag)
        let side = drag.position > 0 ? drag.began : drag.position < 0 ? drag.began.opposite : drag.side
        if let side, side != drag.side {
            if let pending = drag.pending {
                turnBack(pending, client: &client)
                guard !hasStopped else { return .raised }
                // The end may have made the client set pages: the finger then drags those, unless they are being
                // animated.
                guard isAtRest else { return .ignored }
            }
            let entered = enter(
                side, began: drag.began, position: drag.position, hasTurned: quirks.contains(.previousEqualsPending),
                client: &client)
            // The announcement may have made the client set pages: then the finger no longer moves anything.
            guard entered != nil else { return hasStopped ? .raised : .ignored }
        }
        scroll(from: positionBefore, to: drag.position, began: drag.began, client: &client)
        if quirks.contains(.commitInMidDrag), abs(drag.position) >= 1 {
            commitInMidDrag(client: &client)
        }
        return hasStopped ? .raised : .inFlight
    }

    /// Lifts the finger: what it moved then lands or comes back, and is at rest after ``settle(client:)``.
    ///
    /// - Parameters:
    ///   - ends: How the transition ends, nil to decide by the position: it lands from half a page on. (Choice)
    ///   - preload: Whether the page after the landing is asked for, nil to leave it to the policy.
    @inlinable
    @discardableResult
    package mutating func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> GestureOutcome {
        guard !hasStopped, case .drag(let drag) = transition else { return .ignored }
        guard let side = drag.side else {
            rest()
            return .completed
        }
        if let pending = drag.pending {
            let flight = Transition<Page>.Flight(
                side: side, pending: pending, preload: preload, isExact: abs(drag.position) == 1,
                isCaught: drag.isCaught, hasTurned: drag.hasTurned)
            let end = ends ?? (abs(drag.position) >= 0.5 ? .completed : .cancelled)
            state.transition = end == .completed ? .landing(flight) : .returning(flight)
        } else {
            state.transition = .bouncing
        }
        turns.isFlightNew = drag.pending != nil
        state.phase = transition.phase
        return .inFlight
    }

    /// Lets what is in flight come to rest.
    @inlinable
    @discardableResult
    package mutating func settle<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> GestureOutcome {
        awaitTurn()
        return endFlight(client: &client)
    }

    /// Ends what is in flight, at once.
    @inlinable
    @discardableResult
    mutating func endFlight<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        let outcome: GestureOutcome
        switch transition {
        case .none, .drag: return .ignored
        case .landing(let flight):
            land(flight, client: &client)
            outcome = .completed
        case .returning(let flight):
            comeBack(flight.pending, client: &client)
            outcome = .cancelled
        case .bouncing:
            scrollToRest(client: &client)
            rest()
            outcome = .bounced
        case .set(let set):
            finishSet(set, client: &client)
            outcome = .completed
        }
        return hasStopped ? .raised : outcome
    }
}
