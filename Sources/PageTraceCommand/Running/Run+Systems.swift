import ArgumentParser
import PageTrace
import PageTraceFiles

extension Trace {
    /// On which system an answer about iOS 17 or 18 holds, nil if the trace names another.
    func noteOnSystems(named name: String) -> String? {
        guard isBetweenSystems else { return nil }
        let beginning = "\(name): nobody has published a probe of iOS 17 and 18. This is what iOS 26 does"
        guard gestureCount <= TraceRun.drawnLimit else { return beginning + "; classic was not tried." }
        let worlds = worlds(systems: [.iOS26, .classic], triesSwitches: false)
        let recordings = worlds.map { Recording(replaying: $0.trace) }
        guard recordings.count == 2,
            let difference = RecordingComparison(recordings[0], recordings[1]).difference
        else { return beginning + ", and classic does the same." }
        let ends = recordings.map(\.stoppedAt)
        let end =
            ends[0] == nil ? ends[1].map { " Classic ends there: \($0.findings.first?.message ?? "it stops.")" } : nil
        return "\(beginning). \(difference.sentence(naming: worlds.map(\.world.name)))\(end ?? "")"
    }
}

extension Run {
    /// Replays each trace in both systems, for `--strict --system both`, and says where they differ.
    func compareSystems(of sources: [TraceSource], observing roles: Set<CallbackRole>) throws {
        var hasFindings = false
        // Every trace is read before anything is said: a mistake in the last one is found at once.
        let traces = try sources.map { try $0.read() }
        for (source, trace) in zip(sources, traces) {
            var trace = trace
            trace.observe(roles)
            let runs = trace.worlds(systems: PagingSystem.allCases.reversed(), triesSwitches: false).map { world in
                (name: world.world.name, recording: Recording(replaying: world.trace))
            }
            guard runs.count == 2 else {
                throw TraceError(
                    source: source.description, message: "a container that has no systems",
                    advice: "Only a page view controller has. Run it without --system.")
            }
            hasFindings = hasFindings || runs.contains { !$0.recording.findings.isEmpty }
            guard !writing.quiet else { continue }
            try Console.standardOutput.writeWhileRead(Self.text(runs, of: source))
        }
        if hasFindings { throw ExitCode.hasFindings }
    }

    private static func text(_ runs: [(name: String, recording: Recording)], of source: TraceSource) -> String {
        var lines = [source.description]
        let width = (runs.map(\.name.count).max() ?? 0) + 2
        for run in runs {
            let findings = run.recording.findings
            let count = findings.isEmpty ? "no findings" : Quantity.text(findings.count, "finding")
            lines.append("  " + run.name.padded(to: width) + count)
            lines += run.recording.steps.flatMap { step in
                step.findings.map { "    step \(step.number): \($0.message)" }
            }
        }
        let comparison = RecordingComparison(runs[0].recording, runs[1].recording)
        let difference = comparison.difference?.sentence(naming: runs.map(\.name))
        lines.append("  " + (difference ?? "Both systems say the same, from the first step to the last."))
        return lines.joined(separator: "\n") + "\n"
    }
}
