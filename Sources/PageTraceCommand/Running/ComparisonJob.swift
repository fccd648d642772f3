import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import PageTracePlayer

/// What `pagetrace compare` does with two traces: replay both, then print where they part, or write a page.
struct ComparisonJob {
    let first: TraceSource
    let second: TraceSource
    let names: [String]
    let isPage: Bool
    let folder: String
    let isForced: Bool

    func run() throws {
        let recordings = try [first, second].map { source in
            var run = try TraceRun(source: source, name: source.baseName, observes: [])
            try run.checkLength()
            try run.replay(isKept: true, steps: nil) { _ in }
            return run.recording ?? Recording(replaying: run.trace)
        }
        guard isPage else {
            let comparison = RecordingComparison(recordings[0], recordings[1])
            return try Console.standardOutput.write(
                comparison.text(of: recordings[0], and: recordings[1], naming: names))
        }
        let name = "\(first.baseName)-\(second.baseName).html"
        let page: PlayerPage
        do {
            let parts = try zip(recordings, names).map { try PlayerPage.Part(drawing: $0, name: $1) }
            page = PlayerPage(comparing: parts[0], with: parts[1])
        } catch let error as DiagramError {
            throw CommandFailure.drawing(name: name, error)
        }
        guard folder != "-" else { return try Console.standardOutput.write(page.html) }
        let rule = ReplacementRule.protecting(
            inputs: [first, second].compactMap(\.path), isForced: isForced, elsewhere: "write elsewhere with --output")
        let outcomes = try OutputFolder(folder).write([OutputFile(name: name, bytes: page.html)], replacing: rule)
        let place = VisibleText.of(path: FilePath.join(FilePath.normal(folder), name))
        let done = outcomes.first == .created ? "wrote" : outcomes.first == .replaced ? "replaced" : "current:"
        Console.standardError.writeIgnoringErrors("\(done) \(place)\n")
    }
}
