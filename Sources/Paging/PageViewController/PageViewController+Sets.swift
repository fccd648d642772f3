extension PageViewController {
    /// Shows pages programmatically: asks for no neighbour, calls no delegate. (Rules 1, 14, 20 to 25)
    ///
    /// The first set never animates. (Rule 21) An animated one is in flight until ``settle(client:)``. With `completion`
    /// false no block is given, and nobody is told of the end. (Rule 22)
    ///
    /// - Returns: `completed`, or `inFlight` while it animates, or `ignored` where a lenient container refuses it.
    @inlinable
    @discardableResult
    public mutating func setViewControllers<Receiver: CallbackReceiver<Page>>(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true,
        client: inout Receiver
    ) -> GestureOutcome {
        let request = SetRequest(pages, direction: direction, isAnimated: animated, hasCompletion: completion)
        return setViewControllers(request, client: &client)
    }

    @inlinable
    mutating func setViewControllers<Receiver: CallbackReceiver<Page>>(
        _ request: SetRequest<Page>, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        let wasCarriedOut = carryOut(request, client: &client)
        if hasStopped { return .raised }
        if case .set = transition { return wasCarriedOut ? .inFlight : .ignored }
        return wasCarriedOut ? .completed : .ignored
    }

    /// Carries out what a callback asked for.
    ///
    /// - Returns: Whether any of it was carried out: the shown pages may then be others.
    @inlinable
    @discardableResult
    mutating func carryOutRequests<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> Bool {
        requests.isEmpty ? false : carryOutWaitingRequests(client: &client)
    }

    @inlinable
    mutating func carryOutWaitingRequests<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> Bool {
        let waiting = requests
        state.requests = []
        var wereCarriedOut = false
        for request in waiting where !hasStopped {
            if carryOut(request, client: &client) { wereCarriedOut = true }
        }
        return wereCarriedOut
    }

    /// Carries out one set.
    ///
    /// - Returns: Whether it was carried out.
    @inlinable
    mutating func carryOut<Receiver: CallbackReceiver<Page>>(
        _ request: SetRequest<Page>, client: inout Receiver
    ) -> Bool {
        guard let pages = Spread(request.pages), request.pages.count == requiredCount else {
            raise(
                .wrongNumberOfViewControllers(provided: request.pages.count, required: requiredCount), client: &client)
            return false
        }
        if let violation = conflict(with: request) {
            raise(violation, client: &client)
            return false
        }
        // A set that does not conflict with a return, or with a curl, comes after it. (Choice)
        finishFlight(client: &client)
        guard !hasStopped else { return false }
        // What ended may have made the client begin an animated set, and that one was first, also for a curl.
        if let violation = conflict(with: request) ?? (isAtRest ? nil : .duplicateStatesInQueue) {
            raise(violation, client: &client)
            return false
        }
        return replaceShown(by: pages, request, client: &client)
    }

    /// The error that UIKit raises for a set at this moment, nil where it is safe. (Rule 25)
    ///
    /// E2, E3 and E5 come from the scroll view inside: a page curl knows none of them. (Choice) For what nobody has
    /// reported, a set in mid-flight is refused like the reported one next to it.
    @inlinable
    func conflict(with request: SetRequest<Page>) -> ContractViolation? {
        guard transitionStyle == .scroll else { return nil }
        switch transition {
        case .none:
            return phase == .completion && !request.isAnimated ? .viewCountIsNotThree : nil
        case .drag:
            return request.isAnimated ? .noViewControllerManagingVisibleView : .viewCountIsNotThree
        case .landing, .set:
            return request.isAnimated ? .duplicateStatesInQueue : .viewCountIsNotThree
        case .bouncing:
            return request.isAnimated ? .noViewControllerManagingVisibleView : nil
        case .returning(let flight):
            // The page that goes away is a neighbour still, also if the data source was taken away meanwhile.
            let neighbours = [before.page, after.page, flight.pending.first]
            return request.pages.contains { neighbours.contains($0) } ? .duplicateStatesInQueue : nil
        }
    }

    @inlinable
    mutating func finishFlight<Receiver: CallbackReceiver<Page>>(client: inout Receiver) {
        switch transition {
        case .none: break
        case .drag(let drag):
            if let pending = drag.pending { comeBack(pending, client: &client) } else { rest() }
        case .landing, .returning, .bouncing, .set: settle(client: &client)
        }
    }

    @inlinable
    mutating func replaceShown<Receiver: CallbackReceiver<Page>>(
        by pages: Spread<Page>, _ request: SetRequest<Page>, client: inout Receiver
    ) -> Bool {
        // The page that a quirk shows instead is the one that leaves.
        let leaving = onScreen
        let isFirst = viewControllers.isEmpty
        let isAnimated = request.isAnimated && !isFirst
        let phaseBefore = phase
        state.phase = .set
        if leaving == pages, viewControllers == pages {
            state.seenInstead = nil
            if !isAnimated { forgetNeighbours() }
            askForIndicator(client: &client)
            // The completion of an animated set of the page already shown never comes. (Rule 22) A callback that asked
            // for it goes on in its phase.
            if !isAnimated { complete(request.hasCompletion, client: &client) } else { state.phase = phaseBefore }
            return true
        }
        pages.forEach(without: leaving) { page in
            tell(.willMove(page, toParent: true), &client)
            tell(.didMove(page, toParent: true), &client)
        }
        leaving.forEach(without: pages) { tell(.willMove($0, toParent: false), &client) }
        pages.forEach(without: leaving) { tell(.viewWillAppear($0), &client) }
        leaving.forEach(without: pages) { tell(.viewWillDisappear($0), &client) }
        state.viewControllers = pages
        state.seenInstead = nil
        forgetNeighbours()
        if isAnimated {
            if transitionStyle == .scroll, let left = leaving.first, left != pages.first {
                // While the animation runs, the page that leaves lies in the slot that it moves to. (Choice)
                setNeighbour(request.direction.opposite, .page(left))
            }
            state.transition = .set(leaving: leaving, hasCompletion: request.hasCompletion)
            askForIndicator(client: &client)
            return true
        }
        tellPagesOfSet(leaving: leaving, client: &client)
        askForIndicator(client: &client)
        complete(request.hasCompletion, client: &client)
        return true
    }

    /// Ends an animated set.
    @inlinable
    mutating func finishSet<Receiver: CallbackReceiver<Page>>(
        leaving: Spread<Page>, hasCompletion: Bool, client: inout Receiver
    ) {
        state.phase = .set
        state.transition = .none
        tellPagesOfSet(leaving: leaving, client: &client)
        // Old systems left the page shown before in its slot. (Rule 24)
        if !quirks.contains(.staleNeighboursAfterAnimatedSet) { forgetNeighbours() }
        complete(hasCompletion, client: &client)
    }

    @inlinable
    mutating func tellPagesOfSet<Receiver: CallbackReceiver<Page>>(
        leaving: Spread<Page>, client: inout Receiver
    ) {
        viewControllers.forEach(without: leaving) { tell(.viewDidAppear($0), &client) }
        leaving.forEach(without: viewControllers) { page in
            tell(.viewDidDisappear(page), &client)
            tell(.didMove(page, toParent: false), &client)
        }
    }

    /// Runs the completion block, where there is one.
    @inlinable
    mutating func complete<Receiver: CallbackReceiver<Page>>(_ hasCompletion: Bool, client: inout Receiver) {
        state.nestedSets += 1
        if hasCompletion {
            state.phase = .completion
            tell(.completion(finished: true), &client)
        }
        if state.nestedSets > Self.largestNesting, !requests.isEmpty {
            state.requests = []
            raise(.endlessSets, client: &client)
        }
        carryOutRequests(client: &client)
        state.nestedSets -= 1
        rest()
    }

    /// So many sets, each made at the end of the one before, are carried out within one gesture. (Choice)
    ///
    /// An app that never ends them runs out of stack.
    @inlinable static var largestNesting: Int { 100 }

    /// Asks about the page indicator, at once after a set. (Rule 37; count before index: a choice)
    @inlinable
    mutating func askForIndicator<Receiver: CallbackReceiver<Page>>(client: inout Receiver) {
        guard transitionStyle == .scroll, hasDataSource, client.hasPageIndicator else { return }
        guard case .presentationCount(let count) = asked(.presentationCount(0), &client),
            case .presentationIndex(let index) = asked(.presentationIndex(0), &client)
        else { return }
        state.indicator = PageIndicator(count: Swift.max(0, count), current: Swift.max(0, index))
    }

    @inlinable
    mutating func forgetNeighbours() {
        state.before = .unknown
        state.after = .unknown
    }
}
