import Graphviz
import PageTrace
import PageTracePlayer

/// Goes through a recording, and says what is to be seen after each call.
///
/// A recording says what is held before a step and after it; between them the calls tell.
struct PhoneWalk {
    /// How far a page follows a finger where there is no other, in pages.
    private static let bounced = 0.16

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
        let motion = StepMotion(of: step, pages: pages)
        let scenes = StepScenes(of: step, motion).scenes
        let (start, side, landing) = (offset, Double(motion.side(from: offset)), step.landing)
        var point: ScrollPoint?
        let (touches, bounces) = (step.gesture.kind.isOfFinger, step.gesture.outcome == .bounced)
        slots = scenes[0].held.onScreen?.slots ?? []
        trackers = self.start(of: step)
        var views = [(calls: 0, view: view(touches: touches && offset != 0))]
        take(step.changes(until: 0))
        for (place, call) in step.callbacks.enumerated() {
            let scene = scenes[place + 1]
            slots = scene.held.onScreen?.slots ?? []
            offset = scene.offset.map { side * $0 } ?? start
            if bounces, step.callbacks[...place].contains(where: { $0.role == .dataSource }) {
                offset = side * Self.bounced
            }
            if place == landing { base += motion.shift }
            point = call.point ?? point
            if let point { see(point) }
            take(step.changes(until: place + 1))
            judge(step, after: place, landing: landing)
            views.append((place + 1, view(touches: touches && offset != 0 && place < landing)))
        }
        if bounces, step.callbacks.isEmpty {
            offset = side * Self.bounced
            views.append((0, view(touches: touches)))
        }
        // The recording says how it ends.
        let isAlone = landing == step.callbacks.count
        if isAlone { base += motion.shift }
        (slots, offset, trackers) = (step.after.onScreen?.slots ?? [], motion.end(from: start), step.trackers)
        if case .resize(let size) = step.gesture.kind { self.size = size }
        let rest = step.restingOffset
        if layout.arrangement == .grid, rest.count == 2 { scrolled = Point(x: rest[0], y: rest[1]) }
        let last = view(touches: touches && offset != 0)
        if !isAlone || views.last?.view.middle == last.middle, views.count > 1 { views.removeLast() }
        views.append((step.callbacks.count, last))
        return views
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

extension GestureRecord.Kind {
    /// Whether a finger is down, or was.
    fileprivate var isOfFinger: Bool {
        switch self {
        case .swipe, .drag, .move, .release, .settle: true
        default: false
        }
    }
}
