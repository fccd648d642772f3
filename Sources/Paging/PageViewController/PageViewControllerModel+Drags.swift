/// How a drag begins.
extension PageViewControllerModel {
    /// Puts a finger down.
    ///
    /// - Returns: The drag, nil if none has begun, and the gesture is ignored.
    mutating func beginDrag<Receiver: CallbackReceiver>(
        _ direction: Direction, client: inout Receiver
    ) throws(ContainerStop) -> Transition.Drag? {
        guard hasDataSource, isScrollEnabled, viewControllers.first != nil else { return nil }
        if !isAtRest {
            guard try meetFlight(direction, client: &client) else { return nil }
            // A return that was caught is already a drag; a callback may have begun an animated set.
            guard isAtRest else { return drag }
        }
        return try enter(direction, began: direction, client: &client)
    }

    /// The drag of the finger that is down, nil if none is.
    var drag: Transition.Drag? { if case .drag(let drag) = transition { drag } else { nil } }

    /// Decides what happens to a drag that begins while something is in flight.
    ///
    /// All of it is a choice of the model. A landing is completed first. A return is caught by a drag to the same side,
    /// and completed first by one to the other. An animated set ends at once: its block gets `false`, and the finger
    /// goes on from the new page. (Rule 22; that it goes on is a choice)
    ///
    /// - Returns: Whether the drag goes on.
    mutating func meetFlight<Receiver: CallbackReceiver>(
        _ direction: Direction, client: inout Receiver
    ) throws(ContainerStop) -> Bool {
        switch transition {
        case .none: return true
        case .drag: return false
        case .set(let set):
            guard case .runs(let finished) = settings.outcome(of: .finger) else { return false }
            try finishSet(set, finished: finished, client: &client)
        case .landing(let flight):
            // The finger that has lifted comes down in a later turn.
            awaitTurn()
            try land(flight, reportsEnd: !quirks.contains(.lostDidFinishOnCaughtLanding), client: &client)
        case .bouncing:
            scrollToRest(client: &client)
            rest()
        case .returning(let flight):
            awaitTurn()
            let pending = flight.pending
            if quirks.contains(.lostDidFinish) {
                note(.lostDidFinish(pending, .caughtReturn), in: .returning, &client)
                scrollToRest(client: &client)
                tellPagesOfReturn(pending, client: &client)
                rest()
            } else if flight.side == direction {
                state.transition = .drag(.init(began: direction, side: direction, pending: pending, isCaught: true))
            } else {
                try comeBack(pending, client: &client)
            }
        }
        return true
    }

    /// Moves to one side with a finger down: asks for what is unknown, and announces the transition.
    ///
    /// At an end, there is nothing to announce, and the drag pulls at nothing. (Rule 12)
    ///
    /// - Returns: The drag, nil if a callback has ended it. What is known is not read back from the state, which makes a
    ///   swipe an eighth faster.
    mutating func enter<Receiver: CallbackReceiver>(
        _ side: Direction, began: Direction, position: Double = 0, hasReversed: Bool = false, client: inout Receiver
    ) throws(ContainerStop) -> Transition.Drag? {
        // The drag is not caught: if one was, a reversal has ended its transition.
        let pending: Spread<PageNumber>
        if let remembered = remembered(on: side) {
            pending = remembered
        } else {
            state.transition = .drag(
                .init(began: began, side: side, pending: nil, position: position, hasReversed: hasReversed))
            guard let answered = try pages(on: side, client: &client), drag != nil else { return drag }
            pending = answered
        }
        let begun = Transition.Drag(
            began: began, side: side, pending: pending, position: position, hasReversed: hasReversed)
        state.transition = .drag(begun)
        tell(.willTransitionTo(pending), in: .dragStart, &client)
        // Mostly, the client has left all as it was, and does not listen to its pages.
        guard requests.isEmpty, !arePagesHeard(by: client), drag == begun, !hasStopped else {
            return try finishEntering(pending, client: &client)
        }
        return begun
    }

    /// Tells the pages that the transition of a drag begins, and carries out what the callbacks ask for.
    ///
    /// - Returns: The drag, nil if a callback has ended it.
    @inline(never)
    mutating func finishEntering<Receiver: CallbackReceiver>(
        _ pending: Spread<PageNumber>, client: inout Receiver
    ) throws(ContainerStop) -> Transition.Drag? {
        // A set in the announcement may send the pages back. Pages that will be told of a return must have been told of a
        // start. (Choice)
        let areToldEarly = (transitionStyle == .pageCurl || settings.system == .iOS26) && !requests.isEmpty
        if areToldEarly { tellPagesOfStart(pending, client: &client) }
        try carryOutRequests(in: .dragStart, client: &client)
        if !areToldEarly, drag != nil {
            tellPagesOfStart(pending, client: &client)
            try carryOutRequests(in: .dragStart, client: &client)
        }
        return drag
    }

    /// The page that a transition to one side leads to, if there is nothing to ask for, as in most drags.
    func remembered(on side: Direction) -> Spread<PageNumber>? {
        guard transitionStyle == .scroll else { return nil }
        switch (side, before, after) {
        case (_, .unknown, _), (_, _, .unknown): return nil
        case (.forward, _, .page(let page)), (.backward, .page(let page), _): return Spread(page)
        default: return nil
        }
    }
}
