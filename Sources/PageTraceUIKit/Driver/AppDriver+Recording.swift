public import PageTrace
import PageTraceEngine

extension AppDriver: @MainActor RecordingSource {
    /// What was recorded so far.
    public var recording: Recording { driven.recording(title: title, of: judgedSteps.map(withAllTrackers)) }

    /// A step with every variable, including those that were tracked later.
    private func withAllTrackers(_ step: Step) -> Step {
        var step = step
        let known = step.trackers.map(\.name)
        let names = driven.trackers.map(\.name)
        guard known != names else { return step }
        step.trackers = names.map { name in
            step.trackers.first { $0.name == name } ?? TrackerRecord(name: name, value: nil)
        }
        return step
    }
}

extension AppDriver {
    func note(_ refusal: GestureRefusal) -> Step {
        note(refusal.key, "There is \(refusal.found).", advice: "The gesture is left out.")
    }

    /// Records that something could not be done; the variables are as they were.
    @discardableResult
    func note(_ words: String, _ found: String, advice: String) -> Step {
        ignore(words, findings: [Finding(kind: .impossibleGesture, message: "\(found) \(advice)")])
    }

    /// Records something that has no effect.
    func ignore(_ words: String, findings: [Finding] = []) -> Step {
        let held = driven.steps.last?.after ?? []
        let step = Step(
            number: 0, gesture: GestureRecord(.other(words), outcome: .ignored), before: held, after: held,
            trackers: driven.steps.last?.trackers ?? [],
            findings: findings)
        return driven.append(step)
    }
}

/// A container of which the model knows nothing of the app's variables: they are read, and held against what is shown.
@MainActor
protocol VariableJudge: DrivenContainer {
    /// The part that is shown, nil for none.
    var shownPart: PageIdentity? { get }
}

extension VariableJudge {
    package var identitiesOnScreen: [PageIdentity] { [shownPart].compactMap { $0 } }

    /// The container does nothing of its own in a turn.
    package func turn(_ work: () -> Void) { work() }

    /// A step with the variables as they are now, and with a finding for each that is wrong.
    func judged(_ step: Step) -> Step {
        var step = step
        step.trackers = trackers.map(record)
        for record in step.trackers where record.isWrong {
            step.findings.append(Finding(of: record, shown: namesOnScreen))
        }
        return step
    }
}
