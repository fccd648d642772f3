import Paging

extension PageObservation {
    package func step(number: Int) -> Step {
        let (old, new, name) = (event.before.held, event.after.held, name)
        return Step(
            number: number,
            gesture: gestureRecord,
            callbacks: callbackRecords(),
            ownChanges: ownChanges,
            before: held(event.before, event.keptBefore),
            after: held(event.after, event.keptAfter),
            loaded: new.filter { !old.contains($0) }.map(name),
            dropped: old.filter { !new.contains($0) }.map(name),
            madeNotKept: madeNotKept(old, new).map(name),
            trackers: trackerRecords(),
            findings: findings)
    }

    /// The pages that the container holds at one moment, then those that the app keeps.
    private func held(_ container: PageViewControllerModel, _ kept: [KeptPages<PageNumber>]) -> [HeldPages] {
        let name = name
        var held = [container.heldPages(name: name)]
        for pages in kept { held.append(pages.heldPages(shown: container.onScreen, name: name)) }
        return held
    }

    private var gestureRecord: GestureRecord {
        let kind: GestureRecord.Kind
        var toward: [PageNumber] = []
        var notes: [StepNote] = []
        switch event.ownCause {
        // The first set never animates. (Rule 21)
        case .gesture(.set(let set)) where isFirstSet: kind = .set(act: set.act)
        case .gesture(let gesture): kind = gesture.recordKind
        case .change(let change): kind = change
        }
        if case .gesture(.set(let set)) = event.ownCause {
            if set.act != nil { notes.append(StepNote(.remark(.set))) }
            toward = set.pages
            if set.isAnimated { notes.append(animation(set.direction)) }
        }
        let name = name
        if hasSkippedPreload { notes.append(.preloadSkipped) }
        notes += losses + choices
        return GestureRecord(
            kind, outcome: outcome, from: origin.map(name) as [String],
            to: (toward.isEmpty ? target : toward).map(name), notes: notes)
    }

    private var losses: [StepNote] {
        guard case .gesture(let gesture) = event.cause, !gesture.losses.isEmpty else { return [] }
        let lost = event.incidents.compactMap { $0.incident.lossOfGesture.map(StepNote.lost) }
        return lost.isEmpty ? [StepNote(.remark(.nothingToLose))] : lost
    }

    /// What nobody has observed of an interrupted set, or of a set while a finger moves something, because the model
    /// chose it. (Rules 22, 25)
    private var choices: [StepNote] {
        if endsFingersTransition || isTreatedLikeReported { return [StepNote(.remark(.choice))] }
        guard case .set(let set) = event.before.transition, outcome != .ignored else { return [] }
        let after: Transition.AnimatedSet? = if case .set(let set) = event.after.transition { set } else { nil }
        // Of two animated sets, the source has the blocks alone.
        let leavesChild = event.incidents.contains { if case .leakedChild = $0.incident { true } else { false } }
        if leavesChild || set.superseded == nil && after?.superseded != nil { return [StepNote(.remark(.blocksAlone))] }
        guard case .gesture(let gesture) = event.cause else { return [] }
        let interruption: SetInterruption
        switch gesture.withoutLosses {
        case .swipe, .drag: interruption = .finger
        case .orientation, .container(.layoutChanges, _): interruption = .layoutChange
        default: return []
        }
        return event.after.settings.rule(for: interruption)?.confidence == .choice ? [StepNote(.remark(.choice))] : []
    }

    /// Whether a set ends what a finger moves. (Rule 25, iOS 26)
    private var endsFingersTransition: Bool {
        guard case .gesture(let gesture) = event.cause, case .set = gesture.withoutLosses, outcome.isOfSet,
            event.before.transitionStyle == .scroll, event.before.settings.system == .iOS26
        else { return false }
        switch event.before.transition {
        case .drag, .landing, .returning, .bouncing: return true
        case .none, .set: return false
        }
    }

    /// Whether UIKit is said to have raised where nobody has reported it, but in the case next to it. (Rule 25, classic)
    private var isTreatedLikeReported: Bool {
        guard case .gesture(let gesture) = event.cause, case .set(let set) = gesture.withoutLosses,
            event.before.transitionStyle == .scroll, event.before.settings.system == .classic
        else { return false }
        switch event.before.transition {
        case .returning(let flight): return set.pages.first.map { !flight.pending.contains($0) } ?? false
        case .bouncing: return !set.isAnimated
        case .none, .drag, .landing, .set: return false
        }
    }

    /// Whether the container has no pages yet, if pages are set.
    private var isFirstSet: Bool { event.before.viewControllers.isEmpty }

    private func animation(_ direction: Direction) -> StepNote {
        guard !isFirstSet else { return StepNote(.remark(.firstSet)) }
        let settings = event.before.settings
        let edge = AnimationEdge(
            direction, navigationOrientation: settings.navigationOrientation, layoutDirection: settings.layoutDirection)
        return StepNote(.animated(from: edge))
    }

    func callbackRecords() -> [CallbackRecord] {
        var records: [CallbackRecord] = []
        records.reserveCapacity(log.count)
        let name = name
        for (position, entry) in log.enumerated() {
            let changes = event.changes.filter { $0.position == position && $0.cause == .callback }.map(record)
            var record = CallbackRecord(entry.callback, phase: entry.phase, changes: changes, name: name)
            if position == event.crash?.position {
                record.remark = .known(.traps)
                // A call that traps has no answer; a lenient container treats it as nil.
                if event.after.settings.contract == .strict { record.answer = nil }
            }
            records.append(record)
        }
        return records
    }

    private var ownChanges: [OwnChange] {
        event.changes.filter { $0.cause != .callback }.map {
            OwnChange(place: $0.position + 1, change: record(of: $0), followsSet: $0.cause == .set)
        }
    }

    private func record(of change: RecordedChange) -> CallbackRecord.Change {
        CallbackRecord.Change(
            tracker: change.new.name, old: words(change.old.content),
            new: words(change.new.content))
    }

    /// The values of the trackers, and whether they are right.
    ///
    /// Nothing is right or wrong while something is in flight.
    func trackerRecords() -> [TrackerRecord] {
        event.trackedValues.enumerated().map { number, value in
            TrackerRecord(
                name: value.name, value: words(value.content), holds: value.content.kind,
                isWrong: isWrong(number), isChecked: isChecked(number))
        }
    }
}

extension GestureOutcome {
    /// Whether a set was carried out.
    fileprivate var isOfSet: Bool { self == .completed || self == .inFlight }
}

extension KeptPages<PageNumber> {
    /// The pages in words, with one empty slot if nothing is kept.
    func heldPages(shown: Spread<PageNumber>, name: (PageNumber) -> String) -> HeldPages {
        let slots = slots.map { slot in
            HeldPages.Slot(name: slot.name, content: .page(name(slot.page)), isShown: shown.contains(slot.page))
        }
        return HeldPages(holder: holder, slots: slots.isEmpty ? [.init(name: "kept", content: .none)] : slots)
    }
}

extension CallbackRecord {
    package init<Page>(
        _ callback: Callback<Page>, phase: Phase, changes: [Change] = [], name nameOf: (Page) -> String
    ) {
        let shape = callback.kind.shape
        self.init(
            name: shape.name, role: shape.role, arguments: callback.arguments.map { $0.map(nameOf) },
            answer: callback.answer?.map(nameOf), phase: phase, changes: changes)
        switch role {
        case .dataSource where phase == .preload: remark = .known(answer == .nil ? .nilIsRemembered : .preloaded)
        case .delegate where answer == .nil: remark = .known(.notImplemented)
        case .request: remark = .known(phase == .rest ? .onNextTurn : .byClient)
        default: break
        }
    }
}

extension TrackedVariable.Content {
    /// What it is, whether it has a value or not.
    fileprivate var kind: Tracker.Value {
        switch self {
        case .page: .page
        case .index: .index
        case .text: .text
        }
    }
}
