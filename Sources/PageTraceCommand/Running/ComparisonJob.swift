import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// What `pagetrace compare` does with two traces or recordings: replay them, then print or draw where they diverge.
struct ComparisonJob {
    let first: RunInput
    let second: RunInput
    let names: [String]
    /// Whether the page sends the reader's gestures to both traces.
    let isLive: Bool
    let writer: ComparisonWriter

    func run() throws {
        let recordings = try [first, second].map(record)
        let comparison = RecordingComparison(recordings[0], recordings[1])
        if writer.format == .text {
            try writer.print(comparison.text(of: recordings[0], and: recordings[1], naming: names))
        } else {
            try writer.write(
                recordings, names: names, as: "\(first.baseName)-\(second.baseName)",
                inputs: [first, second].compactMap(\.path), parts: isLive ? { try liveParts(recordings) } : nil)
        }
        guard comparison.difference == nil else { throw ExitCode.hasFindings }
    }

    private func record(_ input: RunInput) throws -> Recording {
        var run = try TraceRun(input: input, name: input.baseName)
        if let note = run.note, !writer.isQuiet { Console.standardError.writeIgnoringErrors(note) }
        try run.checkLength()
        return try run.keep(steps: nil)
    }

    /// Both recordings for a page on which the gestures go on.
    private func liveParts(_ recordings: [Recording]) throws -> [PlayerPage.Part] {
        let inputs = [first, second]
        return try inputs.indices.map { place in
            guard case .trace(let trace) = try inputs[place].read() else {
                throw TraceError(
                    source: inputs[place].description, message: "a recording has no gestures to go on with",
                    advice: "Compare two traces, or leave --live out.")
            }
            do {
                return try LivePage(theme: writer.theme).part(of: trace, recordings[place], name: names[place])
            } catch let error as SituationGraphError {
                throw TraceError(error, in: inputs[place].description)
            }
        }
    }
}

enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
    case text, html, svg, png, pdf, dot

    /// The format of a drawing, nil if it is none.
    var drawing: ArtifactFormat? {
        self == .text || self == .html ? nil : ArtifactFormat(rawValue: rawValue)
    }
}
