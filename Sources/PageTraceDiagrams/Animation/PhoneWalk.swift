import Graphviz
import PageTrace

/// Goes through a recording, and says what is to be seen after each call.
///
/// A recording says what is held before a step and after it; between them the calls tell.
struct PhoneWalk {
    private let layout: Recording.Layout
    private let pages: [String]
    /// The place on the strip of the page that is shown.
    private var base = 0
    /// How far the strip is from rest, in pages, forward.
    private var offset = 0.0
    /// The offset of a scroll view, in pages.
    private var scrolled = Point.zero
    private var size: ScrollSize?
    private var trackers: [TrackerRecord] = []
    private var slots: [HeldPages.Slot] = []

    init(_ recording: Recording) {
        layout = recording.layout
        pages = recording.pages
        size = recording.layout.size
    }

    /// What is to be seen before the first call of a step, after each, and at its end.
    mutating func views(of step: Step) -> [(calls: Int, view: PhoneView)] {
        let motion = StepMotion(step: step, pages: pages)
        let (side, landing) = (Double(motion.side(offset: offset)), motion.landing)
        let end = (base: base + motion.shift, offset: motion.offset(after: offset))
        let touches = step.gesture.kind.isOfFinger
        slots = step.before.first?.slots ?? []
        trackers = start(of: step)
        var views = [(calls: 0, view: view(touches: touches && offset != 0))]
        take(step.changes(until: 0))
        for (place, call) in step.callbacks.enumerated() {
            if place == landing { land(step, calls: place + 1, at: end.base) }
            if call.role == .dataSource {
                keep(call)
                if step.gesture.outcome == .bounced { offset = side * StepMotion.bounced }
            } else if call.effect == .begins {
                offset = side * (step.gesture.kind.isSwipe ? StepMotion.swiped : StepMotion.touched)
            } else if call.phase == .returning, call.role == .delegate {
                offset = 0
            } else if place != landing, !motion.hasPlaces {
                slots = step.slots(afterCall: place)
            }
            scroll(by: call)
            take(step.changes(until: place + 1))
            judge(step, after: place, landing: landing)
            views.append((place + 1, view(touches: touches && offset != 0 && place < landing)))
        }
        if step.gesture.outcome == .bounced, step.callbacks.isEmpty {
            offset = side * StepMotion.bounced
            views.append((0, view(touches: touches)))
        }
        // The recording says how it ends.
        let isAlone = landing == step.callbacks.count
        (slots, base, offset, trackers) = (step.after.first?.slots ?? [], end.base, end.offset, step.trackers)
        if case .resize(let size) = step.gesture.kind { self.size = size }
        rest(step)
        let last = view(touches: touches && offset != 0)
        if !isAlone || views.last?.view.middle == last.middle, views.count > 1 { views.removeLast() }
        views.append((step.callbacks.count, last))
        return views
    }

    private mutating func land(_ step: Step, calls: Int, at base: Int) {
        slots = step.after.first?.slots ?? []
        (self.base, offset) = (base, 0)
        // What is asked for later is not there yet.
        for call in step.callbacks.dropFirst(calls - 1) where call.answer != nil {
            guard let side = call.askedSide else { continue }
            for place in slots.indices where slots[place].place == .beside(side) && !slots[place].isShown {
                slots[place].content = .unknown
            }
        }
    }

    /// Puts the answer of the data source into the slot that it was asked for.
    private mutating func keep(_ call: CallbackRecord) {
        guard let answer = call.answer, let side = call.askedSide,
            let place = slots.firstIndex(where: { $0.place == .beside(side) }),
            !slots.contains(where: { $0.place == .beside(-side) && $0.page == call.subject && !$0.isShown })
        else { return }
        if case .page(let page) = answer { slots[place].content = .page(page) } else { slots[place].content = .none }
    }

    private mutating func scroll(by call: CallbackRecord) {
        for case .point(let point) in call.arguments.map(\.value) { see(point) }
    }

    /// The offset at which a scroll view comes to rest, as the gesture or the pages that are shown tell it.
    private mutating func rest(_ step: Step) {
        guard layout.arrangement == .grid else { return }
        let position = step.gesture.kind.position
        if let first = position.first {
            scrolled = position.count > 1 ? Point(x: first, y: position[1]) : along(first)
        } else if step.gesture.outcome != .inFlight {
            let shown = slots.filter(\.isShown)
            if shown.count == 1, case .cell(let column, let row) = shown[0].place {
                scrolled = Point(x: Double(column), y: Double(row))
            }
        }
    }

    private mutating func see(_ point: ScrollPoint) {
        guard let size, size.width > 0, size.height > 0 else { return }
        scrolled = Point(x: point.x / size.width, y: point.y / size.height)
        for place in slots.indices {
            guard case .cell(let column, let row) = slots[place].place else { continue }
            slots[place].isShown =
                abs(Double(column) - scrolled.x) < 0.999 && abs(Double(row) - scrolled.y) < 0.999
        }
    }
}

extension PhoneWalk {
    /// Trackers as they are before a step; at the start of a recording, what they change from.
    private func start(of step: Step) -> [TrackerRecord] {
        step.trackers.map { tracker in
            if let known = trackers.first(where: { $0.name == tracker.name }) { return known }
            let change = (0...step.callbacks.count).lazy.flatMap(step.changes(until:)).map(\.change).first {
                $0.tracker == tracker.name
            }
            return TrackerRecord(
                name: tracker.name, value: change.map(\.old) ?? tracker.value, holds: tracker.holds)
        }
    }

    private mutating func take(_ changes: [StateChange]) {
        for change in changes.map(\.change) {
            for place in trackers.indices where trackers[place].name == change.tracker {
                trackers[place] = TrackerRecord(
                    name: change.tracker, value: change.new, holds: trackers[place].holds)
            }
        }
    }

    /// Marks trackers that nothing changes any more, and that are wrong at the end of the step: before, the page that
    /// they named wrongly may be the one that is shown now.
    private mutating func judge(_ step: Step, after call: Int, landing: Int) {
        guard call >= landing else { return }
        let later = Set(
            step.callbacks.indices.dropFirst(call + 1).flatMap { step.changes(until: $0 + 1) }.map(\.change.tracker))
        for place in trackers.indices {
            let name = trackers[place].name
            let isWrong = step.trackers.first { $0.name == name }?.isWrong ?? false
            trackers[place].isWrong = isWrong && !later.contains(name)
        }
    }

    private func view(touches: Bool) -> PhoneView {
        let (way, start) = (along(offset), along(Double(layout.isCurled ? 0 : base)))
        let middle =
            layout.arrangement == .grid
            ? scrolled
            : layout.isCurled ? start : Point(x: start.x + way.x, y: start.y + way.y)
        var view = PhoneView(middle: middle, finger: touches ? way : nil, trackers: trackers)
        var piled = 0
        for slot in slots {
            let place: PhoneView.Place
            switch slot.place {
            case .beside(let beside): place = strip(layout.isCurled ? beside : base + beside)
            case .leaf(let leaf): place = .leaf(layout.isMirrored ? 1 - leaf : leaf)
            case .cell(let column, let row): place = .strip(column, row)
            case nil where slot.isShown: place = .strip(0, 0)
            case nil:
                place = .pile(piled)
                piled += 1
            }
            guard place.isNear(middle) else { continue }
            let card = PhoneView.Card(place: place, content: slot.content)
            view.cards.append(card)
            if slot.isShown, slot.page != nil { view.shown.insert(card) }
        }
        return view
    }

    private func along(_ pages: Double) -> Point {
        layout.isVertical ? Point(x: 0, y: pages) : Point(x: layout.isMirrored ? -pages : pages, y: 0)
    }

    private func strip(_ place: Int) -> PhoneView.Place {
        layout.isVertical ? .strip(0, place) : .strip(layout.isMirrored ? -place : place, 0)
    }
}

extension PhoneView.Place {
    /// Whether it can come into sight at once: a scroll view may have a hundred thousand pages.
    fileprivate func isNear(_ middle: Point) -> Bool {
        guard case .strip(let across, let down) = self else { return true }
        return abs(Double(across) - middle.x) < 2 && abs(Double(down) - middle.y) < 2
    }
}

extension Step {
    /// The slots after a call of a container without places: a page comes or goes at the last call that is about it.
    fileprivate func slots(afterCall place: Int) -> [HeldPages.Slot] {
        let later = Set(callbacks.dropFirst(place + 1).compactMap(\.subject))
        func isSettled(_ slot: HeldPages.Slot) -> Bool { slot.page.map { !later.contains($0) } ?? true }
        let (old, new) = (before.first?.slots ?? [], after.first?.slots ?? [])
        return old.filter { !isSettled($0) } + new.filter(isSettled)
    }
}

extension GestureRecord.Kind {
    /// Whether a finger is down, or was.
    fileprivate var isOfFinger: Bool {
        switch self {
        case .swipe, .drag, .move, .release, .settle: true
        default: false
        }
    }

    fileprivate var isSwipe: Bool {
        if case .swipe = self { true } else { false }
    }
}
