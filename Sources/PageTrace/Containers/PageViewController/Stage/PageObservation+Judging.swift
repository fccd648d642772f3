import Paging

/// What a whole step shows to be wrong beside its incidents and variables; each makes nothing if that is right.
extension PageObservation {
    /// A report that does not match what is on screen.
    ///
    /// A report that comes while a page returns is about an earlier transition, which was indeed cancelled.
    func misreport(isCompleted: Bool, in phase: Phase) -> PageFinding.Problem? {
        guard event.after.isAtRest || outcome == .inFlight else { return nil }
        let shown = event.after.onScreen
        if !isCompleted, phase != .returning, outcome == .completed, shown != event.before.onScreen {
            return .reportedCancelled(shown: shown)
        }
        let pages = event.after.viewControllers
        return shown == pages ? nil : .keptOldPages(pages, shown: shown, event.after.transitionStyle)
    }

    /// A page curl whose `viewControllers` has come to name other pages than those shown, without a report.
    var unreportedPages: PageFinding.Problem? {
        let (pages, shown) = (event.after.viewControllers, event.after.onScreen)
        guard event.after.transitionStyle == .pageCurl, event.after.isAtRest, pages != shown,
            event.before.onScreen != shown
        else { return nil }
        return .keptOldPages(pages, shown: shown, .pageCurl)
    }

    /// A swipe or drag that leads elsewhere, or nowhere, because of what the container remembers. (Rules 13, 24)
    ///
    /// One that first completed a landing began at another page; one whose callbacks set pages ended at these.
    var staleNeighbor: PageFinding.Problem? {
        guard let side = event.side, !hasRequest, event.before.transitionStyle == .scroll else { return nil }
        switch event.before.transition {
        case .none: break
        // What has a side puts a finger down.
        case .drag: guard event.direction == nil else { return nil }
        case .landing, .bouncing, .returning, .set: return nil
        }
        let isSwipe = if case .gesture(.swipe) = event.ownCause { true } else { false }
        let pull = PageFinding.Pull(side: side, isSwipe: isSwipe, origin: event.before.onScreen, outcome: outcome)
        switch outcome {
        case .completed, .cancelled, .inFlight:
            if let reached = announced?.first {
                switch event.expected {
                case .unknown: return nil
                // A data source that answers nil on this side may still know the page; one that has lost it does not.
                case .none: guard event.leadsToUnknownPage else { return nil }
                case .page(let page): guard page != reached else { return nil }
                }
                return .rememberedPage(
                    reached, pull, expected: event.expected.page, rule: event.before.isLeftBySet(side) ? "24" : "13")
            }
            if isSwipe { return nil }
        case .bounced: break
        case .ignored, .changed, .raised, .crashed: return nil
        }
        guard case .none = event.before.neighbor(side), case .page(let page) = event.expected else { return nil }
        return .rememberedNil(pull, expected: page)
    }
}

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
}
