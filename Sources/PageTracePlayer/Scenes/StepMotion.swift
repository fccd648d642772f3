package import PageTrace

/// Which way the pages go in a step, and how far, for the page and for animations alike.
///
/// Where they are when the step begins is known only to whoever has followed the walk: what depends on that is a function
/// of their offset, in pages, forward.
package struct StepMotion {
    /// Where a finger is drawn that drags, in pages, if nothing says where it is.
    private static let swiped = 0.42
    /// Where a page is that was only touched.
    private static let touched = 0.1

    /// The side to which the pages go: 1 forward, -1 backward, 0 to that on which they are already.
    let side: Int
    /// By how many places the strip moves on.
    package let shift: Int
    /// How far a transition brings the pages when it begins, in pages, on the side of the step.
    let start: Double
    /// How far the pages are from rest after the step, in pages, on the side of the step.
    let end: Double
    /// Whether pages that were off their place already stay where they are.
    let staysOff: Bool

    package init(of step: Step, pages: [String]) {
        let gesture = step.gesture
        let hasPlaces = step.hasPlaces
        let direction = gesture.towards
        side = step.sideInFlight ?? direction
        shift = hasPlaces ? step.shift(direction, pages) : 0
        start = gesture.kind.isSwipe ? Self.swiped : Self.touched
        guard gesture.outcome == .inFlight, hasPlaces else {
            (end, staysOff) = (0, false)
            return
        }
        if let position = gesture.kind.position.first {
            (end, staysOff) = (abs(position), false)
        } else if shift != 0 {
            // A set counts as done at once, and its page is still on its way into the middle.
            (end, staysOff) = (-Double(shift * (side < 0 ? -1 : 1)) * (1 - Self.swiped), false)
        } else {
            (end, staysOff) = (gesture.to.isEmpty ? 0 : gesture.kind.isSet ? Self.swiped : Self.touched, true)
        }
    }

    /// The side to which the pages go: 1 forward, -1 backward.
    package func side(from offset: Double) -> Int { side != 0 ? side : offset < 0 ? -1 : 1 }

    /// How far the pages are from rest after the step, in pages, forward.
    package func end(from offset: Double) -> Double {
        staysOff && offset != 0 ? offset : Double(side(from: offset)) * end
    }
}

extension Step {
    /// Whether the container has a place for the page that is shown, which another page takes at one call.
    package var hasPlaces: Bool {
        (after.first?.slots ?? []).contains { $0.place == .beside(0) || $0.place == .leaf(0) }
    }

    /// The call at which another page is shown; the number of calls if none is.
    package var landing: Int {
        guard hasPlaces, gesture.outcome != .cancelled, gesture.outcome != .inFlight else { return callbacks.count }
        return callbacks.firstIndex { $0.phase == .landing }
            ?? callbacks.firstIndex { $0.effect == .appears && $0.subject.map(gesture.to.contains) ?? false }
            ?? callbacks.firstIndex { $0.phase == .completion } ?? callbacks.count
    }

    /// The offset at which a scroll view comes to rest, in pages across and down, as the gesture or the only page that is
    /// shown tells it; empty if neither does.
    package var restingOffset: [Double] {
        let position = gesture.kind.position
        guard position.count < 2 else { return position }
        let shown = (after.first?.slots ?? []).filter(\.isShown)
        guard gesture.outcome != .inFlight, shown.count == 1, case .cell(let column, let row) = shown[0].place else {
            return []
        }
        return [Double(column), Double(row)]
    }

    /// The side on which the page lies that is on its way; nil if none is, or if it lies on neither or both.
    fileprivate var sideInFlight: Int? {
        guard gesture.outcome == .inFlight, let page = gesture.to.first else { return nil }
        let (isAfter, isBefore) = (after.page(beside: 1) == page, after.page(beside: -1) == page)
        return isAfter == isBefore ? nil : isAfter ? 1 : -1
    }

    /// By how many places the strip moves on, toward a direction if the gesture has one.
    fileprivate func shift(_ direction: Int, _ pages: [String]) -> Int {
        let (old, new) = (before.first?.shown ?? [], after.first?.shown ?? [])
        guard let from = old.first, let page = new.first, old != new else { return 0 }
        for case .beside(let place) in (before.first?.slots ?? []).filter({ $0.page == page }).map(\.place)
        where place != 0 && place * direction >= 0 {
            return place
        }
        guard direction == 0 else { return direction }
        return (pages.firstIndex(of: page) ?? 0) < (pages.firstIndex(of: from) ?? 0) ? -1 : 1
    }
}

extension GestureRecord {
    /// The side that a gesture or an animation leads to: 1 forward, -1 backward, 0 if it names none.
    fileprivate var towards: Int {
        if case .set(_, let animated) = kind { animated?.sign ?? 0 } else { direction?.sign ?? 0 }
    }
}

extension GestureRecord.Kind {
    var isSwipe: Bool { if case .swipe = self { true } else { false } }
    var isSet: Bool { if case .set = self { true } else { false } }
}

extension Direction {
    fileprivate var sign: Int { self == .forward ? 1 : -1 }
}

extension [HeldPages] {
    /// The page in the slot beside the one that is shown.
    fileprivate func page(beside side: Int) -> String? {
        first?.slots.first { $0.place == .beside(side) }?.page
    }
}
