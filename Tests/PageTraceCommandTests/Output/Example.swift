import Foundation
import PageTrace
import PageTraceDiagrams
import PageTraceFiles
import Testing

/// A trace of the folder Traces, and the files that Output shows of it.
struct Example: CustomTestStringConvertible {
    let name: String
    /// Where the trace stands in the project.
    let path: String
    let trace: Trace
    let recording: Recording

    init(name: String) throws {
        self.name = name
        path = Project.trace(name)
        trace = try TraceReader.read(Array(try Project.text(of: path).utf8), name: path)
        recording = Recording(replaying: trace)
    }

    var testDescription: String { name }

    /// The names of all traces, in alphabetical order.
    static let names = Project.tracePaths
        .map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }.sorted()

    /// Every trace, in alphabetical order.
    static func all() throws -> [Example] { try read.get() }

    /// Replayed once: many tests look at all of them.
    private static let read = Result { try names.map { try Example(name: $0) } }

    /// What is made of each trace, and does not depend on the version of Graphviz.
    private static let lasting: [Artifact] = [
        .log(.text), .diagram(.flow, .svg), .diagram(.calls, .svg), .diagram(.cache, .svg),
    ]

    /// What Graphviz lays out, differently from one of its versions to the next.
    static let laidOut: [Artifact] = [.diagram(.states, .svg)]

    /// The examples that are there as an SVG that moves, too: the README begins with it.
    private static let animated: Set = ["title-one-page-ahead"]

    /// The name of every file that belongs into Output: the last one is the README's, for phones.
    static let fileNames =
        ["README.md"] + names.flatMap { name in (lasting(of: name) + laidOut).map { $0.fileName(for: name) } }
        + names.map(Thumbnail.name) + ["title-one-page-ahead.flow~narrow.svg"]

    /// What is made of this trace, and does not depend on the version of Graphviz.
    var lasting: [Artifact] { Self.lasting(of: name) }

    private static func lasting(of name: String) -> [Artifact] {
        lasting + (animated.contains(name) ? [.animation] : [])
    }

    func file(_ artifact: Artifact) throws -> OutputFile {
        OutputFile(name: artifact.fileName(for: name), bytes: try artifact.bytes(of: recording))
    }

    /// The walk as a shape.
    var thumbnail: OutputFile { Thumbnail(recording: recording).file(of: name) }

    /// The flow diagram in words, as a screen reader speaks it.
    var summary: String { (try? Diagram.flow.sheets(of: recording).graph(at: 0).summary) ?? "" }
}
