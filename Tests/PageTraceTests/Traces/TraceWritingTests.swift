import PageTrace
import Testing

struct TraceWritingTests {
    /// A trace with everything that a trace can say for a page curl.
    private let curl = Trace(
        title: "Ünïcode \"title\"",
        container: PageViewControllerSettings(
            transitionStyle: .pageCurl, navigationOrientation: .vertical, layoutDirection: .rightToLeft,
            spineLocation: .mid, isDoubleSided: true, contract: .lenient
        ).with([], keepsNeighborsOnReassignment: true),
        pages: ["First", "Second", "Third"],
        client: ClientDescription(
            loops: true, answersBefore: false, answersAfter: false, hasPageIndicator: true, placeholder: "Blank",
            spineLocations: [.landscapeLeft: .mid, .portrait: .min],
            trackers: [
                Tracker(name: "a", updatedIn: [.viewControllerAfter, .viewControllerBefore], takes: .answer),
                Tracker(
                    name: "b", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .previous,
                    followsSets: true, startsEmpty: true),
            ],
            observes: [.appearance, .containment]),
        gestures: [
            .page(
                .set(
                    ProgrammaticSet(
                        ["First", "Blank"], direction: .backward, isAnimated: true, settles: false,
                        completionPages: ["Third"], completionIsAnimated: true))),
            .page(.orientation(.landscapeLeft)), .page(.dataSource(.removed)),
            .page(.dataSource(.assigned)),
            .page(.drag(.backward)), .page(.move(to: -0.125)), .page(.release(Release(ends: .cancelled))),
            .page(.settle),
            .list(.append(["Fourth"])), .list(.prepend(["Zeroth"])), .list(.insert(["X", "Y"], at: 3)),
            .list(.remove(["X"])), .list(.replace([])),
        ]
    )

    /// The same for scroll.
    private let scroll = Trace(
        container: PageViewControllerSettings(
            preloads: .random(seed: .max, probability: 0.1), quirks: [.commitInMidDrag, .lostDidFinish]),
        pages: ["1", "2", "3"],
        gestures: [
            .set(ProgrammaticSet(["1"])), .swipe(Swipe(.forward, preload: .asked)),
            .swipe(Swipe(.backward, ends: .cancelled)), .drag(.forward), .release(Release(preload: .skipped)), .settle,
        ]
    )

    @Test func `What is written reads back equal`() throws {
        for trace in [curl, scroll] {
            #expect(try read(trace.json()) == trace)
            try trace.validate()
        }
    }

    @Test func `What has its default is left out`() throws {
        #expect(
            try Trace(path: "1→(2)", pages: 2).json() == """
                {
                  "version": 1,
                  "pages": 2,
                  "gestures": [
                    { "set": "1" },
                    { "swipe": "forward", "ends": "cancelled" }
                  ]
                }

                """
        )
    }

    @Test func `A trace that no file could say is refused`() {
        let error = refusal {
            try Trace(pages: ["A"], gestures: [.set(ProgrammaticSet(["A"])), .move(to: .nan)]).validate()
        }
        #expect(error?.message == "\"move\" must be a number from -2 to 2; found null")
        let release = refusal { try Trace(pages: ["A"], gestures: [.release(Release())]).validate() }
        #expect(release?.message == "a release without a drag")
    }
}
