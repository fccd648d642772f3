import PageTrace
import TestDepth
import Testing

/// What is written is read back, whoever wrote it.
@Suite struct ReadRecordings {
    @Test(arguments: ExampleTrace.every.enumerated().filter { Depth.isDeep || $0.offset % 4 == 0 }.map(\.element))
    func `The recording of every example trace is read back as it was`(example: ExampleTrace) throws {
        let recording = Recording(replaying: try example.trace())
        for text in [recording.json, recording.jsonLines] {
            let file = try recordingFile(text)
            #expect(file.recording == recording)
            #expect(file.brokenLine == nil)
        }
        let window = try recording.steps(in: StepRange(1...2))
        #expect(try recordingFile(window.json).recording == window)
        #expect(try recordingFile(window.jsonLines).recording == window)
    }

    @Test func `There are examples`() {
        #expect(ExampleTrace.every.count > 60)
    }

    @Test func `A log that is written while the trace runs is a recording`() throws {
        let trace = try Trace(path: "1→[2→1]×40→2~→1", pages: 3)
        let text = StreamedLog(of: trace, as: .jsonLines).joined()
        #expect(try recordingFile(text).recording == Recording(replaying: trace))
    }

    @Test func `A device is in the head, and in the words above the log`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2", pages: 2))
        recording.device = RecordedDevice(model: "iPhone17,1", system: "iOS 26.1")
        for text in [recording.json, recording.jsonLines] { #expect(try recordingFile(text).recording == recording) }
        #expect(
            recording.headingAsJSONLine
                == #"{"container":"UIPageViewController, scroll","device":"iPhone17,1","layout":{"arrangement":"row"},"pages":["1","2"],"#
                + #""settings":{"transitionStyle":"scroll","type":"pageViewController"},"source":"device","system":"iOS 26.1","title":"","version":1}"#
                + "\n")
        #expect(recording.heading == "UIPageViewController, scroll, recorded on iPhone17,1, iOS 26.1\n")
        recording.device = RecordedDevice()
        #expect(try recordingFile(recording.jsonLines).recording.device == RecordedDevice())
        #expect(recording.setting == "UIPageViewController, scroll, recorded on a device")
    }

    @Test func `Whoever knows only the calls writes only them; the pages are those that the steps name`() throws {
        let text = """
            {"version": 1, "container": "UIPageViewController, scroll", "source": "device", "pages": []}
            {"number": 0, "gesture": {"name": "set", "outcome": "completed", "to": ["A"]}}
            {"number": 1, "gesture": {"name": "swipe forward", "outcome": "completed"}, "callbacks": [{"callback": \
            "viewControllerAfter", "role": "dataSource", "arguments": [{"value": {"page": "A"}}], "answer": {"page": "B"}}]}
            """
        let recording = try recordingFile(text).recording
        #expect(recording.pages == ["A", "B"])
        #expect(recording.steps.map(\.after) == [[], []])
        #expect(
            recording.text == """
                UIPageViewController, scroll, recorded on a device

                0. set A

                1. swipe forward
                     1  viewControllerAfter(A) → B

                2 steps, 1 callback, no findings

                """)
    }

    @Test func `Control characters reach no terminal, wherever they stand`() throws {
        let callback = #"{"callback":"X","role":"delegate","note":"X","answer":{"word":"X"}"#
        let arguments = #","arguments":[{"label":"X","value":{"pages":["X"]}}]"#
        let changes = #","changes":[{"tracker":"X","old":"X","new":"X"}]}"#
        let template =
            #"{"number":0,"gesture":{"name":"X","outcome":"completed","notes":["X"],"to":["X"]},"callbacks":["#
            + callback + arguments + changes + #"],"loaded":["X"],"trackers":[{"name":"X","value":"X"}],"#
            + #""after":[{"holder":"X","slots":[{"slot":"X","page":"X"}]},{"holder":"XX","slots":[]}],"#
            + #""findings":[{"kind":"wrongTracker","message":"X","rule":"X"}]}"#
        let hostile = template.replacing("X", with: #"\u001b[2J\n\u202e"#)
        let text = try recordingFile(recording(steps: hostile)).recording.text
        let lines = text.unicodeScalars.filter { $0 != "\n" }
        #expect(!lines.contains { $0.properties.generalCategory == .control || $0 == "\u{202E}" }, "\(text)")
        #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("[2J") })
        #expect(text.contains(#"0. \u{1B}[2J\u{A}\u{202E} "#))
    }

    @Test func `The order of the keys, spaces and the ends of lines make no difference`() throws {
        let head = "{ \"container\" : \"c\", \"version\":1 }\r\n\n"
        let file = try recordingFile(
            head + "  { \"gesture\": {\"outcome\":\"changed\",\"name\":\"g\"}, \"number\": 0 }\r\n")
        #expect(file.recording.steps.map(\.gesture.name) == ["g"])
        #expect(file.brokenLine == nil)
    }

    @Test func `A head without steps is a recording of nothing`() throws {
        for end in ["", "\n"] {
            let file = try recordingFile(#"{"version":1,"container":"c"}"# + end)
            #expect(file.recording == Recording(container: "c", pages: [], steps: []))
        }
    }

    @Test func `JSON lines that end within a line are read up to it, wherever they end`() throws {
        let recording = Recording(replaying: try Trace(path: "1→2→3", pages: ["Ä", "B", "C"]))
        let text = Array(recording.jsonLines.utf8)
        let head = recording.headingAsJSONLine.utf8.count
        let first = head + recording.steps[0].jsonLine.utf8.count
        for end in (first + 1)..<(first + recording.steps[1].jsonLine.utf8.count - 1) {
            let file = try RecordingFile(text[..<end], name: "walk.jsonl")
            #expect(file.recording.steps == [recording.steps[0]])
            #expect(file.brokenLine == 3)
        }
        // Only its line break is missing: it is whole.
        let whole = try RecordingFile(text.dropLast(), name: "walk.jsonl")
        #expect(whole.recording == recording)
        #expect(whole.brokenLine == nil)
    }
}
