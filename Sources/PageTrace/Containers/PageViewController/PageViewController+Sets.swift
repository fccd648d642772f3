extension PageViewController {
    /// Shows pages programmatically: asks for no neighbour, calls no delegate. (Rules 1, 14, 20 to 25)
    ///
    /// The first set never animates. (Rule 21) An animated one is in flight until ``settle(client:)``. With `completion`
    /// false no block is given, and nobody is told of the end. (Rule 22)
    ///
    /// - Returns: `completed`, or `inFlight` while it animates, or `ignored` where a lenient container refuses it.
    @inlinable
    @discardableResult
    public mutating func setViewControllers<Client: PageViewControllerClient<Page>>(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, completion: Bool = true,
        client: inout Client
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        let request = SetRequest(pages, direction: direction, isAnimated: animated, hasCompletion: completion)
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
    mutating func carryOutRequests<Client: PageViewControllerClient<Page>>(client: inout Client) -> Bool {
        requests.isEmpty ? false : carryOutWaitingRequests(client: &client)
    }

    @inlinable
    mutating func carryOutWaitingRequests<Client: PageViewControllerClient<Page>>(client: inout Client) -> Bool {
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
    mutating func carryOut<Client: PageViewControllerClient<Page>>(
        _ request: SetRequest<Page>, client: inout Client
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
        case .returning(let flight):
            guard let pending = flight.pending else {
                return request.isAnimated ? .noViewControllerManagingVisibleView : nil
            }
            // The page that goes away is a neighbour still, also where the data source was taken away meanwhile.
            let neighbours = [before.page, after.page, pending.first]
            return request.pages.contains { neighbours.contains($0) } ? .duplicateStatesInQueue : nil
        }
    }

    @inlinable
    mutating func finishFlight<Client: PageViewControllerClient<Page>>(client: inout Client) {
        switch transition {
        case .none: break
        case .drag(let drag):
            if let pending = drag.pending { comeBack(pending, client: &client) } else { rest() }
        case .landing, .returning, .set: settle(client: &client)
        }
    }

    @inlinable
    mutating func replaceShown<Client: PageViewControllerClient<Page>>(
        by pages: Spread<Page>, _ request: SetRequest<Page>, client: inout Client
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
            client.willMove(page, toParent: true, in: &self)
            client.didMove(page, toParent: true, in: &self)
        }
        leaving.forEach(without: pages) { client.willMove($0, toParent: false, in: &self) }
        pages.forEach(without: leaving) { client.viewWillAppear($0, in: &self) }
        leaving.forEach(without: pages) { client.viewWillDisappear($0, in: &self) }
        state.viewControllers = pages
        state.seenInstead = nil
        forgetNeighbours()
        if isAnimated {
            if transitionStyle == .scroll, let left = leaving.first {
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
    mutating func finishSet<Client: PageViewControllerClient<Page>>(
        leaving: Spread<Page>, hasCompletion: Bool, client: inout Client
    ) {
        state.phase = .set
        state.transition = .none
        tellPagesOfSet(leaving: leaving, client: &client)
        // Old systems left the page shown before in its slot. (Rule 24)
        if !quirks.contains(.staleNeighboursAfterAnimatedSet) { forgetNeighbours() }
        complete(hasCompletion, client: &client)
    }

    @inlinable
    mutating func tellPagesOfSet<Client: PageViewControllerClient<Page>>(
        leaving: Spread<Page>, client: inout Client
    ) {
        viewControllers.forEach(without: leaving) { client.viewDidAppear($0, in: &self) }
        leaving.forEach(without: viewControllers) { page in
            client.viewDidDisappear(page, in: &self)
            client.didMove(page, toParent: false, in: &self)
        }
    }

    /// Runs the completion block, where there is one.
    @inlinable
    mutating func complete<Client: PageViewControllerClient<Page>>(_ hasCompletion: Bool, client: inout Client) {
        if hasCompletion {
            state.phase = .completion
            client.pageViewController(&self, didCompleteSet: true)
        }
        carryOutRequests(client: &client)
        rest()
    }

    /// Asks about the page indicator, at once after a set. (Rule 37; count before index: a choice)
    @inlinable
    mutating func askForIndicator<Client: PageViewControllerClient<Page>>(client: inout Client) {
        guard transitionStyle == .scroll, hasDataSource, client.hasPageIndicator else { return }
        let count = client.presentationCount(for: &self)
        let index = client.presentationIndex(for: &self)
        state.indicator = PageIndicator(count: Swift.max(0, count), current: Swift.max(0, index))
    }

    @inlinable
    mutating func forgetNeighbours() {
        state.before = .unknown
        state.after = .unknown
    }
}
