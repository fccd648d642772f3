import Foundation
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import Testing

/// A trace of the folder Traces, and the files that Output shows of it.
struct Example: CustomTestStringConvertible {
    let name: String
    let trace: Trace
    let recording: Recording

    init(name: String) throws {
        self.name = name
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(Project.traces)/\(name).json"))
        trace = try TraceReader.read(Array(data), name: "Traces/\(name).json")
        recording = Recording(replaying: trace)
    }

    var testDescription: String { name }

    /// The names of all traces, in alphabetical order.
    static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: Project.traces)) ?? [])
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }.sorted()

    /// Every trace, in alphabetical order.
    static func all() throws -> [Example] {
        try names.map { try Example(name: $0) }
    }

    /// What is made of each trace, and does not depend on the version of Graphviz.
    static let lasting: [Artifact] = [
        .log(.text), .diagram(.flow, .svg), .diagram(.calls, .svg), .diagram(.cache, .svg),
    ]

    /// What Graphviz lays out, differently from one of its versions to the next.
    static let laidOut: [Artifact] = [.diagram(.states, .svg)]

    /// The name of every file that belongs into Output.
    static let fileNames =
        ["README.md"] + names.flatMap { name in (lasting + laidOut).map { $0.fileName(for: name) } }

    func file(_ artifact: Artifact) throws -> OutputFile {
        OutputFile(name: artifact.fileName(for: name), bytes: try artifact.bytes(of: recording))
    }

    /// The flow diagram in words, as a screen reader speaks it.
    var summary: String { Diagram.flow.graph(of: recording).summary ?? "" }
}
