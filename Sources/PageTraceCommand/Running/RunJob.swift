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
    let showsCoverage: Bool
    let folder: String
    let observes: Set<CallbackRecord.Role>
    let isCheck: Bool
    let isStrict: Bool
    let isQuiet: Bool

    func run() throws {
        let names = try uniqueNames()
        // Every trace is read before anything is written: a mistake in the last one is found at once.
        var runs = try zip(sources, names).map { try TraceRun(source: $0, name: $1, observes: observes) }
        if folder == "-" {
            // The options allow one trace and one artifact.
            for position in runs.indices { try artifacts.first.map { try print($0, of: &runs[position]) } }
        } else {
            try replay(&runs)
            let files = try makeFiles(runs)
            if isCheck { try OutputCheck(folder: folder, isQuiet: isQuiet).run(files) } else { try write(files) }
        }
        if isStrict { try refuseFindings(in: runs) }
    }

    /// Replays every trace, each once, and logs the steps as they happen.
    private func replay(_ runs: inout [TraceRun]) throws {
        let isKept = showsCoverage || artifacts.contains { $0.streamedForm == nil }
        var printer = isQuiet || isCheck ? nil : LogPrinter(isColoured: Console.standardOutput.takesColour)
        guard isKept || isStrict || printer != nil else { return }
        for position in runs.indices {
            let heading = Recording(heading: runs[position].trace).heading
            try printer?.print((position > 0 ? "\n" : "") + heading)
            try runs[position].replay(isKept: isKept) { try printer?.print($0) }
            try printer?.print("\n" + runs[position].summary.text + "\n")
            if showsCoverage, let recording = runs[position].recording {
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
        guard let form = artifact.streamedForm, !showsCoverage else {
            try run.replay(isKept: true) { _ in }
            return try Console.standardOutput.write(make(artifact, of: run))
        }
        try run.stream(as: form) { try Console.standardOutput.write($0) }
    }

    /// Ends the run where a recording has findings, and says which: the log may have gone elsewhere.
    private func refuseFindings(in runs: [TraceRun]) throws {
        let wrong = runs.filter { $0.summary.findings > 0 }
        guard !wrong.isEmpty else { return }
        for run in wrong where !isQuiet {
            let count = run.summary.findings
            Console.standardError.writeIgnoringErrors(
                "\(run.source.description): \(count) finding\(count == 1 ? "" : "s")\n")
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
                files.append(OutputFile(name: artifact.fileName(for: run.name), bytes: try make(artifact, of: run)))
            }
        }
        return files
    }

    private func make(_ artifact: Artifact, of run: TraceRun) throws -> [UInt8] {
        guard let recording = run.recording else {
            return StreamedLog(of: run.trace, as: artifact.streamedForm ?? .text).reduce(into: []) { $0 += $1.utf8 }
        }
        do {
            return try artifact.bytes(of: recording, theme: theme, showsCoverage: showsCoverage)
        } catch {
            throw CommandFailure.drawing(name: artifact.fileName(for: run.name), error)
        }
    }

    private func write(_ files: [OutputFile]) throws {
        try OutputFolder(folder).write(files)
        guard !isQuiet else { return }
        let place = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let note = files.count == 1 ? "wrote \(place)\(files[0].name)" : "wrote \(files.count) files to \(folder)"
        Console.standardError.writeIgnoringErrors(note + "\n")
    }
}
