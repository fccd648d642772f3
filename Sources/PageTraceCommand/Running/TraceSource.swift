import PageTrace
import PageTraceFiles

/// Where a trace comes from.
enum TraceSource {
    /// A file, or standard input for `-`.
    case file(String)
    /// A walk described on the command line.
    case walk(PathWalk)

    /// Reads the trace; one without gestures is refused if it needs some.
    func read(needsGestures: Bool = true) throws -> Trace { try readWithText(needsGestures: needsGestures).trace }

    /// Reads the trace, and the text of its file, which is nil if there is none.
    func readWithText(needsGestures: Bool) throws -> (trace: Trace, text: [UInt8]?) {
        switch self {
        case .file(let path):
            let bytes = try InputFile.read(path, limit: TraceLimits().fileSize)
            let name = path == "-" ? "standard input" : path
            try ForeignFile.check(bytes, path: path, name: name)
            guard !LogShape.isJSON(Array(bytes.prefix(GeneratedFileMark.reach))) else {
                throw TraceError(
                    kind: .malformed, source: name, message: "this is a recording, and not a trace",
                    advice: "To draw it: pagetrace draw \(VisibleText.of(path: path)).")
            }
            return (
                try TraceReader.read(bytes, name: name, limits: TraceLimits(), needsGestures: needsGestures),
                Array(bytes)
            )
        case .walk(let walk): return (try walk.trace(), nil)
        }
    }

    /// Refuses a trace that was read from here, at the gesture behind which nothing can come.
    func refusal(of trace: Trace, _ error: SituationGraphError) -> TraceError {
        // Standard input cannot be read again.
        let text = path == "-" ? nil : try? readWithText(needsGestures: false).text
        return TraceError(error, of: trace, in: text, name: description)
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

    /// The name that the files of this trace share, before the diagram and the format: that of the trace file without
    /// its extension.
    var baseName: String {
        switch self {
        case .file("-"): return "standard-input"
        case .file(let path):
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return FileName.safe(from: name.hasSuffix(".json") ? String(name.dropLast(5)) : name)
        case .walk(let walk): return walk.name
        }
    }
}
