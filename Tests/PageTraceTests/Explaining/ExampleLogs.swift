import Testing

@testable import PageTrace

@Suite("The logs of the example traces")
struct ExampleLogs {
    @Test(arguments: ExampleTrace.all)
    func `are read to the calls of the recording`(_ example: ExampleTrace) throws {
        let recording = Recording(replaying: try example.trace())
        let read = try ObservedLog(recording.text)
        let made = try ObservedLog(recording)
        #expect(read.entries.map(\.callback) == made.entries.map(\.callback))
        #expect(read.container == made.container && read.systems == made.systems, "words say what settings say")
        #expect(read.entries.map(\.beginsStep) == made.entries.map(\.beginsStep))
        // Of most steps, a text does not say what was shown before.
        func acts(_ log: ObservedLog) -> [LoggedAct] {
            log.beside.filter { !$0.saysState }.compactMap(\.act)
        }
        #expect(acts(read) == acts(made), "words say of an act what its kind says")
        #expect(read.pages == made.pages)
        #expect(read.entries.count == recording.steps.reduce(0) { $0 + $1.callbacks.count })
    }

    @Test(arguments: ["first-steps", "playlist-grows"])
    func `are explained from their recordings, too, read back`(_ name: String) throws {
        let recording = Recording(replaying: try ExampleTrace(name: name + ".json").trace())
        let file = try RecordingFile(recording.jsonLines.utf8, name: "walk.jsonl")
        let log = try ObservedLog(file.recording)
        #expect(log.entries == (try ObservedLog(recording)).entries)
        #expect(log.explained().verdict == "Yes, on iOS 26 and on classic.")
    }

    /// Clients whose answers no list gives, or whose code traps.
    private static let beyondTraces: Set = [
        "answers-from-own-index.json", "look-up-that-traps.json", "playlist-cut.json",
    ]

    @Test(arguments: ExampleTrace.all)
    func `are explained on their own system, by a trace that makes the same calls`(_ example: ExampleTrace) throws {
        let log = try ObservedLog(try example.log())
        let explanation = log.explained()
        #expect(explanation.isExplained, "\(explanation.text)")
        #expect(explanation.switches == [])
        #expect(explanation.container.system == (try example.trace().pageViewController?.container.system))
        let trace = explanation.trace
        #expect((trace == nil) == Self.beyondTraces.contains(example.name), "\(explanation.text)")
        guard let trace else { return }
        #expect(try TraceReader.read(trace.json().utf8, name: example.name) == trace)
        // The walk says the same when its own log is explained: the search finds what it has found.
        let again = try ObservedLog(Recording(replaying: trace))
        let calls = Set(log.entries.map { ObservedCalls(of: $0.callback) })
        let isSet = { (entry: ObservedLog.Entry) in ObservedCalls(of: entry.callback) == .sets }
        let walked = again.entries.indices.filter {
            calls.contains(ObservedCalls(of: again.entries[$0].callback)) && !isSet(again.entries[$0])
        }
        let wanted = log.entries.indices.filter { !isSet(log.entries[$0]) }.map(log.words)
        #expect(walked.map(again.words).starts(with: wanted))
    }
}
