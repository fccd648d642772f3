public import PageTrace
import PageTraceEngine

extension PagingDriver: @MainActor RecordingSource {
    /// What was recorded so far.
    public var recording: Recording {
        // The words for a container belong to recordings of traces, so an empty trace provides them.
        let empty = Trace(title: title, container: engine.settings, pages: engine.names, gestures: [])
        return Recording(heading: empty, steps: judgedSteps.map(withAllTrackers))
    }

    /// A step with every variable, including those that were tracked later.
    private func withAllTrackers(_ step: Step) -> Step {
        var step = step
        let known = step.trackers.map(\.name)
        let names = engine.trackers.map(\.name)
        guard known != names else { return step }
        step.trackers = names.map { name in
            step.trackers.first { $0.name == name } ?? TrackerRecord(name: name, value: nil)
        }
        return step
    }
}

extension PagingDriver {
    /// Records that something could not be done; the variables are as they were.
    @discardableResult
    func note(_ words: String, _ found: String, advice: String) -> Step {
        let held = engine.steps.last?.after ?? []
        let step = Step(
            number: 0, gesture: GestureRecord(.other(words), outcome: .ignored), before: held, after: held,
            trackers: engine.steps.last?.trackers ?? [],
            findings: [Finding(kind: .impossibleGesture, message: "\(found) \(advice)")])
        return engine.append(step)
    }
}
