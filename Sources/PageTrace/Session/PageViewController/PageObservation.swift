public import Paging

/// Everything that was seen during one gesture on a page view controller, in positions and cases.
public struct PageObservation: Observation {
    /// What happened from outside.
    public enum Cause: Hashable, Sendable {
        /// A gesture.
        case gesture(PageGesture<PagePosition>)
        /// Something that the app did to itself, in words.
        case change(String)
    }

    /// What happened from outside.
    let cause: Cause
    /// The container's settings.
    let settings: PageViewControllerSettings
    /// The container before the gesture.
    let before: PageViewController<PagePosition>
    /// The container after it.
    let after: PageViewController<PagePosition>
    /// The side that the gesture leads to.
    let direction: Direction?
    /// The side on which it can begin a transition.
    let side: Direction?
    @usableFromInline var storedOutcome: GestureOutcome
    /// What the data source would have answered on ``side`` before the gesture.
    @usableFromInline var expected: NeighbourSlot<PagePosition>
    /// Whether the transition leads to a page that the data source no longer knows.
    @usableFromInline var leadsToUnknownPage = false
    /// The callbacks.
    @usableFromInline var log: [RecordedCallback<PagePosition>] = []
    /// What the client changed in its own state.
    @usableFromInline var changes: [RecordedChange<PagePosition>] = []
    /// The values of the client's variables after the gesture.
    @usableFromInline var trackedValues: [TrackedValue<PagePosition>] = []
    /// The correct content of each variable that does not hold a page, for each shown page.
    @usableFromInline var rightContents: [[TrackedValue<PagePosition>.Content]] = []
    /// What the app itself keeps, before and after the gesture.
    @usableFromInline var keptBefore: [KeptPages<PagePosition>] = []
    @usableFromInline var keptAfter: [KeptPages<PagePosition>] = []
    /// The client's trap in this step, with the position in the log of the callback that trapped.
    @usableFromInline var crash: (position: Int, crash: ClientCrash)?
    /// The answers that were wrong: the position in the log, and what should have been answered.
    @usableFromInline var corrections: [(position: Int, right: NeighbourSlot<PagePosition>)] = []
    /// The names of the pages, by position.
    @usableFromInline var names: [String] = []

    @usableFromInline
    init(
        cause: Cause, settings: PageViewControllerSettings, before: PageViewController<PagePosition>,
        after: PageViewController<PagePosition>, direction: Direction?, side: Direction?, outcome: GestureOutcome,
        expected: NeighbourSlot<PagePosition>
    ) {
        self.cause = cause
        self.settings = settings
        self.before = before
        self.after = after
        self.direction = direction
        self.side = side
        storedOutcome = outcome
        self.expected = expected
        log.reserveCapacity(8)
    }

    /// How the gesture ended.
    public var outcome: GestureOutcome { storedOutcome }

    /// The number of calls that a recording counts.
    public var callbackCount: Int { log.count { $0.callback.role != nil } }

    /// What is wrong.
    public var findings: [Finding] { found.map { $0.finding(name: name) } }

    /// The name of a page.
    var name: (PagePosition) -> String { { [names] in names[Int($0.index)] } }

    /// Whether nothing is in flight.
    var isAtRest: Bool {
        if case .none = after.transition { true } else { false }
    }

    /// The pages from which the gesture led away.
    ///
    /// For a drag that catches a landing, these are the pages landed on.
    var origin: Spread<PagePosition> {
        guard direction != nil, case .landing(let flight) = before.transition, outcome != .ignored else {
            return before.onScreen
        }
        return flight.pending
    }

    /// The pages that the data source answered and nobody keeps: wasted work.
    ///
    /// - Parameters:
    ///   - old: The pages that the container held before.
    ///   - new: The pages that it holds now.
    func madeNotKept(_ old: [PagePosition], _ new: [PagePosition]) -> [PagePosition] {
        var made: [PagePosition] = []
        // The back of a page turns with it, and is not shown at the end.
        guard !after.isDoubleSided || after.spineLocation == .mid else { return made }
        for entry in log {
            switch entry.callback {
            case .viewControllerAfter(_, let answer?), .viewControllerBefore(_, let answer?):
                guard !made.contains(answer), !old.contains(answer), !new.contains(answer) else { continue }
                guard !keptAfter.contains(where: { $0.slots.contains { $0.page == answer } }) else { continue }
                made.append(answer)
            default: break
            }
        }
        return made
    }

    /// The pages that the gesture led to, or toward if it was cancelled or is not at rest.
    var target: [PagePosition] {
        switch outcome {
        case .completed: return Array(after.onScreen)
        case .cancelled, .inFlight, .raised, .crashed:
            if let announced { return Array(announced) }
            return Array(after.transition.pending ?? (outcome == .cancelled ? before.transition.pending : nil) ?? [])
        case .bounced, .ignored, .changed: return []
        }
    }

    /// The pages of the last transition that was announced.
    var announced: Spread<PagePosition>? {
        for entry in log.reversed() {
            if case .willTransitionTo(let pages) = entry.callback { return pages }
        }
        return nil
    }

    /// Whether a page was landed on but its neighbor was not asked for. (Rule 11)
    var hasSkippedPreload: Bool {
        guard after.transitionStyle == .scroll, after.hasDataSource, !after.hasStopped else { return false }
        var isSkipped = false
        for entry in log {
            switch entry.callback {
            // The quirk that keeps the old page also asks for nothing, but it is not a skipped preload, as it did not
            // land.
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

    /// Whether a tracker names a page other than those shown at rest, or holds an index or text other than theirs.
    ///
    /// - Parameter number: The index of the tracker.
    func isWrong(_ number: Int) -> Bool {
        let content = trackedValues[number].content
        guard isAtRest, content.isSet, !after.onScreen.isEmpty else { return false }
        if case .page(let page?) = content { return !after.onScreen.contains(page) }
        guard rightContents.indices.contains(number), !rightContents[number].isEmpty else { return false }
        return !rightContents[number].contains(content)
    }
}
