/// The state of a container of positions in two words, and back, which lets an exploration keep millions of states.
///
/// Nothing is left out. A container that does not fit into the words is refused; if a stored field is added that the
/// words do not cover, every container is.
extension PageViewControllerModel {
    /// The largest position that can be packed: each page takes a byte.
    package static var largestPackedPage: Int { 250 }

    /// Whether the words cover every stored field of a container.
    package static var isPackable: Bool {
        let container = PageViewControllerModel()
        let drag = Transition.Drag(began: .forward, side: nil, pending: nil)
        let flight = Transition.Flight(side: .forward, pending: [PageNumber(0)])
        let set = Transition.AnimatedSet(leaving: [PageNumber(0)])
        return fields(container.state) == stateFields && fields(set) == setFields && fields(drag) == dragFields
            && fields(flight) == flightFields && fields(PageIndicator(count: 0, current: 0)) == ["count", "current"]
    }

    private static var stateFields: [String] {
        [
            "viewControllers", "before", "after", "spineLocation", "isDoubleSided", "hasDataSource",
            "isScrollEnabled", "transition", "indicator", "hasStopped", "requests", "laterRequests", "isTurnDue",
            "leakedChild",
            "isOnScreen", "hasLoadedView", "seenInstead", "neighborChildren",
        ]
    }
    private static var dragFields: [String] { ["began", "side", "pending", "isCaught", "hasReversed", "position"] }
    private static var flightFields: [String] { ["side", "pending", "preload", "isExact", "isCaught", "hasReversed"] }
    private static var setFields: [String] {
        ["leaving", "direction", "hasCompletion", "hasToldPages", "superseded", "isLate"]
    }

    private static func fields(_ value: some Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

    /// Packs the state except the page indicator; `false` if it does not fit.
    ///
    /// - Parameters:
    ///   - pages: Set to the pages: those shown, neighbors, in flight, and seen instead.
    ///   - rest: Set to everything else, in the lower 32 bits, of which those from 15 to 18 and from 24 to 27 are free.
    ///   - positions: The positions of a finger that can be packed.
    package func pack(pages: inout UInt64, rest: inout UInt64, positions: [Double]) -> Bool {
        guard state.requests.isEmpty, state.laterRequests.isEmpty, !state.hasStopped, state.neighborChildren.isEmpty
        else { return false }
        var moving = Spread<PageNumber>()
        var superseded: PageNumber?
        var word: UInt64 = 0
        switch state.transition {
        case .none: break
        case .drag(let drag):
            guard let place = positions.firstIndex(of: drag.position) else { return false }
            word = 1 | Self.bit(drag.began == .forward, 4) | Self.code(drag.side) << 5 | UInt64(place) << 7
            word |= Self.bit(drag.isCaught, 11) | Self.bit(drag.pending != nil, 3) | Self.bit(drag.hasReversed, 31)
            moving = drag.pending ?? moving
        case .landing(let flight):
            word = 2 | Self.code(flight)
            moving = flight.pending
        case .returning(let flight):
            word = 3 | Self.code(flight)
            moving = flight.pending
        case .bouncing: word = 4
        case .set(let set):
            word = 5 | Self.bit(set.hasCompletion, 12)
            word |= Self.bit(set.direction == .forward, 4) | Self.bit(set.hasToldPages, 11) | Self.bit(set.isLate, 31)
            moving = set.leaving
            superseded = set.superseded
        }
        word |= Self.code(state.spineLocation) << 19
        word |= Self.bit(state.isDoubleSided, 21) | Self.bit(state.hasDataSource, 22)
        word |= Self.bit(state.isScrollEnabled, 23)
        word |= Self.bit(state.seenInstead != nil, 28)
        word |= Self.bit(state.isOnScreen, 29) | Self.bit(state.hasLoadedView, 30)
        rest = word
        var shown = Self.code(state.viewControllers)
        shown |= Self.code(state.before) << 16 | Self.code(state.after) << 24
        shown |= Self.code(moving) << 32
        if let seen = state.seenInstead { shown |= Self.code(seen) << 48 }
        // Only scroll leaves a child behind, and it shows one page at a time, so the places of second pages are free.
        if transitionStyle == .scroll {
            guard state.viewControllers.second == nil, moving.second == nil else { return false }
            shown |= Self.code(state.leakedChild) << 8 | Self.code(superseded) << 40
        } else if state.leakedChild != nil || superseded != nil {
            return false
        }
        pages = shown
        return true
    }

    /// Unpacks a state, except the page indicator.
    package mutating func unpack(pages: UInt64, rest word: UInt64, positions: [Double]) {
        let isScroll = transitionStyle == .scroll
        let second: UInt64 = isScroll ? 0xFF : 0xFFFF
        let moving = Self.spread(pages >> 32 & second)
        let side: Direction = word >> 5 & 3 == 1 ? .forward : .backward
        switch word & 7 {
        case 0: state.transition = .none
        case 1:
            state.transition = .drag(
                .init(
                    began: word >> 4 & 1 == 1 ? .forward : .backward, side: word >> 5 & 3 == 0 ? nil : side,
                    pending: word >> 3 & 1 == 1 ? moving : nil, position: positions[Int(word >> 7 & 15)],
                    isCaught: word >> 11 & 1 == 1, hasReversed: word >> 31 & 1 == 1))
        case 2, 3:
            let code = word >> 13 & 3
            let flight = Transition.Flight(
                side: side, pending: moving, preload: code == 0 ? nil : code == 1 ? .asked : .skipped,
                isExact: word >> 12 & 1 == 1, isCaught: word >> 11 & 1 == 1, hasReversed: word >> 31 & 1 == 1)
            state.transition = word & 7 == 2 ? .landing(flight) : .returning(flight)
        case 4: state.transition = .bouncing
        default:
            state.transition = .set(
                .init(
                    leaving: moving, direction: word >> 4 & 1 == 1 ? .forward : .backward,
                    hasCompletion: word >> 12 & 1 == 1, hasToldPages: word >> 11 & 1 == 1,
                    superseded: isScroll ? Self.page(pages >> 40 & 0xFF) : nil, isLate: word >> 31 & 1 == 1))
        }
        state.spineLocation = [SpineLocation.none, .min, .mid, .max][Int(word >> 19 & 3)]
        state.isDoubleSided = word >> 21 & 1 == 1
        state.hasDataSource = word >> 22 & 1 == 1
        state.isScrollEnabled = word >> 23 & 1 == 1
        state.seenInstead = word >> 28 & 1 == 1 ? Self.spread(pages >> 48) : nil
        state.viewControllers = Self.spread(pages & second)
        state.leakedChild = isScroll ? Self.page(pages >> 8 & 0xFF) : nil
        state.isOnScreen = word >> 29 & 1 == 1
        state.hasLoadedView = word >> 30 & 1 == 1
        state.before = Self.slot(pages >> 16)
        state.after = Self.slot(pages >> 24)
        state.hasStopped = false
    }

    /// The page indicator in 33 bits.
    package var packedIndicator: UInt64 {
        get {
            guard let indicator = state.indicator else { return 0 }
            return 1 | UInt64(UInt16(clamping: indicator.count)) << 1 | UInt64(UInt16(clamping: indicator.current))
                << 17
        }
        set {
            state.indicator =
                newValue == 0
                ? nil : PageIndicator(count: Int(newValue >> 1 & 0xFFFF), current: Int(newValue >> 17 & 0xFFFF))
        }
    }
}
