import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// What `pagetrace run` and `pagetrace draw` do: read everything, replay everything, then log and write.
struct RunJob {
    let inputs: [RunInput]
    let artifacts: [Artifact]
    let theme: Theme
    let steps: StepRange?
    let options: DiagramOptions
    let destination: Destination
    let isCheck: Bool
    let isForced: Bool
    /// Whether the page goes on with the reader's own gestures.
    let isLive: Bool
    let isStrict: Bool
    let isQuiet: Bool
    let showsLog: Bool
    let isOpened: Bool

    func run() throws {
        let names = try uniqueNames()
        // Every trace is read before anything is written: a mistake in the last one is found at once.
        var runs = try zip(inputs, names).map { try TraceRun(input: $0, name: $1) }
        if !isQuiet { runs.compactMap(\.note).forEach(Console.standardError.writeIgnoringErrors) }
        if steps != nil {
            try runs.forEach { try $0.checkChoice() }
        } else {
            // What would not fit in memory is refused before it is made.
            if !artifacts.isEmpty, destination != .standardOutput || !isStreamed {
                try runs.forEach { try $0.checkLength() }
            }
            // A log that is too large is reported before a drawing is, and only the replay knows its size.
            if logs.isEmpty { try runs.forEach { try $0.checkDrawings(artifacts, options: options) } }
        }
        // What can come next is often too much, and known before the recording is.
        if isLive {
            for position in runs.indices { try runs[position].explore(isQuiet: isQuiet, isWhole: steps == nil) }
        }
        switch destination {
        case .standardOutput:
            // The options allow only one trace and one artifact.
            for position in runs.indices {
                for artifact in artifacts { try print(artifact, of: &runs[position]) }
            }
        case .folder(let folder):
            try replay(&runs)
            let files = try makeFiles(&runs)
            let leftovers = SheetLeftovers.find(beside: files, in: folder, of: artifacts, named: names)
            try finish(files, in: folder, leftovers: leftovers)
        case .file(let folder, let name):
            try replay(&runs)
            var files = try makeFiles(&runs)
            guard files.count == 1 else { throw CommandFailure.severalSheets(count: files.count, destination: name) }
            files[0].name = name
            try finish(files, in: folder, leftovers: [])
        }
        if isStrict { try refuseFindings(in: runs) }
        if !isStrict, !isQuiet, runs.contains(where: { $0.summary.raises || $0.summary.stoppedAt != nil }) {
            let isStopped = runs.contains { $0.summary.stoppedAt != nil }
            Console.standardError.writeIgnoringErrors(
                "A replay \(isStopped ? "has stopped where an app may end" : "goes on where UIKit raises or has raised"). run exits with 0 all the same; with --strict, which is for CI, "
                    + "findings make it exit with 1.\n")
        }
        // If a client sets pages without end, the replay cannot go on.
        try refuseEndlessSets(in: runs)
    }

    private func finish(_ files: [OutputFile], in folder: String, leftovers: [String]) throws {
        guard !isCheck else {
            return try OutputCheck(folder: folder, isQuiet: isQuiet, leftovers: leftovers).run(files)
        }
        guard !artifacts.isEmpty else { return }
        try write(files, into: folder)
        if isOpened { open(files, in: folder) }
        if let text = SheetLeftovers.text(of: leftovers), !isQuiet {
            Console.standardError.writeIgnoringErrors(text + "\n")
        }
    }

    /// Whether only logs of every step are requested, which can be written while a trace is replayed.
    private var isStreamed: Bool {
        steps == nil && !options.showsCoverage && artifacts.allSatisfy { $0.streamedForm != nil }
    }

    /// The formats of the logs that are made of whole steps, and so grow with every step.
    private var logs: [ArtifactFormat] {
        artifacts.compactMap { artifact in
            if case .log(let format) = artifact, format != .coverage { format } else { nil }
        }
    }

    /// Replays every trace, each once, and logs the steps as they happen.
    ///
    /// If steps are chosen, the log comes after the replay, because it begins with what is left out.
    private func replay(_ runs: inout [TraceRun]) throws {
        let isPrinted = showsLog && !isQuiet && !isCheck
        var printer = isPrinted ? LogPrinter(.standardOutput) : nil
        guard !isStreamed || isStrict || printer != nil else { return }
        for position in runs.indices {
            if printer == nil, isStreamed {
                // Its files are made while it is replayed, and then tell the figures, too; without any, it is replayed here.
                if artifacts.isEmpty { _ = try runs[position].stream(as: []) { _ in } }
                continue
            }
            if position > 0 { try printer?.print("\n") }
            if steps == nil, case .trace(let trace) = runs[position].content {
                try printer?.print(Recording(heading: trace).heading)
                try runs[position].replay(isKept: !isStreamed, steps: nil, logs: logs) { try printer?.print($0) }
                try printer?.print("\n" + runs[position].summary.text + "\n")
            } else {
                try runs[position].replay(isKept: true, steps: steps, logs: logs)
                if let recording = runs[position].recording { try printer?.print(recording) }
            }
            if options.showsCoverage, let recording = runs[position].recording {
                try printer?.print("\n" + recording.coverage.text)
            }
            if printer != nil, runs[position].endsUnjudged {
                Console.standardError.writeIgnoringErrors(
                    "\(runs[position].input.description): the last step is in flight, and variables are judged at rest. Add "
                        + "gestures that bring it there, such as { \"settle\": true }.\n")
            }
        }
    }

    /// The base names of the files, one for each trace; refused if two traces share one.
    private func uniqueNames() throws -> [String] {
        var seen: [String: String] = [:]
        return try inputs.map { input in
            let name = input.baseName
            // File systems that ignore case are common.
            if let other = seen.updateValue(input.description, forKey: name.lowercased()) {
                throw CommandFailure.collision(name: "\(name).*", first: other, second: input.description)
            }
            return name
        }
    }

    /// Writes one artifact to standard output, while the trace is replayed if possible.
    private func print(_ artifact: Artifact, of run: inout TraceRun) throws {
        guard isStreamed else {
            let recording = try run.keep(steps: steps, logs: logs)
            try run.checkDrawings([artifact], options: options)
            let files = try make(artifact, of: run, recording)
            guard files.count == 1 else {
                throw CommandFailure.severalSheets(count: files.count, destination: "--output -")
            }
            try Console.standardOutput.writeWhileRead(files[0].bytes)
            return
        }
        var isRead = true
        let rest = try run.stream(as: [artifact].compactMap(\.streamedForm)) { logs in
            guard logs[0].count > Self.chunkSize else { return }
            if isRead { isRead = try Console.standardOutput.writeWhileRead(logs[0]) }
            // Only findings are worth a replay that nobody reads.
            guard isRead || isStrict else { throw ExitCode.success }
            logs[0].removeAll(keepingCapacity: true)
        }
        if isRead { for log in rest { try Console.standardOutput.writeWhileRead(log) } }
    }

    /// The number of bytes of a log that are written to standard output at once.
    private static let chunkSize = 1 << 16

    /// Ends the run if a client sets pages without end, and says so, because the log may have gone elsewhere.
    private func refuseEndlessSets(in runs: [TraceRun]) throws {
        let endless = runs.filter(\.summary.isEndless)
        guard !endless.isEmpty else { return }
        for run in endless {
            Console.standardError.writeIgnoringErrors(
                "\(run.input.description): the client sets pages in callbacks of its own sets, without end. The log shows "
                    + "in which callback: let it set pages there only if others are shown.\n")
        }
        throw ExitCode.limitReached
    }

    /// Ends the run if a recording has findings, and says which one, because the log may have gone elsewhere.
    private func refuseFindings(in runs: [TraceRun]) throws {
        let wrong = runs.filter { $0.summary.findings > 0 }
        let wrongOnClassic = runs.compactMap { run in run.findingOnClassic.map { (run: run, finding: $0) } }
        for (run, finding) in wrongOnClassic where run.summary.findings == 0 && !isQuiet {
            Console.standardError.writeIgnoringErrors(
                "\(run.input.description): no findings on iOS 26, but on classic: \(finding.message)\n")
        }
        guard !wrong.isEmpty || !wrongOnClassic.isEmpty else { return }
        for run in wrong where !isQuiet {
            let count = Quantity.text(run.summary.findings, "finding")
            Console.standardError.writeIgnoringErrors("\(run.input.description): \(count)\n")
        }
        throw ExitCode.hasFindings
    }

    private func makeFiles(_ runs: inout [TraceRun]) throws -> [OutputFile] {
        guard !artifacts.isEmpty else { return [] }
        let total = runs.count * artifacts.count
        let progress = ProgressLine(drawing: total, isShown: !isQuiet)
        defer { progress.clear() }
        var files: [OutputFile] = []
        try runs.forEach { try $0.checkDrawings(artifacts, options: options) }
        if runs.count > 1, case .legend? = artifacts.first { return try legends(of: runs.compactMap(\.recording)) }
        for position in runs.indices {
            guard let recording = runs[position].recording else {
                progress.show("drawing \(files.count + 1) of \(total)")
                files += try stream(&runs[position])
                continue
            }
            for artifact in artifacts {
                progress.show("drawing \(files.count + 1) of \(total)")
                files += try make(artifact, of: runs[position], recording)
            }
        }
        return files
    }

    /// Makes the files of logs while a trace is replayed.
    private func stream(_ run: inout TraceRun) throws -> [OutputFile] {
        var size = LogSize(of: run, as: logs, total: run.stepCount, estimates: true)
        let contents = try run.stream(as: artifacts.compactMap(\.streamedForm)) { try size.grow(to: $0) }
        return zip(artifacts, contents).map { OutputFile(name: $0.fileName(for: run.name), bytes: $1) }
    }

    private func legends(of recordings: [Recording]) throws -> [OutputFile] {
        var files: [OutputFile] = []
        for case .legend(let diagrams, let format) in artifacts {
            let name = "legend.\(format.fileExtension)"
            let bytes = try CommandFailure.drawing(
                name,
                try LegendSheet.bytes(of: recordings, diagrams: diagrams, as: format, theme: theme, options: options))
            files.append(OutputFile(name: name, bytes: GeneratedFileMark.stamped(bytes, as: format)))
        }
        return files
    }

    private func make(_ artifact: Artifact, of run: TraceRun, _ recording: Recording) throws -> [OutputFile] {
        let name = artifact.fileName(for: run.name)
        if artifact == .log(.html), let graph = run.graph {
            let page = LivePage(theme: theme, options: options)
            let part = try CommandFailure.drawing(name, try page.part(of: recording, graph))
            return [OutputFile(name: name, bytes: PlayerPage(part).html)]
        }
        let files = try CommandFailure.drawing(
            name, try artifact.files(of: recording, named: run.name, theme: theme, options: options))
        return files.map { OutputFile(name: $0.name, bytes: GeneratedFileMark.stamped($0.bytes, as: artifact.format)) }
    }

    /// Shows the pages to step through.
    private func open(_ files: [OutputFile], in folder: String) {
        for file in files where file.name.hasSuffix(".html") {
            Browser.open(FilePath.join(FilePath.normal(folder), file.name))
        }
    }

    private func write(_ files: [OutputFile], into folder: String) throws {
        let rule = ReplacementRule.protecting(
            inputs: inputs.compactMap(\.path), isForced: isForced, elsewhere: "write elsewhere with --output")
        let outcomes = try OutputFolder(folder).write(files, replacing: rule)
        guard !isQuiet else { return }
        var notes: [String] = []
        for (file, outcome) in zip(files, outcomes) where outcome != .current {
            let path = VisibleText.of(path: FilePath.join(FilePath.normal(folder), file.name))
            notes.append(outcome == .created ? "wrote \(path)" : "replaced \(path)")
        }
        if notes.isEmpty { notes = ["\(Quantity.text(files.count, "file")), current"] }
        Console.standardError.writeIgnoringErrors(notes.joined(separator: "\n") + "\n")
    }
}

extension Artifact {
    fileprivate var format: ArtifactFormat {
        switch self {
        case .diagram(_, let format), .log(let format), .legend(_, let format): format
        case .animation: .svg
        }
    }
}
