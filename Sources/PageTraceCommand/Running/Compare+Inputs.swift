import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

extension Compare {
    /// Replays two traces or recordings, and prints or draws where they diverge.
    func compareInputs() throws {
        var runs = try traces.map { try begun(.either($0)) }
        let names = names ?? runs.map(\.name)
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
}

enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
    case text, html, svg, png, pdf, dot

    /// The format of a drawing, nil if it is none.
    var drawing: ArtifactFormat? {
        self == .text || self == .html ? nil : ArtifactFormat(rawValue: rawValue)
    }
}
