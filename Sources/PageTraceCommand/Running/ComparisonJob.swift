import ArgumentParser
import Graphviz
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// What `pagetrace compare` does with two traces or recordings: replay them, then print or draw where they diverge.
struct ComparisonJob {
    let first: RunInput
    let second: RunInput
    let names: [String]
    let format: ComparisonFormat
    /// Whether the page sends the reader's gestures to both traces.
    let isLive: Bool
    let theme: Theme
    let destination: Destination
    let isForced: Bool
    let isQuiet: Bool

    func run() throws {
        let recordings = try [first, second].map(record)
        let comparison = RecordingComparison(recordings[0], recordings[1])
        if format == .text {
            let text = comparison.text(of: recordings[0], and: recordings[1], naming: names)
            if !isQuiet { try Console.standardOutput.writeWhileRead(TerminalText(.standardOutput).shown(text)) }
        } else {
            try write(recordings)
        }
        guard comparison.difference == nil else { throw ExitCode.hasFindings }
    }

    /// Replays a trace, or reads a recording.
    private func record(_ input: RunInput) throws -> Recording {
        var run = try TraceRun(input: input, name: input.baseName)
        if let note = run.note, !isQuiet { Console.standardError.writeIgnoringErrors(note) }
        try run.checkLength()
        return try run.keep(steps: nil)
    }

    private func write(_ recordings: [Recording]) throws {
        let ending = format.drawing.map { "flow.\($0.fileExtension)" } ?? "html"
        var name = "\(first.baseName)-\(second.baseName).\(ending)"
        let bytes: [UInt8]
        do {
            bytes = try self.bytes(of: recordings)
        } catch let error as DiagramError {
            throw CommandFailure.drawing(name: name, error)
        } catch let error as GraphvizError {
            throw CommandFailure.drawing(name: name, .graphviz(error))
        }
        var folder = "."
        switch destination {
        case .standardOutput: return try Console.standardOutput.write(bytes)
        case .folder(let path): folder = path
        case .file(let path, let file): (folder, name) = (path, file)
        }
        let rule = ReplacementRule.protecting(
            inputs: [first, second].compactMap(\.path), isForced: isForced, elsewhere: "write elsewhere with --output")
        let outcomes = try OutputFolder(folder).write([OutputFile(name: name, bytes: bytes)], replacing: rule)
        let place = VisibleText.of(path: FilePath.join(FilePath.normal(folder), name))
        let done = outcomes.first == .created ? "wrote" : outcomes.first == .replaced ? "replaced" : "current:"
        if !isQuiet { Console.standardError.writeIgnoringErrors("\(done) \(place)\n") }
    }

    private func bytes(of recordings: [Recording]) throws -> [UInt8] {
        if let artifact = format.drawing, let drawn = Format(rawValue: format.rawValue) {
            let graph = try FlowComparison(recordings[0], recordings[1], naming: names).graph()
            let bytes = try GraphRenderer.render(graph, engine: .placed, format: drawn, theme: theme)
            return Hallmark.stamped(bytes, as: artifact)
        }
        let inputs = [first, second]
        let parts = try inputs.indices.map { place in
            guard isLive else {
                return try PlayerPage.Part(drawing: recordings[place], name: names[place], theme: theme)
            }
            guard case .trace(let trace) = try inputs[place].read() else {
                throw TraceError(
                    source: inputs[place].description, message: "a recording has no gestures to go on with",
                    advice: "Compare two traces, or leave --live out.")
            }
            do {
                return try LivePage(theme: theme).part(of: trace, recordings[place], name: names[place])
            } catch let error as SituationGraphError {
                throw TraceError(error, in: inputs[place].description)
            }
        }
        return PlayerPage(comparing: parts[0], with: parts[1]).html
    }
}

/// How a comparison is written.
enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
    case text, html, svg, png, pdf, dot

    /// The format of a drawing, nil if it is none.
    var drawing: ArtifactFormat? {
        self == .text || self == .html ? nil : ArtifactFormat(rawValue: rawValue)
    }
}
