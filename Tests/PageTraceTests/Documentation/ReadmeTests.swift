import Foundation
import PageTrace
import Testing

/// What the README and the pages it leads to show is what compiles and runs here.
@Suite("The README")
struct ReadmeTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The fenced blocks of a language, in order.
    private static func blocks(of language: String, in path: String = "README.md") throws -> [String] {
        try text(path).components(separatedBy: "```\(language)\n").dropFirst().map { rest in
            rest.components(separatedBy: "```").first ?? ""
        }
    }

    @Test func `The example of a test is a test of this project`() throws {
        let example = try Self.text("Tests/PageTraceTestingTests/ReadmeExample.swift")
        #expect(try Self.blocks(of: "swift").contains(example))
    }

    @Test func `The example traces are accepted, and replay to their end`() throws {
        let page = "Sources/PageTrace/PageTrace.docc/WritingTraces.md"
        let traces = try Self.blocks(of: "json", in: page).filter { $0.contains("\"version\"") }
        #expect(traces.count == 3)
        for json in traces {
            let recording = Recording(replaying: try TraceReader.read(json.utf8, name: page))
            #expect(recording.stoppedAt == nil)
            #expect(recording.steps.last?.gesture.outcome != .inFlight)
        }
    }

    @Test func `The step that it shows is the one of its trace`() throws {
        let path = "Traces/title-one-page-ahead.json"
        let recording = Recording(replaying: try TraceReader.read(try Self.text(path).utf8, name: path))
        #expect(try Self.blocks(of: "console").first == "$ pagetrace run \(path)\n\(recording.steps[1].text)")
    }

    @Test func `It can be read in one go`() throws {
        #expect(try Self.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 171)
    }

    @Test func `Every file that it links to is there`() throws {
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
