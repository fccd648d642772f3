import ArgumentParser
import PageTrace
import PageTraceFiles

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
