import PageTrace

/// Which way the pages go in a step, and how far.
struct StepMotion {
    /// Where a finger is drawn that drags, in pages, if nothing says where it is.
    static let swiped = 0.42
    /// Where a page is that was only touched.
    static let touched = 0.1
    /// How far a page follows a finger where there is no other.
    static let bounced = 0.16

    let step: Step
    let pages: [String]

    /// Whether the container has a place for the page that is shown, which another page takes at one call.
    var hasPlaces: Bool {
        (step.after.first?.slots ?? []).contains { $0.place == .beside(0) || $0.place == .leaf(0) }
    }

    /// The call at which another page is shown; the number of calls if none is.
    var landing: Int {
        let calls = step.callbacks
        guard hasPlaces, step.gesture.outcome != .cancelled, step.gesture.outcome != .inFlight else {
            return calls.count
        }
        return calls.firstIndex { $0.phase == .landing }
            ?? calls.firstIndex { $0.effect == .appears && $0.subject.map(step.gesture.to.contains) ?? false }
            ?? calls.firstIndex { $0.phase == .completion } ?? calls.count
    }

    /// The side that a gesture or an animation leads to: 1 forward, -1 backward, 0 if it names none.
    private var direction: Int {
        switch step.gesture.kind {
        case .set(_, let animated): animated?.sign ?? 0
        default: step.gesture.direction?.sign ?? 0
        }
    }

    /// Whether the app sets pages without an animation.
    var isCut: Bool {
        if case .set(_, animated: nil) = step.gesture.kind { true } else { false }
    }

    /// The side to which the pages go: 1 forward, -1 backward.
    func side(offset: Double) -> Int {
        if step.gesture.outcome == .inFlight, let page = step.gesture.to.first {
            let (isAfter, isBefore) = (step.after.page(beside: 1) == page, step.after.page(beside: -1) == page)
            if isAfter != isBefore { return isAfter ? 1 : -1 }
        }
        return direction != 0 ? direction : offset < 0 ? -1 : 1
    }

    /// By how many places the strip moves on.
    var shift: Int {
        let (old, new) = (step.before.first?.shown ?? [], step.after.first?.shown ?? [])
        guard hasPlaces, let from = old.first, let page = new.first, old != new else { return 0 }
        for case .beside(let place) in (step.before.first?.slots ?? []).filter({ $0.page == page }).map(\.place)
        where place != 0 && place * direction >= 0 {
            return place
        }
        guard direction == 0 else { return direction }
        let (start, end) = (pages.firstIndex(of: from) ?? 0, pages.firstIndex(of: page) ?? 0)
        return end < start ? -1 : 1
    }

    /// How far the pages are from rest after the step, in pages, forward.
    func offset(after offset: Double) -> Double {
        guard step.gesture.outcome == .inFlight, hasPlaces else { return 0 }
        let side = Double(side(offset: offset))
        if let position = step.gesture.kind.position.first { return side * abs(position) }
        // A set counts as done at once, and its page is still on its way into the middle.
        if shift != 0 { return -Double(shift) * (1 - Self.swiped) }
        guard !step.gesture.to.isEmpty, offset == 0 else { return offset }
        if case .set = step.gesture.kind { return side * Self.swiped }
        return side * Self.touched
    }
}

extension Direction {
    fileprivate var sign: Int { self == .forward ? 1 : -1 }
}

extension CallbackRecord {
    /// The page that a call is about: the one it leads to.
    var subject: String? { arguments.last { !$0.value.pages.isEmpty }?.value.pages.first }
}

extension [HeldPages] {
    /// The page in the slot beside the one that is shown.
    func page(beside side: Int) -> String? {
        first?.slots.first { $0.place == .beside(side) }?.page
    }
}
