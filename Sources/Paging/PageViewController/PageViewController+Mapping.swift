/// The same container, gesture or callback with other pages: how a recording turns an app's pages into positions.
extension PageViewController {
    /// The container with each of its pages replaced; two pages must not become one.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> PageViewController<Other> {
        var other = PageViewController<Other>(
            transitionStyle: transitionStyle, preloads: preloads, quirks: quirks, contract: contract,
            keepsNeighboursOnReassignment: keepsNeighboursOnReassignment)
        other.state.viewControllers = state.viewControllers.map(transform)
        other.state.before = state.before.map(transform)
        other.state.after = state.after.map(transform)
        other.state.spineLocation = state.spineLocation
        other.state.isDoubleSided = state.isDoubleSided
        other.state.hasDataSource = state.hasDataSource
        other.state.transition = state.transition.map(transform)
        other.state.phase = state.phase
        other.state.indicator = state.indicator
        other.state.hasStopped = state.hasStopped
        other.state.requests = state.requests.isEmpty ? [] : state.requests.map { $0.map(transform) }
        other.state.seenInstead = state.seenInstead?.map(transform)
        other.state.order = state.order
        return other
    }
}

extension Spread {
    /// The spread with each of its pages replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> Spread<Other> {
        Spread<Other>(first: first.map(transform), second: second.map(transform))
    }
}

extension NeighbourSlot {
    /// The slot with its page replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> NeighbourSlot<Other> {
        switch self {
        case .unknown: .unknown
        case .none: .none
        case .page(let page): .page(transform(page))
        }
    }
}

extension SetRequest {
    /// The request with each of its pages replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> SetRequest<Other> {
        SetRequest<Other>(
            pages.map(transform), direction: direction, isAnimated: isAnimated, hasCompletion: hasCompletion)
    }
}

extension Transition {
    @inlinable
    func map<Other>(_ transform: (Page) -> Other) -> Transition<Other> {
        switch self {
        case .none: .none
        case .drag(let drag):
            .drag(
                .init(
                    began: drag.began, side: drag.side, pending: drag.pending?.map(transform),
                    position: drag.position, isCaught: drag.isCaught))
        case .landing(let flight): .landing(flight.map(transform))
        case .returning(let flight): .returning(flight.map(transform))
        case .bouncing: .bouncing
        case .set(let leaving, let hasCompletion):
            .set(leaving: leaving.map(transform), hasCompletion: hasCompletion)
        }
    }
}

extension Transition.Flight {
    @inlinable
    func map<Other>(_ transform: (Page) -> Other) -> Transition<Other>.Flight {
        .init(
            side: side, pending: pending.map(transform), preload: preload, isExact: isExact, isCaught: isCaught)
    }
}

extension PageGesture {
    /// The gesture with each of its pages replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> PageGesture<Other> {
        switch self {
        case .set(let request, let settles): .set(request.map(transform), settles: settles)
        case .swipe(let swipe): .swipe(swipe)
        case .drag(let direction): .drag(direction)
        case .move(let position): .move(to: position)
        case .release(let release): .release(release)
        case .settle: .settle
        case .dataSource(let change): .dataSource(change)
        case .orientation(let orientation): .orientation(orientation)
        case .doubleSided(let isDoubleSided): .doubleSided(isDoubleSided)
        }
    }
}

extension Callback {
    /// The callback with each of its pages replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> Callback<Other> {
        switch self {
        case .viewControllerAfter(let page, let answer):
            .viewControllerAfter(transform(page), answer: answer.map(transform))
        case .viewControllerBefore(let page, let answer):
            .viewControllerBefore(transform(page), answer: answer.map(transform))
        case .willTransitionTo(let pages): .willTransitionTo(pages.map(transform))
        case .didFinishAnimating(let finished, let previous, let completed):
            .didFinishAnimating(finished: finished, previous: previous.map(transform), completed: completed)
        case .spineLocation(let orientation, let answer): .spineLocation(orientation, answer: answer)
        case .completion(let finished): .completion(finished: finished)
        case .presentationCount(let count): .presentationCount(count)
        case .presentationIndex(let index): .presentationIndex(index)
        case .viewWillAppear(let page): .viewWillAppear(transform(page))
        case .viewDidAppear(let page): .viewDidAppear(transform(page))
        case .viewWillDisappear(let page): .viewWillDisappear(transform(page))
        case .viewDidDisappear(let page): .viewDidDisappear(transform(page))
        case .willMove(let page, let isChild): .willMove(transform(page), toParent: isChild)
        case .didMove(let page, let isChild): .didMove(transform(page), toParent: isChild)
        case .setViewControllers(let pages, let direction, let animated):
            .setViewControllers(pages.map(transform), direction: direction, animated: animated)
        case .raise(let violation): .raise(violation)
        case .lostDidFinish(let pages): .lostDidFinish(pages.map(transform))
        }
    }
}

extension TrackedValue {
    /// The value with its page replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> TrackedValue<Other> {
        TrackedValue<Other>(name, page.map(transform))
    }
}

extension KeptPages {
    /// The kept pages with each page replaced.
    @inlinable
    public func map<Other>(_ transform: (Page) -> Other) -> KeptPages<Other> {
        KeptPages<Other>(holder: holder, slots: slots.map { .init($0.name, transform($0.page)) })
    }
}
