import ArgumentParser
import PageTrace
import PageTraceFiles

extension Explore {
    /// Explores the trace in several worlds, for `--worlds` and `--system`, and says where it holds.
    func exploreWorlds() throws {
        try exploreWorlds(of: try search.source.read(needsGestures: false))
    }

    /// Explores a trace in several worlds.
    func exploreWorlds(of trace: Trace) throws {
        try search.checkGestureCount(of: trace)
        let systems = system?.systems ?? PagingSystem.allCases.reversed()
        let worlds = trace.worlds(systems: systems, triesSwitches: self.worlds)
        guard !worlds.isEmpty else {
            throw TraceError(
                source: search.source.description, message: "a container that has no systems, quirks or readings",
                advice: "Those are of a page view controller. Explore it without --worlds and --system.")
        }
        let progress = ExplorationProgressLine()
        let table = ExploredWorlds(worlds, options.showing(progress))
        progress.clear()
        if !writing.quiet {
            try Console.standardOutput.writeWhileRead(
                format == .json ? table.json : TerminalText(.standardOutput).shown(table.text))
        }
        if table.rows.contains(where: { $0.exploration?.hasFindings ?? true }) { throw ExitCode.hasFindings }
        if table.isBounded { throw ExitCode.limitReached }
    }
}
