/// Looks for what a step shows to be wrong.
///
/// Remembers from step to step which transition is still open.
struct StepInspector<Page: Hashable> {
    private var open: Spread<Page>?

    /// The findings of one step, in the order in which they happened; those of the whole step last.
    ///
    /// Messages are one sentence on one line, whatever the pages are called.
    mutating func findings(_ step: StepObservation<Page>, name rawName: (Page) -> String) -> [Finding] {
        let name = { (page: Page) in PageName.text(rawName(page)) }
        var findings: [Finding] = []
        var number = 0
        for (position, entry) in step.log.enumerated() {
            if entry.callback.role != nil { number += 1 }
            findings += answerFindings(step, at: position, callback: number, name)
            switch entry.callback {
            case .raise(let violation):
                findings.append(violationFinding(violation, step, callback: number > 0 ? number : nil))
            case .willTransitionTo(let pages):
                if let open {
                    findings.append(
                        Finding(
                            kind: .unbalancedTransition, rule: "lostDidFinish",
                            message: "The transition to \(list(open, name)) was announced, and its end was never "
                                + "reported.",
                            callback: number))
                }
                open = pages
            case .didFinishAnimating(_, _, let completed):
                open = nil
                if let finding = misreport(completed, entry.phase, step, name, callback: number) {
                    findings.append(finding)
                }
            default: break
            }
        }
        if let finding = staleNeighbour(step, name) { findings.append(finding) }
        findings += wrongTrackers(step, name)
        return findings
    }

    private func violationFinding(
        _ violation: ContractViolation, _ step: StepObservation<Page>, callback: Int?
    ) -> Finding {
        let consequence =
            step.after.contract == .strict
            ? "The app would crash here, and the replay stops."
            : violation == .flushedView
                ? "Lenient: the answer is taken all the same." : "Lenient: the call had no effect."
        return Finding(
            kind: .contractViolation, rule: violation.identifier,
            message: "UIKit raises “\(violation.message)”. \(violation.explanation) \(consequence)",
            callback: callback)
    }

    /// A report that does not fit what is seen.
    ///
    /// One that comes while a page returns is about a transition before, which was cancelled indeed.
    private func misreport(
        _ completed: Bool, _ phase: Phase, _ step: StepObservation<Page>, _ name: (Page) -> String, callback: Int
    ) -> Finding? {
        guard step.isAtRest || step.outcome == .inFlight else { return nil }
        func shown() -> String { list(step.after.onScreen, name) }
        if !completed, phase != .returning, step.outcome == .completed, step.after.onScreen != step.before.onScreen {
            return Finding(
                kind: .misreportedTransition, rule: "exactCentreReportsCancelled",
                message: "didFinishAnimating says completed: false, although \(shown()) shows now.", callback: callback)
        }
        if step.after.onScreen != step.after.viewControllers {
            return Finding(
                kind: .misreportedTransition, rule: "caughtReturnKeepsOldPage",
                message: "viewControllers says \(list(step.after.viewControllers, name)), although \(shown()) shows.",
                callback: callback)
        }
        return nil
    }

    /// A swipe that went elsewhere, or nowhere, because of what the container remembers. (Rules 13, 24)
    ///
    /// One that completed a landing first began at another page, and one whose callbacks set pages ended where they
    /// say.
    private func staleNeighbour(_ step: StepObservation<Page>, _ name: (Page) -> String) -> Finding? {
        guard let direction = step.direction, case .page(let expected) = step.expected,
            case .none = step.before.transition, !step.log.contains(where: { $0.callback.role == .request })
        else { return nil }
        func from() -> String { list(step.before.onScreen, name) }
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

    private func wrongTrackers(_ step: StepObservation<Page>, _ name: (Page) -> String) -> [Finding] {
        step.trackedValues.compactMap { value in
            guard step.isWrong(value), let page = value.page else { return nil }
            let position = step.changes.last { $0.new.name == value.name }?.position
            let callback = position.map { position in
                step.log[...position].count { $0.callback.role != nil }
            }
            return Finding(
                kind: .wrongTracker,
                message: "\(PageName.ofTracker(value.name)) says \(name(page)), while "
                    + "\(list(step.after.onScreen, name)) is shown.",
                callback: callback)
        }
    }

    private func list(_ pages: Spread<Page>, _ name: (Page) -> String) -> String {
        pages.map(name).joined(separator: " and ")
    }
}

extension StepInspector: Sendable where Page: Sendable {}
