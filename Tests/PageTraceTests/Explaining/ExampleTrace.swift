import Foundation
import Testing

@testable import PageTrace

/// An example trace.
struct ExampleTrace: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    /// The folder of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of all traces below the folder Traces, some of which stand in the folder of their container.
    static let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: package.path + "/Traces")) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    /// The text of a file of the package.
    static func file(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    func text() throws -> String {
        try Self.file("Traces/\(Self.paths.first { "/\($0)".hasSuffix("/\(name)") } ?? name)")
    }

    func trace() throws -> Trace { try TraceReader.read(text().utf8, name: name) }

    func log() throws -> String { Recording(replaying: try trace()).text }

    /// Those of all containers.
    static let every = paths.map { ExampleTrace(name: URL(fileURLWithPath: $0).lastPathComponent) }

    /// Those of page view controllers in which something is called.
    static let all = every.filter {
        guard let trace = try? $0.trace(), trace.pageViewController != nil else { return false }
        return Replay(trace).contains { !$0.callbacks.isEmpty }
    }
}
