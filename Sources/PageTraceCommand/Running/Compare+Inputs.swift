import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

extension Compare {
    /// Replays two traces or recordings, and prints or draws where they diverge.
    func compareInputs() throws {
        let inputs = traces.map(RunInput.either)
        let names = names ?? inputs.map(\.baseName)
        let recordings = try inputs.map(record)
        let comparison = RecordingComparison(recordings[0], recordings[1])
        if format == .text {
            try show(comparison.lines(of: recordings[0], and: recordings[1], naming: names))
        } else {
            try write(
                recordings, names: names, as: inputs.map(\.baseName).joined(separator: "-"),
                inputs: inputs.compactMap(\.path),
                parts: isLive ? { try liveParts(of: inputs, recordings, names) } : nil)
        }
        guard comparison.difference == nil else { throw ExitCode.hasFindings }
    }

    private func record(_ input: RunInput) throws -> Recording {
        var run = try TraceRun(input: input, name: input.baseName)
        if let note = run.note, !writing.quiet { Console.standardError.writeIgnoringErrors(note) }
        try run.checkLength()
        return try run.keep(steps: nil)
    }

    /// Both recordings for a page on which the gestures go on.
    private func liveParts(
        of inputs: [RunInput], _ recordings: [Recording], _ names: [String]
    ) throws -> [PlayerPage.Part] {
        try inputs.indices.map { place in
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
    }
}

enum ComparisonFormat: String, ExpressibleByArgument, CaseIterable {
    case text, html, svg, png, pdf, dot

    /// The format of a drawing, nil if it is none.
    var drawing: ArtifactFormat? {
        self == .text || self == .html ? nil : ArtifactFormat(rawValue: rawValue)
    }
}
