import Foundation
import FuzzTargets
import PageTrace
import Testing

/// What holds for every input holds for good ones that were damaged: byte by byte, key by key, line by line.
///
/// `PAGETRACE_SEEDS=3000 swift test --filter MutationTests` tries more of them.
@Suite struct MutationTests {
    private static let seeds = 1...(ProcessInfo.processInfo.environment["PAGETRACE_SEEDS"].flatMap(UInt64.init) ?? 20)

    /// The recording of one of the example traces.
    private static let recordings: [Recording] = CorpusTests.traces.compactMap { file in
        guard let bytes = try? Data(contentsOf: file),
            let trace = try? TraceReader.read([UInt8](bytes), name: file.lastPathComponent)
        else { return nil }
        return Recording(replaying: trace)
    }

    @Test func `Recordings, as JSON and as JSON lines`() throws {
        for seed in Self.seeds {
            var damage = Damage(seed: seed)
            let recording = damage.one(of: Self.recordings)
            let bytes = damage.done(to: damage.number(below: 2) == 0 ? recording.json : recording.jsonLines)
            #expect(throws: Never.self, "seed \(seed)") { try FuzzTarget.recordingReader.check(bytes) }
        }
    }

    @Test func `Graphs of situations`() throws {
        let graph = try String(
            contentsOf: CorpusTests.folder.appendingPathComponent("GraphReader/one-page"), encoding: .utf8)
        for seed in Self.seeds {
            var damage = Damage(seed: seed &* 5)
            let bytes = damage.done(to: graph)
            #expect(throws: Never.self, "seed \(seed)") { try FuzzTarget.graphReader.check(bytes) }
        }
    }

    @Test func `Logs`() throws {
        for seed in Self.seeds {
            var damage = Damage(seed: ~seed)
            let recording = damage.one(of: Self.recordings.filter { $0.container.hasPrefix("UIPageViewController") })
            let bytes = damage.done(to: String(recording.text.prefix(1_500)))
            #expect(throws: Never.self, "seed \(seed)") { try FuzzTarget.logReader.check(bytes) }
        }
    }

    @Test func `Traces`() throws {
        for seed in Self.seeds {
            var damage = Damage(seed: seed &* 3)
            let file = damage.one(of: CorpusTests.traces)
            let bytes = damage.done(to: try String(contentsOf: file, encoding: .utf8))
            #expect(throws: Never.self, "seed \(seed), \(file.lastPathComponent)") {
                try FuzzTarget.traceReader.check(bytes)
            }
        }
    }

    /// Markers among all that Markdown can put around them: what is written changes nothing else, and stays as it is.
    @Test func `Documents`() throws {
        let starts = [
            "", "", "", "> ", ">", "- ", "1. ", "  ", "    ", "      ", "\t", "- - ", "> - ", "@Row {", "  @Column {",
            "}",
        ]
        let texts = [
            "", "", "text", "```", "~~~", "````", "<div>", "</div>", "<!-- note -->", "<!-- a", "b -->", "`code`",
            "# head",
            "<!-- /pagetrace -->", "<!-- /pagetrace -->", "<!-- /pagetrace -->", "<!-- pagetrace: path=\"1→2\" -->",
            "<!-- pagetrace: path=\"1→2\" caption=\" ~~~\" -->", "<!-- pagetrace: trace=\"a\"", "caption=\"- b\" -->",
            "![old](old.svg)",
        ]
        for seed in Self.seeds {
            var damage = Damage(seed: seed &* 7)
            let lines = (0..<(2 + damage.number(below: 9))).map { _ in damage.one(of: starts) + damage.one(of: texts) }
            let text = lines.joined(separator: "\n") + "\n"
            #expect(throws: Never.self, "seed \(seed): \(text)") {
                try FuzzTarget.markdownReader.check(Array(text.utf8))
            }
        }
    }
}
