extension PageViewControllerModel {
    /// Performs a whole swipe: drag, release and settling in one.
    @discardableResult
    package mutating func swipe<Receiver: CallbackReceiver>(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil, client: inout Receiver
    ) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            guard let drag = try container.beginDrag(direction, client: &client) else { return .ignored }
            guard let side = drag.side, let pending = drag.pending else {
                container.rest()
                return .bounced
            }
            container.turns.pass()
            switch ends {
            case .completed:
                let flight = Transition.Flight(side: side, pending: pending, preload: preload, isCaught: drag.isCaught)
                try container.land(flight, client: &client)
                return .completed
            case .cancelled:
                try container.comeBack(pending, client: &client)
                return .cancelled
            }
        }
    }

    /// Begins a drag: unknown neighbors are asked for, and the transition is announced. (Rules 2, 3, 10, 17)
    ///
    /// - Returns: `inFlight` if a finger is down now, even at an end, where the drag pulls at nothing; `ignored` if a
    ///   callback has ended the drag by setting other pages.
    @discardableResult
    package mutating func drag<Receiver: CallbackReceiver>(
        _ direction: Direction, client: inout Receiver
    ) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            try container.beginDrag(direction, client: &client) == nil ? .ignored : .inFlight
        }
    }

    /// Moves the finger.
    ///
    /// - Parameter position: The distance from rest as a fraction of a page, limited to -2 to 2. It is positive on the
    ///   side toward which the drag began. Below 0, the drag has passed through rest: the first transition is cancelled
    ///   and one to the other side is announced. (Rule 19) Above 1, the page boundary is crossed, and the scroll view
    ///   inside jumps back by a page. (Rule 39)
    @discardableResult
    package mutating func move<Receiver: CallbackReceiver>(
        to position: Double, client: inout Receiver
    ) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            guard var drag = container.drag else { return .ignored }
            let positionBefore = drag.position
            drag.position = Swift.min(2, Swift.max(-2, position.isNaN ? 0 : position))
            container.state.transition = .drag(drag)
            let side = drag.position > 0 ? drag.began : drag.position < 0 ? drag.began.opposite : drag.side
            if let side, side != drag.side {
                guard try container.reverse(drag, to: side, client: &client) else { return .ignored }
            }
            container.scroll(from: positionBefore, to: drag.position, began: drag.began, client: &client)
            if container.quirks.contains(.commitInMidDrag), abs(drag.position) >= 1 {
                try container.commitInMidDrag(client: &client)
            }
            return .inFlight
        }
    }

    /// Takes a drag through rest to the other side.
    ///
    /// - Returns: Whether the finger still drags: a callback may have made the client set pages.
    mutating func reverse<Receiver: CallbackReceiver>(
        _ drag: Transition.Drag, to side: Direction, client: inout Receiver
    ) throws(ContainerStop) -> Bool {
        if let pending = drag.pending {
            try comeBackThroughRest(pending, client: &client)
            // The finger drags what the end made the client set, unless it is being animated.
            guard isAtRest else { return false }
        }
        return try enter(
            side, began: drag.began, position: drag.position, hasReversed: quirks.contains(.previousEqualsPending),
            client: &client) != nil
    }

    /// Lifts the finger: what it moved then lands or comes back, and is at rest after ``settle(client:)``.
    ///
    /// - Parameter ends: How the transition ends, nil to decide by the position: it lands from half a page on. (Choice)
    @discardableResult
    package mutating func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> GestureOutcome {
        guard !hasStopped, let drag else { return .ignored }
        guard let side = drag.side else {
            rest()
            return .completed
        }
        if let pending = drag.pending {
            let flight = Transition.Flight(
                side: side, pending: pending, preload: preload, isExact: abs(drag.position) == 1,
                isCaught: drag.isCaught, hasReversed: drag.hasReversed)
            let end = ends ?? (abs(drag.position) >= 0.5 ? .completed : .cancelled)
            state.transition = end == .completed ? .landing(flight) : .returning(flight)
        } else {
            state.transition = .bouncing
        }
        turns.isFlightNew = drag.pending != nil
        return .inFlight
    }

    /// Lets what is in flight come to rest.
    @discardableResult
    package mutating func settle<Receiver: CallbackReceiver>(client: inout Receiver) -> GestureOutcome {
        awaitTurn()
        return unlessStopped { container throws(ContainerStop) in
            let outcome = try container.endFlight(client: &client)
            // A callback may have begun an animated set.
            return outcome == .ignored || container.isAtRest ? outcome : .inFlight
        }
    }

    /// Ends what is in flight, at once.
    @discardableResult
    mutating func endFlight<Receiver: CallbackReceiver>(
        client: inout Receiver
    ) throws(ContainerStop) -> GestureOutcome {
        switch transition {
        case .none, .drag: return .ignored
        case .landing(let flight):
            try land(flight, client: &client)
            return .completed
        case .returning(let flight):
            try comeBack(flight.pending, client: &client)
            return .cancelled
        case .bouncing:
            scrollToRest(client: &client)
            rest()
            return .bounced
        case .set(let set):
            try finishSet(set, client: &client)
            return .completed
        }
    }
}
