import PageTrace
import Testing

@Suite("A log that is written while the trace is replayed")
struct StreamedLogTests {
    /// Walks of every container, one of which stops early, and one of which makes a second instance of a screen.
    static let traces: [Trace] = [
        Trace(title: "There and back", pages: ["1", "2", "3"], gestures: .walk("1", swipes: 30)),
        Trace(
            pages: ["1", "2"], gestures: [.set(ProgrammaticSet(["1"])), .set(ProgrammaticSet([])), .drag(.forward)]),
        Trace(
            scrollView: PagingScrollViewSettings(), pages: ["1", "2", "3"],
            gestures: [.swipe(.forward), .swipe(.backward)]),
        Trace(
            rootContainer: RootContainerSettings(),
            gestures: [.launch, .launchFinished(isLoggedIn: false), .logIn(), .logOut()]),
    ]

    @Test(arguments: traces)
    func `Its pieces are the text of the recording`(_ trace: Trace) {
        #expect(StreamedLog(of: trace, as: .text).joined() == Recording(replaying: trace).text)
    }

    @Test(arguments: traces)
    func `Its pieces are the JSON lines of the recording`(_ trace: Trace) {
        #expect(StreamedLog(of: trace, as: .jsonLines).joined() == Recording(replaying: trace).jsonLines)
    }

    @Test(arguments: traces)
    func `Two forms are written from one replay, each as it is alone`(_ trace: Trace) {
        var log = StreamedLog(of: trace, as: [.jsonLines, .text])
        var logs: [[UInt8]] = [[], []]
        while log.append(to: &logs) {}
        let recording = Recording(replaying: trace)
        #expect(logs.map { String(decoding: $0, as: UTF8.self) } == [recording.jsonLines, recording.text])
        #expect(log.summary == RecordingSummary(recording))
    }

    @Test func `A piece is made when it is asked for, and each once`() {
        var log = StreamedLog(of: Self.traces[0], as: .text)
        #expect(log.next() == "There and back\nUIPageViewController, scroll\n")
        #expect(log.next() == "\n0. set 1\n     holds  ? | ▸1 | ?      loaded 1\n")
        #expect(Array(log).count == 31)
        #expect(log.next()?.hasPrefix("\n1. swipe forward") == true)
    }

    @Test(arguments: traces)
    func `Steps that are collected one by one are the recording`(_ trace: Trace) throws {
        var builder = RecordingBuilder(trace)
        for step in Replay(trace) { builder.add(step) }
        #expect(try builder.recording() == Recording(replaying: trace))
    }

    @Test func `Of some steps it has every page of a list, and every controller that a root container made`() throws {
        let steps = StepRange(0...1)
        for trace in [Self.traces[0], Self.traces[3]] {
            var builder = RecordingBuilder(trace, steps: steps)
            for step in Replay(trace) { builder.add(step) }
            #expect(try builder.recording().pages == Recording(replaying: trace).pages)
        }
    }

    @Test func `Steps that look alike at first and differ in what was held are kept apart`() throws {
        let trace = Trace(pages: ["1", "2"], gestures: [])
        let gesture = GestureRecord(.swipe(.forward), outcome: .completed, from: ["1"], to: ["2"])
        var builder = RecordingBuilder(trace)
        let steps = (0..<30).map { Step(number: $0, gesture: gesture, loaded: [String($0 % 12)]) }
        for step in steps { builder.add(step) }
        #expect(try builder.recording().steps == steps)
    }
}

extension [PageGesture<String>] {
    fileprivate static func walk(_ page: String, swipes: Int) -> Self {
        [.set(PageSet([page]))] + (0..<swipes).map { .swipe(Swipe($0 % 4 < 2 ? .forward : .backward)) }
    }
}
