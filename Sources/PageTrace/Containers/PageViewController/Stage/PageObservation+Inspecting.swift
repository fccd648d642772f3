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
        var isReported = false
        var incidents = event.incidents[...]
        func noteIncidents(before position: Int) {
            while let entry = incidents.first, entry.position <= position {
                incidents.removeFirst()
                switch entry.incident {
                case .raise(let violation):
                    find(violationProblem(violation, at: position), callback: position > 0 ? position : nil)
                // Told where the next transition is announced.
                case .lostDidFinish: lost = .init(entry.incident) ?? lost
                case .droppedSet:
                    find(.init(entry.incident), callback: position > 0 ? position : nil)
                case .lostCompletion, .leakedChild: find(.init(entry.incident))
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
                isReported = true
                find(misreport(isCompleted: completed, in: entry.phase), callback: position + 1)
            default: break
            }
        }
        noteIncidents(before: log.count)
        find(lost)
        if !isReported { find(unreportedPages) }
        find(staleNeighbor)
        if event.after.isHeardByNobody, !event.before.isHeardByNobody { find(.nothingHeard) }
        return findings + wrongTrackers
    }

    /// Whether the replay ends if UIKit raises or the app's code traps.
    private var isStrict: Bool { event.after.settings.contract == .strict }

    /// What one callback shows in the client's own code: that it traps, or answers with a wrong page.
    private func clientProblems(at position: Int) -> [PageFinding.Problem] {
        var problems: [PageFinding.Problem] = []
        guard event.crash != nil || !event.corrections.isEmpty else { return problems }
        for correction in event.corrections where correction.position == position {
            guard let question = log[position].callback.question else { continue }
            let right = correction.right.page
            problems.append(.wrongAnswer(question.answer, to: question.page, question.side, right: right))
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

    /// Whether the app has set other pages in the step, which no callback of the delegate reports. (Rule 14)
    private var setsPages: Bool {
        guard event.before.onScreen != event.after.onScreen, announced == nil else { return false }
        switch event.ownCause {
        case .gesture(.set), .change(.act): return true
        case .gesture, .change: break
        }
        return hasRequest
    }

    /// Whether a callback asked for a set.
    var hasRequest: Bool {
        log.contains { if case .setViewControllers = $0.callback { true } else { false } }
    }

    private var wrongTrackers: [PageFinding] {
        event.trackedValues.indices.filter(isWrong).map { number in
            let value = event.trackedValues[number]
            let change = event.changes.last { $0.new.name == value.name }
            let right = event.rightContents.indices.contains(number) ? event.rightContents[number] : []
            return PageFinding(
                problem: .wrongTracker(
                    value, shown: event.after.onScreen, right: value.content.isPage ? [] : right,
                    staysBehindSet: change == nil && setsPages),
                callback: change.flatMap { $0.cause == .callback ? $0.position + 1 : nil })
        }
    }
}
