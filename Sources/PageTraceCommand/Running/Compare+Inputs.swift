import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceFiles

extension Compare {
    /// Replays two traces or recordings, and prints or draws where they diverge.
    func compareInputs() throws {
        var runs = try traces.map { try begun(.either($0)) }
        let names = names ?? self.names(of: runs)
        let recordings = try runs.indices.map { try runs[$0].keep(steps: nil) }
        let comparison = RecordingComparison(recordings[0], recordings[1])
        if format == .text {
            try show(comparison.lines(of: recordings[0], and: recordings[1], naming: names))
        } else {
            try write(
                recordings, names: names, as: runs.map(\.name).joined(separator: "-"),
                inputs: runs.compactMap(\.input.path), graphs: runs.map(\.graph))
        }
        guard comparison.difference == nil else { throw ExitCode.hasFindings }
    }

    /// What the two are called: with their folders if their files have the same name.
    private func names(of runs: [TraceRun]) -> [String] {
        let names = runs.map(\.name)
        guard names[0] == names[1] else { return names }
        let folders = runs.map { ($0.input.path ?? "").split(separator: "/").dropLast().map(String.init) }
        // As many as it takes to tell them apart.
        let same = zip(folders[0].reversed(), folders[1].reversed()).prefix { $0 == $1 }.count
        return folders.map { folders in
            (folders.suffix(same + 1).map { VisibleText.of(path: $0) } + [names[0]]).joined(separator: "/")
        }
    }

    /// A trace or recording that was read, and can be replayed in the memory that there is.
    private func begun(_ input: RunInput) throws -> TraceRun {
        var run = try TraceRun(input: input, name: input.baseName)
        if let note = run.note, !writing.quiet { Console.standardError.writeIgnoringErrors(note) }
        try run.checkLength()
        guard isLive else { return run }
        guard case .trace = run.content else {
            throw TraceError(
                source: input.description, message: "a recording has no gestures to go on with",
                advice: "Compare two traces, or leave --live out.")
        }
        try run.explore(isQuiet: writing.quiet)
        return run
    }

    var destination: Destination { Destination(argument: target.output ?? ".") }

    /// Prints lines in the width and the colors of the terminal.
    func show(_ lines: [ReportLine]) throws {
        if !writing.quiet { try Console.standardOutput.writeWhileRead(TerminalText(.standardOutput).shown(lines)) }
    }

    /// Writes two recordings side by side.
    ///
    /// - Parameters:
    ///   - base: The name of the file without its ending, if the destination is a folder.
    ///   - inputs: The files that were read, which are never replaced.
    ///   - graphs: What can come after each, for a page on which the gestures go on; nil for one that ends there.
    func write(
        _ recordings: [Recording], names: [String], as base: String, inputs: [String],
        graphs: [SituationGraph?] = [nil, nil]
    ) throws {
        let name = "\(base).\(format == .html ? "" : "flow.")\(format.rawValue)"
        let page = LivePage(theme: look.theme, options: look.diagramOptions)
        let bytes = try CommandFailure.drawing(name, try page.bytes(of: recordings, graphs, names, as: format.artifact))
        try writing.writer(reading: inputs).write(OutputFile(name: name, bytes: bytes), to: destination)
    }
}

enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
    case text, html, svg, png, pdf, dot

    /// What is written if it is not text.
    var artifact: ArtifactFormat { ArtifactFormat(rawValue: rawValue) ?? .html }
}
