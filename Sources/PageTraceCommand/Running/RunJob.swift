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
        let traces = try sources.map { source in
            var trace = try source.read()
            trace.client.observe(observes)
            return trace
        }
        let recordings = traces.map { Recording(replaying: $0) }
        if folder == "-" {
            // The options allow one trace and one artifact.
            for file in try makeFiles(recordings, names) {
                try Console.standardOutput.write(file.bytes)
            }
        } else {
            if !isQuiet && !isCheck { try log(recordings) }
            let files = try makeFiles(recordings, names)
            if isCheck { try OutputCheck(folder: folder, isQuiet: isQuiet).run(files) } else { try write(files) }
        }
        if isStrict { try refuseFindings(in: recordings) }
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
            if showsCoverage { try Console.standardOutput.writeWhileRead("\n" + recording.coverage.text) }
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
                files.append(try make(artifact, of: recording, artifact.fileName(for: name)))
            }
        }
        return files
    }

    private func make(_ artifact: Artifact, of recording: Recording, _ name: String) throws -> OutputFile {
        do {
            return OutputFile(
                name: name, bytes: try artifact.bytes(of: recording, theme: theme, showsCoverage: showsCoverage))
        } catch {
            throw CommandFailure.drawing(name: name, error)
        }
    }

    private func write(_ files: [OutputFile]) throws {
        try OutputFolder(folder).write(files)
        guard !isQuiet else { return }
        let folder = VisibleText.of(path: folder)
        let place = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let note = files.count == 1 ? "wrote \(place)\(files[0].name)" : "wrote \(files.count) files to \(folder)"
        Console.standardError.writeIgnoringErrors(note + "\n")
    }
}
