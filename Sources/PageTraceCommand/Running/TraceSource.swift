import PageTrace
import PageTraceDocumentation
import PageTraceFiles
import PageTracePlayer

enum TraceSource {
    /// A file, or standard input for `-`.
    case file(String)
    case walk(PathWalk)

    /// Reads the trace; one without gestures is refused if it needs some.
    func read(needsGestures: Bool = true) throws -> Trace { try readWithText(needsGestures: needsGestures).trace }

    /// Reads the trace, and the text of its file, which is nil if there is none.
    func readWithText(needsGestures: Bool) throws -> (trace: Trace, text: [UInt8]?) {
        switch self {
        case .file(let path):
            let (bytes, name) = try ForeignFile.json(at: path, limit: TraceLimits().fileSize)
            guard !LogShape.isJSON(Array(bytes.prefix(GeneratedFileMark.reach))) else {
                throw TraceError(
                    kind: .malformed, source: name, message: "this is a recording, and not a trace",
                    advice: "To draw it: pagetrace draw \(VisibleText.of(path: path)).")
            }
            return (try TraceReader.read(bytes, name: name, limits: TraceLimits(), needsGestures: needsGestures), bytes)
        case .walk(let walk): return (try walk.trace(), nil)
        }
    }

    /// Refuses a trace that was read from here, at the gesture behind which nothing can come.
    func refusal(of trace: Trace, _ error: SituationGraphError) -> TraceError {
        // Standard input cannot be read again.
        let text = path == "-" ? nil : try? readWithText(needsGestures: false).text
        return TraceError(error, of: trace, in: text, name: description)
    }

    /// Every situation of a trace that was read from here, for a page.
    func situations(
        of trace: Trace, _ options: ExplorationOptions = ExplorationOptions(from: .end)
    ) throws(TraceError) -> SituationGraph {
        do throws(SituationGraphError) {
            return try trace.situationsForPage(options)
        } catch {
            throw refusal(of: trace, error)
        }
    }

    func exploration(of trace: Trace, _ options: ExplorationOptions) throws(TraceError) -> Exploration {
        guard let exploration = trace.explored(options) else {
            throw refusal(of: trace, SituationGraphError(after: trace))
        }
        return exploration
    }

    /// The path of the file that is read, `-` for standard input; nil if nothing is read.
    var path: String? {
        if case .file(let path) = self { path } else { nil }
    }

    /// The name of the source in messages.
    var description: String {
        switch self {
        case .file("-"): "standard input"
        case .file(let path): VisibleText.of(path: path)
        case .walk(let walk): "--path \(VisibleText.of(walk.path))"
        }
    }

    /// The name that the files of this trace share, before the diagram and the format.
    var baseName: String {
        switch self {
        case .file("-"): "standard-input"
        case .file(let path): FileName.base(ofFile: path)
        case .walk(let walk): walk.name
        }
    }
}

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
