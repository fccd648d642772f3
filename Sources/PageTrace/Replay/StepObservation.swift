/// Everything that was seen during one gesture, still with typed pages.
struct StepObservation<Page: Hashable> {
    /// The container before the gesture.
    let before: PageViewController<Page>
    /// The container after it.
    let after: PageViewController<Page>
    /// The side that the gesture leads to.
    let direction: Direction?
    /// How it ended.
    let outcome: GestureOutcome
    /// The callbacks.
    let log: [RecordedCallback<Page>]
    /// What the client changed in its own state.
    let changes: [RecordedChange<Page>]
    /// What the client believes now.
    let trackedValues: [TrackedValue<Page>]
    /// What the data source would have answered for the side of the gesture before it.
    let expected: NeighbourSlot<Page>
    /// What the client trapped with in this step, and the position in the log of the callback in which it did.
    var crash: (position: Int, crash: ClientCrash)?
    /// The answers that were wrong: the position in the log, and what should have been answered.
    var corrections: [(position: Int, right: NeighbourSlot<Page>)] = []

    /// Whether nothing is in flight.
    var isAtRest: Bool {
        if case .none = after.transition { true } else { false }
    }

    /// Where the gesture led, or led toward where it was cancelled or is not at rest.
    var target: [Page] {
        switch outcome {
        case .completed: return Array(after.onScreen)
        case .cancelled, .inFlight, .raised, .crashed:
            if let announced { return Array(announced) }
            switch after.transition {
            case .drag(let drag): return Array(drag.pending ?? Spread())
            case .landing(let flight), .returning(let flight): return Array(flight.pending ?? Spread())
            case .none, .set: return outcome == .cancelled ? Array(pendingBefore ?? Spread()) : []
            }
        case .bounced, .ignored, .changed: return []
        }
    }

    /// The pages of the last transition that was announced.
    private var announced: Spread<Page>? {
        for entry in log.reversed() {
            if case .willTransitionTo(let pages) = entry.callback { return pages }
        }
        return nil
    }

    private var pendingBefore: Spread<Page>? {
        switch before.transition {
        case .drag(let drag): drag.pending
        case .landing(let flight), .returning(let flight): flight.pending
        case .none, .set: nil
        }
    }

    /// Whether a page was landed on and its neighbour was not asked for. (Rule 11)
    var hasSkippedPreload: Bool {
        guard after.transitionStyle == .scroll, after.hasDataSource, !after.hasStopped else { return false }
        var isSkipped = false
        for entry in log {
            switch entry.callback {
            // The quirk that keeps the old page asks nothing either, but nothing was skipped: it did not land.
            case .didFinishAnimating(_, let previous, _):
                let landed = after.viewControllers != previous || after.viewControllers == after.onScreen
                isSkipped = entry.phase != .returning && landed
            case .viewControllerAfter, .viewControllerBefore:
                if entry.phase == .preload { isSkipped = false }
            case .setViewControllers: isSkipped = false
            default: break
            }
        }
        return isSkipped
    }

    /// The pages that the container holds now and did not hold before, and those that it held and holds no longer.
    var loadedAndDropped: (loaded: [Page], dropped: [Page]) {
        let (old, new) = (before.held, after.held)
        return (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
    }

    /// The callbacks in words.
    func callbackRecords(name: (Page) -> String) -> [CallbackRecord] {
        var records: [CallbackRecord] = []
        records.reserveCapacity(log.count)
        for (position, entry) in log.enumerated() {
            let changes: [CallbackRecord.Change] =
                self.changes.isEmpty
                ? []
                : self.changes.filter { $0.position == position }.map { change in
                    .init(tracker: change.new.name, old: change.old.page.map(name), new: change.new.page.map(name))
                }
            guard var record = CallbackRecord(entry.callback, phase: entry.phase, changes: changes, name: name) else {
                continue
            }
            if position == crash?.position {
                record.note = "traps"
                // What traps does not answer; a lenient container takes it for a nil.
                if after.contract == .strict { record.answer = nil }
            }
            records.append(record)
        }
        return records
    }

    /// What the trackers say, and whether it is right.
    ///
    /// Nothing is wrong while something is in flight.
    func trackerRecords(name: (Page) -> String) -> [TrackerRecord] {
        trackedValues.map { value in
            TrackerRecord(name: value.name, value: value.page.map(name), isWrong: isWrong(value))
        }
    }

    /// Whether a tracker names another page than those shown at rest.
    func isWrong(_ value: TrackedValue<Page>) -> Bool {
        guard isAtRest, let page = value.page, !after.onScreen.isEmpty else { return false }
        return !after.onScreen.contains(page)
    }
}
