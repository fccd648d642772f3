import PageTrace
import Testing

/// The settings of a recorded container are values, and its words are for people.
@Suite struct RecordedSettingsTests {
    private let settings = PageViewControllerSettings(
        system: .classic, preloads: .never, quirks: [.lostDidFinish], contract: .lenient
    ).with(.setsReportTheirEnd)

    private func recording(_ settings: PageViewControllerSettings) throws -> Recording {
        let gestures = try Trace(path: "1→2→3", pages: 3).pageViewController?.gestures ?? GestureSequence()
        return Recording(replaying: Trace(container: settings, pages: ["1", "2", "3"], gestures: gestures))
    }

    @Test func `A recording whose words are wrong is explained by its settings`() throws {
        var recording = try recording(settings)
        recording.container = "UIScrollView, diagonal"
        let log = try ObservedLog(recordingFile(recording.json).recording)
        #expect(log.systems == [.classic])
        #expect(log.container?.quirks == [.lostDidFinish] && log.container?.readings == [.setsReportTheirEnd])
        #expect(log.container?.preloads == .always, "how asks were skipped is what the search finds out")
        #expect(log.explained().isExplained)
    }

    @Test func `They are written as in a trace, and read back`() throws {
        let recording = try recording(settings)
        let written =
            #""settings":{"contract":"lenient","preload":"never","quirks":["lostDidFinish"],"readings":["setsReportTheirEnd"],"#
            + #""system":"classic","transitionStyle":"scroll","type":"pageViewController"}"#
        #expect(recording.headingAsJSONLine.contains(written))
        for text in [recording.json, recording.jsonLines] { #expect(try recordingFile(text).recording == recording) }
        let error = #expect(throws: TraceError.self) {
            try recordingFile(recording.jsonLines.replacing("\"lostDidFinish\"", with: "\"lostDidFinis\""))
        }
        #expect(error?.message == "unknown quirk \"lostDidFinis\"")
    }

    @Test func `Every container has its own`() {
        let root = Recording(replaying: [.launch], in: RootContainerSettings(strategy: .stack))
        #expect(root.json.contains(#""strategy" : "stack""#))
        let pager = Recording(pages: ["A"], gestures: [.drag])
        #expect(pager.headingAsJSONLine.contains(#""settings":{"type":"scrollView"}"#))
    }

    @Test func `A recording from before there were settings is explained by its words`() throws {
        let recording = try recording(settings)
        let start = #","settings":{"#
        let parts = recording.jsonLines.split(separator: start, maxSplits: 1)
        let earlier = try recordingFile(String(parts[0] + parts[1].drop { $0 != "}" }.dropFirst())).recording
        #expect(earlier.settings == nil && earlier.steps == recording.steps)
        #expect(try ObservedLog(earlier) == ObservedLog(recording))
    }

    @Test func `Settings that no trace can have are in the words alone`() throws {
        let recording = try recording(PageViewControllerSettings(quirks: [.curlEndRaises]))
        #expect(recording.settings == nil)
        #expect(try recordingFile(recording.json).recording == recording)
    }
}
