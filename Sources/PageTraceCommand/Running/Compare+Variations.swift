import ArgumentParser
import PageTrace
import PageTraceFiles

extension Compare {
    /// Replays one trace with each value of a setting, and compares with the first.
    func compareVariations(of key: String) throws {
        let source = TraceSource.file(traces[0])
        let trace = try source.read()
        let name = source.description
        if key != "system", !writing.quiet, let note = trace.noteOnSystems(named: name) {
            Console.standardError.writeIgnoringErrors(note + "\n")
        }
        if format == .text, let table = try trace.comparison(of: key, source: name) {
            try show(table.lines(width: Console.standardOutput.columns))
            guard !table.differs else { throw ExitCode.hasFindings }
            return
        }
        var runs: [(value: String, recording: Recording)] = []
        var lines: [String] = []
        for variation in try trace.variations(of: key, source: name) {
            switch variation.trace {
            case .success(let trace): runs.append((variation.value, Recording(replaying: trace)))
            case .failure(let error):
                lines.append(
                    "\(variation.value) is not tried, since the trace would be refused: \(error.message).")
            }
        }
        guard let first = runs.first, runs.count > 1 else {
            throw TraceError(
                source: name, message: "no other value of \(Wording.quoted(key)) can be tried here",
                advice: lines.joined(separator: " "))
        }
        guard format == .text else { return try draw(runs, varying: key, in: source) }
        let comparisons = runs.dropFirst().map { RecordingComparison(first.recording, $0.recording) }
        var sections: [[ReportLine]] = []
        for (run, comparison) in zip(runs.dropFirst(), comparisons) {
            guard comparison.difference != nil else {
                lines.append("\(run.value) says the same as \(first.value).")
                continue
            }
            sections.append(
                comparison.lines(of: first.recording, and: run.recording, naming: [first.value, run.value]))
        }
        lines =
            ["\(key): \(first.value), compared with \(runs.dropFirst().map(\.value).joined(separator: ", "))"] + lines
        try show(([lines.map(ReportLine.words)] + sections).separated)
        guard sections.isEmpty else { throw ExitCode.hasFindings }
    }

    /// Writes a file for each value that does not do what the first does.
    private func draw(
        _ runs: [(value: String, recording: Recording)], varying key: String, in source: TraceSource
    ) throws {
        let others = runs.dropFirst().filter { RecordingComparison(runs[0].recording, $0.recording).difference != nil }
        let same = runs.dropFirst().map(\.value).filter { value in !others.contains { $0.value == value } }
        if !same.isEmpty {
            Console.standardError.writeIgnoringErrors(
                "\(Wording.sequence(same)) \(same.count == 1 ? "says" : "say") the same as \(runs[0].value)"
                    + (others.isEmpty ? ", so nothing was written.\n" : ".\n"))
        }
        if case .folder = destination {
        } else if others.count > 1 {
            throw TraceError(
                source: source.description,
                message:
                    "\(others.count) values of \(Wording.quoted(key)) differ from \(runs[0].value), and each is drawn in a"
                    + " file of its own",
                advice: "Name a folder with --output.")
        }
        for other in others {
            try write(
                [runs[0].recording, other.recording], names: [runs[0].value, other.value],
                as: "\(source.baseName)-\(runs[0].value)-\(other.value)", inputs: [source.path].compactMap { $0 })
        }
        guard others.isEmpty else { throw ExitCode.hasFindings }
    }
}
