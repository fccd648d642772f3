import PageTrace
import Testing

/// Recordings of version 1 as they were before they had kinds, places and layouts: all of that was words.
@Suite("Recordings of an earlier pagetrace")
struct EarlierRecordings {
    @Test(arguments: [
        "list-grows-and-shrinks", "page-curl-rotated", "pager-rotation-reported", "progress-of-a-drag",
        "root-deep-link",
    ])
    func `They are read, and say the same as the trace that is recorded today`(name: String) throws {
        let earlier = try Self.recording(name)
        let today = Recording(replaying: try ExampleTrace(name: "\(name).json").trace())
        #expect(earlier.text == today.text)
        #expect(earlier.layout == today.layout)
        #expect(earlier.steps.map(\.before) == today.steps.map(\.before))
        #expect(earlier.steps.map(\.after) == today.steps.map(\.after))
    }

    @Test func `A gesture whose words leave nothing open has its kind; of any other, the words are known`() throws {
        let kinds = try Self.recording("list-grows-and-shrinks").steps.map(\.gesture.kind)
        #expect(Array(kinds.prefix(4)) == [.set(), .swipe(.forward), .swipe(.forward), .other("append Fourth")])
    }

    @Test func `Read and written again, they say kinds and places, and are read as they are`() throws {
        let recording = try Self.recording("pager-rotation-reported")
        #expect(recording.jsonLines.contains(#""cell":[1,0]"#))
        #expect(try recordingFile(recording.jsonLines).recording == recording)
    }

    private static func recording(_ name: String) throws -> Recording {
        try RecordingFile(ExampleTrace.file("Tests/Recordings/\(name).jsonl").utf8, name: name).recording
    }
}
