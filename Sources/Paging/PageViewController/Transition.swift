/// What is in flight: at most one transition at a time.
package enum Transition: Hashable, Sendable {
    /// Nothing: the container is at rest.
    case none
    /// A finger is down.
    case drag(Drag)
    /// The finger has lifted, and the next page is coming to rest.
    case landing(Flight)
    /// The finger has lifted, and the page shown before is coming back.
    case returning(Flight)
    /// The finger has lifted at an end, and nothing was announced.
    case bouncing
    /// A programmatic set is being animated.
    case set(AnimatedSet)

    /// A drag under a finger.
    package struct Drag: Hashable, Sendable {
        /// The side toward which the drag began; positions on it are positive.
        package var began: Direction
        /// The side on which the drag is now, nil at rest after a commit in mid-drag.
        package var side: Direction?
        /// The pages that `willTransitionTo` named, nil if the drag pulls at an end or is at rest.
        package var pending: Spread<PageNumber>?
        /// The distance from rest as a fraction of a page, from -2 to 2.
        package var position = 0.0
        /// Whether the drag caught a page on its way back.
        package var isCaught = false
        /// Whether the drag has passed through rest. (Used only for one quirk.)
        package var hasReversed = false
    }

    /// What is on its way after a finger has lifted.
    package struct Flight: Hashable, Sendable {
        package var side: Direction
        /// The pages that `willTransitionTo` named.
        package var pending: Spread<PageNumber>
        /// Whether the gesture says to ask for the page after the landing.
        package var preload: Preload?
        /// Whether the finger lifted exactly on the next page.
        package var isExact = false
        /// Whether the drag had caught a page on its way back.
        package var isCaught = false
        /// Whether the drag had passed through rest.
        package var hasReversed = false
    }

    /// A programmatic set that is being animated.
    package struct AnimatedSet: Hashable, Sendable {
        package var leaving: Spread<PageNumber>
        package var direction: Direction
        /// Whether a block runs at its end.
        package var hasCompletion: Bool
        /// Whether the pages have been told that they are about to appear and disappear; on iOS 26, this happens on the
        /// next turn of the main queue.
        package var hasToldPages: Bool
        /// The page that the animated set replaced by this one was bringing: it stays behind as a child, and neither
        /// block is told of the end. (Section 1b, iOS 26)
        package var superseded: PageNumber?
        /// Whether the other set had been animated for a turn of the main queue when this one came: UIKit has raised E4
        /// at the end. (One crash report of 2026)
        package var isLate: Bool

        package init(
            leaving: Spread<PageNumber>, direction: Direction = .forward, hasCompletion: Bool = true,
            hasToldPages: Bool = false, superseded: PageNumber? = nil, isLate: Bool = false
        ) {
            self.leaving = leaving
            self.direction = direction
            self.hasCompletion = hasCompletion
            self.hasToldPages = hasToldPages
            self.superseded = superseded
            self.isLate = isLate
        }
    }
}

extension Transition {
    /// The pages that `willTransitionTo` named for what is in flight, nil if nothing was announced.
    package var pending: Spread<PageNumber>? {
        switch self {
        case .drag(let drag): drag.pending
        case .landing(let flight), .returning(let flight): flight.pending
        case .none, .bouncing, .set: nil
        }
    }

    /// What the container does while this is in flight and nothing is called.
    ///
    /// A drag that pulls at an end never gets beyond its start.
    var phase: Phase {
        switch self {
        case .none: .rest
        case .drag(let drag): drag.pending == nil && drag.side != nil ? .dragStart : .drag
        case .landing: .landing
        case .returning, .bouncing: .returning
        case .set: .set
        }
    }
}
