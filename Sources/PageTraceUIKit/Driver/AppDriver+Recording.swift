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
    /// Records that something could not be done; the variables are as they were.
    @discardableResult
    func note(_ words: String, _ found: String, advice: String) -> Step {
        let held = driven.steps.last?.after ?? []
        let step = Step(
            number: 0, gesture: GestureRecord(.other(words), outcome: .ignored), before: held, after: held,
            trackers: driven.steps.last?.trackers ?? [],
            findings: [Finding(kind: .impossibleGesture, message: "\(found) \(advice)")])
        return driven.append(step)
    }
}
