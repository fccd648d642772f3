extension PageViewController {
    /// The pages that a transition to one side leads to, nil if there are none.
    @inlinable
    mutating func pages<Receiver: CallbackReceiver<Page>>(
        on side: Direction, client: inout Receiver
    ) -> Spread<Page>? {
        guard transitionStyle == .scroll else { return curledPages(on: side, client: &client) }
        if before.isUnknown || after.isUnknown { askForUnknown(side, client: &client) }
        guard let page = neighbor(side).page else { return nil }
        return Spread(page)
    }

    /// Asks for the neighbors that are unknown.
    ///
    /// The page after is asked for before the page before, even in a first drag backward, unless a reading reverses it.
    /// (Rules 2, 3: a choice)
    @inlinable
    mutating func askForUnknown<Receiver: CallbackReceiver<Page>>(_ side: Direction, client: inout Receiver) {
        let isTurned = side == .backward && settings.readings.contains(.firstDragBackwardAsksBeforeFirst)
        let first: Direction = isTurned ? .backward : .forward
        if neighbor(first).isUnknown { ask(first, client: &client) }
        if neighbor(first.opposite).isUnknown, !hasStopped { ask(first.opposite, client: &client) }
    }

    /// Asks for one neighbor of the shown page and remembers the answer, even a nil. (Rule 7)
    ///
    /// A data source that was removed during the drag is not asked. (Rule 26)
    @inlinable
    mutating func ask<Receiver: CallbackReceiver<Page>>(_ side: Direction, client: inout Receiver) {
        // Each side has its own code, in which the compiler knows the slots.
        if side == .forward { askOnce(.forward, client: &client) } else { askOnce(.backward, client: &client) }
    }

    @inlinable @inline(__always)
    mutating func askOnce<Receiver: CallbackReceiver<Page>>(_ side: Direction, client: inout Receiver) {
        guard hasDataSource, let shown = viewControllers.first else { return }
        let answer = answer(side, of: shown, client: &client)
        // A callback may have set other pages, which have other neighbors, or removed the data source.
        guard !carryOutRequests(client: &client), !hasStopped, hasDataSource else { return }
        if let answer, !viewControllers.has(answer) { load(answer, client: &client) }
        setNeighbor(side, NeighborSlot(answer: answer))
        updateNeighborChildren(client: &client)
        if let answer, answer == shown || answer == neighbor(side.opposite).page {
            raise(.flushedView, client: &client)
        }
    }

    /// One question to the data source.
    @inlinable
    mutating func answer<Receiver: CallbackReceiver<Page>>(
        _ side: Direction, of page: Page, client: inout Receiver
    ) -> Page? {
        let question: Callback<Page> =
            side == .forward ? .viewControllerAfter(page, answer: nil) : .viewControllerBefore(page, answer: nil)
        return asked(question, &client).page
    }

    /// Asks for the neighbor on the side of travel after a landing, unless the ask is skipped. (Rules 4, 11, 33)
    @inlinable
    mutating func preload<Receiver: CallbackReceiver<Page>>(
        _ flight: Transition<Page>.Flight, client: inout Receiver
    ) {
        guard transitionStyle == .scroll, hasDataSource else { return }
        guard flight.preload.map({ $0 == .asked }) ?? (settings.preloads != .never) else { return }
        state.phase = .preload
        ask(flight.side, client: &client)
    }

    /// The pages that a curl to one side needs, asked for at the time of the gesture. (Rule 33)
    ///
    /// Two pages with the spine in the middle; otherwise one and, for double-sided pages, the back that turns before
    /// it. If the data source has only one of two, UIKit raises E1; in lenient mode, nothing turns. If it has none,
    /// nothing turns either (choice), unless a quirk raises there as well.
    @inlinable
    mutating func curledPages<Receiver: CallbackReceiver<Page>>(
        on side: Direction, client: inout Receiver
    ) -> Spread<Page>? {
        guard var page = side == .forward ? onScreen.last : onScreen.first else { return nil }
        let required = spineLocation == .mid || isDoubleSided ? 2 : 1
        var answers: [Page] = []
        guard hasDataSource else { return nil }
        while answers.count < required {
            let next = answer(side, of: page, client: &client)
            // A callback may have set other pages, or removed the data source: then nothing turns.
            guard !carryOutRequests(client: &client), !hasStopped, hasDataSource else { return nil }
            guard let next else { break }
            answers.append(next)
            page = next
        }
        guard answers.count == required, let last = answers.last else {
            guard !answers.isEmpty || quirks.contains(.curlEndRaises) else { return nil }
            // The same question comes again and again before UIKit raises; how often is a choice.
            if answers.isEmpty {
                for _ in 0..<2 {
                    _ = answer(side, of: page, client: &client)
                    guard !carryOutRequests(client: &client), !hasStopped, hasDataSource else { return nil }
                }
            }
            raise(.wrongNumberOfViewControllers(provided: answers.count, required: required), client: &client)
            return nil
        }
        guard spineLocation == .mid else { return Spread(last) }
        return side == .forward ? Spread(answers) : Spread(answers.reversed())
    }

    /// Reports that UIKit would raise here; a strict container stops.
    @inlinable
    mutating func raise<Receiver: CallbackReceiver<Page>>(
        _ violation: ContractViolation, client: inout Receiver
    ) {
        note(.raise(violation), &client)
        if contract == .strict { state.hasStopped = true }
    }
}
