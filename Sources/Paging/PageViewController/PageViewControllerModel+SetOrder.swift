/// The order in which the pages, the block and the page indicator are called for a programmatic set: the two systems
/// differ in nearly every call. (Rule 32, section 1b)
extension PageViewControllerModel {
    /// Carries out a set without animation.
    mutating func setPlainly<Receiver: CallbackReceiver>(
        _ pages: Spread<PageNumber>, leaving: Spread<PageNumber>, _ request: SetRequest, client: inout Receiver
    ) throws(ContainerStop) {
        switch settings.system {
        case .classic:
            let isFirst = leaving.isEmpty
            pages.forEach(without: leaving) { page in
                if !wasNeighborChild(page) {
                    tell(.willMove(page, toParent: true), in: .set, &client)
                    if !isFirst { tell(.didMove(page, toParent: true), in: .set, &client) }
                }
                load(page, in: .set, client: &client)
            }
            leaving.forEach(without: pages) { tell(.willMove($0, toParent: false), in: .set, &client) }
            tellOfStart(pages, leaving: leaving, animated: false, client: &client)
            show(pages)
            pages.forEach(without: leaving) { tellOfSet(.viewDidAppear($0, animated: false), &client) }
            leaving.forEach(without: pages) { page in
                tellOfSet(.viewDidDisappear(page, animated: false), &client)
                tell(.didMove(page, toParent: false), in: .set, &client)
            }
            if isFirst { pages.forEach(without: leaving) { tell(.didMove($0, toParent: true), in: .set, &client) } }
            askForIndicator(client: &client)
            try complete(request.hasCompletion, client: &client)
        case .iOS26:
            beginSet(pages, leaving: leaving, client: &client)
            showPlainly(pages)
            tellOfStart(pages, leaving: leaving, animated: false, client: &client)
            leaving.forEach(without: pages) { page in
                tellOfSet(.viewDidDisappear(page, animated: false), &client)
                moveOut(page, in: .set, client: &client)
            }
            pages.forEach(without: leaving) { tellOfSet(.viewDidAppear($0, animated: false), &client) }
            try complete(request.hasCompletion, asksForIndicator: true, client: &client)
        }
    }

    /// Begins a set, and leaves its animation in flight.
    mutating func setAnimated<Receiver: CallbackReceiver>(
        _ pages: Spread<PageNumber>, leaving: Spread<PageNumber>, _ request: SetRequest, client: inout Receiver
    ) {
        let isClassic = settings.system == .classic
        if isClassic {
            pages.forEach(without: leaving) { page in
                moveIn(page, in: .set, client: &client)
                load(page, in: .set, client: &client)
            }
            leaving.forEach(without: pages) { tell(.willMove($0, toParent: false), in: .set, &client) }
            tellOfStart(pages, leaving: leaving, animated: true, client: &client)
        } else {
            beginSet(pages, leaving: leaving, client: &client)
        }
        show(pages)
        if transitionStyle == .scroll, let left = leaving.first, left != pages.first {
            // While the animation runs, the page that leaves is in the slot that it moves to. (Choice)
            setNeighbor(request.direction.opposite, .page(left))
        }
        state.transition = .set(
            .init(
                leaving: leaving, direction: request.direction, hasCompletion: request.hasCompletion,
                hasToldPages: isClassic))
        turns.isFlightNew = true
        askForIndicator(client: &client)
    }

    mutating func finishSet<Receiver: CallbackReceiver>(
        _ set: Transition.AnimatedSet, finished: Bool = true, client: inout Receiver
    ) throws(ContainerStop) {
        turnSet(client: &client)
        state.transition = .none
        let (shown, leaving) = (viewControllers, set.leaving)
        scroll(to: set.direction, in: .set, client: &client)
        shown.forEach(without: leaving) { tellOfSet(.viewDidAppear($0, animated: true), &client) }
        leaving.forEach(without: shown) { page in
            tellOfSet(.viewDidDisappear(page, animated: true), &client)
            if settings.system == .iOS26 { tell(.willMove(page, toParent: false), in: .set, &client) }
            tell(.didMove(page, toParent: false), in: .set, &client)
        }
        // Old systems left the previously shown page in its slot. (Rule 24)
        if quirks.contains(.staleNeighborsAfterAnimatedSet) {
            state.sideLeftBySet = set.direction.opposite
        } else {
            forgetNeighbors()
        }
        if let superseded = set.superseded {
            if set.isLate { try raise(.flushedView, in: .set, client: &client) }
            leaveBehind(superseded, losing: set, client: &client)
            try complete(false, client: &client)
            return
        }
        // One contrary comment: the delegate is told about sets as well. (Rule 14)
        if settings.readings.contains(.setsReportTheirEnd) {
            tell(.didFinishAnimating(finished: true, previous: leaving, completed: true), in: .set, &client)
        }
        beginFlushing()
        try complete(set.hasCompletion, finished: finished, client: &client)
    }

    /// Performs the next turn of the main queue for a set in flight: its pages are told that they are about to appear
    /// and disappear. (Section 1b, iOS 26)
    mutating func turnSet<Receiver: CallbackReceiver>(client: inout Receiver) {
        guard case .set(var set) = transition, !set.hasToldPages else { return }
        set.hasToldPages = true
        state.transition = .set(set)
        if let superseded = set.superseded {
            viewControllers.forEach { tellOfSet(.viewWillAppear($0, animated: true), &client) }
            tellOfSet(.viewWillDisappear(superseded, animated: true), &client)
        } else {
            tellOfStart(viewControllers, leaving: set.leaving, animated: true, client: &client)
        }
    }

    /// Moves pages out and in, in the order in which iOS 26 begins a set.
    mutating func beginSet<Receiver: CallbackReceiver>(
        _ pages: Spread<PageNumber>, leaving: Spread<PageNumber>, client: inout Receiver
    ) {
        leaving.forEach(without: pages) { tell(.willMove($0, toParent: false), in: .set, &client) }
        pages.forEach(without: leaving) { page in
            moveIn(page, in: .set, client: &client)
            load(page, in: .set, client: &client)
        }
    }

    /// Makes these the shown pages, with unknown neighbors.
    mutating func show(_ pages: Spread<PageNumber>) {
        state.viewControllers = pages
        state.seenInstead = nil
        forgetNeighbors()
    }

    /// Makes these the shown pages in a set without animation; with a quirk, `viewControllers` keeps the old ones.
    mutating func showPlainly(_ pages: Spread<PageNumber>) {
        let old = viewControllers
        show(pages)
        guard quirks.contains(.curlShowsOldControllersAfterSet), settings.system == .iOS26, old.count == pages.count
        else { return }
        (state.viewControllers, state.seenInstead) = (old, pages)
    }

    mutating func tellOfStart<Receiver: CallbackReceiver>(
        _ pages: Spread<PageNumber>, leaving: Spread<PageNumber>, animated: Bool, client: inout Receiver
    ) {
        pages.forEach(without: leaving) { tellOfSet(.viewWillAppear($0, animated: animated), &client) }
        leaving.forEach(without: pages) { tellOfSet(.viewWillDisappear($0, animated: animated), &client) }
    }

    /// Whether a set tells pages that they appear: not those of a container that is not on screen, except, on classic
    /// systems, before it has appeared for the first time.
    var tellsAppearance: Bool { isOnScreen || appearsEarly }

    /// Whether pages that are set now are told that they appear before the container itself does.
    var appearsEarly: Bool { settings.system == .classic && !state.hasLoadedView }

    /// Tells a page that it comes or goes, if pages are told now.
    mutating func tellOfSet<Receiver: CallbackReceiver>(_ appearance: Callback<PageNumber>, _ client: inout Receiver) {
        // With a role that the compiler knows, it leaves out calls that nobody listens to.
        if tellsAppearance, client.listens(to: .appearance) { _ = asked(appearance, in: .set, &client) }
    }
}
