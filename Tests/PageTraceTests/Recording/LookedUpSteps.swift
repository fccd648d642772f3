import TestDepth
import Testing

@testable import PageTrace

/// A log that looks up what it has seen before says the same as a replay that does not.
struct LookedUpSteps {
    private static let tracked = ClientDescription(trackers: [
        Tracker(name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown)
    ])

    private static let pages = ["First", "Second", "Third", "Fourth"]
    private static let first = PageViewControllerGesture.page(.set(ProgrammaticSet(["First"])))

    private static func walk<Container: TraceContainer>(
        _ container: Container, _ client: Container.ClientSettings, _ start: [Container.Gesture] = []
    ) -> Scenario<Container> {
        let walk = RandomWalk<Container.Gesture>(seed: 7, count: Depth.amount(600, deep: 2_000), cancelled: 0.2)
        return Scenario(
            container: container, client: client,
            gestures: GestureSequence(
                parts: start.map(GestureSequence<Container.Gesture>.Part.gesture) + [.randomWalk(walk)]))
    }

    static let traces: [Trace] = [
        TraceScenario(any: walk(PageViewControllerSettings(), .pages(tracked), [first])),
        TraceScenario(
            any: walk(
                PageViewControllerSettings(preloads: .random(seed: 3, probability: 0.5)), .pages(tracked), [first])),
        TraceScenario(
            any: walk(
                PageViewControllerSettings(contract: .lenient), .playlist(.article),
                [first, .list(.prepend(["Zeroth"]))])),
        TraceScenario(any: walk(PageViewControllerSettings(), .questionnaire(.article), [first])),
        TraceScenario(any: walk(PagingScrollViewSettings(), .withoutFlag)),
    ].map { Trace(pages: pages, scenario: $0) }

    @Test(arguments: traces)
    func `The log is that of a replay`(_ trace: Trace) {
        let recording = Recording(replaying: trace)
        #expect(StreamedLog(of: trace, as: .text).joined() == recording.text)
        #expect(StreamedLog(of: trace, as: .jsonLines).joined() == recording.jsonLines)
    }

    @Test(arguments: traces)
    func `The verdict is that of a replay`(_ trace: Trace) {
        var replay = Replay(trace)
        #expect(replay.summary() == RecordingSummary(Recording(replaying: trace)))
    }

    @Test func `A stop is a stop also if it was seen before`() {
        let traps: [PageViewControllerGesture] = [
            .page(.set(ProgrammaticSet(["Fourth"]))), .list(.remove(["Third", "Fourth"])),
            .page(.swipe(Swipe(.backward))),
        ]
        let trace = Trace(
            pages: Self.pages, client: .playlist(.article),
            gestures: GestureSequence(parts: [.repetition(GestureSequence(traps), count: 3)]))
        var replay = Replay(trace)
        #expect(replay.summary() == RecordingSummary(Recording(replaying: trace)))
        #expect(StreamedLog(of: trace, as: .text).joined() == Recording(replaying: trace).text)
    }
}
