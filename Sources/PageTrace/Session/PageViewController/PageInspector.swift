import Paging

/// Looks for what a step shows to be wrong.
struct PageInspector {
    let step: PageObservation

    /// Prepares to look at a step.
    init(_ step: PageObservation) {
        self.step = step
    }

    /// The findings of the step, in the order in which they happened; those of the whole step last.
    ///
    /// Each message is one sentence on one line, whatever the pages are called.
    var findings: [Finding] {
        var findings: [Finding] = []
        var lost: Lost?
        var number = 0
        for (position, entry) in step.log.enumerated() {
            if entry.callback.role != nil { number += 1 }
            findings += answerFindings(at: position, callback: number)
            switch entry.callback {
            case .raise(let violation):
                findings.append(violationFinding(violation, at: position, callback: number > 0 ? number : nil))
            case .lostDidFinish(let pages): lost = Lost(pages: pages, isLanding: entry.phase == .landing)
            case .lostCompletion, .leakedChild, .droppedSet:
                if let finding = setFinding(entry.callback, callback: number) { findings.append(finding) }
            case .willTransitionTo:
                if let lost { findings.append(lostFinding(lost, callback: number)) }
                lost = nil
            case .didFinishAnimating(_, _, let completed):
                if let finding = misreport(completed, entry.phase, callback: number) { findings.append(finding) }
            default: break
            }
        }
        if let lost { findings.append(lostFinding(lost, callback: nil)) }
        if let finding = staleNeighbour { findings.append(finding) }
        return findings + wrongTrackers
    }

    /// A transition whose end is not reported, because a finger caught it.
    private struct Lost {
        let pages: Spread<PagePosition>
        let isLanding: Bool
    }

    private func lostFinding(_ lost: Lost, callback: Int?) -> Finding {
        Finding(
            kind: .unbalancedTransition, rule: lost.isLanding ? "lostDidFinishOnCaughtLanding" : "lostDidFinish",
            message: "The transition to \(list(lost.pages)) was announced, and its end was never reported.",
            callback: callback)
    }

    /// What iOS 26 does with a set instead of raising. (Section 1b)
    private func setFinding(_ callback: Callback<PagePosition>, callback number: Int) -> Finding? {
        switch callback {
        case .lostCompletion(let pages):
            let cause =
                if case .gesture(.orientation, _) = step.cause {
                    "the device was rotated during its animation"
                } else {
                    "it came while another animated set was in flight"
                }
            return Finding(
                kind: .lostCompletion, rule: "22",
                message: "The completion block of the set to \(list(pages)) never runs, because \(cause). Whatever it "
                    + "resets stays as it is, such as a flag that keeps the app from paging.")
        case .leakedChild(let page):
            return Finding(
                kind: .leakedChild, rule: "32",
                message: "\(name(page)) stays a child of the container although it is not shown: an animated set was "
                    + "bringing it when the next one came.")
        case .droppedSet(let pages):
            let names = pages.map { name($0) }.joined(separator: " and ")
            return Finding(
                kind: .droppedSet, rule: "25",
                message: "The set to \(names) is silently dropped: it comes inside the report of a cancelled swipe, "
                    + "without animation. On the next turn of the main queue it works.", callback: number)
        default: return nil
        }
    }

    private func violationFinding(
        _ violation: ContractViolation, at position: Int, callback: Int?
    ) -> Finding {
        let consequence =
            step.after.contract == .strict
            ? "The app would crash here, and the replay stops."
            : violation == .flushedView
                ? "Lenient: the answer is taken all the same." : "Lenient: the call had no effect."
        let announcement =
            violation == .endlessSets ? "The app runs out of stack" : "UIKit raises “\(violation.message)”"
        let explanation = violation == .endlessSets ? endlessExplanation(at: position) : violation.explanation
        return Finding(
            kind: violation == .endlessSets ? .endlessSets : .contractViolation,
            rule: RuleReference(violation.identifier),
            message: "\(announcement). \(explanation) \(consequence)",
            callback: callback)
    }

    /// Which callback sets pages again and again.
    private func endlessExplanation(at position: Int) -> String {
        for entry in step.log[..<position].reversed() {
            if case .setViewControllers = entry.callback { continue }
            guard let record = CallbackRecord(entry.callback, phase: entry.phase, name: step.name) else { continue }
            return "The app sets pages in \(record.name), which makes that callback come again, without end."
        }
        return ContractViolation.endlessSets.explanation
    }

    /// A report that does not match what is on screen.
    ///
    /// A report that comes while a page returns is about an earlier transition, which was indeed cancelled.
    private func misreport(
        _ completed: Bool, _ phase: Phase, callback: Int
    ) -> Finding? {
        guard step.isAtRest || step.outcome == .inFlight else { return nil }
        func shown() -> String { list(step.after.onScreen) }
        if !completed, phase != .returning, step.outcome == .completed, step.after.onScreen != step.before.onScreen {
            return Finding(
                kind: .misreportedTransition, rule: "exactCentreReportsCancelled",
                message: "didFinishAnimating says completed: false, although \(shown()) shows now.", callback: callback)
        }
        if step.after.onScreen != step.after.viewControllers {
            return Finding(
                kind: .misreportedTransition, rule: "caughtReturnKeepsOldPage",
                message: "viewControllers says \(list(step.after.viewControllers)), although \(shown()) shows.",
                callback: callback)
        }
        return nil
    }

    /// A swipe or drag that leads elsewhere, or nowhere, because of what the container remembers. (Rules 13, 24)
    ///
    /// One that first completed a landing began at another page, and one whose callbacks set pages ended at the page
    /// they set.
    private var staleNeighbour: Finding? {
        guard let side = step.side, step.after.transitionStyle == .scroll,
            !step.log.contains(where: { $0.callback.role == .request })
        else { return nil }
        switch step.before.transition {
        case .none: break
        case .drag: guard step.direction == nil else { return nil }
        case .landing, .bouncing, .returning, .set: return nil
        }
        let isWhole = if case .gesture(.swipe, _) = step.cause { true } else { false }
        let start = "The \(isWhole ? "swipe" : "drag") \(side) from \(list(step.before.onScreen))"
        let rule: RuleReference = step.after.quirks.contains(.staleNeighboursAfterAnimatedSet) ? "24" : "13"
        switch step.outcome {
        case .completed, .cancelled, .inFlight:
            guard let reached = step.announced?.first else { return isWhole ? nil : pullAtNil(start, side) }
            let expected: String
            switch step.expected {
            case .unknown: return nil
            // A data source that answers nil on this side may still know the page; one that has lost it does not.
            case .none:
                guard step.leadsToUnknownPage else { return nil }
                expected = "nil"
            case .page(let page):
                guard page != reached else { return nil }
                expected = name(page)
            }
            let verb = !isWhole ? "leads" : step.outcome == .completed ? "went" : "led"
            return Finding(
                kind: .staleNeighbour, rule: rule,
                message: "\(start) \(verb) to \(name(reached)), which was remembered; the data source would now answer "
                    + "\(expected).")
        case .bounced: return pullAtNil(start, side)
        case .ignored, .changed, .raised, .crashed: return nil
        }
    }

    /// A finger that finds no page because the container remembers a nil, although a page is there by now.
    private func pullAtNil(_ start: String, _ side: Direction) -> Finding? {
        guard case .none = step.before.neighbour(side), case .page(let expected) = step.expected else { return nil }
        return Finding(
            kind: .staleNeighbour, rule: "13",
            message: "\(start) \(step.outcome == .bounced ? "bounced" : "pulls at nothing"), because nil was "
                + "remembered; the data source would now answer \(name(expected)).")
    }

    func list(_ pages: Spread<PagePosition>) -> String {
        pages.map { name($0) }.joined(separator: " and ")
    }

    /// The name of a page within a sentence.
    func name(_ page: PagePosition) -> String { PageName.text(step.name(page)) }
}
