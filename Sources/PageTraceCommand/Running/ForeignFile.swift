import PageTrace
import PageTraceFiles

/// A file that can be told at once to be something else than what a command reads.
enum ForeignFile {
    /// How drawings and pages begin; the first byte of a PNG is no text.
    private static let starts = [
        ("%pdf-", "a PDF"), ("\u{FFFD}png", "a PNG"), ("<!doctype html", "a page"), ("<svg", "an SVG"),
        ("<?xml", "an XML file, as an SVG is"),
    ]

    /// Refuses a drawing or a page, whatever its name.
    static func checkDrawing(_ bytes: [UInt8], name: String) throws(TraceError) {
        let start = String(decoding: bytes.prefix(100), as: UTF8.self).drop(while: \.isWhitespace).lowercased()
        guard let (_, kind) = starts.first(where: { start.hasPrefix($0.0) }) else { return }
        throw TraceError(
            kind: .malformed, source: name, message: "this is \(kind), which cannot be read again",
            advice: "Name the trace, the recording or the log that it was made from.")
    }

    /// Reads a file, and refuses what is not JSON by its content or its name, naming the command that reads it.
    static func json(at path: String, limit: Int) throws -> (bytes: [UInt8], name: String) {
        let name = path == "-" ? "standard input" : path
        let bytes = try InputFile.read(path, limit: limit)
        try checkDrawing(bytes, name: name)
        let shown = VisibleText.of(path: path)
        let (kind, advice): (String, String)
        if path.hasSuffix(".md") {
            (kind, advice) = ("a Markdown document", "To draw what its places say: pagetrace docs \(shown).")
        } else if path.hasSuffix(".swift") {
            (kind, advice) = ("Swift code", "To drive the pager in it: pagetrace adapt \(shown).")
        } else {
            return (bytes, name)
        }
        throw TraceError(kind: .malformed, source: name, message: "this is \(kind), and not a trace", advice: advice)
    }
}
