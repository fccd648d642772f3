import Paging

/// Looks for what the step shows to be wrong.
extension PageObservation {
    /// The findings of the step, in the order in which they happened; those of the whole step last.
    var found: [PageFinding] {
        var findings: [PageFinding] = []
        func find(_ problem: PageFinding.Problem?, callback: Int? = nil) {
            if let problem { findings.append(PageFinding(problem: problem, callback: callback)) }
        }
        var lost: PageFinding.Problem?
        var incidents = event.incidents[...]
        func noteIncidents(before position: Int) {
            while let entry = incidents.first, entry.position <= position {
                incidents.removeFirst()
                switch entry.incident {
                case .raise(let violation):
                    find(violationProblem(violation, at: position), callback: position > 0 ? position : nil)
                // A loss that the gesture itself names is no finding, but what follows from it may be one.
                case .lostDidFinish(_, .gesture), .lostCompletion(_, .gesture): break
                case .lostDidFinish(let pages, let cause): lost = .lostEnd(of: pages, cause)
                // What iOS 26 does with a set instead of raising. (Section 1b)
                case .lostCompletion(let pages, let cause): find(.lostCompletion(of: pages, cause))
                case .leakedChild(let page): find(.leakedChild(page))
                case .droppedSet(let pages):
                    find(.droppedSet(pages, event.after.transitionStyle), callback: position > 0 ? position : nil)
                }
            }
        }
        for (position, entry) in log.enumerated() {
            noteIncidents(before: position)
            for problem in clientProblems(at: position) { find(problem, callback: position + 1) }
            switch entry.callback {
            case .willTransitionTo:
                find(lost, callback: position + 1)
                lost = nil
            case .didFinishAnimating(_, _, let completed):
                find(misreport(completed, entry.phase), callback: position + 1)
            default: break
            }
        }
        noteIncidents(before: log.count)
        find(lost)
        find(keptOldPages)
        find(staleNeighbour)
        return findings + wrongTrackers
    }

    /// Whether the replay ends where something is raised or traps.
    private var isStrict: Bool { event.after.contract == .strict }

    /// What one callback shows in the client's own code: that it traps, or answers with a wrong page.
    private func clientProblems(at position: Int) -> [PageFinding.Problem] {
        var problems: [PageFinding.Problem] = []
        for correction in event.corrections where correction.position == position {
            switch log[position].callback {
            case .viewControllerAfter(let page, let answer):
                problems.append(.wrongAnswer(answer, to: page, .forward, right: correction.right.page))
            case .viewControllerBefore(let page, let answer):
                problems.append(.wrongAnswer(answer, to: page, .backward, right: correction.right.page))
            default: break
            }
        }
        if let crash = event.crash, crash.position == position { problems.append(.crash(crash.crash, isEnd: isStrict)) }
        return problems
    }

    /// An error of UIKit; for sets without end, with the callback that sets pages again and again.
    private func violationProblem(_ violation: ContractViolation, at position: Int) -> PageFinding.Problem {
        let repeated = log[..<position].last { entry in
            if case .setViewControllers = entry.callback { false } else { true }
        }
        return .violation(violation, repeated: violation == .endlessSets ? repeated : nil, isEnd: isStrict)
    }

    /// A report that does not match what is on screen.
    ///
    /// A report that comes while a page returns is about an earlier transition, which was indeed cancelled.
    private func misreport(_ completed: Bool, _ phase: Phase) -> PageFinding.Problem? {
        guard isAtRest || outcome == .inFlight else { return nil }
        let shown = event.after.onScreen
        if !completed, phase != .returning, outcome == .completed, shown != event.before.onScreen {
            return .reportedCancelled(shown: shown)
        }
        let pages = event.after.viewControllers
        return shown == pages ? nil : .keptOldPages(pages, shown: shown, event.after.transitionStyle)
    }

    /// A page curl whose `viewControllers` has come to name other pages than those shown, without a report.
    private var keptOldPages: PageFinding.Problem? {
        let after = event.after
        guard after.transitionStyle == .pageCurl, isAtRest, after.viewControllers != after.onScreen,
            event.before.onScreen != after.onScreen
        else { return nil }
        let isReported = log.contains { if case .didFinishAnimating = $0.callback { true } else { false } }
        return isReported ? nil : .keptOldPages(after.viewControllers, shown: after.onScreen, .pageCurl)
    }

    /// A swipe or drag that leads elsewhere, or nowhere, because of what the container remembers. (Rules 13, 24)
    ///
    /// One that first completed a landing began at another page, and one whose callbacks set pages ended at the page
    /// they set.
    private var staleNeighbour: PageFinding.Problem? {
        guard let side = event.side, event.after.transitionStyle == .scroll,
            !log.contains(where: { $0.callback.role == .request })
        else { return nil }
        switch event.before.transition {
        case .none: break
        case .drag: guard event.direction == nil else { return nil }
        case .landing, .bouncing, .returning, .set: return nil
        }
        let isSwipe =
            if case .gesture(let gesture) = event.cause, case .swipe = gesture.withoutLosses { true } else { false }
        let pull = PageFinding.Pull(
            side: side, isSwipe: isSwipe, origin: event.before.onScreen, outcome: outcome)
        switch outcome {
        case .completed, .cancelled, .inFlight:
            guard let reached = announced?.first else { return isSwipe ? nil : rememberedNil(pull) }
            switch event.expected {
            case .unknown: return nil
            // A data source that answers nil on this side may still know the page; one that has lost it does not.
            case .none: guard event.leadsToUnknownPage else { return nil }
            case .page(let page): guard page != reached else { return nil }
            }
            return .rememberedPage(
                reached, pull, expected: event.expected.page,
                rule: event.after.quirks.contains(.staleNeighboursAfterAnimatedSet) ? "24" : "13")
        case .bounced: return rememberedNil(pull)
        case .ignored, .changed, .raised, .crashed: return nil
        }
    }

    /// A finger that finds no page because the container remembers a nil, although a page is there by now.
    private func rememberedNil(_ pull: PageFinding.Pull) -> PageFinding.Problem? {
        guard case .none = event.before.neighbour(pull.side), case .page(let expected) = event.expected else {
            return nil
        }
        return .rememberedNil(pull, expected: expected)
    }

    /// The variables that are wrong at rest.
    private var wrongTrackers: [PageFinding] {
        event.trackedValues.enumerated().compactMap { number, value in
            guard isWrong(number) else { return nil }
            let position = event.changes.last { $0.new.name == value.name }?.position
            return PageFinding(
                problem: .wrongTracker(
                    value, shown: event.after.onScreen,
                    right: value.content.isPage ? [] : event.rightContents[number]),
                callback: position.map { $0 + 1 })
        }
    }
}
