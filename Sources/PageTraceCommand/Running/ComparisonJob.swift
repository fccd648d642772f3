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
        try OutputFolder(folder).write([OutputFile(name: name, bytes: page.html)])
        let place = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        Console.standardError.writeIgnoringErrors("wrote \(VisibleText.of(path: place))\n")
    }
}
