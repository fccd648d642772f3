import ArgumentParser
import Graphviz
import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// What `pagetrace run` does: read everything, replay everything, then log and write.
struct RunJob {
    let sources: [TraceSource]
    let artifacts: [Artifact]
    let theme: Theme
    let steps: StepRange?
    let options: DiagramOptions
    let folder: String
    let observes: Set<CallbackRecord.Role>
    let isCheck: Bool
    let isStrict: Bool
    let isQuiet: Bool
    let isOpened: Bool

    func run() throws {
        let names = try uniqueNames()
        // Every trace is read before anything is written: a mistake in the last one is found at once.
        var runs = try zip(sources, names).map { try TraceRun(source: $0, name: $1, observes: observes) }
        if steps == nil, folder != "-" || !isStreamed { try runs.forEach { try $0.checkLength() } }
        if folder == "-" {
            // The options allow one trace and one artifact.
            for position in runs.indices {
                for artifact in artifacts { try print(artifact, of: &runs[position]) }
            }
        } else {
            try replay(&runs)
            let files = try makeFiles(runs)
            let leftovers = SheetLeftovers(folder: folder, artifacts: artifacts, names: names).find(beside: files)
            if isCheck {
                try OutputCheck(folder: folder, isQuiet: isQuiet, leftovers: leftovers).run(files)
            } else {
                try write(files)
                if isOpened { open(files) }
                if let text = SheetLeftovers.text(of: leftovers), !isQuiet {
                    Console.standardError.writeIgnoringErrors(text + "\n")
                }
            }
        }
        if isStrict { try refuseFindings(in: runs) }
    }

    /// Whether nothing is asked for but logs of every step, which can be written while a trace is replayed.
    private var isStreamed: Bool {
        steps == nil && !options.showsCoverage && artifacts.allSatisfy { $0.streamedForm != nil }
    }

    /// Replays every trace, each once, and logs the steps as they happen.
    ///
    /// Of chosen steps the log comes after the replay: it begins with what is left out.
    private func replay(_ runs: inout [TraceRun]) throws {
        var printer = isQuiet || isCheck ? nil : LogPrinter(isColoured: Console.standardOutput.takesColour)
        guard !isStreamed || isStrict || printer != nil else { return }
        for position in runs.indices {
            if position > 0 { try printer?.print("\n") }
            if steps == nil {
                try printer?.print(Recording(heading: runs[position].trace).heading)
                try runs[position].replay(isKept: !isStreamed, steps: nil) { try printer?.print($0) }
                try printer?.print("\n" + runs[position].summary.text + "\n")
            } else {
                try runs[position].replay(isKept: true, steps: steps) { _ in }
                if let recording = runs[position].recording { try printer?.print(recording) }
            }
            if options.showsCoverage, let recording = runs[position].recording {
                try printer?.print("\n" + recording.coverage.text)
            }
        }
    }

    /// The base names of the files, one a trace; refused where two traces share one.
    private func uniqueNames() throws -> [String] {
        var seen: [String: String] = [:]
        return try sources.map { source in
            let name = source.baseName
            // File systems that ignore case are common.
            if let other = seen.updateValue(source.description, forKey: name.lowercased()) {
                throw CommandFailure.collision(name: "\(name).*", first: other, second: source.description)
            }
            return name
        }
    }

    /// Writes one artifact to standard output, while the trace is replayed where that can be.
    private func print(_ artifact: Artifact, of run: inout TraceRun) throws {
        guard isStreamed, let form = artifact.streamedForm else {
            try run.replay(isKept: true, steps: steps) { _ in }
            let files = try make(artifact, of: run)
            guard files.count == 1 else { throw CommandFailure.severalSheets(count: files.count) }
            return try Console.standardOutput.write(files[0].bytes)
        }
        try run.stream(as: form) { try Console.standardOutput.write($0) }
    }

    /// Ends the run where a recording has findings, and says which: the log may have gone elsewhere.
    private func refuseFindings(in runs: [TraceRun]) throws {
        let wrong = runs.filter { $0.summary.findings > 0 }
        guard !wrong.isEmpty else { return }
        for run in wrong where !isQuiet {
            let count = Quantity.text(run.summary.findings, "finding")
            Console.standardError.writeIgnoringErrors("\(run.source.description): \(count)\n")
        }
        throw ExitCode.hasFindings
    }

    private func makeFiles(_ runs: [TraceRun]) throws -> [OutputFile] {
        let progress = Progress(total: runs.count * artifacts.count, isShown: !isQuiet)
        defer { progress.clear() }
        var files: [OutputFile] = []
        for run in runs {
            for artifact in artifacts {
                progress.show(files.count)
                files += try make(artifact, of: run)
            }
        }
        return files
    }

    private func make(_ artifact: Artifact, of run: TraceRun) throws -> [OutputFile] {
        guard let recording = run.recording else {
            let log = StreamedLog(of: run.trace, as: artifact.streamedForm ?? .text)
            return [OutputFile(name: artifact.fileName(for: run.name), bytes: log.reduce(into: []) { $0 += $1.utf8 })]
        }
        do {
            let files = try artifact.files(of: recording, named: run.name, theme: theme, options: options)
            return files.map { OutputFile(name: $0.name, bytes: $0.bytes) }
        } catch {
            throw CommandFailure.drawing(name: artifact.fileName(for: run.name), error)
        }
    }

    /// Shows the pages to step through.
    private func open(_ files: [OutputFile]) {
        for file in files where file.name.hasSuffix(".html") {
            Browser().open(path(of: file))
        }
    }

    /// Where a file lies, as somebody at the prompt names it.
    private func path(of file: OutputFile) -> String {
        (folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/") + file.name
    }

    private func write(_ files: [OutputFile]) throws {
        try OutputFolder(folder).write(files)
        guard !isQuiet else { return }
        let note =
            files.count == 1
            ? "wrote \(VisibleText.of(path: path(of: files[0])))"
            : "wrote \(Quantity.text(files.count, "file")) to \(VisibleText.of(path: folder))"
        Console.standardError.writeIgnoringErrors(note + "\n")
    }
}
