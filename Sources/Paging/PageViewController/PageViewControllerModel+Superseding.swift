/// Two animated sets at once: the second replaces the first. (Section 1b, iOS 26)
extension PageViewControllerModel {
    /// Replaces an animated set that is in flight.
    mutating func supersede<Receiver: CallbackReceiver>(
        _ first: Transition.AnimatedSet, by pages: Spread<PageNumber>, _ request: SetRequest,
        client: inout Receiver
    ) throws(ContainerStop) {
        let middle = viewControllers
        let leaving = first.leaving
        clearLeakedChild(except: pages, client: &client)
        if let superseded = first.superseded {
            turnSet(client: &client)
            leaveBehind(superseded, losing: first, client: &client)
            clearLeakedChild(except: pages, client: &client)
        }
        middle.forEach { tell(.willMove($0, toParent: false), in: .set, &client) }
        pages.forEach(without: leaving) { page in
            moveIn(page, in: .set, client: &client)
            load(page, in: .set, client: &client)
        }
        turnSet(client: &client)
        if first.superseded == nil, first.hasCompletion { runBlock(finished: false, in: .set, client: &client) }
        show(pages)
        if request.isAnimated {
            // The page that was shown before both sets still leaves; the one between the two is left behind.
            state.transition = .set(
                .init(
                    leaving: leaving == pages ? [] : leaving, direction: request.direction,
                    hasCompletion: request.hasCompletion, superseded: middle.first,
                    isLate: first.hasToldPages || first.isLate))
            turns.isFlightNew = true
            askForIndicator(client: &client)
            try carryOutRequests(in: .set, client: &client)
            return
        }
        state.transition = .none
        pages.forEach { tellOfSet(.viewWillAppear($0, animated: false), &client) }
        middle.forEach { tellOfSet(.viewWillDisappear($0, animated: false), &client) }
        middle.forEach { tellOfSet(.viewDidDisappear($0, animated: false), &client) }
        leaving.forEach(without: pages) { page in
            tellOfSet(.viewDidDisappear(page, animated: true), &client)
            moveOut(page, in: .set, client: &client)
        }
        middle.forEach { moveOut($0, in: .set, client: &client) }
        pages.forEach { tellOfSet(.viewDidAppear($0, animated: false), &client) }
        try complete(request.hasCompletion, asksForIndicator: true, client: &client)
    }

    /// Ends the second of two animated sets: the page between them stays a child, and no block runs.
    mutating func leaveBehind<Receiver: CallbackReceiver>(
        _ page: PageNumber, losing set: Transition.AnimatedSet, client: inout Receiver
    ) {
        tellOfSet(.viewDidDisappear(page, animated: true), &client)
        state.leakedChild = page
        note(.leakedChild(page), in: .set, &client)
        if set.hasCompletion { note(.lostCompletion(viewControllers, .superseded), in: .set, &client) }
    }

    /// Releases the child that two sets at once have left behind. (That the next set does so is a choice.)
    mutating func clearLeakedChild<Receiver: CallbackReceiver>(
        except pages: Spread<PageNumber>, client: inout Receiver
    ) {
        guard let leaked = state.leakedChild, !pages.has(leaked) else { return }
        state.leakedChild = nil
        moveOut(leaked, in: .set, client: &client)
    }
}
