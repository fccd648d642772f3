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
    /// Messages are one sentence on one line, whatever the pages are called.
    var findings: [Finding] {
        var findings: [Finding] = []
        var lost: Spread<PagePosition>?
        var number = 0
        for (position, entry) in step.log.enumerated() {
            if entry.callback.role != nil { number += 1 }
            findings += answerFindings(at: position, callback: number)
            switch entry.callback {
            case .raise(let violation):
                findings.append(violationFinding(violation, callback: number > 0 ? number : nil))
            case .lostDidFinish(let pages): lost = pages
            case .willTransitionTo:
                if let pages = lost { findings.append(lostFinding(pages, callback: number)) }
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

    private func lostFinding(_ pages: Spread<PagePosition>, callback: Int?) -> Finding {
        Finding(
            kind: .unbalancedTransition, rule: "lostDidFinish",
            message: "The transition to \(list(pages)) was announced, and its end was never reported.",
            callback: callback)
    }

    private func violationFinding(
        _ violation: ContractViolation, callback: Int?
    ) -> Finding {
        let consequence =
            step.after.contract == .strict
            ? "The app would crash here, and the replay stops."
            : violation == .flushedView
                ? "Lenient: the answer is taken all the same." : "Lenient: the call had no effect."
        let announcement =
            violation == .endlessSets ? "The app runs out of stack" : "UIKit raises “\(violation.message)”"
        return Finding(
            kind: .contractViolation, rule: violation.identifier,
            message: "\(announcement). \(violation.explanation) \(consequence)",
            callback: callback)
    }

    /// A report that does not fit what is seen.
    ///
    /// One that comes while a page returns is about a transition before, which was cancelled indeed.
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

    /// A swipe that went elsewhere, or nowhere, because of what the container remembers. (Rules 13, 24)
    ///
    /// One that completed a landing first began at another page, and one whose callbacks set pages ended where they
    /// say.
    private var staleNeighbour: Finding? {
        guard let direction = step.direction, case .page(let expected) = step.expected,
            case .none = step.before.transition, !step.log.contains(where: { $0.callback.role == .request })
        else { return nil }
        func from() -> String { list(step.before.onScreen) }
        switch step.outcome {
        case .completed:
            guard let reached = step.after.onScreen.first, !step.after.onScreen.contains(expected),
                step.after.transitionStyle == .scroll
            else { return nil }
            return Finding(
                kind: .staleNeighbour, rule: step.after.quirks.contains(.staleNeighboursAfterAnimatedSet) ? "24" : "13",
                message:
                    "The swipe \(direction) from \(from()) went to \(name(reached)), which was remembered; the data "
                    + "source would now answer \(name(expected)).")
        case .bounced:
            guard case .none = step.before.neighbour(direction) else { return nil }
            return Finding(
                kind: .staleNeighbour, rule: "13",
                message: "The swipe \(direction) from \(from()) bounced, because nil was remembered; the data source "
                    + "would now answer \(name(expected)).")
        default: return nil
        }
    }

    private var wrongTrackers: [Finding] {
        step.trackedValues.compactMap { value in
            guard step.isWrong(value), let page = value.page else { return nil }
            let position = step.changes.last { $0.new.name == value.name }?.position
            let callback = position.map { position in
                step.log[...position].count { $0.callback.role != nil }
            }
            return Finding(
                kind: .wrongTracker,
                message: "\(PageName.ofTracker(value.name)) says \(name(page)), while "
                    + "\(list(step.after.onScreen)) is shown.",
                callback: callback)
        }
    }

    private func list(_ pages: Spread<PagePosition>) -> String {
        pages.map { name($0) }.joined(separator: " and ")
    }

    /// The name of a page within a sentence.
    func name(_ page: PagePosition) -> String { PageName.text(step.name(page)) }
}
