import Foundation
import PageTrace
import PageTraceDiagrams
import Testing

@testable import PageTraceCommand

/// Where the results go: into this folder, into another one, or to standard output.
struct DestinationTests {
    private let example = "skipped-preload"

    @Test func `Missing folders are made`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "--output", "book/chapter 1/ü")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "wrote book/chapter 1/ü/1-2.flow.svg\n")
        #expect(try workspace.files().last == "book/chapter 1/ü/1-2.flow.svg")
    }

    @Test func `Short option is the same`() throws {
        let workspace = try Workspace()
        #expect(try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "-o", "book/").exitCode == 0)
        #expect(try workspace.files() == ["book/", "book/1-2.flow.svg"])
    }

    @Test func `Absolute path is taken as it is`() throws {
        let workspace = try Workspace()
        #expect(try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "-o", workspace["book"]).exitCode == 0)
        #expect(try workspace.files() == ["book/", "book/1-2.flow.svg"])
    }

    /// Nothing but the result: no log, no note, and no file.
    @Test(arguments: ["svg", "dot", "mermaid", "text", "json", "jsonl"])
    func `Standard output gets the bytes of the file`(format: String) throws {
        let workspace = try Workspace()
        try workspace.copy(trace: example)
        let outcome = try workspace.pagetrace("run", "\(example).json", "--format", format, "--output", "-")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "")
        #expect(try workspace.files() == ["\(example).json"])

        let artifactFormat = try #require(ArtifactFormat(rawValue: format))
        let artifact = artifactFormat.isOfDiagrams ? Artifact.diagram(.flow, artifactFormat) : .log(artifactFormat)
        let bytes = try artifact.bytes(of: Example(name: example).recording)
        #expect(outcome.output == Data(GeneratedFileMark.stamped(bytes, as: artifactFormat)))
    }

    @Test func `Standard output gets bytes that are no text`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "--format", "png", "-o", "-")
        #expect(outcome.output.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(outcome.output.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    }

    @Test(arguments: [
        (["--format", "svg,text"], "this asks for 2. Name one --format and one --diagram."),
        (["--diagram", "all"], "this asks for 4. Name one --format and one --diagram."),
        (["other.json"], "this asks for 2. Name one trace."),
    ])
    func `Standard output takes one result`(more: [String], message: String) throws {
        let workspace = try Workspace()
        for name in ["trace.json", "other.json"] { try workspace.put(TraceText.shortest, into: name) }
        let outcome = try workspace.pagetrace(arguments: ["run", "trace.json", "--output", "-"] + more)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains("--output - takes one result, and \(message)\n"))
        #expect(outcome.text == "")
    }
}
