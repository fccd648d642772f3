import Paging

/// The kinds of gestures of a page view controller, in the order of the documentation.
///
/// Each has a declaration: a new gesture does not compile without one.
enum PageGestureKind: Int, CaseIterable {
    case set, swipe, drag, move, release, settle, append, prepend, insert, remove, replace
    case dataSource, orientation, doubleSided, container, turn, after
}

extension PageViewControllerGesture {
    /// The kind of gesture.
    var kind: PageGestureKind {
        switch self {
        case .page(let gesture): gesture.kind
        case .list(.append): .append
        case .list(.prepend): .prepend
        case .list(.insert): .insert
        case .list(.remove): .remove
        case .list(.replace): .replace
        case .after: .after
        }
    }
}

extension PageGesture {
    /// The kind of gesture.
    var kind: PageGestureKind {
        switch self {
        case .set: .set
        case .swipe: .swipe
        case .drag: .drag
        case .move: .move
        case .release: .release
        case .settle: .settle
        case .dataSource: .dataSource
        case .orientation: .orientation
        case .doubleSided: .doubleSided
        case .container: .container
        case .turn: .turn
        case .losing(_, let gesture): gesture.kind
        }
    }

    /// The call on a ``PageDriver`` that makes the gesture, such as `swipe(.forward, ends: .cancelled)`; nil if none says
    /// everything, as a session's client has its own completion blocks.
    ///
    /// - Parameter page: A page as it is written in Swift.
    package func call(page: (Page) -> String) -> String? {
        PageViewControllerSettings.gestures[kind.rawValue].call(.page(map(page)))
    }
}
