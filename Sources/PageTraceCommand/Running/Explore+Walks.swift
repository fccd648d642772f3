import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

extension Explore {
    /// Explores the trace, says what was found, and keeps the walk.
    func explore(_ trace: Trace) throws {
        if trace.isBetweenSystems {
            guard target.output == nil, diagram == nil, format == nil || format == .json else {
                throw TraceError(
                    source: search.source.description,
                    message: "nobody has published a probe of iOS 17 and 18, so there is no one answer to write",
                    advice: "Name a system, \"classic\" or \"iOS 26\"; or leave out --output, and both are tried.")
            }
            return try exploreWorlds(of: trace)
        }
        if tried.from == .end { try search.checkGestureCount(of: trace) }
        if let format, format.isOfGraph { return try keepGraph(of: trace, as: format) }
        let progress = ProgressLine()
        let options = self.options.showing(progress)
        let explorations = try variants(of: trace).map {
            (quirk: $0.quirk, try search.source.exploration(of: $0.trace, options))
        }
        progress.clear()
        try tell(explorations)
        if format == .json, let destination, destination != .standardOutput {
            try write(json(explorations), as: "explored.json", to: destination)
        }
        if let found = explorations.map(\.1).first(where: { !$0.walks.isEmpty }), let walk = found.walks.first {
            try keep(walk, of: found)
            throw ExitCode.hasFindings
        }
        if explorations.contains(where: { $0.1.hasFindings }) { throw ExitCode.hasFindings }
        if let proved = explorations.first?.1 { try keepStates(of: proved) }
        if explorations.contains(where: { !$0.1.isProof }) { throw ExitCode.limitReached }
    }

    /// Explores the trace in several worlds, for `--worlds` and `--system`, and says where it holds.
    func exploreWorlds(of trace: Trace) throws {
        try search.checkGestureCount(of: trace)
        let systems = system ?? PagingSystem.allCases.reversed()
        let worlds = try search.worlds(of: trace, on: systems, triesSwitches: self.worlds)
        let progress = ProgressLine()
        let table = ExploredWorlds(worlds, options.showing(progress))
        progress.clear()
        if !writing.quiet {
            try Console.standardOutput.writeWhileRead(
                format == .json ? table.json : TerminalText(.standardOutput).shown(table.lines))
        }
        if table.rows.contains(where: { $0.exploration?.hasFindings ?? true }) { throw ExitCode.hasFindings }
        if table.isBounded { throw ExitCode.limitReached }
    }

    /// Writes every situation, for a program or as a page that answers to a finger.
    private func keepGraph(of trace: Trace, as format: ExplorationFormat) throws {
        var graph = try search.source.situations(of: trace, options)
        let progress = ProgressLine()
        let exploration = try search.source.exploration(of: trace, options.showing(progress))
        progress.clear()
        graph.compare(with: exploration)
        let bytes =
            format == .graph ? Array(graph.json.utf8) : PlayerPage(try LivePage().part(of: graph.beginning, graph)).html
        let name = search.source.baseName + (format == .graph ? ".graph.json" : ".html")
        if !isQuiet { graph.sayWhatIsLeftOut(of: search.source.description) }
        try writer.write(OutputFile(name: name, bytes: bytes), to: namedDestination ?? .folder("."))
        // What is left out of the page was tried all the same.
        if exploration.hasFindings || !graph.sorts.isEmpty { throw ExitCode.hasFindings }
        if !exploration.isProof { throw ExitCode.limitReached }
    }

    /// The trace and, if each quirk is tried, the trace with each of them.
    private func variants(of trace: Trace) -> [(quirk: String?, trace: Trace)] {
        [(nil, trace)] + (quirks == .all ? trace.withEachQuirk.map { ($0.quirk, $0.trace) } : [])
    }

    /// Prints what was found, unless standard output is used for something else.
    private func tell(_ explorations: [(quirk: String?, Exploration)]) throws {
        if format == .json, output == "-" || (output == nil && !isQuiet) {
            try Console.standardOutput.writeWhileRead(json(explorations))
            return
        }
        guard !isQuiet, output != "-", !(format == .swift && output == nil) else { return }
        for (position, (quirk, exploration)) in explorations.enumerated() {
            if position > 0 { try Console.standardOutput.writeWhileRead("\n") }
            if let quirk { try Console.standardOutput.writeWhileRead("With the quirk \(quirk):\n\n") }
            try Console.standardOutput.writeWhileRead(
                TerminalText(.standardOutput).shown(exploration.lines(isVerbose: isVerbose)))
        }
        if output == nil, diagram == nil, explorations.contains(where: { !$0.1.walks.isEmpty }) {
            let advice =
                "\nKeep the first walk: -o walk.json, a trace for pagetrace run; -o walk.svg, a drawing; --format swift, a "
                + "test.\n"
            try Console.standardOutput.writeWhileRead(TerminalText(.standardOutput).shown(advice))
        }
    }

    /// One exploration as an object, several as a list of them.
    private func json(_ explorations: [(quirk: String?, Exploration)]) -> String {
        let parts = explorations.map(\.1.json)
        return parts.count == 1 ? parts[0] : "[\n" + parts.joined(separator: ",\n") + "]\n"
    }

    private func keep(_ walk: FoundWalk, of exploration: Exploration) throws {
        switch (format, destination) {
        case (.json, _), (.graph, _), (.html, _), (nil, nil): break
        case (.swift, let place): try write(walk.swift() ?? "", as: "walk.swift", to: place ?? .standardOutput)
        case (nil, let place?) where place.isFile(endingIn: "swift"):
            try write(walk.swift() ?? "", as: "walk.swift", to: place)
        case (nil, let place?) where place.isFile(endingIn: "json") || place == .standardOutput && diagram == nil:
            try write(walk.trace?.json() ?? "", as: "walk.json", to: place)
        case (_, let place): try draw(exploration, diagram?.elements ?? [.flow], to: place ?? .folder("."))
        }
    }

    /// Draws the states, if that was asked for; there is no walk to keep.
    private func keepStates(of exploration: Exploration) throws {
        guard let destination, format != .json else { return }
        let isOfWalk = destination.isFile(endingIn: "json") || destination.isFile(endingIn: "swift")
        let isDrawing = format?.isOfDiagrams ?? !isOfWalk
        let isOfStates = isDrawing && diagram?.elements.contains(.states) == true
        if isOfStates, exploration.surroundings != nil {
            return try draw(exploration, [.states], to: destination)
        }
        let tooMany = isOfStates ? ", and \(Quantity.text(exploration.states, "state")) are too many to draw" : ""
        Console.standardError.writeIgnoringErrors("no walk to keep\(tooMany), so nothing was written\n")
    }

    /// Where to write; by default drawings that were asked for go to the current folder.
    private var destination: Destination? {
        namedDestination ?? (format.map { $0.ofWalk != nil } ?? (diagram != nil) ? .folder(".") : nil)
    }

    /// Draws the first walk, or writes its log, as `run` would.
    ///
    /// A diagram of states shows what is around the walk, too, and needs no walk.
    private func draw(_ exploration: Exploration, _ diagrams: [Diagram], to destination: Destination) throws {
        var made = format?.ofWalk
        if made == nil, case .file(_, let name) = destination { made = ArtifactFormat(ending: name) }
        let format = made ?? .svg
        let artifacts = format.isOfDiagrams ? diagrams.map { Artifact.diagram($0, format) } : [.log(format)]
        var files: [OutputFile] = []
        for artifact in artifacts {
            let isStates = if case .diagram(.states, _) = artifact { true } else { false }
            let walk = exploration.walks.first?.recording
            guard let recording = isStates ? exploration.surroundings ?? walk : walk else { continue }
            let name = artifact.fileName(for: search.source.baseName + (walk == nil ? ".explored" : ".walk"))
            let bytes = try CommandFailure.drawing(name, try artifact.bytes(of: recording))
            files.append(OutputFile(name: name, bytes: GeneratedFileMark.stamped(bytes, as: format)))
        }
        if case .folder(let folder) = destination { return try writer.write(files, to: folder) }
        guard files.count == 1 else {
            let place = if case .file(_, let name) = destination { name } else { "--output -" }
            throw CommandFailure.severalSheets(count: files.count, destination: place)
        }
        try writer.write(files[0], to: destination)
    }

    /// Writes what is no drawing; its ending is that of the file if the destination is a folder.
    private func write(_ text: String, as ending: String, to destination: Destination) throws {
        let file = OutputFile(name: "\(search.source.baseName).\(ending)", bytes: Array(text.utf8))
        try writer.write(file, to: destination)
    }

    private var output: String? { target.output }
    private var isQuiet: Bool { writing.quiet }
    private var writer: ResultWriter { writing.writer(reading: [search.source.path]) }
}
