import PageTrace
import Testing

/// A log that looks up what it has seen before says the same as a replay that does not.
struct LookedUpSteps {
    private static let tracked = ClientDescription(trackers: [
        Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
    ])

    private static func walk(
        _ container: TraceContainer, _ client: TraceClientDescription, pages: [String], start: [Gesture],
        _ swipes: RandomWalk.Container = .pageViewController
    ) -> Trace {
        let walk = RandomWalk(seed: 7, count: 2_000, container: swipes, cancelled: 0.2)
        return Trace(
            container: container, pages: pages, client: client,
            gestures: GestureSequence(parts: start.map(GestureSequence.Part.gesture) + [.randomWalk(walk)]))
    }

    private static let pages = ["First", "Second", "Third", "Fourth"]
    private static let first = Gesture.page(.set(ProgrammaticSet(["First"])))

    static let traces: [Trace] = [
        walk(.pageViewController(PageViewControllerSettings()), .pages(tracked), pages: pages, start: [first]),
        walk(
            .pageViewController(PageViewControllerSettings(preloads: .random(seed: 3, probability: 0.5))),
            .pages(tracked),
            pages: pages, start: [first]),
        walk(
            .pageViewController(PageViewControllerSettings(contract: .lenient)), .playlist(.article), pages: pages,
            start: [first, .list(.prepend(["Zeroth"]))]),
        walk(
            .pageViewController(PageViewControllerSettings()), .questionnaire(.article), pages: pages, start: [first]),
        walk(.scrollView(PagingScrollViewSettings()), .pager(.withoutFlag), pages: pages, start: [], .scrollView),
    ]

    @Test("The log is that of a replay", arguments: traces)
    func theLogIsThatOfAReplay(_ trace: Trace) {
        let recording = Recording(replaying: trace)
        #expect(StreamedLog(of: trace, as: .text).joined() == recording.text)
        #expect(StreamedLog(of: trace, as: .jsonLines).joined() == recording.jsonLines)
    }

    @Test("The verdict is that of a replay", arguments: traces)
    func theVerdictIsThatOfAReplay(_ trace: Trace) {
        var replay = Replay(trace)
        #expect(replay.summary() == RecordingSummary(Recording(replaying: trace)))
    }

    @Test("A stop is a stop also if it was seen before")
    func aStopIsAStopAlsoIfItWasSeenBefore() {
        let traps: [Gesture] = [
            .page(.set(ProgrammaticSet(["Fourth"]))), .list(.remove(["Third", "Fourth"])),
            .page(.swipe(Swipe(.backward))),
        ]
        let trace = Trace(
            container: .pageViewController(PageViewControllerSettings()), pages: Self.pages,
            client: .playlist(.article),
            gestures: GestureSequence(parts: [.repetition(GestureSequence(traps), count: 3)]))
        var replay = Replay(trace)
        #expect(replay.summary() == RecordingSummary(Recording(replaying: trace)))
        #expect(StreamedLog(of: trace, as: .text).joined() == Recording(replaying: trace).text)
    }
}
