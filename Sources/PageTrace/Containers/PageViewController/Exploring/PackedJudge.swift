import Paging

/// Determines which sorts of findings a gesture shows, without the log that ``PageObservation`` keeps.
///
/// `PackedWorldTests` checks that both agree, for every gesture in every state of small worlds.
struct PackedJudge {
    /// The sorts, by number.
    let sorts: [FindingSort]

    private static let lost = ContractViolation.numbered.count
    private static let exact = lost + 1
    private static let caught = lost + 2
    private static let stale = lost + 3
    private static let bounced = lost + 4
    private static let lostLanding = lost + 5
    private static let lostCompletion = lost + 6
    private static let leakedChild = lost + 7
    private static let droppedSet = lost + 8
    private static let curlKept = lost + 9
    private static let curlDropped = lost + 10

    private let trackers: [Int]
    private let staleNumber: Int

    /// Creates a judge for a client.
    init(_ client: ClientDescription, _ quirks: Quirks) {
        var sorts = ContractViolation.numbered.map { rule in
            FindingSort(rule == "22" ? .endlessSets : .contractViolation, rule: RuleReference(rule))
        }
        sorts += [
            FindingSort(.unbalancedTransition, rule: "lostDidFinish"),
            FindingSort(.misreportedTransition, rule: "exactCentreReportsCancelled"),
            FindingSort(.misreportedTransition, rule: "caughtReturnKeepsOldPage"),
            FindingSort(.staleNeighbour, rule: "24"), FindingSort(.staleNeighbour, rule: "13"),
            FindingSort(.unbalancedTransition, rule: "lostDidFinishOnCaughtLanding"),
            FindingSort(.lostCompletion, rule: "22"), FindingSort(.leakedChild, rule: "32"),
            FindingSort(.droppedSet, rule: "25"),
            FindingSort(.misreportedTransition, rule: "curlShowsOldControllersAfterSet"),
            FindingSort(.droppedSet, rule: "curlSetDroppedNearRotation"),
        ]
        var trackers: [Int] = []
        for tracker in client.trackers {
            let sort = FindingSort(.wrongTracker, tracker: tracker.name)
            trackers.append(sorts.firstIndex(of: sort) ?? sorts.count)
            if trackers.last == sorts.count { sorts.append(sort) }
        }
        self.sorts = sorts
        self.trackers = trackers
        staleNumber = quirks.contains(.staleNeighboursAfterAnimatedSet) ? Self.stale : Self.bounced
    }

    /// The numbers of the sorts that a gesture shows.
    @inline(__always)
    func marks(
        from before: borrowing PageViewController<PagePosition>,
        to after: borrowing PageViewController<PagePosition>,
        _ side: Direction?, isSwipe: Bool, _ outcome: GestureOutcome, _ receiver: borrowing WatchingReceiver
    ) -> Marks {
        var marks = Marks()
        let calls = receiver.calls
        marks.low = UInt64(receiver.violations)
        if !calls.isDisjoint(with: [.lostEnd, .lostLandingEnd, .lostCompletion, .leakedChild, .droppedSet]) {
            if calls.contains(.lostEnd) { marks.insert(Self.lost) }
            if calls.contains(.lostLandingEnd) { marks.insert(Self.lostLanding) }
            if calls.contains(.lostCompletion) { marks.insert(Self.lostCompletion) }
            if calls.contains(.leakedChild) { marks.insert(Self.leakedChild) }
            if calls.contains(.droppedSet) {
                marks.insert(after.transitionStyle == .scroll ? Self.droppedSet : Self.curlDropped)
            }
        }
        let isAtRest = if case .none = after.transition { true } else { false }
        if isAtRest || outcome == .inFlight, !calls.isDisjoint(with: [.finishedCompleted, .finishedCancelled]) {
            let isExact =
                calls.contains(.cancelledElsewhere) && outcome == .completed && after.onScreen != before.onScreen
            if isExact { marks.insert(Self.exact) }
            let hasOther = !isExact || !calls.isDisjoint(with: [.finishedCompleted, .cancelledReturning])
            if hasOther, after.onScreen != after.viewControllers {
                marks.insert(after.transitionStyle == .scroll ? Self.caught : Self.curlKept)
            }
        } else if isAtRest, after.transitionStyle == .pageCurl, after.onScreen != after.viewControllers,
            after.onScreen != before.onScreen
        {
            marks.insert(Self.curlKept)
        }
        if let side, after.transitionStyle == .scroll, !calls.contains(.requested) {
            noteStale(side, isSwipe: isSwipe, outcome, before, receiver, &marks)
        }
        if isAtRest, !trackers.isEmpty, !after.onScreen.isEmpty {
            let shown = after.onScreen
            for (place, number) in trackers.enumerated() {
                if let page = receiver.client.trackedPage(place), page != shown.first, page != shown.second {
                    marks.insert(number)
                }
            }
        }
        return marks
    }

    @inline(__always)
    private func noteStale(
        _ side: Direction, isSwipe: Bool, _ outcome: GestureOutcome,
        _ before: borrowing PageViewController<PagePosition>,
        _ receiver: borrowing WatchingReceiver, _ marks: inout Marks
    ) {
        switch before.transition {
        case .none, .drag: break
        case .landing, .bouncing, .returning, .set: return
        }
        guard let shown = before.viewControllers.first else { return }
        let expected = receiver.client.currentNeighbour(of: shown, side)
        switch outcome {
        case .completed, .cancelled, .inFlight:
            guard let reached = receiver.announced else {
                if isSwipe { return }
                break
            }
            switch expected {
            case .unknown: return
            case .none:
                guard case .none = receiver.client.currentNeighbour(of: reached, .forward),
                    case .none = receiver.client.currentNeighbour(of: reached, .backward)
                else { return }
            case .page(let page):
                if page == reached { return }
            }
            marks.insert(staleNumber)
            return
        case .bounced: break
        case .ignored, .changed, .raised, .crashed: return
        }
        if case .none = before.neighbour(side), case .page = expected { marks.insert(Self.bounced) }
    }
}
