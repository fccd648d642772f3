import Foundation
import PageTraceFiles
import Testing

/// Writes Output/ in place of looking at it.
@Suite(.enabled(if: OutputChoice.isToBeWritten, "Set PAGETRACE_UPDATE_OUTPUT=1 to write Output/."))
struct OutputUpdateTests {
    @Test func `Writes everything and removes the rest`() throws {
        let examples = try Example.all()
        let index = OutputIndex(examples: examples, graphvizVersion: GraphvizVersion.installed)
        let files = try examples.flatMap { example in
            try (example.lasting + Example.laidOut).map { try example.file($0) } + [example.thumbnail]
        }
        try OutputFolder(Project.output).write(files + [OutputFile(name: "README.md", bytes: Array(index.text.utf8))])
        let kept = Set(Example.fileNames)
        for name in try FileManager.default.contentsOfDirectory(atPath: Project.output) where !kept.contains(name) {
            try FileManager.default.removeItem(atPath: "\(Project.output)/\(name)")
        }
    }
}

/// What the tests do with Output/.
enum OutputChoice {
    static let isToBeWritten = ProcessInfo.processInfo.environment["PAGETRACE_UPDATE_OUTPUT"] == "1"
}
