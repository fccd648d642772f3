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

    @Test("Its pieces are the text of the recording", arguments: traces)
    func text(_ trace: Trace) {
        #expect(StreamedLog(of: trace, as: .text).joined() == Recording(replaying: trace).text)
    }

    @Test("Its pieces are the JSON lines of the recording", arguments: traces)
    func jsonLines(_ trace: Trace) {
        #expect(StreamedLog(of: trace, as: .jsonLines).joined() == Recording(replaying: trace).jsonLines)
    }

    @Test("A piece is made when it is asked for, and each once")
    func pieces() {
        var log = StreamedLog(of: Self.traces[0], as: .text)
        #expect(log.next() == "There and back\nUIPageViewController, scroll\n")
        #expect(log.next() == "\n0. set 1\n     holds  ? | ▸1 | ?      loaded 1\n")
        #expect(Array(log).count == 31)
        #expect(log.next()?.hasPrefix("\n1. swipe forward") == true)
    }

    @Test("Steps that are collected one by one are the recording", arguments: traces)
    func collected(_ trace: Trace) throws {
        var builder = RecordingBuilder(trace)
        for step in Replay(trace) { builder.add(step) }
        #expect(try builder.recording() == Recording(replaying: trace))
    }

    @Test("Of some steps it has every page of a list, and every controller that a root container made")
    func range() throws {
        let steps = StepRange(0...1)
        for trace in [Self.traces[0], Self.traces[3]] {
            var builder = RecordingBuilder(trace, steps: steps)
            for step in Replay(trace) { builder.add(step) }
            #expect(try builder.recording().pages == Recording(replaying: trace).pages)
        }
    }

    @Test("Steps that look alike at first and differ in what was held are kept apart")
    func alike() throws {
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
