import PageTrace
import PageTraceDocumentation
import PageTraceFiles

/// A walk that the command line describes: a path, its pages, and a client over them.
struct PathWalk {
    let path: String
    let pages: DiagramRequest.Pages
    let title: String
    /// Whether the page after the last is the first.
    let loops: Bool
    let trackers: [Tracker]

    func trace() throws -> Trace {
        let client = ClientDescription(loops: loops, trackers: trackers)
        let trace: Trace
        switch pages {
        case .count(let count):
            trace = try Trace(path: path, pages: count, title: title, client: client, source: "--path")
        case .names(let names):
            try check(pages: names, of: "--pages")
            trace = try Trace(path: path, pages: names, title: title, client: client, source: "--path")
        }
        try check(trackers, of: "--track")
        return trace
    }

    /// The name of its files: characters that a file name would lose, but that change the walk, are put into words.
    var name: String {
        var words = path.replacing("=>", with: "⇒")
        for (sign, word) in [("(", "cancel"), ("~", "skip"), ("⇒", "set"), ("[", "repeat"), ("]", "x")] {
            words = words.replacing(sign, with: " \(word) ")
        }
        if loops { words += " loop" }
        for tracker in trackers { words += " \(tracker.name)" }
        return FileName.distinct(from: words, longest: 80)
    }

    /// Pages and trackers from the command line obey the rules of those in a trace file.
    private func check(pages: [String] = ["1"], _ trackers: [Tracker] = [], of option: String) throws {
        let example = Trace(
            pages: pages, client: ClientDescription(trackers: trackers),
            gestures: pages.prefix(1).map { .set(ProgrammaticSet([$0])) })
        do {
            try example.validate()
        } catch {
            throw TraceError(kind: error.kind, source: option, message: error.message, advice: error.advice)
        }
    }
}
