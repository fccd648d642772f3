import ArgumentParser
import Dispatch
import PageTrace
import PageTraceFiles

/// What `pagetrace explore --worlds` and `--system both` do: explore one trace in several worlds, and say where it holds.
struct WorldsJob {
    let source: TraceSource
    let options: ExplorationOptions
    let systems: [PagingSystem]
    /// Whether each quirk and each reading is tried as well.
    let triesSwitches: Bool
    let isJSON: Bool
    let isQuiet: Bool

    func run() throws {
        Interruption.take()
        let trace = try source.read(needsGestures: false)
        guard trace.gestureCount <= ExploreJob.longestWay else { throw ExploreJob.tooLong(trace, in: source) }
        let worlds = trace.worlds(systems: systems, triesSwitches: triesSwitches)
        guard !worlds.isEmpty else {
            throw TraceError(
                source: source.description, message: "a container that has no systems, quirks or readings",
                advice: "Those are of a page view controller. Explore it without --worlds and --system.")
        }
        let progress = ExplorationProgressLine()
        var options = options
        options.goesOn = progress.goesOn
        options.perform = { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
        let table = ExploredWorlds(worlds, options)
        progress.clear()
        if !isQuiet {
            try Console.standardOutput.write(isJSON ? table.json : TerminalText(.standardOutput).shown(table.text))
        }
        if table.rows.contains(where: { $0.exploration?.hasFindings ?? true }) { throw ExitCode.hasFindings }
        if table.isBounded { throw ExitCode.limitReached }
    }
}
