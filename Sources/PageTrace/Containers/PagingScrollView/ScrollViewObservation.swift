import Paging

/// Everything that was seen during one gesture on a paging scroll view, still with typed pages.
package struct ScrollViewObservation<Page: Hashable>: Observation {
    /// The scroll view before the gesture.
    let before: PagingScrollView<Page>
    /// The scroll view after it.
    let after: PagingScrollView<Page>
    /// The gesture, nil for the loading of the view.
    let gesture: ScrollViewGesture?
    /// How it ended.
    package let outcome: GestureOutcome
    /// What was called.
    let log: [ScrollViewLogEntry<Page>]
    /// The pages whose last message before the gesture was that they appeared.
    let toldBefore: Set<Page>
    /// The same after it.
    let told: Set<Page>
    /// The values of the client's variables after the gesture.
    let trackedValues: [TrackedValue<Page>]
    /// Whether the client clamps offsets beyond an end before it uses them.
    let clampsOffsets: Bool
    /// Whether the client is told of a change of size.
    let learnsOfSize: Bool
    let names: [Page: String]

    func name(_ page: Page) -> String { names[page] ?? "\(page)" }

    /// The number of calls that a recording counts.
    package var callbackCount: Int { log.count }

    /// What is wrong, in pages and cases.
    var found: [ScrollViewFinding<Page>] { ScrollViewInspector(self).findings }

    /// What is wrong.
    package var findings: [Finding] { found.map { $0.finding(name: name) } }

    /// The step of a recording.
    package func step(number: Int) -> Step {
        Step(
            number: number,
            gesture: gestureRecord,
            callbacks: log.map { $0.record(name: name) },
            before: Self.held(before, told: toldBefore, name: name),
            after: Self.held(after, told: told, name: name),
            trackers: trackerRecords,
            findings: findings)
    }

    /// The first offset beyond an end that the client saw, nil if there was none.
    var offsetBeyondEnd: ScrollPoint? {
        let seen = log.map(\.contentOffset) + [after.contentOffset]
        return seen.first { after.clamped($0) != $0 }
    }

    /// The gesture, with the page that filled most of the view before it, and the one that it led to.
    private var gestureRecord: GestureRecord {
        var target = after.largestPage == before.largestPage ? nil : after.largestPage
        var notes: [StepNote] = []
        switch gesture {
        case nil: target = after.largestPage
        case .swipe(let side, let axis, _):
            if outcome == .cancelled { target = before.neighbor(side, axis: axis) }
        case .set(_, let animated, _): notes = animated ? [StepNote("animated")] : []
        case .release(_, false): notes = outcome == .completed ? [StepNote("stops at once")] : []
        default: break
        }
        if after.isBeyondEnd { notes.append(StepNote("beyond the end")) }
        return GestureRecord(
            gesture?.recordKind ?? .load, outcome: outcome,
            from: gesture == nil ? [] : [before.largestPage].compactMap { $0.map(name) },
            to: [target].compactMap { $0.map(name) }, notes: notes)
    }

    /// The values of the trackers, and whether they are right.
    private var trackerRecords: [TrackerRecord] {
        trackedValues.map { TrackerRecord(name: $0.name, value: $0.page.map(name), isWrong: isWrong($0)) }
    }

    /// Whether a variable names another page than the one that fills most of the view at rest.
    func isWrong(_ value: TrackedValue<Page>) -> Bool {
        guard after.isAtRest, let page = value.page, let largest = after.largestPage else { return false }
        return page != largest
    }
}
