import Foundation
import PageTraceDiagrams
import PageTraceFiles
import Testing

/// Output/ shows what the code makes of Traces/ now.
///
/// After a change that is meant, write it anew and look at the difference:
///
///     PAGETRACE_UPDATE_OUTPUT=1 swift test --filter OutputUpdateTests
@Suite(.enabled(if: !OutputChoice.isToBeWritten, "Output/ is being written."))
struct OutputTests {
    @Test(arguments: try Example.all())
    func `Log and placed diagrams are current`(_ example: Example) throws {
        for artifact in example.lasting { try expectCurrent(example.file(artifact)) }
        try expectCurrent(example.thumbnail)
    }

    /// Laid out by Graphviz, and so the same only with the version that Output/README.md names.
    @Test(
        .enabled(
            if: GraphvizVersion.isThatOfOutput,
            """
            The states diagrams in Output/ were laid out by Graphviz \(GraphvizVersion.ofOutput ?? "of no named version"); \
            this is \(GraphvizVersion.installed), which may place boxes elsewhere.
            """),
        arguments: try Example.all())
    func `States diagrams are current`(_ example: Example) throws {
        for artifact in Example.laidOut { try expectCurrent(example.file(artifact)) }
    }

    @Test func `Index is current`() throws {
        let index = OutputIndex(examples: try Example.all(), graphvizVersion: try #require(GraphvizVersion.ofOutput))
        try expectCurrent(OutputFile(name: "README.md", bytes: Array(index.text.utf8)))
    }

    @Test func `Nothing else lies there`() throws {
        let found = Set(try FileManager.default.contentsOfDirectory(atPath: Project.output))
        let expected = Set(Example.fileNames)
        #expect(found.subtracting(expected) == [], "made of no trace")
        #expect(expected.subtracting(found) == [], "missing")
    }

    private func expectCurrent(_ file: OutputFile) throws {
        let comparison = try OutputFolder(Project.output).compare(file)
        // No expectation: its report would spell out every byte of both.
        if comparison != .same { Issue.record("\(comparison.text(of: file, in: "Output"))") }
    }
}
