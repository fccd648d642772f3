/// What happens to a page view controller from outside.
package enum PageGesture<Page: Hashable>: Hashable {
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
    package var withoutLosses: PageGesture {
        if case .losing(_, let gesture) = self { gesture } else { self }
    }

    package var losses: Losses { if case .losing(let losses, _) = self { losses } else { [] } }

    /// The gesture in which the first of each of these calls never comes.
    package func losing(_ losses: Losses) -> PageGesture {
        losses.isEmpty ? withoutLosses : .losing(losses, withoutLosses)
    }

    /// Whether it is an event of a finger, or a whole swipe.
    ///
    /// The main queue is served between two of them: what waits for a turn when one comes is carried out at the latest
    /// before the next. (Rule 43, a choice)
    var isOfFinger: Bool {
        switch self {
        case .swipe, .drag, .move, .release: true
        case .losing(_, let gesture): gesture.isOfFinger
        case .set, .settle, .dataSource, .scrollEnabled, .orientation, .doubleSided, .container, .turn: false
        }
    }

    /// The side that the gesture leads to, nil if it leads to none.
    package var direction: Direction? {
        switch self {
        case .swipe(let swipe): swipe.direction
        case .drag(let direction): direction
        case .losing(_, let gesture): gesture.direction
        default: nil
        }
    }

    /// Calls a function with each page that the gesture names.
    package func forEachPage(_ body: (Page) -> Void) {
        guard case .set(let set) = withoutLosses else { return }
        set.pages.forEach(body)
        set.completionPages.forEach(body)
    }

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
