import Foundation
import PageTrace
import Testing

/// What the README shows is what compiles and runs here.
@Suite("The README")
struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The fenced blocks of a language, in order.
    private static func blocks(of language: String) throws -> [String] {
        try text("README.md").components(separatedBy: "```\(language)\n").dropFirst().map { rest in
            rest.components(separatedBy: "```").first ?? ""
        }
    }

    @Test("The example of a test is a test of this project")
    func testExample() throws {
        let example = try Self.text("Tests/PageTraceTests/Documentation/ReadmeExample.swift")
        #expect(try Self.blocks(of: "swift").contains(example))
    }

    @Test("The example traces are accepted, and replay to their end")
    func traceExamples() throws {
        let traces = try Self.blocks(of: "json")
        #expect(traces.count == 2)
        for json in traces {
            let recording = Recording(replaying: try TraceReader.read(json.utf8, name: "README.md"))
            #expect(recording.stoppedAt == nil)
            #expect(recording.steps.last?.gesture.outcome != .inFlight)
        }
    }

    @Test("The steps that it explains are those of the model")
    func explainedSteps() throws {
        let trace = try Trace(path: "1→2→3", pages: ["First", "Second", "Third", "Fourth"])
        let steps = Recording(replaying: trace).steps.dropFirst().map(\.text).joined(separator: "\n")
        #expect(try Self.blocks(of: "text") == [steps])
    }

    @Test("Every file that it links to is there")
    func links() throws {
        let text = try Self.text("README.md")
        var links: [String] = []
        for rest in text.components(separatedBy: "](").dropFirst() {
            let link = rest.prefix { $0 != ")" }
            if !link.hasPrefix("http") { links.append(String(link)) }
        }
        #expect(links.count > 8)
        for link in links {
            let path = Self.root.appendingPathComponent(link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(link) is missing")
        }
    }
}
