@testable import PageTrace

/// Short forms for the parts of recordings, so that tests read like the walks that they are about.
extension HeldPages {
    /// The three slots of a scrolling page view controller; "?" is unknown, nil is a remembered nil.
    static func scroll(_ before: String?, _ shown: String?, _ after: String?) -> HeldPages {
        HeldPages(slots: [
            Slot(name: "before", place: .beside(-1), content: content(before)),
            Slot(name: "shown", place: .beside(0), content: content(shown), isShown: true),
            Slot(name: "after", place: .beside(1), content: content(after)),
        ])
    }

    /// Two pages beside each other, as page curl shows them.
    static func spread(_ left: String, _ right: String) -> HeldPages {
        HeldPages(slots: [
            Slot(name: "left", place: .leaf(0), content: .page(left), isShown: true),
            Slot(name: "right", place: .leaf(1), content: .page(right), isShown: true),
        ])
    }

    /// Nothing is held yet.
    static let nothing = HeldPages.scroll("?", "?", "?")

    private static func content(_ page: String?) -> Content {
        page.map { $0 == "?" ? .unknown : .page($0) } ?? .none
    }
}

extension CallbackRecord {
    /// The data source is asked for the page after another.
    static func after(
        _ page: String, _ answer: String?, phase: Phase = .dragStart, changes: [Change] = []
    ) -> CallbackRecord {
        ask("viewControllerAfter", page, answer, phase, changes)
    }

    /// The data source is asked for the page before another.
    static func before(
        _ page: String, _ answer: String?, phase: Phase = .dragStart, changes: [Change] = []
    ) -> CallbackRecord {
        ask("viewControllerBefore", page, answer, phase, changes)
    }

    private static func ask(
        _ name: String, _ page: String, _ answer: String?, _ phase: Phase, _ changes: [Change]
    ) -> CallbackRecord {
        CallbackRecord(
            name: name, role: .dataSource, arguments: [Argument(nil, .page(page))],
            answer: answer.map { .page($0) } ?? .nil, phase: phase,
            remark: phase == .preload ? .known(.preloaded) : nil,
            changes: changes)
    }

    /// The delegate is told that a transition begins.
    static func will(_ pages: String...) -> CallbackRecord {
        CallbackRecord(
            name: "willTransitionTo", role: .delegate, arguments: [Argument(nil, .pages(pages))], phase: .dragStart)
    }

    /// The delegate is told that a transition ended.
    static func did(_ previous: String..., completed: Bool = true) -> CallbackRecord {
        CallbackRecord(
            name: "didFinishAnimating", role: .delegate,
            arguments: [
                Argument("finished", .bool(true)), Argument("previous", .pages(previous)),
                Argument("completed", .bool(completed)),
            ],
            phase: completed ? .landing : .returning)
    }
}

extension Step {
    /// A step whose loaded and dropped pages follow from what the container holds before and after.
    init(
        _ number: Int, _ gesture: GestureRecord, _ callbacks: [CallbackRecord] = [], before: [HeldPages],
        after: [HeldPages], trackers: [TrackerRecord] = [], findings: [Finding] = []
    ) {
        let old = before.first?.pages ?? []
        let new = after.first?.pages ?? []
        self.init(
            number: number, gesture: gesture, callbacks: callbacks, before: before, after: after,
            loaded: new.filter { !old.contains($0) }, dropped: old.filter { !new.contains($0) }, trackers: trackers,
            findings: findings)
    }
}

extension GestureRecord {
    /// The first set, where nothing was shown before.
    static func set(_ page: String) -> GestureRecord {
        GestureRecord(.set(), outcome: .completed, to: [page])
    }

    /// A swipe.
    static func swipe(
        _ direction: PageTrace.Direction, _ from: String, _ to: String?, _ outcome: GestureOutcome = .completed,
        notes: [StepNote] = []
    ) -> GestureRecord {
        GestureRecord(.swipe(direction), outcome: outcome, from: [from], to: to.map { [$0] } ?? [], notes: notes)
    }
}
