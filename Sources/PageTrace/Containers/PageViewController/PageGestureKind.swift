import Paging

/// The kinds of gestures of a page view controller, in the order of the documentation.
///
/// Each has a declaration: a new gesture does not compile without one.
enum PageGestureKind: Int, CaseIterable {
    case set, swipe, drag, move, release, settle, append, prepend, insert, remove, replace
    case dataSource, orientation, doubleSided, container, turn, after

    /// Whether the app or its surroundings make the gesture: no finger, and not the main queue.
    var isOfApp: Bool {
        switch self {
        case .set, .append, .prepend, .insert, .remove, .replace, .dataSource, .orientation, .doubleSided, .container,
            .after:
            true
        case .swipe, .drag, .move, .release, .settle, .turn: false
        }
    }
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

    /// What a recording says of the gesture.
    package var recordKind: GestureRecord.Kind {
        switch self {
        case .set(let set): .set(act: set.act, animated: set.isAnimated ? set.direction : nil)
        case .swipe(let swipe): .swipe(swipe.direction)
        case .drag(let direction): .drag(direction)
        case .move(let position): .move(to: [position])
        case .release: .release()
        case .settle: .settle
        case .dataSource(let change): .dataSource(change)
        case .orientation(let orientation): .orientation(orientation)
        case .doubleSided(let isDoubleSided): .doubleSided(isDoubleSided)
        case .container(let change, _): .container(change)
        case .turn: .turn
        case .losing(_, let gesture): gesture.recordKind
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
