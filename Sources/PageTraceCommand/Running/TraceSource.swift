import PageTrace
import PageTraceFiles

/// Where a trace comes from.
enum TraceSource {
    /// A file, or standard input for `-`.
    case file(String)
    /// A walk in path notation.
    case path(String, pages: PageNames, title: String)

    /// Reads the trace.
    func read() throws -> Trace {
        switch self {
        case .file(let path):
            let bytes = try InputFile.read(path, limit: TraceLimits().fileSize)
            return try TraceReader.read(bytes, name: path == "-" ? "standard input" : path)
        case .path(let path, .count(let count), let title):
            return try Trace(path: path, pages: count, title: title, source: "--path")
        case .path(let path, .names(let names), let title):
            return try Trace(path: path, pages: names, title: title, source: "--path")
        }
    }

    /// The path of the file that is read, `-` for standard input; nil if nothing is read.
    var path: String? {
        if case .file(let path) = self { path } else { nil }
    }

    /// What messages call the source.
    var description: String {
        switch self {
        case .file("-"): "standard input"
        case .file(let path): VisibleText.of(path: path)
        case .path(let path, _, _): "--path \(VisibleText.of(path))"
        }
    }

    /// What the files of this trace are called, before the diagram and the format: the name of the trace file without
    /// its extension.
    var baseName: String {
        switch self {
        case .file("-"): return "standard-input"
        case .file(let path):
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return FileName.safe(from: name.hasSuffix(".json") ? String(name.dropLast(5)) : name)
        case .path(let path, _, _):
            return Self.name(ofWalk: path)
        }
    }

    /// The name of a walk: what would vanish from it, and makes it another walk, is put into words.
    private static func name(ofWalk path: String) -> String {
        var words = path.replacing("=>", with: "⇒")
        for (sign, word) in [("(", "cancel"), ("~", "skip"), ("⇒", "set"), ("[", "repeat"), ("]", "x")] {
            words = words.replacing(sign, with: " \(word) ")
        }
        return FileName.distinct(from: words, longest: 80)
    }
}
