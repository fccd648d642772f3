/// What can happen to the container itself.
package enum ContainerAppearance: String, Hashable, Sendable, CaseIterable {
    /// It comes on screen: it is pushed, or no longer covered.
    case appears
    /// It leaves the screen: it is covered by a modal or a push, or another tab is selected.
    case disappears
    /// Its layout changes: a keyboard comes or goes, the safe area or the size changes.
    case layoutChanges

    /// The name of the call that makes it happen, of a session and of a driver.
    package var call: String {
        switch self {
        case .appears: "appear"
        case .disappears: "disappear"
        case .layoutChanges: "layoutChanges"
        }
    }
}

extension PageViewControllerModel {
    /// Makes the container itself appear or disappear: only the shown pages are told. (Rule 41)
    ///
    /// What is in flight comes to its end first. (Choice)
    @discardableResult
    package mutating func container<Receiver: CallbackReceiver>(
        _ change: ContainerAppearance, animated: Bool = false, client: inout Receiver
    ) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            guard change != .layoutChanges else {
                container.loseBlock(.layoutChange, client: &client)
                return .changed
            }
            guard container.isOnScreen != (change == .appears) else { return .ignored }
            container.begin(change, animated: animated, client: &client)
            container.end(change, animated: animated, client: &client)
            return .changed
        }
    }

    /// Begins to make the container appear or disappear: the shown pages are told what is about to happen.
    ///
    /// The screen around the container is told between this and ``end(_:animated:client:)``.
    package mutating func begin<Receiver: CallbackReceiver>(
        _ change: ContainerAppearance, animated: Bool, client: inout Receiver
    ) {
        _ = unlessStopped { container throws(ContainerStop) in
            switch change {
            case .disappears:
                try container.finishFlight(client: &client)
                container.tellShownPages(client: &client) { .viewWillDisappear($0, animated: animated) }
            case .layoutChanges: break
            case .appears:
                container.state.isOnScreen = true
                // The view is loaded at the first appearance, and the page indicator with the view. (Section 1b)
                if !container.state.hasLoadedView, !container.viewControllers.isEmpty,
                    container.settings.system == .iOS26
                {
                    container.askForIndicator(in: container.phase, client: &client)
                }
                // On classic systems, the first child has heard of it in the set. (Rule 41)
                if container.appearsEarly { break }
                container.tellShownPages(client: &client) { .viewWillAppear($0, animated: animated) }
            }
            return .changed
        }
    }

    mutating func tellShownPages<Receiver: CallbackReceiver>(
        client: inout Receiver, _ call: (PageNumber) -> Callback<PageNumber>
    ) {
        let phase = phase
        onScreen.forEach(without: []) { tell(call($0), in: phase, &client) }
    }

    /// Has made the container appear or disappear: the shown pages are told what has happened.
    package mutating func end<Receiver: CallbackReceiver>(
        _ change: ContainerAppearance, animated: Bool, client: inout Receiver
    ) {
        _ = unlessStopped { container throws(ContainerStop) in
            switch change {
            case .disappears:
                container.tellShownPages(client: &client) { .viewDidDisappear($0, animated: animated) }
                container.state.isOnScreen = false
            case .layoutChanges: return .changed
            case .appears:
                if !container.appearsEarly {
                    container.tellShownPages(client: &client) { .viewDidAppear($0, animated: animated) }
                }
                container.state.hasLoadedView = true
            }
            try container.carryOutRequests(in: container.phase, client: &client)
            return .changed
        }
    }

    /// Lets an animated set lose its block as the layout changes, if the system does so. (Rule 22)
    mutating func loseBlock<Receiver: CallbackReceiver>(_ cause: LossCause, client: inout Receiver) {
        guard case .set(var set) = transition, settings.outcome(of: .layoutChange) == .never else { return }
        // A set that replaced another has already lost its block, which is reported at its end.
        guard set.hasCompletion, set.superseded == nil else { return }
        set.hasCompletion = false
        state.transition = .set(set)
        note(.lostCompletion(viewControllers, cause), in: .set, &client)
    }

    /// Performs the next turn of the main queue: the pages of an animated set are told that they are about to appear
    /// and disappear (iOS 26), and what the app has deferred is done.
    @discardableResult
    package mutating func turn<Receiver: CallbackReceiver>(client: inout Receiver) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            container.turns.pass()
            container.turnSet(client: &client)
            try container.carryOutLaterRequests(inTurn: true, client: &client)
            return container.isAtRest ? .changed : .inFlight
        }
    }

    /// Performs what the app has deferred, turn by turn: a turn of the main queue carries out everything that waits for
    /// it, and then animations advance.
    ///
    /// What is deferred meanwhile waits for the next turn.
    ///
    /// Two animated sets that wait for one turn meet each other. (Rule 25) However many wait for one turn, they are no
    /// chain: only turns that follow from each other are counted as nested, and the sets of all of them together.
    ///
    /// - Parameter inTurn: Whether the first of these turns has begun already.
    mutating func carryOutLaterRequests<Receiver: CallbackReceiver>(
        inTurn: Bool = false, client: inout Receiver
    ) throws(ContainerStop) {
        defer {
            if ongoing.areSetsGivenUp { (state.requests, state.laterRequests) = ([], []) }
            ongoing.setsOfCallbacks = 0
            ongoing.areSetsGivenUp = false
        }
        var number = 0
        while !state.laterRequests.isEmpty, !ongoing.areSetsGivenUp {
            number += 1
            guard number <= OngoingGesture.largestNesting else {
                state.laterRequests = []
                return try raise(.endlessSets, in: phase, client: &client)
            }
            if number > 1 || !inTurn {
                turns.pass()
                // A block may have begun a set that waits for this turn as well.
                turnSet(client: &client)
            }
            try carryOutTurn(client: &client)
        }
    }

    /// Performs everything that waits for one turn of the main queue, and lets an animation run to its end.
    mutating func carryOutTurn<Receiver: CallbackReceiver>(client: inout Receiver) throws(ContainerStop) {
        let waiting = state.laterRequests
        state.laterRequests = []
        state.isTurnDue = false
        // The app calls from the turn, whatever its last call has put in flight.
        let phaseOfTurn = phase
        ongoing.nestedSets += 1
        defer { ongoing.nestedSets -= 1 }
        for request in waiting where !ongoing.areSetsGivenUp {
            guard ongoing.countSetOfCallback() else {
                try raise(.endlessSets, in: phase, client: &client)
                break
            }
            tell(
                .setViewControllers(
                    request.pages, direction: request.direction, animated: request.isAnimated), in: phaseOfTurn,
                &client)
            var phase = phase
            _ = try carryOut(request, in: &phase, client: &client)
        }
        guard case .set = transition else { return }
        awaitTurn()
        try endFlight(client: &client)
    }

    /// Sets the data source to nil: the container then ignores gestures, but programmatic sets still work. (Rule 26)
    ///
    /// The neighbors are forgotten, unless the container keeps them.
    package mutating func removeDataSource() {
        guard !hasStopped else { return }
        state.hasDataSource = false
        state.indicator = nil
        if !settings.keepsNeighborsOnReassignment { forgetNeighbors() }
    }

    /// Assigns the data source, again or for the first time since it was removed. (Rule 8)
    ///
    /// The remembered neighbors are forgotten, so that the next drag asks for both sides again, unless the container
    /// keeps them.
    package mutating func assignDataSource() {
        guard !hasStopped else { return }
        state.hasDataSource = true
        if settings.readings.contains(.assignedDataSourceEnablesScrolling) { state.isScrollEnabled = true }
        if !settings.keepsNeighborsOnReassignment { forgetNeighbors() }
    }

    /// Turns scrolling off or on again: without it the container ignores gestures, and sets still work. (Rule 26)
    ///
    /// It keeps the neighbors, and a finger that drags already goes on. (Choice)
    package mutating func setScrollEnabled(_ isEnabled: Bool) {
        if !hasStopped, transitionStyle == .scroll { state.isScrollEnabled = isEnabled }
    }

    /// Reports that the client's own code traps in the current callback.
    ///
    /// A strict container stops, as the app would; a lenient one goes on. A gesture that ends this way returns
    /// ``GestureOutcome/raised``, because the container does not know whose fault it is.
    package mutating func clientCrashed() {
        if settings.contract == .strict { state.hasStopped = true }
    }

    /// Rotates the device.
    ///
    /// A page curl asks the delegate where the spine lies from now on; scroll asks nothing. (Rule 36) What a finger
    /// holds or has released comes to its end first. (Choice) The block of an animated set in flight never runs. (Rule
    /// 22)
    ///
    /// If the client's answer changes the number of pages, it sets them inside the callback. Otherwise the wrong number
    /// is shown, and UIKit raises E1.
    @discardableResult
    package mutating func rotate<Receiver: CallbackReceiver>(
        to orientation: InterfaceOrientation, client: inout Receiver
    ) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            if case .set = container.transition, container.transitionStyle == .scroll {
                container.loseBlock(.rotation, client: &client)
                return .changed
            }
            try container.finishFlight(client: &client)
            if container.transitionStyle == .pageCurl {
                try container.placeSpine(for: orientation, client: &client)
                container.rest()
            }
            return .changed
        }
    }

    /// Asks where the spine of a page curl lies from now on. (Rule 36)
    mutating func placeSpine<Receiver: CallbackReceiver>(
        for orientation: InterfaceOrientation, client: inout Receiver
    ) throws(ContainerStop) {
        let question = Callback<PageNumber>.spineLocation(orientation, answer: nil)
        if case .spineLocation(_, let answer?) = asked(question, in: .orientation, &client), answer != .none {
            state.spineLocation = answer
            if answer == .mid { state.isDoubleSided = true }
        }
        try carryOutRequests(in: .orientation, client: &client)
        if !viewControllers.isEmpty, viewControllers.count != requiredCount {
            try raise(
                .wrongNumberOfViewControllers(provided: viewControllers.count, required: requiredCount),
                in: .orientation, client: &client)
        }
    }

    /// Makes the pages of a curl double-sided, or single-sided again. (Rule 34)
    @discardableResult
    package mutating func setDoubleSided<Receiver: CallbackReceiver>(
        _ isDoubleSided: Bool, client: inout Receiver
    ) -> GestureOutcome {
        unlessStopped { container throws(ContainerStop) in
            guard container.transitionStyle == .pageCurl else { return .ignored }
            guard isDoubleSided || container.spineLocation != .mid else {
                try container.raise(.spineInTheMiddleIsDoubleSided, in: container.phase, client: &client)
                return .ignored
            }
            container.state.isDoubleSided = isDoubleSided
            return .changed
        }
    }
}
