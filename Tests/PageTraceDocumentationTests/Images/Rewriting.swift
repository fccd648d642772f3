import PageTraceDocumentation
import Testing

/// The text around the places is never touched.
@Suite struct Rewriting {
    private func rewrite(_ text: String) throws -> String {
        let document = try Document(path: "Guide.md", bytes: Array(text.utf8))
        return String(decoding: document.rewritten(document.places.map { _ in ["![new]"] }), as: UTF8.self)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `Line breaks are those of the marker`(lineBreak: String) throws {
        let text = ["\u{FEFF}a  ", "<!-- pagetrace: trace=\"a\" -->", "![old](old.svg)", "<!-- /pagetrace -->", "end"]
        let expected = Array(text[..<2]) + ["", "![new]", ""] + text[3...]
        let rewritten = try rewrite(text.joined(separator: lineBreak))
        #expect(Array(rewritten.utf8) == Array(expected.joined(separator: lineBreak).utf8))
        #expect(try rewrite(rewritten) == rewritten)
    }

    @Test func `Mixed line breaks around stay`() throws {
        let text = "a\rb\r\nc\n\n<!-- pagetrace: trace=\"a\" -->\n<!-- /pagetrace -->\r\n\tend  "
        #expect(
            try Array(rewrite(text).utf8)
                == Array(
                    "a\rb\r\nc\n\n<!-- pagetrace: trace=\"a\" -->\n\n![new]\n\n<!-- /pagetrace -->\r\n\tend  ".utf8))
    }

    @Test(arguments: [("> ", "> ", ">"), ("  ", "  ", ""), ("- ", "  ", ""), ("> 1. ", ">    ", ">")])
    func `Quotations and lists go on`(first: String, next: String, blank: String) throws {
        let text = "\(first)<!-- pagetrace: trace=\"a\" -->\n\(next)<!-- /pagetrace -->\n"
        let lines = "\(blank)\n\(next)![new]\n\(blank)\n"
        let expected = "\(first)<!-- pagetrace: trace=\"a\" -->\n\(lines)\(next)<!-- /pagetrace -->\n"
        #expect(try rewrite(text) == expected)
        #expect(try rewrite(expected) == expected)
    }
}
