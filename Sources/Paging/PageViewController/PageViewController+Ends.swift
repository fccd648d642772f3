/// How a transition ends.
extension PageViewController {
    /// Ends a transition on the next page. (Rules 4, 5, 6, 15)
    @inlinable
    mutating func land<Receiver: CallbackReceiver<Page>>(
        _ flight: Transition<Page>.Flight, reportsEnd: Bool = true, client: inout Receiver
    ) {
        let pending = flight.pending
        let previous = viewControllers
        let leaving = onScreen
        state.transition = .none
        state.phase = .landing
        scroll(to: flight.side, client: &client)
        if flight.isCaught, quirks.contains(.caughtReturnKeepsOldPage) {
            state.seenInstead = pending
            tellPagesOfLanding(pending, leaving: leaving, client: &client)
            report(completed: true, previous: previous, client: &client)
            rest()
            return
        }
        show(pending, comingFrom: previous, side: flight.side)
        tellPagesOfLanding(pending, leaving: leaving, client: &client)
        guard reportsEnd else {
            note(.lostDidFinish(pending, .caughtLanding), &client)
            preload(flight, client: &client)
            return rest()
        }
        let isMisreported = flight.isExact && quirks.contains(.exactCenterReportsCancelled)
        let named = flight.hasTurned ? pending : previous
        if quirks.contains(.asksAheadBeforeDidFinish) {
            preload(flight, client: &client)
            if !hasStopped, isAtRest, viewControllers == pending {
                state.phase = .landing
                report(completed: !isMisreported, previous: named, client: &client)
            }
        } else if report(completed: !isMisreported, previous: named, client: &client), !hasStopped {
            preload(flight, client: &client)
        }
        rest()
    }

    /// Ends a transition on the page where it began: asks for nothing, keeps both neighbors. (Rules 9, 16)
    @inlinable
    mutating func comeBack<Receiver: CallbackReceiver<Page>>(_ pending: Spread<Page>, client: inout Receiver) {
        state.transition = .none
        state.phase = .returning
        scrollToRest(client: &client)
        tellPagesOfReturn(pending, client: &client)
        report(completed: false, previous: viewControllers, client: &client)
        rest()
    }

    /// Ends the transition of a drag that passes through rest. (Rule 19)
    @inlinable
    mutating func turnBack<Receiver: CallbackReceiver<Page>>(_ pending: Spread<Page>, client: inout Receiver) {
        guard settings.readings.contains(.reversalReportsNoEnd) else { return comeBack(pending, client: &client) }
        state.transition = .none
        state.phase = .returning
        tellPagesOfReturn(pending, client: &client)
        carryOutRequests(client: &client)
        rest()
    }

    /// Commits a transition while the finger is still down, for the quirk: the end is reported first, while the old
    /// page is still shown.
    @inlinable
    mutating func commitInMidDrag<Receiver: CallbackReceiver<Page>>(client: inout Receiver) {
        guard case .drag(let drag) = transition, let side = drag.side, let pending = drag.pending else { return }
        let previous = viewControllers
        state.transition = .none
        state.phase = .drag
        tellPagesOfLanding(pending, leaving: onScreen, client: &client)
        let isUndisturbed = report(completed: true, previous: previous, client: &client)
        guard isUndisturbed, !hasStopped else { return }
        show(pending, comingFrom: previous, side: side)
        preload(.init(side: side, pending: pending), client: &client)
        // A set in there may be animated: then no finger holds the page anymore.
        guard !hasStopped, isAtRest else { return }
        // The finger is still down, at rest on the page now shown: further moves are measured from it.
        state.transition = .drag(.init(began: drag.began, side: nil, pending: nil))
        state.phase = .drag
    }

    /// Makes these the shown pages: the page just left becomes the opposite neighbor, and everything else is dropped.
    @inlinable
    mutating func show(_ pages: Spread<Page>, comingFrom previous: Spread<Page>, side: Direction) {
        state.viewControllers = pages
        state.seenInstead = nil
        state.indicator?.advance(side)
        guard transitionStyle == .scroll, let left = previous.first else { return }
        setNeighbor(side.opposite, .page(left))
        setNeighbor(side, .unknown)
    }

    /// Reports the end of a transition. (Rule 18: `finished` is always true)
    ///
    /// - Returns: Whether the callback has left the shown pages alone.
    @inlinable
    @discardableResult
    mutating func report<Receiver: CallbackReceiver<Page>>(
        completed: Bool, previous: Spread<Page>, client: inout Receiver
    ) -> Bool {
        guard !loses(.didFinishAnimating) else {
            note(.lostDidFinish(viewControllers, .gesture), &client)
            return true
        }
        tell(.didFinishAnimating(finished: true, previous: previous, completed: completed), &client)
        return !carryOutRequests(client: &client)
    }

    /// Whether nothing is in flight.
    @inlinable package var isAtRest: Bool {
        if case .none = transition { true } else { false }
    }

    /// Comes to rest.
    @inlinable
    mutating func rest() {
        switch transition {
        // A callback may have begun an animated set, which stays in flight.
        case .set: return
        // After most transitions there is nothing to write, which makes a swipe a fourteenth faster.
        case .none: break
        case .drag, .landing, .returning, .bouncing: state.transition = .none
        }
        state.phase = .rest
    }
}
