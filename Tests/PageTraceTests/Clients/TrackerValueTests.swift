import Testing

@testable import PageTrace

@Suite("Trackers that hold an index or a text, and one that goes by the direction of travel")
struct TrackerValueTests {
    private func recording(
        _ trackers: [Tracker], _ gestures: [PageViewControllerGesture], from first: String = "First",
        loops: Bool = false
    ) -> Recording {
        Recording(
            replaying: Trace(
                pages: ["First", "Second", "Third", "Fourth"],
                client: ClientDescription(loops: loops, trackers: trackers),
                gestures: GestureSequence([.page(.set(ProgrammaticSet([first])))] + gestures)))
    }

    private func index(
        _ callback: Tracker.Callback, _ takes: Tracker.Source, onlyWhenCompleted: Bool = false
    ) -> Tracker {
        Tracker(name: "index", updatedIn: [callback], onlyWhenCompleted: onlyWhenCompleted, takes: takes, holds: .index)
    }

    private let forward = PageViewControllerGesture.page(.swipe(Swipe(.forward)))
    private let cancelled = PageViewControllerGesture.page(.swipe(Swipe(.forward, ends: .cancelled)))

    @Test func `An index is counted from 0, and follows the page`() {
        let recording = recording([index(.didFinishAnimating, .shown)], [forward, forward])
        #expect(recording.steps.map { $0.trackers.first?.value } == ["0", "1", "2"])
        #expect(recording.findings.isEmpty)
    }

    @Test func `An index that is stored when the drag begins is wrong after a cancelled swipe`() {
        let step = recording([index(.willTransitionTo, .pending)], [cancelled]).steps.last
        #expect(step?.findings.map(\.message) == ["index says 1, while First is shown, whose index is 0."])
        #expect(step?.findings.first?.callback == 3)
        #expect(step?.trackers == [TrackerRecord(name: "index", value: "1", holds: .index, isWrong: true)])
        #expect(step?.callbacks[2].changes == [.init(tracker: "index", old: "0", new: "1")])
    }

    @Test func `A list that grows at its front makes an index wrong, and a page not`() {
        let page = Tracker(name: "page", updatedIn: [.didFinishAnimating], takes: .shown)
        let steps = recording([index(.didFinishAnimating, .shown), page], [.list(.prepend(["Zero"]))]).steps
        #expect(steps.last?.findings.map(\.message) == ["index says 0, while First is shown, whose index is 1."])
    }

    @Test func `The index of a page that has left the list is wrong, too`() {
        let steps = recording([index(.didFinishAnimating, .shown)], [forward, .list(.remove(["Second"]))]).steps
        #expect(
            steps.last?.findings.map(\.message) == ["index says 1, while Second is shown, which is not in the list."])
    }

    @Test func `A counter below a photo says another count once the list has grown`() {
        let label = Tracker(
            name: "label", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown, holds: .text)
        let steps = recording([label], [forward, .list(.append(["Fifth"])), forward]).steps
        #expect(steps.map { $0.trackers.first?.value } == ["1 of 4", "2 of 4", "2 of 4", "3 of 5"])
        #expect(
            steps.flatMap(\.findings).map(\.message) == [
                "label says 2 of 4, while Second is shown, and it should say 2 of 5."
            ])
    }

    @Test(arguments: [
        ("{page}", "Second"), ("{index}/{count}", "1/4"), ("Page {number}", "Page 2"), ("static", "static"),
        ("{", "{"), ("{page", "{page"), ("a } b", "a } b"),
    ])
    func `A text has places for name, index, number and count`(pattern: String, text: String) throws {
        var label = Tracker(name: "label", updatedIn: [.didFinishAnimating], takes: .shown, holds: .text)
        label.text = try TextPattern(pattern)
        let value = recording([label], [forward]).steps.last?.trackers.first?.value
        #expect(value == text)
    }

    @Test(
        "A counter that goes up and down with each question is wrong at once; one that looks where it goes is right",
        arguments: [
            (Tracker.Callback.viewControllerAfter, ["0", "2", "3"]), (.willTransitionTo, ["0", "1", "2"]),
            (.didFinishAnimating, ["0", "1", "2"]),
        ])
    func direction(callback: Tracker.Callback, values: [String]) {
        let recording = recording([index(callback, .direction)], [forward, forward])
        #expect(recording.steps.map { $0.trackers.first?.value } == values)
        #expect(recording.findings.isEmpty == (callback != .viewControllerAfter))
    }

    @Test(arguments: [false, true])
    func `A cancelled swipe moves a counter that does not look at completed`(onlyWhenCompleted: Bool) {
        let tracker = index(.didFinishAnimating, .direction, onlyWhenCompleted: onlyWhenCompleted)
        let recording = recording([tracker], [forward, cancelled])
        #expect(recording.steps.last?.trackers.first?.value == (onlyWhenCompleted ? "1" : "2"))
        #expect(recording.findings.isEmpty == onlyWhenCompleted)
    }

    @Test func `In a loop an index runs beyond the list, and a page does not`() {
        let page = Tracker(name: "page", updatedIn: [.didFinishAnimating], takes: .direction)
        let steps = recording(
            [index(.didFinishAnimating, .direction), page], [forward], from: "Fourth", loops: true
        ).steps
        #expect(steps.last?.trackers.map(\.value) == ["4", "First"])
        #expect(steps.last?.findings.map(\.message) == ["index says 4, while First is shown, whose index is 0."])
    }

    @Test func `A data source that answers from its own index answers from that number`() {
        let trace = Trace(
            pages: ["First", "Second", "Third", "Fourth"],
            client: ClientDescription(trackers: [index(.willTransitionTo, .pending)], answersFrom: "index"),
            gestures: [.page(.set(ProgrammaticSet(["First"]))), cancelled, .page(.dataSource(.assigned)), forward])
        let step = Recording(replaying: trace).steps.last
        #expect(step?.callbacks.first?.text == "viewControllerAfter(First) → Third")
        #expect(step?.findings.first?.message == "The page after First is Second, and the data source answered Third.")
    }

    @Test(arguments: [
        (ClientDescription(answersAfter: false), "viewControllerAfter(Third) → nil"),
        (ClientDescription(loops: true), "viewControllerAfter(Third) → First"),
        (ClientDescription(loops: true, answersAfter: false), "viewControllerAfter(Third) → nil"),
    ])
    func `From its own index, too, it answers on one side alone, or in a circle`(
        client: ClientDescription, answer: String
    ) {
        var client = client
        client.trackers = [index(.didFinishAnimating, .shown)]
        client.answersFrom = "index"
        let trace = Trace(
            pages: ["First", "Second", "Third"], client: client,
            gestures: [.page(.set(ProgrammaticSet(["Third"]))), forward])
        let step = Recording(replaying: trace).steps.last
        #expect(step?.callbacks.first?.text == answer)
        #expect(step?.findings == [])
    }

    @Test(arguments: [(true, "First"), (false, "nil")])
    func `From an index beside the list, too, it answers on one side alone`(answersAfter: Bool, answer: String) {
        let client = ClientDescription(
            loops: true, answersAfter: answersAfter, trackers: [index(.willTransitionTo, .direction)],
            answersFrom: "index")
        // From the first page back to the last, the index counts to -1.
        let back = PageViewControllerGesture.page(.swipe(Swipe(.backward)))
        let trace = Trace(
            pages: ["First", "Second", "Third"], client: client,
            gestures: [
                .page(.set(ProgrammaticSet(["First"]))), back, .page(.dataSource(.assigned)), forward,
            ])
        let calls = Recording(replaying: trace).steps.last?.callbacks.map(\.text)
        #expect(calls?.first == "viewControllerAfter(Third) → \(answer)")
    }

    @Test func `A write-back sets the page at an index: of the page that was asked about, not of the one shown`() {
        let action = ClientAction<String>(in: .didFinishAnimating, set: .tracker("index"), isLater: true)
        let trace = Trace(
            pages: ["First", "Second", "Third"],
            client: ClientDescription(trackers: [index(.viewControllerAfter, .argument)], actions: [action]),
            gestures: [.page(.set(ProgrammaticSet(["First"]))), forward])
        #expect(Recording(replaying: trace).steps.last?.after.first?.shown == ["First"])
    }
}

@Suite("Trackers that hold an index or a text, in traces")
struct TrackerValueFormat {
    private func text(_ tracker: String) -> String {
        """
        { "version": 1, "pages": 3, "path": "1→2", "client": { "type": "pages", "trackers": [
          { "name": "t", "updatedIn": "willTransitionTo", "takes": "pending", \(tracker) }] } }
        """
    }

    @Test func `They are read and written, and what is usual is left out`() throws {
        let trace = try read(text(#""holds": "text", "text": "{number} / {count}""#))
        #expect(trace.pageViewController?.client.pages?.trackers.first?.holds == .text)
        #expect(trace.pageViewController?.client.pages?.trackers.first?.text.text == "{number} / {count}")
        #expect(try read(trace.json()) == trace)
        #expect(try !read(text(#""holds": "index""#)).json().contains("text"))
    }

    @Test(arguments: [
        (#""holds": "title""#, "\"holds\" must be \"page\", \"index\" or \"text\"; found the string \"title\""),
        (#""holds": "text", "text": "{nummer}""#, "unknown place \"{nummer}\" in a text"),
        (#""holds": "text", "text": """#, "the text of a tracker is empty"),
        (#""text": "{number}""#, "\"text\" in a tracker that holds \"page\""),
    ])
    func `What cannot be is refused at its place`(tracker: String, message: String) {
        #expect(refusal { try read(text(tracker)) }?.message == message)
    }

    @Test func `A text goes nowhere by itself`() {
        let client = #"{ "name": "t", "updatedIn": "willTransitionTo", "takes": "direction", "holds": "text" }"#
        let text = """
            { "version": 1, "pages": 3, "path": "1→2", "client": { "type": "pages", "trackers": [\(client)] } }
            """
        #expect(refusal { try read(text) }?.message == "a text that takes a direction")
    }

    @Test(arguments: [
        (#""answersFrom": "t""#, #"{ "set": 1 }"#),
        (#""actions": [{ "in": "viewDidAppear", "setTracker": "t" }]"#, #"{ "set": 1 }"#),
        (#""observes": []"#, #"{ "act": "tap", "do": [{ "set": "next", "from": "t" }] }"#),
    ])
    func `A text does not say which page it means`(key: String, gesture: String) throws {
        func trace(_ holds: String) -> String {
            let tracker = #"{ "name": "t", "updatedIn": "didFinishAnimating", "takes": "shown", "holds": "\#(holds)" }"#
            return """
                { "version": 1, "pages": 3, "client": { "type": "pages", \(key), "trackers": [\(tracker)] },
                  "gestures": [{ "set": 1 }, \(gesture)] }
                """
        }
        #expect(
            refusal { try read(trace("text")) }?.message == "\"t\" holds a text, which does not say which page it means"
        )
        #expect(try read(trace("index")).pages.count == 3)
    }

    @Test func `Of fresh pages nobody knows which one comes next`() throws {
        func trace(_ holds: String) -> String {
            let tracker =
                #"{ "name": "t", "updatedIn": "willTransitionTo", "takes": "direction", "holds": "\#(holds)" }"#
            return """
                { "version": 1, "pages": 3, "path": "1→2",
                  "client": { "type": "pages", "makesFreshPages": true, "trackers": [\(tracker)] } }
                """
        }
        #expect(
            refusal { try read(trace("page")) }?.message
                == "a page that takes a direction, beside a data source that makes fresh pages")
        #expect(try read(trace("index")).pages.count == 3)
    }
}

@Suite("Exploring with trackers that hold an index or a text")
struct TrackerValueExploration {
    private func explored(_ tracker: Tracker, _ families: Set<GestureFamily>, depth: Int? = nil) throws
        -> PageTrace.Exploration
    {
        let trace = Trace(
            pages: ["1", "2", "3"], client: ClientDescription(trackers: [tracker]), gestures: GestureSequence())
        return try #require(trace.explored(ExplorationOptions(families: families, depth: depth, states: 400)))
    }

    @Test func `An index that is set when a swipe has completed is proved right`() throws {
        let tracker = Tracker(
            name: "index", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown, holds: .index)
        #expect(try explored(tracker, [.swipe, .cancel, .skip]).isProof)
    }

    @Test func `A page that is counted by the direction goes on with a cancelled swipe, too`() throws {
        let tracker = Tracker(name: "page", updatedIn: [.didFinishAnimating], takes: .direction)
        let trace = Trace(
            pages: ["1", "2", "3"], client: ClientDescription(trackers: [tracker]), gestures: GestureSequence())
        let found = try #require(trace.explored(ExplorationOptions(families: [.swipe, .cancel, .drag, .set])))
        #expect(found.walks.first?.notation == "1→(2)")
    }

    @Test func `A counter that goes on without end meets a bound, which is said`() throws {
        let tracker = Tracker(name: "count", updatedIn: [.didFinishAnimating], takes: .direction, holds: .index)
        let exploration = try explored(tracker, [.swipe, .cancel])
        #expect(exploration.walks.first?.notation == "1→(2)")
        #expect(exploration.bound == .states)
    }
}
