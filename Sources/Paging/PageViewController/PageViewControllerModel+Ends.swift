/// How a transition ends.
extension PageViewControllerModel {
    /// Ends a transition on the next page. (Rules 4, 5, 6, 15)
    mutating func land<Receiver: CallbackReceiver>(
        _ flight: Transition.Flight, reportsEnd: Bool = true, client: inout Receiver
    ) throws(ContainerStop) {
        let pending = flight.pending
        let previous = viewControllers
        let leaving = onScreen
        let isHeldElsewhere = flushesHeldPage(landingOn: pending, side: flight.side)
        state.transition = .none
        scroll(to: flight.side, in: .landing, client: &client)
        if flight.isCaught, quirks.contains(.caughtReturnKeepsOldPage) {
            state.seenInstead = pending
            tellPagesOfLanding(pending, leaving: leaving, in: .landing, client: &client)
            try report(completed: true, previous: previous, in: .landing, client: &client)
            rest()
            return
        }
        show(pending, comingFrom: previous, side: flight.side)
        if arePagesHeard(by: client) { tellPagesOfLanding(pending, leaving: leaving, in: .landing, client: &client) }
        guard reportsEnd else {
            note(.lostDidFinish(pending, .caughtLanding), in: .landing, &client)
            try preload(flight, client: &client)
            return try restAfterLanding(isHeldElsewhere, client: &client)
        }
        let isMisreported = flight.isExact && quirks.contains(.exactCenterReportsCancelled)
        let named = flight.hasReversed ? pending : previous
        if quirks.contains(.asksAheadBeforeDidFinish) {
            try preload(flight, client: &client)
            if isAtRest, viewControllers == pending {
                try report(completed: !isMisreported, previous: named, in: .landing, client: &client)
            }
        } else if try report(completed: !isMisreported, previous: named, in: .landing, client: &client) {
            try preload(flight, client: &client)
        }
        try restAfterLanding(isHeldElsewhere, client: &client)
    }

    /// Whether a landing drops a page that the container still holds: the page that it lands on, or the page that it
    /// leaves. (E4)
    func flushesHeldPage(landingOn pending: Spread<PageNumber>, side: Direction) -> Bool {
        guard transitionStyle == .scroll, let flushed = neighbor(side.opposite).page else { return false }
        return pending.has(flushed) || viewControllers.has(flushed)
    }

    /// Comes to rest after a landing.
    ///
    /// If it has dropped a page that is still held, UIKit has raised E4 there. That the end is reported first is a choice.
    mutating func restAfterLanding<Receiver: CallbackReceiver>(
        _ isHeldElsewhere: Bool, client: inout Receiver
    ) throws(ContainerStop) {
        if isHeldElsewhere { try raise(.flushedView, in: .landing, client: &client) }
        rest()
    }

    /// Ends a transition on the page where it began: asks for nothing, keeps both neighbors. (Rules 9, 16)
    mutating func comeBack<Receiver: CallbackReceiver>(
        _ pending: Spread<PageNumber>, client: inout Receiver
    ) throws(ContainerStop) {
        state.transition = .none
        scrollToRest(client: &client)
        if arePagesHeard(by: client) { tellPagesOfReturn(pending, client: &client) }
        try report(completed: false, previous: viewControllers, in: .returning, client: &client)
        rest()
    }

    /// Ends the transition of a drag that passes through rest. (Rule 19)
    mutating func comeBackThroughRest<Receiver: CallbackReceiver>(
        _ pending: Spread<PageNumber>, client: inout Receiver
    ) throws(ContainerStop) {
        guard settings.readings.contains(.reversalReportsNoEnd) else { return try comeBack(pending, client: &client) }
        state.transition = .none
        tellPagesOfReturn(pending, client: &client)
        try carryOutRequests(in: .returning, client: &client)
        rest()
    }

    /// Commits a transition while the finger is still down, for the quirk: the end is reported first, while the old
    /// page is still shown.
    mutating func commitInMidDrag<Receiver: CallbackReceiver>(client: inout Receiver) throws(ContainerStop) {
        guard case .drag(let drag) = transition, let side = drag.side, let pending = drag.pending else { return }
        let isHeldElsewhere = flushesHeldPage(landingOn: pending, side: side)
        let previous = viewControllers
        state.transition = .none
        tellPagesOfLanding(pending, leaving: onScreen, in: .drag, client: &client)
        guard try report(completed: true, previous: previous, in: .drag, client: &client) else { return }
        show(pending, comingFrom: previous, side: side)
        try preload(.init(side: side, pending: pending), client: &client)
        if isHeldElsewhere { try raise(.flushedView, in: .drag, client: &client) }
        // A set in there may be animated: then no finger holds the page anymore.
        guard isAtRest else { return }
        // The finger is still down, at rest on the page now shown: further moves are measured from it.
        state.transition = .drag(.init(began: drag.began, side: nil, pending: nil))
    }

    /// Makes these the shown pages: the page just left becomes the opposite neighbor, and everything else is dropped.
    mutating func show(_ pages: Spread<PageNumber>, comingFrom previous: Spread<PageNumber>, side: Direction) {
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
    @discardableResult
    mutating func report<Receiver: CallbackReceiver>(
        completed: Bool, previous: Spread<PageNumber>, in phase: Phase, client: inout Receiver
    ) throws(ContainerStop) -> Bool {
        guard !loses(.didFinishAnimating) else {
            note(.lostDidFinish(viewControllers, .gesture), in: phase, &client)
            return true
        }
        tell(.didFinishAnimating(finished: true, previous: previous, completed: completed), in: phase, &client)
        // A transition that was cancelled drops no page that was shown.
        if completed { beginFlushing() }
        return try !carryOutRequests(in: phase, client: &client)
    }

    /// Lets the pages that are dropped stay for the rest of the gesture, for a quirk.
    mutating func beginFlushing() {
        if quirks.contains(.flushesLate) { ongoing.isFlushing = true }
    }

    package var isAtRest: Bool { if case .none = transition { true } else { false } }

    mutating func rest() {
        switch transition {
        // A callback may have begun an animated set, which stays in flight.
        case .set: break
        // After most transitions there is nothing to write, which makes a swipe a fourteenth faster.
        case .none: break
        case .drag, .landing, .returning, .bouncing: state.transition = .none
        }
    }
}
