/// What is in flight: at most one transition at a time.
@usableFromInline package enum Transition<Page: Hashable>: Hashable {
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
    @usableFromInline package struct Drag: Hashable {
        /// The side toward which the drag began; positions on it are positive.
        @usableFromInline package var began: Direction
        /// The side on which the drag is now, nil at rest after a commit in mid-drag.
        @usableFromInline package var side: Direction?
        /// The pages that `willTransitionTo` named, nil if the drag pulls at an end or is at rest.
        @usableFromInline package var pending: Spread<Page>?
        /// Whether the drag caught a page on its way back.
        @usableFromInline package var isCaught: Bool
        /// Whether the drag has passed through rest. (Used only for one quirk.)
        @usableFromInline package var hasReversed: Bool
        /// The distance from rest as a fraction of a page, from -2 to 2.
        @usableFromInline package var position: Double

        @inlinable
        init(
            began: Direction, side: Direction?, pending: Spread<Page>?, position: Double = 0, isCaught: Bool = false,
            hasReversed: Bool = false
        ) {
            self.began = began
            self.side = side
            self.pending = pending
            self.position = position
            self.isCaught = isCaught
            self.hasReversed = hasReversed
        }
    }

    /// What is on its way after a finger has lifted.
    @usableFromInline package struct Flight: Hashable {
        @usableFromInline package var side: Direction
        /// The pages that `willTransitionTo` named.
        @usableFromInline package var pending: Spread<Page>
        /// Whether the gesture says to ask for the page after the landing.
        @usableFromInline package var preload: Preload?
        /// Whether the finger lifted exactly on the next page.
        @usableFromInline package var isExact: Bool
        /// Whether the drag had caught a page on its way back.
        @usableFromInline package var isCaught: Bool
        /// Whether the drag had passed through rest.
        @usableFromInline package var hasReversed: Bool

        @inlinable
        init(
            side: Direction, pending: Spread<Page>, preload: Preload? = nil, isExact: Bool = false,
            isCaught: Bool = false, hasReversed: Bool = false
        ) {
            self.side = side
            self.pending = pending
            self.preload = preload
            self.isExact = isExact
            self.isCaught = isCaught
            self.hasReversed = hasReversed
        }
    }

    /// A programmatic set that is being animated.
    @usableFromInline package struct AnimatedSet: Hashable {
        @usableFromInline package var leaving: Spread<Page>
        @usableFromInline package var direction: Direction
        /// Whether a block runs at its end.
        @usableFromInline package var hasCompletion: Bool
        /// Whether the pages have been told that they are about to appear and disappear; on iOS 26, this happens on the
        /// next turn of the main queue.
        @usableFromInline package var hasToldPages: Bool
        /// The page that the animated set replaced by this one was bringing: it stays behind as a child, and neither
        /// block is told of the end. (Section 1b, iOS 26)
        @usableFromInline package var superseded: Page?
        /// Whether the other set had been animated for a turn of the main queue when this one came: UIKit has raised E4
        /// at the end. (One crash report of 2026)
        @usableFromInline package var isLate: Bool

        @inlinable
        package init(
            leaving: Spread<Page>, direction: Direction = .forward, hasCompletion: Bool = true,
            hasToldPages: Bool = false, superseded: Page? = nil, isLate: Bool = false
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
    @inlinable
    package var pending: Spread<Page>? {
        switch self {
        case .drag(let drag): drag.pending
        case .landing(let flight), .returning(let flight): flight.pending
        case .none, .bouncing, .set: nil
        }
    }

    /// What the container does while this is in flight and nothing is called.
    ///
    /// A drag that pulls at an end never gets beyond its start.
    @inlinable
    var phase: Phase {
        switch self {
        case .none: .rest
        case .drag(let drag): drag.pending == nil && drag.side != nil ? .dragStart : .drag
        case .landing: .landing
        case .returning, .bouncing: .returning
        case .set: .set
        }
    }

    @inlinable
    package static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.none, .none), (.bouncing, .bouncing): true
        case (.drag(let one), .drag(let other)): one == other
        case (.landing(let one), .landing(let other)), (.returning(let one), .returning(let other)): one == other
        case (.set(let one), .set(let other)): one == other
        case (.none, _), (.drag, _), (.landing, _), (.returning, _), (.bouncing, _), (.set, _): false
        }
    }
}

extension Transition.Drag {
    @inlinable
    package static func == (one: Self, other: Self) -> Bool {
        one.began == other.began && one.side == other.side && one.pending == other.pending
            && one.position == other.position && one.isCaught == other.isCaught && one.hasReversed == other.hasReversed
    }
}

extension Transition.Flight {
    @inlinable
    package static func == (one: Self, other: Self) -> Bool {
        one.side == other.side && one.pending == other.pending && one.preload == other.preload
            && one.isExact == other.isExact && one.isCaught == other.isCaught && one.hasReversed == other.hasReversed
    }
}

extension Transition: Sendable where Page: Sendable {}
extension Transition.Drag: Sendable where Page: Sendable {}
extension Transition.Flight: Sendable where Page: Sendable {}
extension Transition.AnimatedSet: Sendable where Page: Sendable {}
