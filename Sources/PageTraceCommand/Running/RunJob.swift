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

    func run() throws {
        let names = try uniqueNames()
        let traces = try sources.map { source in
            var trace = try source.read()
            trace.client.observe(observes)
            return trace
        }
        let recordings = traces.map { Recording(replaying: $0) }
        let shown = try zip(sources, recordings).map(chosenSteps)
        if folder == "-" {
            // The options allow one trace and one artifact.
            let files = try makeFiles(shown, names)
            guard files.count == 1 else { throw CommandFailure.severalSheets(count: files.count) }
            for file in files { try Console.standardOutput.write(file.bytes) }
        } else {
            if !isQuiet && !isCheck { try log(shown) }
            let files = try makeFiles(shown, names)
            let leftovers = SheetLeftovers(folder: folder, artifacts: artifacts, names: names).find(beside: files)
            if isCheck {
                try OutputCheck(folder: folder, isQuiet: isQuiet, leftovers: leftovers).run(files)
            } else {
                try write(files)
                if let text = SheetLeftovers.text(of: leftovers), !isQuiet {
                    Console.standardError.writeIgnoringErrors(text + "\n")
                }
            }
        }
        if isStrict { try refuseFindings(in: recordings) }
    }

    /// The steps that were asked for; findings are refused, and counted, over all of them.
    private func chosenSteps(_ source: TraceSource, _ recording: Recording) throws -> Recording {
        guard let steps else { return recording }
        do {
            return try recording.steps(in: steps)
        } catch {
            throw CommandFailure.steps(source: source.description, error)
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

    private func log(_ recordings: [Recording]) throws {
        let printer = LogPrinter(isColoured: Console.standardOutput.takesColour)
        for (position, recording) in recordings.enumerated() {
            if position > 0 { try Console.standardOutput.writeWhileRead("\n") }
            try printer.print(recording)
            if options.showsCoverage { try Console.standardOutput.writeWhileRead("\n" + recording.coverage.text) }
        }
    }

    /// Ends the run where a recording has findings, and says which: the log may have gone elsewhere.
    private func refuseFindings(in recordings: [Recording]) throws {
        let wrong = zip(sources, recordings).filter { !$1.findings.isEmpty }
        guard !wrong.isEmpty else { return }
        for (source, recording) in wrong where !isQuiet {
            let count = recording.findings.count
            Console.standardError.writeIgnoringErrors(
                "\(source.description): \(count) finding\(count == 1 ? "" : "s")\n")
        }
        throw ExitCode.hasFindings
    }

    private func makeFiles(_ recordings: [Recording], _ names: [String]) throws -> [OutputFile] {
        let progress = Progress(total: recordings.count * artifacts.count, isShown: !isQuiet)
        defer { progress.clear() }
        var files: [OutputFile] = []
        for (recording, name) in zip(recordings, names) {
            for artifact in artifacts {
                progress.show(files.count)
                files += try make(artifact, of: recording, named: name)
            }
        }
        return files
    }

    private func make(_ artifact: Artifact, of recording: Recording, named name: String) throws -> [OutputFile] {
        do {
            let files = try artifact.files(of: recording, named: name, theme: theme, options: options)
            return files.map { OutputFile(name: $0.name, bytes: $0.bytes) }
        } catch {
            throw CommandFailure.drawing(name: artifact.fileName(for: name), error)
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
