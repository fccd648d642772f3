/// The same container, gesture or callback with other pages: how a recording turns an app's pages into positions.
extension PageViewController {
    /// The container with each of its pages replaced; two pages must not become one.
    @inlinable
    package func map<Other>(_ transform: (Page) -> Other) -> PageViewController<Other> {
        var other = PageViewController<Other>(settings)
        other.state.viewControllers = state.viewControllers.map(transform)
        other.state.before = state.before.map(transform)
        other.state.after = state.after.map(transform)
        other.state.spineLocation = state.spineLocation
        other.state.isDoubleSided = state.isDoubleSided
        other.state.hasDataSource = state.hasDataSource
        other.state.isScrollEnabled = state.isScrollEnabled
        other.state.transition = state.transition.map(transform)
        other.state.indicator = state.indicator
        other.state.hasStopped = state.hasStopped
        other.state.requests = state.requests.isEmpty ? [] : state.requests.map { $0.map(transform) }
        other.state.laterRequests =
            state.laterRequests.isEmpty ? [] : state.laterRequests.map { $0.map(transform) }
        other.state.isTurnDue = state.isTurnDue
        other.state.leakedChild = state.leakedChild.map(transform)
        other.state.isOnScreen = state.isOnScreen
        other.state.hasLoadedView = state.hasLoadedView
        other.state.seenInstead = state.seenInstead?.map(transform)
        other.state.neighborChildren = state.neighborChildren.map(transform)
        other.ongoing = ongoing
        return other
    }

    /// The same situation in a container with other settings.
    ///
    /// Whoever explains a log finds out late that a quirk must have been there from the start.
    package func with(_ settings: PageViewControllerSettings) -> Self {
        var other = Self(settings)
        other.state = state
        other.turns = turns
        return other
    }
}

extension Spread {
    @inlinable
    package func map<Other>(_ transform: (Page) -> Other) -> Spread<Other> {
        Spread<Other>(first: first.map(transform), second: second.map(transform))
    }
}

extension NeighborSlot {
    @inlinable
    package func map<Other>(_ transform: (Page) -> Other) -> NeighborSlot<Other> {
        switch self {
        case .unknown: .unknown
        case .none: .none
        case .page(let page): .page(transform(page))
        }
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
                    position: drag.position, isCaught: drag.isCaught, hasReversed: drag.hasReversed))
        case .landing(let flight): .landing(flight.map(transform))
        case .returning(let flight): .returning(flight.map(transform))
        case .bouncing: .bouncing
        case .set(let set):
            .set(
                .init(
                    leaving: set.leaving.map(transform), direction: set.direction, hasCompletion: set.hasCompletion,
                    hasToldPages: set.hasToldPages, superseded: set.superseded.map(transform)))
        }
    }
}

extension Transition.Flight {
    @inlinable
    func map<Other>(_ transform: (Page) -> Other) -> Transition<Other>.Flight {
        .init(
            side: side, pending: pending.map(transform), preload: preload, isExact: isExact, isCaught: isCaught,
            hasReversed: hasReversed)
    }
}

extension RecordedCallback {
    @usableFromInline
    package func map<Other>(_ transform: (Page) -> Other) -> RecordedCallback<Other> {
        RecordedCallback<Other>(callback.map(transform), phase: phase)
    }
}

extension RecordedChange {
    @usableFromInline
    package func map<Other>(_ transform: (Page) -> Other) -> RecordedChange<Other> {
        RecordedChange<Other>(position: position, cause: cause, old: old.map(transform), new: new.map(transform))
    }
}

extension TrackedValue {
    @usableFromInline
    package func map<Other>(_ transform: (Page) -> Other) -> TrackedValue<Other> {
        var value = TrackedValue<Other>(name, content: content.map(transform))
        value.isRequired = isRequired
        return value
    }
}

extension KeptPages {
    @usableFromInline
    package func map<Other>(_ transform: (Page) -> Other) -> KeptPages<Other> {
        KeptPages<Other>(holder: holder, slots: slots.map { .init($0.name, transform($0.page)) })
    }
}
