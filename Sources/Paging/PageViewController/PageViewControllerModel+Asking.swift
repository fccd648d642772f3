extension PageViewControllerModel {
    /// The pages that a transition to one side leads to, nil if there are none.
    mutating func pages<Receiver: CallbackReceiver>(
        on side: Direction, client: inout Receiver
    ) throws(ContainerStop) -> Spread<PageNumber>? {
        guard transitionStyle == .scroll else { return try curledPages(on: side, client: &client) }
        if before.isUnknown || after.isUnknown { try askForUnknown(side, client: &client) }
        guard let page = neighbor(side).page else { return nil }
        return Spread(page)
    }

    /// Asks for the neighbors that are unknown.
    ///
    /// The page after is asked for before the page before, even in a first drag backward, unless a reading reverses it.
    /// (Rules 2, 3: a choice)
    mutating func askForUnknown<Receiver: CallbackReceiver>(
        _ side: Direction, client: inout Receiver
    ) throws(ContainerStop) {
        let isReversed = side == .backward && settings.readings.contains(.firstDragBackwardAsksBeforeFirst)
        let first: Direction = isReversed ? .backward : .forward
        if neighbor(first).isUnknown { try ask(first, in: .dragStart, client: &client) }
        if neighbor(first.opposite).isUnknown { try ask(first.opposite, in: .dragStart, client: &client) }
    }

    /// Asks for one neighbor of the shown page and remembers the answer, even a nil. (Rule 7)
    ///
    /// A data source that was removed during the drag is not asked. (Rule 26)
    mutating func ask<Receiver: CallbackReceiver>(
        _ side: Direction, in phase: Phase, client: inout Receiver
    ) throws(ContainerStop) {
        // Each side has its own code, in which the compiler knows the slots.
        if side == .forward {
            try askOnce(.forward, in: phase, client: &client)
        } else {
            try askOnce(.backward, in: phase, client: &client)
        }
    }

    mutating func askOnce<Receiver: CallbackReceiver>(
        _ side: Direction, in phase: Phase, client: inout Receiver
    ) throws(ContainerStop) {
        guard hasDataSource, let shown = viewControllers.first else { return }
        let answer = answer(side, of: shown, in: phase, client: &client)
        // A callback may have set other pages, which have other neighbors, or removed the data source.
        guard try !carryOutRequests(in: phase, client: &client), hasDataSource else { return }
        if let answer, !viewControllers.has(answer) { load(answer, in: phase, client: &client) }
        setNeighbor(side, NeighborSlot(answer: answer))
        updateNeighborChildren(in: phase, client: &client)
    }

    mutating func answer<Receiver: CallbackReceiver>(
        _ side: Direction, of page: PageNumber, in phase: Phase, client: inout Receiver
    ) -> PageNumber? {
        let question: Callback<PageNumber> =
            side == .forward ? .viewControllerAfter(page, answer: nil) : .viewControllerBefore(page, answer: nil)
        return asked(question, in: phase, &client).answeredPage
    }

    /// Asks for the neighbor on the side of travel after a landing, unless the ask is skipped. (Rules 4, 11, 33)
    mutating func preload<Receiver: CallbackReceiver>(
        _ flight: Transition.Flight, client: inout Receiver
    ) throws(ContainerStop) {
        guard transitionStyle == .scroll, hasDataSource else { return }
        guard flight.preload.map({ $0 == .asked }) ?? (settings.preloads != .never) else { return }
        try ask(flight.side, in: .preload, client: &client)
        // The page that is loaded for it may set another one.
        try carryOutRequests(in: .preload, client: &client)
    }

    /// The pages that a curl to one side needs, asked for at the time of the gesture. (Rule 33)
    ///
    /// Two pages with the spine in the middle; otherwise one and, for double-sided pages, the back that turns before
    /// it. If the data source has only one of two, UIKit raises E1; in lenient mode, nothing turns. If it has none,
    /// nothing turns either (choice), unless a quirk raises there as well.
    mutating func curledPages<Receiver: CallbackReceiver>(
        on side: Direction, client: inout Receiver
    ) throws(ContainerStop) -> Spread<PageNumber>? {
        guard var page = side == .forward ? onScreen.last : onScreen.first else { return nil }
        let required = spineLocation == .mid || isDoubleSided ? 2 : 1
        var answers: [PageNumber] = []
        guard hasDataSource else { return nil }
        while answers.count < required {
            let next = answer(side, of: page, in: .dragStart, client: &client)
            // A callback may have set other pages, or removed the data source: then nothing turns.
            guard try !carryOutRequests(in: .dragStart, client: &client), hasDataSource else { return nil }
            guard let next else { break }
            answers.append(next)
            page = next
        }
        guard answers.count == required, let last = answers.last else {
            guard !answers.isEmpty || quirks.contains(.curlEndRaises) else { return nil }
            // The same question comes again and again before UIKit raises; how often is a choice.
            if answers.isEmpty {
                for _ in 0..<2 {
                    _ = answer(side, of: page, in: .dragStart, client: &client)
                    guard try !carryOutRequests(in: .dragStart, client: &client), hasDataSource else { return nil }
                }
            }
            try raise(
                .wrongNumberOfViewControllers(provided: answers.count, required: required), in: .dragStart,
                client: &client)
            return nil
        }
        guard spineLocation == .mid else { return Spread(last) }
        return side == .forward ? Spread(answers) : Spread(answers.reversed())
    }
}
