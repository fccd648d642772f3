import Foundation
import Testing

@testable import PageTrace

/// The example traces of page view controllers.
struct ExampleTrace: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    /// The folder of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let folder = package.appendingPathComponent("Traces").path

    func trace() throws -> Trace {
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)")))
        return try TraceReader.read(bytes, name: name)
    }

    func log() throws -> String { Recording(replaying: try trace()).text }

    static let all: [ExampleTrace] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".json") }.map(ExampleTrace.init).filter {
            guard let trace = try? $0.trace(), trace.pageViewController?.container != nil else { return false }
            return Replay(trace).contains { !$0.callbacks.isEmpty }
        }
    }()
}

extension ObservedLog {
    init(text: String, name: String = "log") throws {
        self = try ObservedLogReader.read(text.utf8, name: name)
    }
}
