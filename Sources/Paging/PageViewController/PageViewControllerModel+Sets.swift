extension PageViewControllerModel {
    /// Shows pages programmatically; does not ask for neighbors or call the delegate. (Rules 1, 14, 20 to 25)
    ///
    /// The first set never animates. (Rule 21) An animated one is in flight until it settles. If `completion`
    /// is false, there is no block, and the end is not reported. (Rule 22)
    ///
    /// - Returns: `completed`, `inFlight` while it animates, or `ignored` if a lenient container refuses it.
    @discardableResult
    package mutating func setViewControllers<Receiver: CallbackReceiver>(
        _ pages: [PageNumber], direction: Direction = .forward, animated: Bool = false, completion: Bool = true,
        client: inout Receiver
    ) -> GestureOutcome {
        let request = SetRequest(pages: pages, direction: direction, isAnimated: animated, hasCompletion: completion)
        return setViewControllers(request, client: &client)
    }

    mutating func setViewControllers<Receiver: CallbackReceiver>(
        _ request: SetRequest, client: inout Receiver
    ) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            var phase = container.phase
            guard try container.carryOut(request, in: &phase, client: &client) else { return .ignored }
            return if case .set = container.transition { .inFlight } else { .completed }
        }
    }

    mutating func carryOutWaitingRequests<Receiver: CallbackReceiver>(
        in phase: Phase, client: inout Receiver
    ) throws(ContainerStop) -> Bool {
        let waiting = requests
        state.requests = []
        ongoing.nestedSets += 1
        defer { endNestedSets() }
        var phase = phase
        var wereCarriedOut = false
        for request in waiting where !ongoing.areSetsGivenUp {
            if !ongoing.countSetOfCallback() {
                try raise(.endlessSets, in: phase, client: &client)
            } else if try carryOut(request, in: &phase, client: &client) {
                wereCarriedOut = true
            }
        }
        return wereCarriedOut
    }

    mutating func endNestedSets() {
        ongoing.nestedSets -= 1
        guard ongoing.nestedSets == 0 else { return }
        if ongoing.areSetsGivenUp { state.requests = [] }
        ongoing.setsOfCallbacks = 0
        ongoing.areSetsGivenUp = false
    }

    /// Carries out one set.
    ///
    /// - Parameter phase: The phase of the call that made the set; afterwards, that in which the next set of the same
    ///   callback is made.
    /// - Returns: Whether it was carried out.
    mutating func carryOut<Receiver: CallbackReceiver>(
        _ request: SetRequest, in phase: inout Phase, client: inout Receiver
    ) throws(ContainerStop) -> Bool {
        let wasCarriedOut = try show(request, in: &phase, client: &client)
        client.afterSet(request.pages, in: &self)
        return wasCarriedOut
    }

    mutating func show<Receiver: CallbackReceiver>(
        _ request: SetRequest, in phase: inout Phase, client: inout Receiver
    ) throws(ContainerStop) -> Bool {
        // What comes to its end first need not do so within the call, except a bounce, of which nobody is told. (Choice)
        let wasInSet = turns.isInSet
        turns.isInSet = if case .bouncing = transition { true } else { false }
        defer { turns.isInSet = wasInSet }
        guard let pages = pages(of: request) else {
            let required = requiredCount(of: request)
            try raise(
                .wrongNumberOfViewControllers(provided: request.pages.count, required: required), in: phase,
                client: &client)
            return false
        }
        if let violation = conflict(with: request, in: phase) {
            try raise(violation, in: phase, client: &client)
            return false
        }
        if let cause = dropCause(of: request, in: phase) {
            note(.droppedSet(request.pages, cause), in: phase, &client)
            return false
        }
        // A set that does not conflict with what is in flight comes after it (choice), except for two sets at once on
        // iOS 26. There, whatever ends may have begun another animated set: that one is superseded, or comes to its
        // end. (Choice)
        for _ in 1...(settings.system == .iOS26 ? OngoingGesture.largestNesting : 1) where !isAtRest {
            if case .set(let set) = transition, isSuperseding(pages) {
                turns.isInSet = true
                try supersede(set, by: pages, request, client: &client)
                phase = transition.phase
                return true
            }
            try finishFlight(client: &client)
            phase = transition.phase
        }
        // Whatever ended may have made the client begin an animated set. That one came first, even for a curl. (Choice)
        if let violation = conflict(with: request, in: phase) ?? (isAtRest ? nil : .duplicateStatesInQueue) {
            try raise(violation, in: phase, client: &client)
            return false
        }
        turns.isInSet = true
        try replaceShown(by: pages, request, in: &phase, client: &client)
        return true
    }

    mutating func finishFlight<Receiver: CallbackReceiver>(client: inout Receiver) throws(ContainerStop) {
        switch transition {
        case .none: break
        case .drag(let drag):
            if let pending = drag.pending { try comeBack(pending, client: &client) } else { rest() }
        case .landing, .returning, .bouncing, .set: try endFlight(client: &client)
        }
    }

    mutating func replaceShown<Receiver: CallbackReceiver>(
        by pages: Spread<PageNumber>, _ request: SetRequest, in phase: inout Phase, client: inout Receiver
    ) throws(ContainerStop) {
        // The page that leaves is the one that the user sees, which a quirk may have changed.
        let leaving = onScreen
        // A page that is shown for the first time, or that nobody sees, is not animated.
        let isAnimated = request.isAnimated && !viewControllers.isEmpty && isOnScreen
        var request = request
        if request.isAnimated, request.hasCompletion, !isOnScreen, settings.outcome(of: .outsideWindow) == .never {
            request.hasCompletion = false
            note(.lostCompletion(pages, .outsideWindow), in: phase, &client)
        }
        clearLeakedChild(except: pages, client: &client)
        if leaving == pages, viewControllers == pages {
            state.seenInstead = nil
            guard !isAnimated else {
                askForIndicator(client: &client)
                // Its block never runs, on either system. (Rule 22) A callback that asked for it goes on as if it had
                // not.
                return
            }
            forgetNeighborsOfSamePage()
            switch settings.system {
            case .classic:
                askForIndicator(client: &client)
                try complete(request.hasCompletion, client: &client)
            case .iOS26: try complete(request.hasCompletion, asksForIndicator: true, client: &client)
            }
        } else if isAnimated {
            setAnimated(pages, leaving: leaving, request, client: &client)
        } else {
            try setPlainly(pages, leaving: leaving, request, client: &client)
        }
        phase = transition.phase
    }

    /// Forgets the neighbors in a non-animated set of the page already shown: all of them, which shipped libraries rely
    /// on, unless a reading says otherwise. (Rule 8)
    mutating func forgetNeighborsOfSamePage() {
        if settings.readings.contains(.sameSetForgetsNothing) { return }
        guard settings.readings.contains(.sameSetKeepsNil) else { return forgetNeighbors() }
        for side in [Direction.forward, .backward] where neighbor(side).page != nil { setNeighbor(side, .unknown) }
    }

    package mutating func forgetNeighbors() {
        state.before = .unknown
        state.after = .unknown
        state.sideLeftBySet = nil
    }
}
