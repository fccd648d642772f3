/// What can happen to the container itself.
public enum ContainerAppearance: String, Hashable, Sendable, CaseIterable {
    /// It comes on screen: it is pushed, or no longer covered.
    case appears
    /// It leaves the screen: it is covered by a modal or a push, or another tab is selected.
    case disappears
    /// Its layout changes: a keyboard comes or goes, the safe area or the size changes.
    case layoutChanges
}

extension PageViewController {
    /// Makes the container itself appear or disappear: only the shown pages are told. (Rule 41)
    ///
    /// What is in flight comes to its end first. (Choice)
    @inlinable
    @discardableResult
    package mutating func container<Receiver: CallbackReceiver<Page>>(
        _ change: ContainerAppearance, animated: Bool = false, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        guard change != .layoutChanges else {
            loseBlock(.layoutChange, client: &client)
            return hasStopped ? .raised : .changed
        }
        guard isOnScreen != (change == .appears) else { return .ignored }
        begin(change, animated: animated, client: &client)
        end(change, animated: animated, client: &client)
        return hasStopped ? .raised : .changed
    }

    /// Begins to make the container appear or disappear: the shown pages are told what is about to happen.
    ///
    /// The screen around the container is told between this and ``end(_:animated:client:)``.
    @inlinable
    package mutating func begin<Receiver: CallbackReceiver<Page>>(
        _ change: ContainerAppearance, animated: Bool, client: inout Receiver
    ) {
        state.order.accept(PageGesture<Page>.container(change, animated: animated))
        switch change {
        case .disappears:
            finishFlight(client: &client)
            guard !hasStopped else { return }
            onScreen.forEach(without: []) { tell(.viewWillDisappear($0, animated: animated), &client) }
        case .layoutChanges: return
        case .appears:
            state.isOnScreen = true
            // The view is loaded at the first appearance, and the page indicator with the view. (Section 1b)
            if !state.hasLoadedView, !viewControllers.isEmpty, settings.system == .iOS26 {
                askForIndicator(client: &client)
            }
            // On classic systems, the first child has heard of it in the set. (Rule 41)
            guard !appearsEarly else { return }
            onScreen.forEach(without: []) { tell(.viewWillAppear($0, animated: animated), &client) }
        }
    }

    /// Has made the container appear or disappear: the shown pages are told what has happened.
    @inlinable
    package mutating func end<Receiver: CallbackReceiver<Page>>(
        _ change: ContainerAppearance, animated: Bool, client: inout Receiver
    ) {
        guard !hasStopped else { return }
        switch change {
        case .disappears:
            onScreen.forEach(without: []) { tell(.viewDidDisappear($0, animated: animated), &client) }
            state.isOnScreen = false
        case .layoutChanges: return
        case .appears:
            if !appearsEarly {
                onScreen.forEach(without: []) { tell(.viewDidAppear($0, animated: animated), &client) }
            }
            state.hasLoadedView = true
        }
        carryOutRequests(client: &client)
    }

    /// Lets an animated set lose its block, if the system does so. (Rule 22)
    @inlinable
    mutating func loseBlock<Receiver: CallbackReceiver<Page>>(
        _ interruption: SetInterruption, _ cause: LossCause = .layoutChange, client: inout Receiver
    ) {
        guard case .set(var set) = transition, settings.outcome(of: interruption) == .never else { return }
        // A set that replaced another has already lost its block, which is reported at its end.
        guard set.hasCompletion, set.superseded == nil else { return }
        set.hasCompletion = false
        state.transition = .set(set)
        note(.lostCompletion(viewControllers, cause), &client)
    }

    /// Performs the next turn of the main queue: the pages of an animated set are told that they are about to appear
    /// and disappear (iOS 26), and what the app has deferred is done.
    @inlinable
    @discardableResult
    package mutating func turn<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        turns.pass()
        turnSet(client: &client)
        carryOutLaterRequests(inTurn: true, client: &client)
        return hasStopped ? .raised : isAtRest ? .changed : .inFlight
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
    @inlinable
    mutating func carryOutLaterRequests<Receiver: CallbackReceiver<Page>>(
        inTurn: Bool = false, client: inout Receiver
    ) {
        var number = 0
        while !state.laterRequests.isEmpty, !hasStopped, !state.areSetsGivenUp {
            number += 1
            guard number <= Self.largestNesting else {
                state.laterRequests = []
                raise(.endlessSets, client: &client)
                break
            }
            if number > 1 || !inTurn {
                turns.pass()
                // A block may have begun a set that waits for this turn as well.
                turnSet(client: &client)
            }
            carryOutTurn(client: &client)
        }
        if state.areSetsGivenUp { (state.requests, state.laterRequests) = ([], []) }
        state.setsOfCallbacks = 0
        state.areSetsGivenUp = false
    }

    /// Performs everything that waits for one turn of the main queue, and lets an animation run to its end.
    @inlinable
    mutating func carryOutTurn<Receiver: CallbackReceiver<Page>>(client: inout Receiver) {
        let waiting = state.laterRequests
        state.laterRequests = []
        let phaseOfTurn = phase
        state.nestedSets += 1
        for request in waiting where !hasStopped && !state.areSetsGivenUp {
            guard state.countSetOfCallback() else {
                raise(.endlessSets, client: &client)
                break
            }
            // The app calls from the turn, whatever its last call has put in flight.
            let phaseBefore = phase
            state.phase = phaseOfTurn
            tell(
                .setViewControllers(
                    request.pages, direction: request.direction, animated: request.isAnimated), &client)
            if phase == phaseOfTurn { state.phase = phaseBefore }
            _ = carryOut(request, client: &client)
        }
        settleSet(client: &client)
        state.nestedSets -= 1
    }

    /// Sets the data source to nil: the container then ignores gestures, but programmatic sets still work. (Rule 26)
    ///
    /// The neighbors are forgotten, unless the container keeps them.
    @usableFromInline package mutating func removeDataSource() {
        guard !hasStopped else { return }
        state.hasDataSource = false
        state.indicator = nil
        if !keepsNeighborsOnReassignment { forgetNeighbors() }
    }

    /// Assigns the data source, again or for the first time since it was removed. (Rule 8)
    ///
    /// The remembered neighbors are forgotten, so that the next drag asks for both sides again, unless the container
    /// keeps them.
    @usableFromInline package mutating func assignDataSource() {
        guard !hasStopped else { return }
        state.hasDataSource = true
        if !keepsNeighborsOnReassignment { forgetNeighbors() }
    }

    /// Reports that the client's own code traps in the current callback.
    ///
    /// A strict container stops, as the app would; a lenient one goes on. A gesture that ends this way returns
    /// ``GestureOutcome/raised``, because the container does not know whose fault it is.
    @usableFromInline package mutating func clientCrashed() {
        if contract == .strict { state.hasStopped = true }
    }

    /// Rotates the device.
    ///
    /// A page curl asks the delegate where the spine lies from now on; scroll asks nothing. (Rule 36) What a finger
    /// holds or has released comes to its end first. (Choice) The block of an animated set in flight never runs. (Rule
    /// 22)
    ///
    /// If the client's answer changes the number of pages, it sets them inside the callback. Otherwise the wrong number
    /// is shown, and UIKit raises E1.
    @inlinable
    @discardableResult
    package mutating func rotate<Receiver: CallbackReceiver<Page>>(
        to orientation: InterfaceOrientation, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped else { return .ignored }
        if case .set = transition, transitionStyle == .scroll {
            loseBlock(.layoutChange, .rotation, client: &client)
            return .changed
        }
        finishFlight(client: &client)
        guard !hasStopped else { return .raised }
        guard transitionStyle == .pageCurl else { return .changed }
        state.phase = .orientation
        if case .spineLocation(_, let answer?) = asked(.spineLocation(orientation, answer: nil), &client),
            answer != .none
        {
            state.spineLocation = answer
            if answer == .mid { state.isDoubleSided = true }
        }
        carryOutRequests(client: &client)
        if !hasStopped, !viewControllers.isEmpty, viewControllers.count != requiredCount {
            raise(
                .wrongNumberOfViewControllers(provided: viewControllers.count, required: requiredCount),
                client: &client)
        }
        rest()
        return hasStopped ? .raised : .changed
    }

    /// Makes the pages of a curl double-sided, or single-sided again. (Rule 34)
    @inlinable
    @discardableResult
    package mutating func setDoubleSided<Receiver: CallbackReceiver<Page>>(
        _ isDoubleSided: Bool, client: inout Receiver
    ) -> GestureOutcome {
        guard !hasStopped, transitionStyle == .pageCurl else { return .ignored }
        guard isDoubleSided || spineLocation != .mid else {
            raise(.spineInTheMiddleIsDoubleSided, client: &client)
            return hasStopped ? .raised : .ignored
        }
        state.isDoubleSided = isDoubleSided
        return .changed
    }
}
