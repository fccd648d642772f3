/// What happens to a page view controller from outside.
public enum PageGesture<Page: Hashable>: Hashable {
    /// The app calls `setViewControllers`.
    // A set has many parts. Kept apart from the gesture, it does not make every swipe as large.
    indirect case set(PageSet<Page>)
    /// A whole swipe: drag, release and settling in one.
    case swipe(Swipe)
    /// A drag begins toward a side.
    case drag(Direction)
    /// The finger moves: `to` is the distance from rest as a fraction of a page, from -2 to 2, positive in the
    /// direction in which the drag began.
    ///
    /// A value below 0 is on the other side of rest; one above 1 is beyond the page boundary.
    case move(to: Double)
    /// The finger lifts: the transition then lands or returns.
    ///
    /// If no end is given, it lands from 0.5 on.
    case release(Release)
    /// What is in flight comes to rest.
    case settle
    /// The data source is removed or assigned again.
    case dataSource(DataSourceChange)
    /// The app turns `isScrollEnabled` of the scroll view inside off, or on again.
    case scrollEnabled(Bool)
    /// The interface orientation changes.
    case orientation(InterfaceOrientation)
    /// The pages of a curl become double-sided, or single-sided again.
    case doubleSided(Bool)
    /// The container itself appears or disappears.
    case container(ContainerAppearance, animated: Bool = false)
    /// The main queue turns, and deferred work is done.
    case turn
    /// Another gesture, in which the first of each of these calls never comes.
    indirect case losing(Losses, PageGesture)
}

extension PageGesture {
    @inlinable package var withoutLosses: PageGesture {
        if case .losing(_, let gesture) = self { gesture } else { self }
    }

    @inlinable package var losses: Losses { if case .losing(let losses, _) = self { losses } else { [] } }

    /// The gesture in which the first of each of these calls never comes.
    package func losing(_ losses: Losses) -> PageGesture {
        losses.isEmpty ? withoutLosses : .losing(losses, withoutLosses)
    }

    /// Whether it is an event of a finger, or a whole swipe.
    ///
    /// The main queue is served between two of them: what waits for a turn when one comes is carried out at the latest
    /// before the next. (Rule 43, a choice)
    @inlinable var isOfFinger: Bool {
        switch self {
        case .swipe, .drag, .move, .release: true
        case .losing(_, let gesture): gesture.isOfFinger
        case .set, .settle, .dataSource, .scrollEnabled, .orientation, .doubleSided, .container, .turn: false
        }
    }

    /// The side that the gesture leads to, nil if it leads to none.
    @inlinable
    package var direction: Direction? {
        switch self {
        case .swipe(let swipe): swipe.direction
        case .drag(let direction): direction
        case .losing(_, let gesture): gesture.direction
        default: nil
        }
    }

    @inlinable
    package func map<Other>(_ transform: (Page) throws -> Other) rethrows -> PageGesture<Other> {
        switch self {
        case .set(let set): .set(try set.map(transform))
        case .swipe(let swipe): .swipe(swipe)
        case .drag(let direction): .drag(direction)
        case .move(let position): .move(to: position)
        case .release(let release): .release(release)
        case .settle: .settle
        case .dataSource(let change): .dataSource(change)
        case .scrollEnabled(let isEnabled): .scrollEnabled(isEnabled)
        case .orientation(let orientation): .orientation(orientation)
        case .doubleSided(let isDoubleSided): .doubleSided(isDoubleSided)
        case .container(let change, let isAnimated): .container(change, animated: isAnimated)
        case .turn: .turn
        case .losing(let losses, let gesture): .losing(losses, try gesture.map(transform))
        }
    }
}

extension PageGesture: Sendable where Page: Sendable {}

extension PageViewController {
    /// The side on which a gesture can begin a transition; for a move, only if it takes the drag through rest.
    @inlinable
    package func side(of gesture: PageGesture<Page>) -> Direction? {
        if case .losing(_, let gesture) = gesture { return side(of: gesture) }
        guard case .move(let position) = gesture else { return gesture.direction }
        guard case .drag(let drag) = transition, position != 0 else { return nil }
        let side = position > 0 ? drag.began : drag.began.opposite
        return side == drag.side ? nil : side
    }

    /// Performs a gesture, and settles what the gesture says to settle.
    @inlinable
    @discardableResult
    package mutating func perform<Receiver: CallbackReceiver<Page>>(
        _ gesture: PageGesture<Page>, client: inout Receiver
    ) -> GestureOutcome {
        if case .losing(let losses, let gesture) = gesture { return perform(gesture, losing: losses, client: &client) }
        defer { ongoing.isFlushing = false }
        if gesture.isOfFinger {
            if state.isTurnDue, turn(client: &client) == .raised { return .raised }
            state.isTurnDue = !state.laterRequests.isEmpty
        }
        let outcome = begin(gesture, client: &client)
        // The main queue turns when the container has come to rest.
        guard !state.laterRequests.isEmpty, isAtRest, !hasStopped else { return outcome }
        // The turn follows at once, before the pages are dropped.
        let isFlushing = ongoing.isFlushing
        return unlessStopped { container throws(ContainerStop) in
            container.ongoing.isFlushing = isFlushing
            try container.carryOutLaterRequests(client: &client)
            return outcome
        }
    }

    @inlinable @inline(__always)
    mutating func begin<Receiver: CallbackReceiver<Page>>(
        _ gesture: PageGesture<Page>, client: inout Receiver
    ) -> GestureOutcome {
        switch gesture {
        case .set(let set):
            let outcome = setViewControllers(set.request, client: &client)
            guard outcome == .inFlight, set.settles else { return outcome }
            let settled = settle(client: &client)
            return settleSet(client: &client) ?? settled
        case .swipe(let swipe):
            let isSetInFlight = if case .set = transition { true } else { false }
            let outcome = self.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload, client: &client)
            // A set that was in flight and took no gesture is settled by its own gesture.
            return isSetInFlight && outcome == .ignored ? outcome : settleSet(client: &client) ?? outcome
        case .drag(let direction): return drag(direction, client: &client)
        case .move(let position): return move(to: position, client: &client)
        case .release(let release): return self.release(ends: release.ends, preload: release.preload)
        case .settle: return settle(client: &client)
        case .dataSource(.removed): removeDataSource()
        case .dataSource(.assigned): assignDataSource()
        case .scrollEnabled(let isEnabled): setScrollEnabled(isEnabled)
        case .orientation(let orientation): return rotate(to: orientation, client: &client)
        case .doubleSided(let isDoubleSided): return setDoubleSided(isDoubleSided, client: &client)
        case .container(let change, let isAnimated): return container(change, animated: isAnimated, client: &client)
        case .turn: return turn(client: &client)
        case .losing(let losses, let gesture): return perform(gesture, losing: losses, client: &client)
        }
        return .changed
    }

    /// Settles an animated set that a callback has begun; nil if there is none.
    ///
    /// It settles only the first: a completion block that always begins another would never come to rest.
    @inlinable
    @discardableResult
    mutating func settleSet<Receiver: CallbackReceiver<Page>>(client: inout Receiver) -> GestureOutcome? {
        if case .set = transition { settle(client: &client) } else { nil }
    }
}
