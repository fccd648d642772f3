import PageTraceDocumentation

/// Any bytes are a document or are refused.
///
/// Of a document nothing changes but what stands between markers, and writing it a second time changes nothing.
enum MarkdownReaderCheck {
    static func check(_ bytes: [UInt8]) throws(Violation) {
        for path in ["Guide.md", "Guide.docc/Guide.md"] { try check(bytes, path: path) }
    }

    private static func check(_ bytes: [UInt8], path: String) throws(Violation) {
        let document: Document
        do {
            document = try Document(path: path, bytes: bytes)
        } catch {
            try require(!error.errors.isEmpty, "a document is refused for nothing")
            return try check(error, bytes)
        }
        let lines = references(of: document)
        try require(lines.count == document.places.count, "places without an image")
        let written = document.rewritten(lines)
        let again: Document
        do {
            again = try Document(path: path, bytes: written)
        } catch {
            throw Violation("\(path) is refused once it is written: \(error.errors)\n\(text(written))")
        }
        try require(
            again.places.map(\.request) == document.places.map(\.request),
            "\(path) asks for something else once it is written:\n\(text(written))")
        try require(references(of: again) == lines, "\(path) refers to other images once it is written")
        try require(
            again.rewritten(lines) == written, "\(path) changes when it is written again:\n\(text(written))")
        try require(
            outside(of: document, bytes) == outside(of: again, written),
            "\(path) changes outside of its markers:\n\(text(written))")
    }

    private static func check(_ refusal: Document.Errors, _ bytes: [UInt8]) throws(Violation) {
        for error in refusal.errors {
            try RefusalCheck.check(message: error.message, line: error.line, column: error.column, in: bytes)
            try RefusalCheck.checkPrintable(error.description, "a refusal")
        }
    }

    private static func references(of document: Document) -> [[String]] {
        zip(document.places, ImagePlan(document).images).map { place, image in
            Reference(to: image, request: place.request, summary: "A *walk* <over> [pages]").lines
        }
    }

    /// What stands before, between and behind the places.
    private static func outside(of document: Document, _ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        let starts = [0] + document.places.map(\.body.upperBound)
        let ends = document.places.map(\.body.lowerBound) + [bytes.count]
        return zip(starts, ends).map { bytes[$0..<$1] }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
