import Foundation
import Testing

@testable import PageTrace

/// The example traces of page view controllers.
struct ExampleTrace: Sendable, CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Traces").path

    func trace() throws -> Trace {
        let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)")))
        return try TraceReader.read(bytes, name: name)
    }

    func log() throws -> String { Recording(replaying: try trace()).text }

    static let all: [ExampleTrace] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { $0.hasSuffix(".json") }.map(ExampleTrace.init).filter {
            guard let trace = try? $0.trace(), trace.container.pageViewController != nil else { return false }
            return Replay(trace).contains { !$0.callbacks.isEmpty }
        }
    }()
}

extension ObservedLog {
    init(text: String, name: String = "log") throws {
        self = try ObservedLogReader.read(Array(text.utf8), name: name)
    }
}

@Suite("The logs of the example traces")
struct ExampleLogs {
    @Test("are read to the calls of the recording", arguments: ExampleTrace.all)
    func roundTrip(_ example: ExampleTrace) throws {
        let recording = Recording(replaying: try example.trace())
        let read = try ObservedLog(text: recording.text)
        let made = ObservedLog(recording)
        #expect(read.entries.map(\.callback) == made.entries.map(\.callback))
        #expect(read.entries.map(\.beginsStep) == made.entries.map(\.beginsStep))
        #expect(read.pages == made.pages)
        #expect(read.entries.count == recording.steps.reduce(0) { $0 + $1.callbacks.count })
    }

    @Test("are explained on their own system", arguments: ExampleTrace.all)
    func explained(_ example: ExampleTrace) throws {
        let explanation = try ObservedLog(text: try example.log()).explained()
        let isExplained = explanation.isExplained
        #expect(isExplained, "\(explanation.text)")
        #expect(explanation.switches == [])
    }

    /// Clients whose answers no list gives, or whose code traps.
    private static let beyondTraces: Set = [
        "answers-from-own-index.json", "look-up-that-traps.json", "playlist-cut.json",
    ]

    @Test("give a trace that makes the same calls", arguments: ExampleTrace.all)
    func replayed(_ example: ExampleTrace) throws {
        let explanation = try ObservedLog(text: try example.log()).explained()
        let trace = explanation.trace
        #expect((trace == nil) == Self.beyondTraces.contains(example.name), "\(explanation.text)")
        guard let trace else { return }
        let read = try TraceReader.read(Array(trace.json().utf8), name: example.name)
        #expect(read == trace)
    }
}
