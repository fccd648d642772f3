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
        let trace =
            switch pages {
            case .count(let count): try Trace(path: path, pages: count, title: title, client: client, source: "--path")
            case .names(let names): try Trace(path: path, pages: names, title: title, client: client, source: "--path")
            }
        try checkTrackers()
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

    /// Trackers from the command line obey the rules of those in a trace file.
    private func checkTrackers() throws {
        let example = Trace(
            pages: ["1"], client: ClientDescription(trackers: trackers), gestures: [.set(ProgrammaticSet(["1"]))])
        do {
            try example.validate()
        } catch {
            throw TraceError(kind: error.kind, source: "--track", message: error.message, advice: error.advice)
        }
    }
}
