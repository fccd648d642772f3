import Foundation
import PageTrace
import PageTraceDiagrams
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Every diagram in every format, and the log in its own: under its name, and what its name says.
struct FormatTests {
    @Test(arguments: Diagram.allCases, ArtifactFormat.allCases.filter(\.isOfDiagrams))
    func `Diagram is what its name says`(diagram: Diagram, format: ArtifactFormat) throws {
        let workspace = try Workspace()
        try workspace.copy(trace: "title-set-in-the-data-source", to: "walk.json")
        let outcome = try workspace.pagetrace(
            "run", "walk.json", "--diagram", diagram.rawValue, "--format", format.rawValue)
        #expect(outcome.exitCode == 0)
        let name = "walk.\(diagram.rawValue).\(format == .mermaid ? "mmd" : format.rawValue)"
        #expect(try workspace.files() == ["walk.json", name].sorted())
        try expect(workspace.bytes(of: name), toBe: format)
    }

    @Test func `All diagrams in all formats at once`() throws {
        let workspace = try Workspace()
        let formats = ArtifactFormat.allCases.map(\.rawValue).joined(separator: ",")
        let outcome = try workspace.pagetrace(
            "run", "--path", "1→2", "--pages", "2", "--diagram", "all", "--format", formats, "--output", "out")
        #expect(outcome.errors.split(separator: "\n").count == 25)
        let endings = Diagram.allCases.flatMap { diagram in
            ["dot", "mmd", "pdf", "png", "svg"].map { "\(diagram.rawValue).\($0)" }
        }
        #expect(
            Set(try workspace.files())
                == Set(
                    ["out/"] + (endings + ["txt", "json", "jsonl", "coverage.json", "html"]).map { "out/1-2.\($0)" }))
    }

    /// The log has no diagrams, so it is one file however many of them are asked for; what is named twice is made once.
    @Test func `Nothing is made twice`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "--path", "1→2", "--pages", "2", "--diagram", "flow,cache,flow", "--format", "text,svg,text")
        #expect(outcome.exitCode == 0)
        #expect(try workspace.files() == ["1-2.cache.svg", "1-2.flow.svg", "1-2.txt"])
    }

    @Test func `Logs hold the recording`() throws {
        let workspace = try Workspace()
        let recording = try Example(name: "which-callback-to-use").recording
        try workspace.copy(trace: "which-callback-to-use", to: "walk.json")
        try workspace.put("", into: "walk.jsonl")
        #expect(try workspace.pagetrace("run", "walk.json", "-o", "out", "--format", "text,json,jsonl").exitCode == 0)
        #expect(try workspace.text(of: "out/walk.txt") == recording.text)
        #expect(try RecordingFile(workspace.bytes(of: "out/walk.json"), name: "walk").recording == recording)
        let lines = try workspace.text(of: "out/walk.jsonl").split(separator: "\n")
        #expect(lines.count == 1 + recording.steps.count)
        let read = try RecordingFile(workspace.bytes(of: "out/walk.jsonl"), name: "walk").recording
        #expect(read.steps == recording.steps)
    }

    private func expect(_ bytes: Data, toBe format: ArtifactFormat) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        switch format {
        case .svg:
            let root = try #require(try XMLDocument(data: bytes).rootElement())
            #expect(root.name == "svg")
            #expect(root.elements(forName: "title").first?.stringValue == "A title set in the data source")
            #expect(root.elements(forName: "desc").first?.stringValue?.contains("Pages shown: First → Second") == true)
        case .png: #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        case .pdf:
            #expect(text.hasPrefix("%PDF-1."))
            #expect(text.hasSuffix("%%EOF\n"))
        case .dot:
            #expect(text.contains("\ndigraph "))
            #expect(text.hasSuffix("}\n"))
        case .mermaid: #expect(text.contains("accTitle: A title set in the data source"))
        case .text, .json, .jsonl, .coverage, .html: Issue.record("\(format) is no format of diagrams.")
        }
    }
}
