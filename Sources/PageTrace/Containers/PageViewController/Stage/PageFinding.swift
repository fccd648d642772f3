import Paging

/// Something that a step of a page view controller showed to be wrong, in positions and cases.
struct PageFinding {
    enum Problem {
        /// The data source answered `answer` for the page on one side of another, and the list says `right`.
        case wrongAnswer(PagePosition?, to: PagePosition, Direction, right: PagePosition?)
        /// The app's own code traps; `isEnd` says whether the replay stops there.
        case crash(ClientCrash, isEnd: Bool)
        /// UIKit raises, or the app sets pages without end in the callback `repeated`.
        case violation(ContractViolation, repeated: RecordedCallback<PagePosition>?, isEnd: Bool)
        case lostEnd(of: Spread<PagePosition>, LossCause)
        case lostCompletion(of: Spread<PagePosition>, LossCause)
        case leakedChild(PagePosition)
        /// A set inside the report of a cancelled swipe is silently dropped.
        case droppedSet([PagePosition], TransitionStyle)
        case reportedCancelled(shown: Spread<PagePosition>)
        case keptOldPages(Spread<PagePosition>, shown: Spread<PagePosition>, TransitionStyle)
        /// A gesture leads to a page that was remembered, while the data source would answer another.
        case rememberedPage(PagePosition, Pull, expected: PagePosition?, rule: RuleReference)
        /// A gesture finds no page because nil was remembered, while the data source would answer a page.
        case rememberedNil(Pull, expected: PagePosition)
        /// A variable is wrong at rest; `right` is what an index or a text should be.
        case wrongTracker(
            TrackedValue<PagePosition>, shown: Spread<PagePosition>, right: [TrackedValue<PagePosition>.Content])
    }

    /// A swipe or drag to one side.
    struct Pull {
        let side: Direction
        let isSwipe: Bool
        let origin: Spread<PagePosition>
        let outcome: GestureOutcome
    }

    let problem: Problem
    let callback: Int?
}

extension PageFinding.Problem {
    var kind: Finding.Kind {
        switch self {
        case .wrongAnswer: .wrongAnswer
        case .crash: .crash
        case .violation(.endlessSets, _, _): .endlessSets
        case .violation: .contractViolation
        case .lostEnd: .unbalancedTransition
        case .lostCompletion: .lostCompletion
        case .leakedChild: .leakedChild
        case .droppedSet: .droppedSet
        case .reportedCancelled, .keptOldPages: .misreportedTransition
        case .rememberedPage, .rememberedNil: .staleNeighbor
        case .wrongTracker: .wrongTracker
        }
    }

    var rule: RuleReference? {
        switch self {
        case .wrongAnswer, .crash, .wrongTracker: nil
        case .violation(let violation, _, _): RuleReference(violation.identifier)
        case .lostEnd(_, let cause): cause == .caughtLanding ? "lostDidFinishOnCaughtLanding" : "lostDidFinish"
        case .lostCompletion: "22"
        case .leakedChild: "32"
        case .droppedSet(_, let style): style == .scroll ? "25" : "curlSetDroppedNearRotation"
        case .reportedCancelled: "exactCenterReportsCancelled"
        case .keptOldPages(_, _, let style):
            style == .scroll ? "caughtReturnKeepsOldPage" : "curlShowsOldControllersAfterSet"
        case .rememberedPage(_, _, _, let rule): rule
        case .rememberedNil: "13"
        }
    }

    var tracker: String? { if case .wrongTracker(let value, _, _) = self { value.name } else { nil } }

    /// What it has in common with others that count as one sort.
    var sort: FindingSort { FindingSort(kind, rule: rule, tracker: tracker) }
}
