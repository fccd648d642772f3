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
    static let folder = package.appendingPathComponent("Traces").path

    /// The text of a file of the package.
    static func file(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    func trace() throws -> Trace { try TraceReader.read(Self.file("Traces/\(name)").utf8, name: name) }

    func log() throws -> String { Recording(replaying: try trace()).text }

    /// Those of all containers.
    static let every = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        .filter { $0.hasSuffix(".json") }.map(ExampleTrace.init)

    /// Those of page view controllers in which something is called.
    static let all = every.filter {
        guard let trace = try? $0.trace(), trace.pageViewController != nil else { return false }
        return Replay(trace).contains { !$0.callbacks.isEmpty }
    }
}
