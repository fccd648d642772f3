extension PageViewController {
    /// Shows pages programmatically; does not ask for neighbors or call the delegate. (Rules 1, 14, 20 to 25)
    ///
    /// The first set never animates. (Rule 21) An animated one is in flight until it settles. If `completion`
    /// is false, there is no block, and the end is not reported. (Rule 22)
    ///
    /// - Returns: `completed`, `inFlight` while it animates, or `ignored` if a lenient container refuses it.
    @inlinable
    @discardableResult
    package mutating func setViewControllers<Receiver: CallbackReceiver<Page>>(
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
    /// - Returns: Whether any of it was carried out, so that the shown pages may have changed.
    @inlinable
    @discardableResult
    mutating func carryOutRequests<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> Bool {
        requests.isEmpty ? false : carryOutWaitingRequests(client: &client)
    }

    @inlinable
    mutating func carryOutWaitingRequests<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> Bool {
        let waiting = requests
        state.requests = []
        state.nestedSets += 1
        var wereCarriedOut = false
        for request in waiting where !hasStopped && !state.areSetsGivenUp {
            if !state.countSetOfCallback() {
                raise(.endlessSets, client: &client)
            } else if carryOut(request, client: &client) {
                wereCarriedOut = true
            }
        }
        state.nestedSets -= 1
        if state.nestedSets == 0 {
            if state.areSetsGivenUp { state.requests = [] }
            state.setsOfCallbacks = 0
            state.areSetsGivenUp = false
        }
        return wereCarriedOut
    }

    /// The maximum number of sets, each made in a callback of the one before, that are carried out within one gesture.
    /// (Choice)
    ///
    /// An app that never stops making them overflows the stack.
    @inlinable static var largestNesting: Int { 20 }

    /// The maximum number of sets that follow from the callbacks of one gesture, turns of the main queue included.
    /// (Choice)
    ///
    /// An app that makes two sets in each callback makes a million of them before they are nested too deeply.
    @inlinable static var mostSetsOfCallbacks: Int { 1_000 }

    /// Carries out one set.
    ///
    /// - Returns: Whether it was carried out.
    @inlinable
    mutating func carryOut<Receiver: CallbackReceiver<Page>>(
        _ request: SetRequest<Page>, client: inout Receiver
    ) -> Bool {
        // What comes to its end first need not do so within the call, except a bounce, of which nobody is told. (Choice)
        let wasInSet = turns.isInSet
        turns.isInSet = if case .bouncing = transition { true } else { false }
        defer { turns.isInSet = wasInSet }
        guard let pages = pages(of: request) else {
            let required = requiredCount(of: request)
            raise(.wrongNumberOfViewControllers(provided: request.pages.count, required: required), client: &client)
            return false
        }
        if let violation = conflict(with: request) {
            raise(violation, client: &client)
            return false
        }
        if isDropped(request) {
            note(.droppedSet(request.pages), &client)
            return false
        }
        // A set that does not conflict with what is in flight comes after it (choice), except for two sets at once on
        // iOS 26. There, whatever ends may have begun another animated set: that one is superseded, or comes to its
        // end. (Choice)
        for _ in 1...(settings.system == .iOS26 ? Self.largestNesting : 1) where !hasStopped {
            if case .set(let set) = transition, isSuperseding(pages) {
                turns.isInSet = true
                state.phase = .set
                supersede(set, by: pages, request, client: &client)
                return true
            }
            finishFlight(client: &client)
        }
        guard !hasStopped else { return false }
        // Whatever ended may have made the client begin an animated set. That one came first, even for a curl. (Choice)
        if let violation = conflict(with: request) ?? (isAtRest ? nil : .duplicateStatesInQueue) {
            raise(violation, client: &client)
            return false
        }
        turns.isInSet = true
        return replaceShown(by: pages, request, client: &client)
    }

    @inlinable
    mutating func finishFlight<Receiver: CallbackReceiver<Page>>(client: inout Receiver) {
        switch transition {
        case .none: break
        case .drag(let drag):
            if let pending = drag.pending { comeBack(pending, client: &client) } else { rest() }
        case .landing, .returning, .bouncing, .set: endFlight(client: &client)
        }
    }

    @inlinable
    mutating func replaceShown<Receiver: CallbackReceiver<Page>>(
        by pages: Spread<Page>, _ request: SetRequest<Page>, client: inout Receiver
    ) -> Bool {
        // The page that leaves is the one that the user sees, which a quirk may have changed.
        let leaving = onScreen
        // A page that is shown for the first time, or that nobody sees, is not animated.
        let isAnimated = request.isAnimated && !viewControllers.isEmpty && isOnScreen
        var request = request
        if request.isAnimated, request.hasCompletion, !isOnScreen, settings.outcome(of: .outsideWindow) == .never {
            request.hasCompletion = false
            note(.lostCompletion(pages, .outsideWindow), &client)
        }
        let phaseBefore = phase
        state.phase = .set
        clearLeakedChild(except: pages, client: &client)
        if leaving == pages, viewControllers == pages {
            state.seenInstead = nil
            guard !isAnimated else {
                askForIndicator(client: &client)
                // Its block never runs, on either system. (Rule 22) A callback that asked for it continues in its own
                // phase.
                resume(phaseBefore)
                return true
            }
            forgetNeighborsOfSamePage()
            switch settings.system {
            case .classic:
                askForIndicator(client: &client)
                complete(request.hasCompletion, client: &client)
            case .iOS26: completeAndAskForIndicator(request.hasCompletion, client: &client)
            }
        } else if isAnimated {
            setAnimated(pages, leaving: leaving, request, client: &client)
        } else {
            setPlainly(pages, leaving: leaving, request, client: &client)
        }
        return true
    }

    /// Goes on in an earlier phase.
    ///
    /// It is no longer that of rest if a callback has put something in flight.
    @inlinable
    mutating func resume(_ phase: Phase) {
        state.phase = phase == .rest ? transition.phase : phase
    }

    /// Forgets the neighbors in a non-animated set of the page already shown: all of them, which shipped libraries rely
    /// on, unless a reading says otherwise. (Rule 8)
    @inlinable
    mutating func forgetNeighborsOfSamePage() {
        if settings.readings.contains(.sameSetForgetsNothing) { return }
        guard settings.readings.contains(.sameSetKeepsNil) else { return forgetNeighbors() }
        for side in [Direction.forward, .backward] where neighbor(side).page != nil { setNeighbor(side, .unknown) }
    }

    @inlinable
    mutating func forgetNeighbors() {
        state.before = .unknown
        state.after = .unknown
    }
}

extension PageViewController.State {
    /// Counts a set that a callback or a turn of the main queue makes; `false` if they are given up as endless.
    @inlinable
    mutating func countSetOfCallback() -> Bool {
        setsOfCallbacks += 1
        let isTooMuch =
            nestedSets > PageViewController.largestNesting
            || setsOfCallbacks > PageViewController.mostSetsOfCallbacks
        if isTooMuch { areSetsGivenUp = true }
        return !isTooMuch
    }
}
