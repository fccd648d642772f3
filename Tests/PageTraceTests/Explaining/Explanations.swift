import Testing

@testable import PageTrace

@Suite("Logs that the model explains")
struct Explanations {
    private func explanation(
        _ text: String, _ options: ExplanationOptions = ExplanationOptions()
    ) throws -> Explanation {
        try ObservedLog(text).explained(options)
    }

    private func explanation(path: String) throws -> Explanation {
        try explanation(Recording(replaying: try Trace(path: path, pages: 4)).text)
    }

    @Test(arguments: ["1→2→3→2", "1→(2)→2", "1→2~→3→4~→3", "2→1→2→3→(4)→4", "1→2⇒4→3", "1→2⇒1→2"])
    func `A walk is found again`(path: String) throws {
        let explanation = try explanation(path: path)
        #expect(explanation.answer == .yes, "what the headings say that the app did is in the log")
        #expect(explanation.trace?.path == path)
        #expect(explanation.systems == [.iOS26, .classic])
        #expect(explanation.switches == [])
    }

    /// The set of line 6 comes in a call that nobody has logged; with a block, a call would follow that is not there.
    @Test func `A set that an app makes in a call has a completion block or none`() throws {
        let log = """
            UIPageViewController, scroll, lenient
            setViewControllers [A], direction: forward, animated: false
            completion finished: true
            viewControllerAfter(A) → nil
            viewControllerBefore(A) → nil
            setViewControllers [A], direction: forward, animated: false
            setDataSource(container, dataSource: nil)
            viewWillTransition(container)
            layoutChanges(container)
            setViewControllers [B], direction: forward, animated: false
            setDataSource(container, dataSource: assigned)
            viewControllerAfter(A) → B
            viewControllerBefore(A) → nil
            willTransitionTo [B]
            setViewControllers [C], direction: forward, animated: false
            """
        #expect(try explanation(log).answer == .yes)
        // The page that is asked about is not the one that is shown.
        let changed = log.replacing("viewControllerAfter(A) → B", with: "viewControllerAfter(C) → B")
        #expect(try explanation(changed).answer == .no)
    }

    @Test func `The verdict says what had to be assumed`() throws {
        #expect(try explanation(path: "1→2→3").verdict == "Yes, on iOS 26 and on classic.")
        #expect(
            try explanation(path: "1→2~→3→2~→1").verdict
                == "Yes, on iOS 26 and on classic, with the preload skipped at steps 1 and 3.")
        #expect(
            try explanation(path: "1→2~→3").verdict
                == "Yes, on iOS 26 and on classic, with the preload skipped at step 1.")
    }

    @Test func `Gestures come with the lines that they explain, and what is in no line says so`() throws {
        let explanation = try explanation(
            """
            # a device
            viewControllerAfter(First) -> Second
            viewControllerBefore(First) -> nil
            willTransitionTo [Second]
            didFinishAnimating finished: true, previous: [First], completed: false

            willTransitionTo [Second]
            didFinishAnimating finished: true, previous: [First], completed: true
            viewControllerAfter(Second) -> nil
            """)
        #expect(
            explanation.text == """
                Yes, on iOS 26 and on classic.

                Of 25 copies of this log, each with one line changed, the model refuses 24.

                  1→(2)→2

                0. set First                                    not in the log
                1. swipe forward, cancelled                     lines 2 to 5
                2. swipe forward  First → Second                lines 7 to 9

                """)
    }

    @Test func `Calls that are nowhere in a log are not expected`() throws {
        #expect(
            try explanation(
                """
                willTransitionTo [B]
                didFinishAnimating finished: true, previous: [A], completed: true
                willTransitionTo [C]
                didFinishAnimating finished: true, previous: [B], completed: false
                """
            ).trace?.path == "1→2→(3)")
        #expect(try explanation("viewControllerAfter(A) -> B\nviewControllerBefore(A) -> nil").isExplained)
        #expect(try explanation("viewDidAppear(A)\nviewDidDisappear(A)\nviewDidAppear(B)").isExplained)
    }

    @Test
    func `A block that is told false belongs to a set that did not end, even if the log names no page of it`() throws {
        let blocks = try explanation(
            "completion finished: true\ncompletion finished: false", ExplanationOptions(assume: .acts))
        // A finger ends a set on either system. (Rule 22)
        #expect(blocks.isExplained && blocks.systems == [.iOS26, .classic])
        let trace = try #require(blocks.trace)
        let calls = Recording(replaying: trace).steps.flatMap(\.callbacks)
        #expect(calls.map(\.text).starts(with: ["completion finished: true", "completion finished: false"]))
    }

    @Test func `A drag that goes back through rest, and one that is caught`() throws {
        let turned = try explanation(
            """
            viewControllerAfter(B) -> C
            viewControllerBefore(B) -> A
            willTransitionTo [C]
            didFinishAnimating finished: true, previous: [B], completed: false
            willTransitionTo [A]
            didFinishAnimating finished: true, previous: [B], completed: true
            """)
        #expect(turned.isExplained)
        #expect(turned.switches == [])
    }

    @Test func `The system is found if sets tell it`() throws {
        let (willMove, didMove) = ("willMove(A, toParent: container)\n", "didMove(A, toParent: container)\n")
        #expect(try explanation(willMove + "viewDidLoad(A)\n" + didMove).systems == [.classic])
        let appears = "viewWillAppear(A)\nviewDidAppear(A)\n"
        #expect(try explanation(willMove + didMove + "viewDidLoad(A)\n" + appears).container.system == .iOS26)
    }

    private static let askedBackward = """
        UIPageViewController, scroll
        viewControllerBefore(B) -> A
        viewControllerAfter(B) -> C
        willTransitionTo [A]
        """
    private static let endInMidDrag = """
        UIPageViewController, scroll
        viewControllerAfter(A) -> B
        viewControllerBefore(A) -> nil
        willTransitionTo [B]
        willTransitionTo [B]
        """

    @Test func `A quirk or a reading is switched on if nothing simpler helps, if it may be assumed, and said`() throws {
        let plain = try explanation(Self.askedBackward)
        #expect(plain.answer == .no && plain.isProof)
        let assumed = ExplanationOptions(assume: .quirks)
        let reading = try explanation(Self.askedBackward, assumed)
        #expect(reading.answer == .onlyIf)
        #expect(reading.switches == ["firstDragBackwardAsksBeforeFirst"])
        #expect(
            reading.verdict
                == "No in the plain model: line 2, rule 3. Only if the reading firstDragBackwardAsksBeforeFirst: "
                + "1 assumption, on iOS 26 and on classic.")
        #expect(reading.trace?.pageViewController?.container.readings == .firstDragBackwardAsksBeforeFirst)
        // Without knowing the style: page curl asks for one side, and goes further than scroll without the reading.
        let open = try explanation(
            Self.askedBackward.split(separator: "\n").dropFirst().joined(separator: "\n"), assumed)
        #expect(open.switches == ["firstDragBackwardAsksBeforeFirst"])
        let quirk = try explanation(Self.endInMidDrag, assumed)
        #expect(quirk.switches == ["reversalReportsNoEnd"])
        #expect(quirk.runnerUp?.map(\.words) == ["lostDidFinish"])
    }

    @Test func `A finger that goes back through rest is found, however many calls come before its next position`()
        throws
    {
        let client = ClientDescription(loops: true, observes: [.appearance, .containment, .progress])
        let container = PageViewControllerSettings().with(.reversalReportsNoEnd)
        let trace = Trace(
            container: container, pages: ["A", "B", "C"], client: client,
            gestures: [
                .page(.set(PageSet(["A"]))), .page(.drag(.forward)), .page(.move(to: -0.25)), .page(.move(to: 0.5)),
                .page(.release(Release(ends: .completed))),
            ])
        let log = try ObservedLogReader.read(Recording(replaying: trace).text.utf8, name: "turns")
        #expect(log.explained().answer == .yes)
    }

    @Test func `An act that sets the two pages of an open book is read with both`() throws {
        var set = PageSet(["A", "B"], completion: true)
        set.act = "tap Open"
        let trace = Trace(
            container: PageViewControllerSettings(transitionStyle: .pageCurl, spineLocation: .mid, isDoubleSided: true),
            pages: ["A", "B"], client: ClientDescription(observes: [.containment]), gestures: [.page(.set(set))])
        let text = Recording(replaying: trace).text
        #expect(text.contains("0. tap Open  → A, B  (set"))
        #expect(try ObservedLogReader.read(text.utf8, name: "book").explained().answer == .yes)
    }

    @Test func `Options narrow what is assumed`() throws {
        #expect(try !explanation(Self.endInMidDrag, ExplanationOptions(quirks: [])).isExplained)
        let given = try explanation(Self.endInMidDrag, ExplanationOptions(quirks: .lostDidFinish))
        #expect(given.isExplained && given.switches == [])
        let classic = try explanation(Self.askedBackward, ExplanationOptions(systems: [.classic], assume: .all))
        #expect(classic.systems == [.classic])
        #expect(try explanation("viewDidLoad(A)", ExplanationOptions(systems: [])).isExplained)
    }

    @Test func `Sets of the app, in its callbacks and beside them, become those of the trace`() throws {
        let inside = try explanation(
            """
            setViewControllers [A], direction: forward, animated: false
            viewControllerAfter(A) -> B
            viewControllerBefore(A) -> nil
            willTransitionTo [B]
            didFinishAnimating finished: true, previous: [A], completed: true
            setViewControllers [C], direction: forward, animated: false
            """)
        #expect(inside.isExplained)
        let trace = try #require(inside.trace)
        #expect(Recording(replaying: trace).steps.last?.gesture.to == ["C"])
    }

    @Test func `A list that changes is said by the trace`() throws {
        let explanation = try explanation(
            """
            viewControllerAfter(A) -> nil
            viewControllerBefore(A) -> nil
            setViewControllers [A], direction: forward, animated: false
            viewControllerAfter(A) -> B
            viewControllerBefore(A) -> nil
            willTransitionTo [B]
            """)
        #expect(explanation.isExplained)
        #expect(explanation.trace?.gestures.contains(.list(.replace(["A", "B"]))) == true)
    }

    @Test func `A log that speaks of no page, and figures that no list has`() throws {
        let dots = try explanation(
            "presentationCount() -> 9223372036854775807\npresentationIndex() -> -9223372036854775808")
        #expect(dots.isExplained)
        #expect(dots.trace == nil)
        #expect(try explanation("completion finished: true").isExplained)
        #expect(try explanation("setViewControllers [], direction: forward, animated: false").text != "")
    }

    @Test func `A trace is named as the log, without the folders around it`() throws {
        let text = "viewControllerAfter(A) -> B\nviewControllerBefore(A) -> nil"
        let log = try ObservedLog(text, name: "/home/someone/device.log")
        #expect(log.explained().trace?.title == "device.log")
    }

    @Test func `The bound on states ends a search without an answer`() throws {
        let explanation = try explanation(
            Recording(replaying: try Trace(path: "1→2→3→4", pages: 4)).text, ExplanationOptions(states: 3))
        #expect(explanation.isBounded && !explanation.isExplained)
        #expect(explanation.verdict.hasPrefix("Nobody knows: "))
        #expect(explanation.trace == nil)
    }
}
