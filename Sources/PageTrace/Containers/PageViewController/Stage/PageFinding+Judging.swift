import Paging

/// What is wrong with a gesture, decided here for sessions and for exploring alike.
///
/// Each initializer looks at one thing, and makes nothing if that is right.
extension PageFinding.Problem {
    /// What an incident is.
    ///
    /// A loss that the gesture itself names is no problem, but what follows from it may be one.
    init?(_ incident: Incident) {
        switch incident {
        case .raise(let violation): self = .violation(violation, repeated: nil, isEnd: false)
        case .lostDidFinish(_, .gesture), .lostCompletion(_, .gesture): return nil
        case .lostDidFinish(let pages, let cause): self = .lostEnd(of: pages, cause)
        // What iOS 26 does with a set instead of raising. (Section 1b)
        case .lostCompletion(let pages, let cause): self = .lostCompletion(of: pages, cause)
        case .leakedChild(let page): self = .leakedChild(page)
        case .droppedSet(let pages, let cause): self = .droppedSet(pages, cause)
        }
    }

    /// What a whole step shows beside its incidents and variables, in the order in which a recording tells it.
    ///
    /// - Parameters:
    ///   - expected: What the data source would have answered before the gesture, on its side.
    ///   - isUnknown: Whether the data source no longer knows a page on either side.
    static func judge(
        _ step: JudgedStep, from before: borrowing PageViewControllerModel,
        to after: borrowing PageViewControllerModel, expected: @autoclosure () -> NeighborSlot<PageNumber>,
        isUnknown: (PageNumber) -> Bool, _ find: (Self?) -> Void
    ) {
        if !step.isReported { find(Self(unreportedFrom: before, to: after)) }
        guard let side = step.side, !step.setsPages else { return }
        find(
            Self(
                PageFinding.Pull(side: side, isSwipe: step.isSwipe, origin: before.onScreen, outcome: step.outcome),
                begins: step.begins, from: before, reached: step.reached, expected: expected(), isUnknown: isUnknown))
    }

    /// A report that does not match what is on screen.
    ///
    /// A report that comes while a page returns is about an earlier transition, which was indeed cancelled.
    init?(
        _ report: PageReport, _ outcome: GestureOutcome, from before: borrowing PageViewControllerModel,
        to after: borrowing PageViewControllerModel
    ) {
        guard after.isAtRest || outcome == .inFlight else { return nil }
        if report == .cancelled, outcome == .completed, after.onScreen != before.onScreen {
            self = .reportedCancelled(shown: after.onScreen)
        } else if after.onScreen != after.viewControllers {
            self = .keptOldPages(after.viewControllers, shown: after.onScreen, after.transitionStyle)
        } else {
            return nil
        }
    }

    /// A page curl whose `viewControllers` has come to name other pages than those shown, without a report.
    private init?(
        unreportedFrom before: borrowing PageViewControllerModel,
        to after: borrowing PageViewControllerModel
    ) {
        guard after.transitionStyle == .pageCurl, after.isAtRest, after.viewControllers != after.onScreen,
            before.onScreen != after.onScreen
        else { return nil }
        self = .keptOldPages(after.viewControllers, shown: after.onScreen, .pageCurl)
    }

    /// A swipe or drag that leads elsewhere, or nowhere, because of what the container remembers. (Rules 13, 24)
    ///
    /// One that first completed a landing began at another page; one whose callbacks set pages ended at these.
    ///
    /// - Parameters:
    ///   - begins: Whether it puts a finger down.
    ///   - reached: The page announced last, nil for none.
    private init?(
        _ pull: @autoclosure () -> PageFinding.Pull, begins: Bool,
        from before: borrowing PageViewControllerModel, reached: PageNumber?,
        expected: @autoclosure () -> NeighborSlot<PageNumber>, isUnknown: (PageNumber) -> Bool
    ) {
        guard before.transitionStyle == .scroll else { return nil }
        switch before.transition {
        case .none: break
        case .drag: guard !begins else { return nil }
        case .landing, .bouncing, .returning, .set: return nil
        }
        let pull = pull()
        switch pull.outcome {
        case .completed, .cancelled, .inFlight:
            if let reached {
                let expected = expected()
                switch expected {
                case .unknown: return nil
                // A data source that answers nil on this side may still know the page; one that has lost it does not.
                case .none: guard isUnknown(reached) else { return nil }
                case .page(let page): guard page != reached else { return nil }
                }
                self = .rememberedPage(
                    reached, pull, expected: expected.page,
                    rule: before.isLeftBySet(pull.side) ? "24" : "13")
                return
            }
            if pull.isSwipe { return nil }
        case .bounced: break
        case .ignored, .changed, .raised, .crashed: return nil
        }
        guard case .none = before.neighbor(pull.side), case .page(let page) = expected() else { return nil }
        self = .rememberedNil(pull, expected: page)
    }
}

/// How a transition was reported to have ended.
enum PageReport {
    case completed, cancelled
    /// Cancelled while a page returns: that is about an earlier transition.
    case cancelledReturning

    init(isCompleted: Bool, _ phase: Phase) {
        self = isCompleted ? .completed : phase == .returning ? .cancelledReturning : .cancelled
    }
}

/// What a step was, as far as a judge has to know it.
struct JudgedStep {
    /// The side on which the gesture can begin a transition.
    let side: Direction?
    let isSwipe: Bool
    /// Whether the gesture puts a finger down.
    let begins: Bool
    let outcome: GestureOutcome
    /// Whether a transition was reported to have ended.
    let isReported: Bool
    /// Whether callbacks set pages.
    let setsPages: Bool
    /// The page that was announced last.
    let reached: PageNumber?

    /// - Parameter gesture: The gesture, nil for something else that happened.
    init(
        _ gesture: PageGesture<PageNumber>?, side: Direction?, _ outcome: GestureOutcome, isReported: Bool,
        setsPages: Bool, reached: PageNumber?
    ) {
        isSwipe = if case .swipe? = gesture?.withoutLosses { true } else { false }
        begins = gesture?.direction != nil
        (self.side, self.outcome, self.isReported) = (side, outcome, isReported)
        (self.setsPages, self.reached) = (setsPages, reached)
    }
}
