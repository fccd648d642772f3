import Testing

@testable import PageTrace

/// Lines that differ only in the number of the step.
struct EqualLinesTests {
    /// Steps that say the same, with these numbers as they are written.
    private func file(_ numbers: [String], limits: RecordingLimits = RecordingLimits()) throws(TraceError)
        -> RecordingFile
    {
        let steps = numbers.map {
            #"{"callbacks":[{"callback":"willTransitionTo","role":"delegate"}],"gesture":{"name":"go","#
                + #""outcome":"completed"},"loaded":["\"number\":7"],"number":"# + $0 + "}"
        }
        let head = #"{"version":1,"container":"c"}"#
        return try RecordingFile(
            ([head] + steps + [""]).joined(separator: "\n").utf8, name: "walk.jsonl", limits: limits)
    }

    @Test func `The steps are those of a recording that is read as a whole`() throws {
        for path in ["1→2→1→2→1→2", "1→(2)→2→1→(2)→2→1", "1→2→3→4→3→2→1→2→3→4→3→2→1"] {
            let recording = Recording(replaying: try Trace(path: path, pages: 4))
            let read = try RecordingFile(recording.jsonLines.utf8, name: "walk.jsonl").recording
            #expect(read == recording)
        }
        #expect(try file(["0", "1", "2"]).recording.steps.map(\.number) == [0, 1, 2])
        #expect(try file(["0", "1"]).recording.steps.last?.loaded == ["\"number\":7"])
    }

    @Test(arguments: ["0", "2", "01", "1.5", "-1", "1e2", "\"1\"", "99999999999", ""])
    func `Numbers are checked`(second: String) {
        let error = refusal { try file(["0", second]) }
        #expect(error?.line == 3)
    }

    @Test(arguments: ["1.0", " 1", "1 "])
    func `A number that is written in another way is read, too`(second: String) throws {
        #expect(try file(["0", second, "2"]).recording.steps.map(\.number) == [0, 1, 2])
    }

    @Test func `Repeated elements count toward the limits, and so do repeated steps`() throws {
        // Two lists of one element each in a step.
        #expect(try file(["0", "1", "2"], limits: RecordingLimits { $0.elements = 6 }).recording.steps.count == 3)
        #expect(refusal { try file(["0", "1", "2"], limits: RecordingLimits { $0.elements = 5 }) }?.line == 4)
        #expect(refusal { try file(["0", "1", "2"], limits: RecordingLimits { $0.steps = 2 }) }?.line == 4)
    }
}
