import PageTraceDiagrams

/// How pagetrace recognizes a file that it made: no other file is replaced unless it is told to.
///
/// Formats that allow a comment get one. An SVG has a distinctive head, and a log a distinctive shape.
enum GeneratedFileMark {
    /// The number of bytes at either end of a file that are enough to recognize it.
    static let reach = 1 << 16

    private static let comment = "pagetrace made this file."

    /// A result with the comment that its format takes.
    static func stamped(_ bytes: [UInt8], as format: ArtifactFormat) -> [UInt8] {
        switch format {
        case .png:
            // The first part of a PNG, with its size, ends here; comments may be anywhere after it.
            guard bytes.count > pngHeadSize else { return bytes }
            return bytes[..<pngHeadSize] + pngComment + bytes[pngHeadSize...]
        case .pdf:
            // The table of offsets is before this word, and remains valid.
            guard let end = start(ofLast: "startxref", in: bytes) else { return bytes }
            return bytes[..<end] + pdfComment + bytes[end...]
        case .dot: return dotComment + bytes
        // What is before the first line of a diagram is for its settings alone.
        case .mermaid: return bytes + mermaidComment
        case .svg, .html, .text, .json, .jsonl, .coverage: return bytes
        }
    }

    /// Whether these first and last bytes belong to a file of pagetrace.
    static func isOn(first: [UInt8], last: [UInt8]) -> Bool {
        first.starts(with: svgHead) || first.starts(with: htmlHead)
            || first.dropFirst(pngHeadSize).starts(with: pngComment)
            || first.starts(with: dotComment) || last.suffix(mermaidComment.count).elementsEqual(mermaidComment)
            || start(ofLast: "startxref", in: last).map { last[..<$0].suffix(pdfComment.count) == pdfComment[...] }
                ?? false
            || first.starts(with: graphHead) || LogShape.isText(first: first, last: last) || LogShape.isJSON(first)
    }

    private static let svgHead = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg id=\"graph-".utf8)
    private static let htmlHead = Array(
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="generator" content="pagetrace">
        """.utf8)
    /// A graph begins with the recording of what leads to it.
    private static let graphHead = Array("{\"beginning\":{\"container\":\"".utf8)
    private static let dotComment = Array("// \(comment)\n".utf8)
    private static let mermaidComment = Array("%% \(comment)\n".utf8)
    private static let pdfComment = Array("% \(comment)\n".utf8)

    private static let pngHeadSize = 33
    /// A chunk `tEXt`: its length, its kind, `Software` and who that is, its checksum.
    private static let pngComment =
        [0, 0, 0, 18] + Array("tEXtSoftware\0pagetrace".utf8) + [0x2A, 0x96, 0x3E, 0xC8]

    private static func start(ofLast word: String, in bytes: [UInt8]) -> Int? {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return nil }
        return (0...(bytes.count - word.count)).last { bytes[$0...].starts(with: word) }
    }
}
