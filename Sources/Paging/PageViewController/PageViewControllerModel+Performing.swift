/// How a gesture, or a function of the app, is performed.
extension PageViewControllerModel {
    /// The side on which a gesture can begin a transition; for a move, only if it takes the drag through rest.
    package func side(of gesture: PageGesture<PageNumber>) -> Direction? {
        if case .losing(_, let gesture) = gesture { return side(of: gesture) }
        guard case .move(let position) = gesture else { return gesture.direction }
        guard case .drag(let drag) = transition, position != 0 else { return nil }
        let side = position > 0 ? drag.began : drag.began.opposite
        return side == drag.side ? nil : side
    }

    /// Performs a gesture, and settles what the gesture says to settle.
    @discardableResult
    package mutating func perform<Receiver: CallbackReceiver>(
        _ gesture: PageGesture<PageNumber>, client: inout Receiver
    ) -> GestureOutcome {
        if case .losing(let losses, let gesture) = gesture { return perform(gesture, losing: losses, client: &client) }
        defer { ongoing.isFlushing = false }
        if gesture.isOfFinger {
            if state.isTurnDue, turn(client: &client) == .raised { return .raised }
            state.isTurnDue = !state.laterRequests.isEmpty
        }
        let outcome = begin(gesture, client: &client)
        // The main queue turns when the container has come to rest.
        guard !state.laterRequests.isEmpty, isAtRest, !hasStopped else { return outcome }
        // The turn follows at once, before the pages are dropped.
        let isFlushing = ongoing.isFlushing
        return unlessStopped { container throws(ContainerStop) in
            container.ongoing.isFlushing = isFlushing
            try container.carryOutLaterRequests(client: &client)
            return outcome
        }
    }

    mutating func begin<Receiver: CallbackReceiver>(
        _ gesture: PageGesture<PageNumber>, client: inout Receiver
    ) -> GestureOutcome {
        switch gesture {
        case .set(let set):
            let outcome = setViewControllers(set.request, client: &client)
            guard outcome == .inFlight, set.settles else { return outcome }
            let settled = settle(client: &client)
            return settleSet(client: &client) ?? settled
        case .swipe(let swipe):
            let isSetInFlight = if case .set = transition { true } else { false }
            let outcome = self.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload, client: &client)
            // A set that was in flight and took no gesture is settled by its own gesture.
            return isSetInFlight && outcome == .ignored ? outcome : settleSet(client: &client) ?? outcome
        case .drag(let direction): return drag(direction, client: &client)
        case .move(let position): return move(to: position, client: &client)
        case .release(let release): return self.release(ends: release.ends, preload: release.preload)
        case .settle: return settle(client: &client)
        case .dataSource(.removed): removeDataSource()
        case .dataSource(.assigned): assignDataSource()
        case .scrollEnabled(let isEnabled): setScrollEnabled(isEnabled)
        case .orientation(let orientation): return rotate(to: orientation, client: &client)
        case .doubleSided(let isDoubleSided): return setDoubleSided(isDoubleSided, client: &client)
        case .container(let change, let isAnimated): return container(change, animated: isAnimated, client: &client)
        case .turn: return turn(client: &client)
        case .losing(let losses, let gesture): return perform(gesture, losing: losses, client: &client)
        }
        return .changed
    }

    /// Settles an animated set that a callback has begun; nil if there is none.
    ///
    /// It settles only the first: a completion block that always begins another would never come to rest.
    @discardableResult
    mutating func settleSet<Receiver: CallbackReceiver>(client: inout Receiver) -> GestureOutcome? {
        if case .set = transition { settle(client: &client) } else { nil }
    }

    /// Lets a function of the app run from outside, in one turn of the main queue.
    ///
    /// Afterwards, what it has begun comes to rest, unless it does not settle, and what is deferred is carried out.
    @discardableResult
    package mutating func act<Receiver: CallbackReceiver>(
        settles: Bool = true, client: inout Receiver, _ function: (inout Self, inout Receiver) -> Void
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        let shown = onScreen
        function(&self, &client)
        _ = unlessStopped { container throws(ContainerStop) in
            try container.carryOutRequests(in: container.phase, client: &client)
            return .changed
        }
        if !hasStopped, settles, case .set = transition {
            settle(client: &client)
            settleSet(client: &client)
        }
        _ = unlessStopped { container throws(ContainerStop) in
            if container.isAtRest { try container.carryOutLaterRequests(client: &client) }
            return .changed
        }
        if hasStopped { return .raised }
        guard isAtRest else { return .inFlight }
        return onScreen == shown ? .changed : .completed
    }
}
