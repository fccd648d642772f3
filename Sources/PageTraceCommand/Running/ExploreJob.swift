import ArgumentParser
import Dispatch
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// What `pagetrace explore` does: read the trace, explore it, say what was found, keep the walk.
struct ExploreJob {
    let source: TraceSource
    let options: ExplorationOptions
    let triesQuirks: Bool
    let format: ExplorationFormat?
    /// The diagrams to draw, nil if none was asked for.
    let diagrams: [Diagram]?
    let output: String?
    let isForced: Bool
    let isQuiet: Bool

    func run() throws {
        Interruption.take()
        let trace = try source.read(needsGestures: false)
        let isShort = options.start == .start || trace.gestureCount <= Self.longestWay
        guard isShort else { throw Self.tooLong(trace, in: source) }
        if let format, format.isOfGraph { return try keepGraph(of: trace, as: format) }
        let progress = ExplorationProgressLine()
        var options = options
        options.goesOn = progress.goesOn
        options.perform = { DispatchQueue.concurrentPerform(iterations: $0, execute: $1) }
        var explorations: [(quirk: String?, Exploration)] = []
        for (quirk, trace) in variants(of: trace) {
            guard let exploration = trace.explored(options) else {
                throw TraceError(SituationGraphError(after: trace), in: source.description)
            }
            explorations.append((quirk, exploration))
        }
        progress.clear()
        try tell(explorations)
        if let output, output != "-", format == .json {
            try writer.write(json(explorations), to: output)
        }
        if let found = explorations.map(\.1).first(where: { !$0.walks.isEmpty }), let walk = found.walks.first {
            try keep(walk, of: found)
            throw ExitCode.hasFindings
        }
        if explorations.contains(where: { $0.1.hasFindings }) { throw ExitCode.hasFindings }
        if let proved = explorations.first?.1 { try keepStates(of: proved) }
        if explorations.contains(where: { !$0.1.isProof }) { throw ExitCode.limitReached }
    }

    /// Writes every situation, for a program or as a page that answers to a finger.
    private func keepGraph(of trace: Trace, as format: ExplorationFormat) throws {
        let graph: SituationGraph
        do throws(SituationGraphError) {
            graph = try trace.situationsForPage(options)
        } catch {
            throw TraceError(error, in: source.description)
        }
        let bytes = format == .graph ? Array(graph.json.utf8) : PlayerPage(try LivePage().part(of: graph)).html
        let name = source.baseName + (format == .graph ? ".graph.json" : ".html")
        if !graph.leftOut.isEmpty {
            let names = graph.leftOut.map(\.rawValue).joined(separator: " and ")
            Console.standardError.writeIgnoringErrors(
                "left out: \(names); with them there are more than "
                    + "\(Quantity.text(SituationGraph.usualLimit, "transition"))\n")
        }
        switch Destination(argument: output ?? ".") {
        case .standardOutput: try Console.standardOutput.write(bytes)
        case .folder(let folder): try writer.write(bytes, to: FilePath.join(folder, name))
        case .file: try writer.write(bytes, to: output ?? name)
        }
        if !graph.sorts.isEmpty { throw ExitCode.hasFindings }
    }

    /// The trace or, if each quirk is tried, the trace with each of them.
    private func variants(of trace: Trace) -> [(quirk: String?, Trace)] {
        guard triesQuirks, let container = trace.pageViewController?.container else { return [(nil, trace)] }
        return [(nil, trace)]
            + Quirks.named.filter { named in
                Quirks.quirks(of: container.transitionStyle).subtracting(container.quirks).contains(named.quirk)
            }.map { named in
                var variant = trace
                variant.pageViewController?.container.quirks.formUnion(named.quirk)
                return (named.name, variant)
            }
    }

    /// Prints what was found, unless standard output is used for something else.
    private func tell(_ explorations: [(quirk: String?, Exploration)]) throws {
        if format == .json, output == "-" || (output == nil && !isQuiet) {
            return try Console.standardOutput.write(json(explorations))
        }
        guard !isQuiet, output != "-", !(format == .swift && output == nil) else { return }
        for (position, (quirk, exploration)) in explorations.enumerated() {
            if position > 0 { try Console.standardOutput.write("\n") }
            if let quirk { try Console.standardOutput.write("With the quirk \(quirk):\n\n") }
            try Console.standardOutput.write(TerminalText(.standardOutput).shown(exploration.text))
        }
        if output == nil, diagrams == nil, explorations.contains(where: { !$0.1.walks.isEmpty }) {
            let advice =
                "\nKeep the first walk: -o walk.json, a trace for pagetrace run; -o walk.svg, a drawing; --format swift, a "
                + "test.\n"
            try Console.standardOutput.write(TerminalText(.standardOutput).shown(advice))
        }
    }

    /// One exploration as an object, several as a list of them.
    private func json(_ explorations: [(quirk: String?, Exploration)]) -> String {
        let parts = explorations.map(\.1.json)
        return parts.count == 1 ? parts[0] : "[\n" + parts.joined(separator: ",\n") + "]\n"
    }

    /// The most gestures of the trace itself: each walk that is found begins with all of them.
    static let longestWay = 2_000

    static func tooLong(_ trace: Trace, in source: TraceSource) -> TraceError {
        TraceError(
            kind: .limitExceeded, source: source.description,
            message: "\(Quantity.text(trace.gestureCount, "gesture")) lead to where exploring begins, and at most "
                + "\(Quantity.text(longestWay)) are allowed",
            advice: "Leave out --from end, or what repeats: every gesture is tried from there on anyway.")
    }

    /// Writes the walk to the requested file.
    private func keep(_ walk: FoundWalk, of exploration: Exploration) throws {
        switch (format, target) {
        case (.json, _), (.graph, _), (.html, _), (nil, nil): break
        case (.swift, nil), (.swift, "-"): try Console.standardOutput.write(walk.swift())
        case (.swift, let target?): try writer.write(walk.swift(), to: target)
        case (nil, "-") where diagrams == nil: try Console.standardOutput.write(walk.trace.json())
        case (nil, let target?) where target.hasSuffix(".json"): try writer.write(walk.trace.json(), to: target)
        case (nil, let target?) where target.hasSuffix(".swift"): try writer.write(walk.swift(), to: target)
        case (let format, let target):
            try writer.draw(exploration, format?.ofWalk, diagrams ?? [.flow], to: target ?? ".")
        }
    }

    /// Draws the states, if that was asked for; there is no walk to keep.
    private func keepStates(of exploration: Exploration) throws {
        guard let target, format != .json else { return }
        let isDrawing = format?.isOfDiagrams ?? !target.isNameOfTraceOrTest
        let isOfStates = isDrawing && (diagrams ?? []).contains(.states)
        if isOfStates, exploration.surroundings != nil {
            return try writer.draw(exploration, format?.ofWalk, [.states], to: target)
        }
        let tooMany = isOfStates ? ", and \(Quantity.text(exploration.states, "state")) are too many to draw" : ""
        Console.standardError.writeIgnoringErrors("no walk to keep\(tooMany), so nothing was written\n")
    }

    /// Where to write; by default drawings that were asked for go to the current folder.
    private var target: String? {
        output ?? (format.map { $0.ofWalk != nil } ?? (diagrams != nil) ? "." : nil)
    }

    private var writer: WalkKeeper { WalkKeeper(source: source, isForced: isForced) }
}

extension String {
    /// Whether the name of an output file asks for the walk itself, and for no drawing of it.
    fileprivate var isNameOfTraceOrTest: Bool { hasSuffix(".json") || hasSuffix(".swift") }
}
