public import Paging

/// What happens to a container from outside.
///
/// Each container has its own gestures. Those of a page view controller are cases here; the others are
/// `ScrollViewGesture` and `RootGesture`.
public enum Gesture: Hashable, Sendable {
    /// The app sets pages.
    case set(ProgrammaticSet)
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
    /// The list behind the data source changes.
    case list(ListChange)
    /// The data source is removed or assigned again.
    case dataSource(DataSourceChange)
    /// The interface orientation changes.
    case orientation(InterfaceOrientation)
    /// The pages of a curl become double-sided, or single-sided again.
    case doubleSided(Bool)
    /// The container itself appears or disappears.
    case container(ContainerAppearance, animated: Bool = false)
    /// The main queue turns, and deferred work is done.
    case turn
    /// What happens to a paging scroll view.
    case scroll(ScrollViewGesture)
    /// What happens to an app with a root container.
    case root(RootGesture)
}

extension Gesture {
    /// The gesture as one of a page view controller, nil if it belongs to another container.
    var page: PageGesture<String>? {
        switch self {
        case .set(let set):
            .set(
                SetRequest(
                    set.pages, direction: set.direction, isAnimated: set.isAnimated, hasCompletion: set.hasCompletion),
                settles: set.settles)
        case .swipe(let swipe): .swipe(swipe)
        case .drag(let direction): .drag(direction)
        case .move(let position): .move(to: position)
        case .release(let release): .release(release)
        case .settle: .settle
        case .dataSource(let change): .dataSource(change)
        case .orientation(let orientation): .orientation(orientation)
        case .doubleSided(let isDoubleSided): .doubleSided(isDoubleSided)
        case .container(let change, let isAnimated): .container(change, animated: isAnimated)
        case .turn: .turn
        case .list, .scroll, .root: nil
        }
    }
}

extension PageGesture<String> {
    /// The gesture of a trace.
    package var inTrace: Gesture {
        switch self {
        case .set(let request, let settles):
            .set(
                ProgrammaticSet(
                    request.pages, direction: request.direction, isAnimated: request.isAnimated, settles: settles,
                    completion: request.hasCompletion == request.isAnimated ? nil : request.hasCompletion))
        case .swipe(let swipe): .swipe(swipe)
        case .drag(let direction): .drag(direction)
        case .move(let position): .move(to: position)
        case .release(let release): .release(release)
        case .settle: .settle
        case .dataSource(let change): .dataSource(change)
        case .orientation(let orientation): .orientation(orientation)
        case .doubleSided(let isDoubleSided): .doubleSided(isDoubleSided)
        case .container(let change, let isAnimated): .container(change, animated: isAnimated)
        case .turn: .turn
        }
    }
}

extension PageGesture<String> {
    /// The gesture with pages by their names, nil if one of them is unknown.
    func mapped<Other>(by pages: [String: Other]) -> PageGesture<Other>? {
        try? map { name in
            guard let page = pages[name] else { throw UnknownPage() }
            return page
        }
    }

    private struct UnknownPage: Error {}
}
