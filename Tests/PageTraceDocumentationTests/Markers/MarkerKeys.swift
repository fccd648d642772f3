import PageTrace
import Testing

@testable import PageTraceDocumentation

@Suite struct MarkerKeys {
    private func request(_ marker: String) throws -> DiagramRequest {
        let text = "\(marker)\n<!-- /pagetrace -->\n"
        return try #require(try Document(path: "Guide.md", bytes: Array(text.utf8)).places.first).request
    }

    @Test func `Every key`() throws {
        let marker =
            "<!-- pagetrace: path='1→\"a\"' pages=\"1,a\" title=\"T\" diagram=\"states\" steps=\"2-\" fold=\"no\" caption=\"C\" alt=\"A\" image=\"D/i.svg\" -->"
        #expect(
            try request(marker)
                == DiagramRequest(
                    source: .path("1→\"a\"", pages: .names(["1", "a"]), title: "T"), diagram: .states,
                    steps: StepRange("2-"), folds: false, caption: "C", alternative: "A", image: "D/i.svg"))
    }

    @Test func `Several lines`() throws {
        let marker = "<!-- pagetrace:\n  trace=\"a.json\"\n\n  caption=\"One\n    and two.\"\n-->"
        #expect(try request(marker) == DiagramRequest(source: .trace("a.json"), caption: "One and two."))
    }

    @Test func `Quotes in quotes`() throws {
        #expect(try request("<!--pagetrace:alt=\"a \\\"b\\\" \\\\\" trace='x'-->").alternative == "a \"b\" \\")
    }
}
