import TestDepth
import Testing

@testable import PageTrace

@Suite("Answers about logs that somebody acts on")
struct LogsHeldAgainstWhatTheySay {
    private func explanation(
        _ text: String, _ assume: ExplanationOptions.Assumable = .skips
    ) throws -> Explanation {
        try ObservedLog(text).explained(ExplanationOptions(assume: assume))
    }

    // What is passed over

    @Test func `A line that holds a word of a call is read or refused, whatever stands before it`() throws {
        let opening = "viewControllerAfter(Welcome) -> Photos\nviewControllerBefore(Welcome) -> nil\n"
        let read = try ObservedLog(opening + "will transition to Photos\n12:00 Did_Finish-Animating completed: false")
        #expect(read.entries.map(\.callback.kind).suffix(2) == [.willTransitionTo, .didFinishAnimating])
        for line in [
            "did finish, completed = false", "[Pager] setViewControllers: …", "the transition ended", "4. finished",
            "viewController for Photos", "Home viewDidAppear", "SET VIEW CONTROLLERS",
        ] {
            let error = #expect(throws: TraceError.self, "\(line)") { try ObservedLog(opening + line) }
            #expect(error?.line == 3)
            #expect(error?.message.hasPrefix("this line speaks of ") == true)
        }
        for line in [
            "# did finish", "[ViewController] tapped", "didMoveToWindow", "setView frame", "HomeViewController",
        ] {
            #expect(try ObservedLog(opening + line).entries.count == 2, "\(line)")
        }
    }

    // Logs as people print them

    @Test func `A log of the delegate alone begins with a page that it does not name`() throws {
        let explanation = try explanation(
            """
            willTransitionTo Photos
            didFinishAnimating completed: true
            willTransitionTo Push
            didFinishAnimating completed: false
            """)
        #expect(explanation.answer == .yes, "\(explanation.text)")
        #expect(explanation.trace?.path == "1→2→(3)")
    }

    @Test func `Answers that nobody has printed are guessed, and counted`() throws {
        let explanation = try explanation(
            """
            pageViewController(_:viewControllerAfter:) First
            pageViewController(_:viewControllerBefore:) First
            pageViewController(_:willTransitionTo:) [Second]
            pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) true
            pageViewController(_:viewControllerBefore:) Second
            """)
        #expect(explanation.answer == .yes)
        #expect(explanation.trace?.path == "2→1", "the question after the landing tells the side of travel")
        #expect(explanation.text.contains("3 answers of the data source are not in the log"))
        #expect(explanation.json.contains("\"answersGuessed\": 3"))
    }

    @Test func `Selectors of Objective-C, and cases as Swift prints them`() throws {
        let log = try ObservedLog(
            """
            2026-11-23 06:41 Pager[5121:88] -[Pager pageViewController:viewControllerAfterViewController:] First -> Second
            -[Pager pageViewController:willTransitionToViewControllers:] Second
            -[Pager pageViewController:didFinishAnimating:…] YES
            -[Pager pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:] NO
            setViewControllers [Third], .forward, false
            """)
        #expect(
            log.entries.indices.map(log.words) == [
                "viewControllerAfter(First) → Second", "willTransitionTo [Second]",
                "didFinishAnimating completed: true",
                "didFinishAnimating completed: false",
                "setViewControllers [Third], direction: forward, animated: false",
            ])
    }

    @Test func `Lines in the words of an app are read with its patterns`() throws {
        let patterns = try LogPattern.file(
            Array(
                """
                # my pager
                after=asked for page after {page}, returning {answer}
                before = asked for page before {page}, returning {answer}
                will=swiping to {page}
                cancelled=stays
                other=the request finished
                """.utf8), name: "patterns")
        let log = try ObservedLogReader.read(
            """
            12:00 asked for page after Home, Sweet, returning News
            asked for page before Home, Sweet, returning nil
            12:01 swiping to News  turn 4
            12:02 stays
            the request finished
            """.utf8, name: "log", patterns: patterns)
        #expect(
            log.entries.indices.map(log.line) == [
                "viewControllerAfter(\"Home, Sweet\") → News", "viewControllerBefore(\"Home, Sweet\") → nil",
                "willTransitionTo [News]  turn 4", "didFinishAnimating completed: false",
            ])
        #expect(log.idlePatterns.isEmpty)
        for (pattern, message) in [
            ("afer=x {page}", "there is no call \"afer\""), ("after=x {pge}", "{pge} is no part of this call"),
            ("after=asked", "{page} is missing"), ("after={page}", "there are no words to look for"),
            ("will=x {page", "the brace is never closed"),
            ("nothing", "a pattern begins with the name of a call and ="),
        ] {
            let error = #expect(throws: TraceError.self) { try LogPattern(pattern) }
            #expect(error?.message == message)
        }
    }

    @Test func `A pattern that no line is like is named`() throws {
        let patterns = [try LogPattern("will=goin to {page}"), try LogPattern("completed=arrived")]
        let log = try ObservedLogReader.read("going to B\narrived".utf8, name: "log", patterns: patterns)
        let explanation = log.explained()
        #expect(explanation.text.contains("\nNo line is like the pattern \"will=goin to {page}\". "))
        #expect(explanation.json.contains(#""idlePatterns": ["will=goin to {page}"]"#))
    }

    @Test func `Pages that only appear may be shown by something else`() throws {
        let remark = "The log has no call of a data source or a delegate: whether a page view controller shows these"
        #expect(try ObservedLog("viewWillAppear Login\nviewDidAppear Login").explained().text.contains(remark))
        let asked = try ObservedLog("viewDidAppear Login\nviewControllerAfter(Login) -> nil").explained().text
        #expect(!asked.contains(remark))
    }

    // Systems

    private static let classicOrder = """
        willMove(First, toParent: container)
        viewDidLoad(First)
        viewWillAppear(First, animated: false)
        viewDidAppear(First, animated: false)
        didMove(First, toParent: container)
        """

    @Test(arguments: [
        "# iPhone18,1, iOS 26.1\n", "UIPageViewController, scroll, iOS 27.0\n", "launched on iPadOS 26\n",
        "UIPageViewController, scroll, iOS 26.1 (23B85)\n", "# iOS: 26.1\n", "# iOS=26.1\n", "# iOS version 26.1\n",
        "# iOS Simulator 26.1\n", "Version 26.1 (Build 23B85)\n",
    ])
    func `A log that names its system is held against it, and the other one is a remark`(head: String) throws {
        let explanation = try explanation(head + Self.classicOrder)
        #expect(explanation.answer == .no, "\(explanation.text)")
        #expect(
            explanation.text.contains(" and was held against iOS 26. The model does this on classic, which the log"))
        #expect(explanation.json.contains("\"otherSystems\": [\"classic\"]"))
    }

    @Test func `Up to 16 a system is classic, and 17 and 18 are held against both`() throws {
        let old = try explanation("UIPageViewController, scroll, iOS 15\n" + Self.classicOrder)
        #expect(old.verdict == "Yes, on classic.")
        let open = try explanation("# iOS 18.5\n" + Self.classicOrder)
        #expect(open.verdict == "Yes, on classic.")
        #expect(
            open.text.contains("The log names iOS 18.5, which nobody has probed in public: it was held against both"))
    }

    @Test(arguments: [
        "# macOS Version 15.4 (Build 24E248)", "# Xcode Version 16.1 (Build 16B40)",
        "# MyApp Version 9.3 (Build 19E241)",
        "# Version 15.4 (Build 24E248)", "# Version 15.4 (12)", "# Minimum iOS 15", "# iOS 15 SDK", "# iOS 15 or later",
    ])
    func `A version of something else names no system, and what is named stays`(comment: String) throws {
        #expect(try ObservedLog(comment + "\n" + Self.classicOrder).systemName == nil)
        #expect(try ObservedLog(comment + "\n# iOS 26.1\n" + Self.classicOrder).systemName == "iOS 26.1")
    }

    @Test func `A recording that names its system is held against it`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2", pages: 3))
        recording.device = RecordedDevice(model: "iPhone18,1", system: "iOS 26.1")
        // As the recorder writes it, with the settings of its container, and without.
        for settings in [recording.settings, nil] {
            recording.settings = settings
            for (name, systems) in [
                ("iOS 26.1", [PagingSystem.iOS26]), ("iOS 18.5", [.iOS26, .classic]), ("15.8.2 (19H384)", [.classic]),
                ("iOS 15.4", [.classic]),
            ] {
                recording.device?.system = name
                #expect(try ObservedLog(recording).systems == systems, "\(name)")
            }
        }
    }

    // Headings

    @Test func `A heading is held against the calls of its step: animation, start, direction and end`() throws {
        func log(_ swipe: String, _ set: String) -> String {
            """
            UIPageViewController, scroll
            0. set First
            1. \(swipe)
                 viewControllerAfter(First) → Second
                 viewControllerBefore(First) → Zero
                 willTransitionTo [Second]
                 didFinishAnimating finished: true, previous: [First], completed: true
                 viewControllerAfter(Second) → Third
            2. \(set)
                 completion finished: true
            """
        }
        let (swipe, set) = ("swipe forward  First → Second", "set Second → Third  (animated from the right)")
        #expect(try explanation(log(swipe, set)).answer == .yes)
        // The block of an animated set of the page already shown never runs. (Rule 22)
        #expect(try explanation(log(swipe, "set  Second  (animated from the right)")).answer == .no)
        #expect(try explanation(log("swipe backward  First → Second", set)).answer == .no)
        #expect(try explanation(log("swipe forward  First → Second  (cancelled)", set)).answer == .no)
        #expect(try explanation(log("swipe forward  Zero → Second", set)).answer == .no)
        #expect(try explanation(log("swipe forward  First → Third", set)).answer == .no)
    }

    /// Every kind of step of a finger, and sets of both kinds.
    private static func steps() throws -> Recording {
        var trace = try Trace(path: "1→2→(3)⇒1→2", pages: 4)
        for gesture: PageGesture<String> in [
            .drag(.forward), .move(to: 0.4), .move(to: -0.3), .release(Release(ends: .cancelled)), .settle,
            .drag(.forward), .release(Release(ends: .completed)), .settle, .swipe(Swipe(.forward)),
            .swipe(Swipe(.forward)), .set(PageSet(["3"], direction: .backward, isAnimated: true, settles: false)),
            .settle,
            .dataSource(.removed), .swipe(Swipe(.forward)), .dataSource(.assigned), .swipe(Swipe(.forward)),
        ] {
            trace.pageViewController?.gestures.append(.gesture(.page(gesture)))
        }
        return Recording(replaying: trace)
    }

    /// A step with one of its fields changed, in turn.
    ///
    /// What is shown before the first step is not held against anything: a recording may begin later than the app.
    private static func changes(_ gesture: GestureRecord, isFirst: Bool) -> [GestureRecord] {
        func changed(_ change: (inout GestureRecord) -> Void) -> GestureRecord {
            var gesture = gesture
            change(&gesture)
            return gesture
        }
        var all = GestureOutcome.allCases.filter { $0 != gesture.outcome }.map { outcome in
            changed { $0.outcome = outcome }
        }
        // What a heading does not say of a set is searched for: one that is animated is in flight.
        if case .set = gesture.kind { all.removeAll { $0.outcome == .inFlight } }
        switch gesture.kind {
        // Without a data source it makes no difference.
        case _ where gesture.outcome == .ignored: break
        case .swipe(let direction?, _): all.append(changed { $0.kind = .swipe(direction.opposite) })
        case .drag(let direction?): all.append(changed { $0.kind = .drag(direction.opposite) })
        default: break
        }
        for page in ["1", "2", "3", "4"] {
            if gesture.from != [page], !isFirst { all.append(changed { $0.from = [page] }) }
            if gesture.to != [page] { all.append(changed { $0.to = [page] }) }
        }
        return all
    }

    @Test func `Every step of a recording is held against its calls: outcome, direction, from and to`() throws {
        let recording = try Self.steps()
        #expect(try ObservedLog(recording).explained().answer == .yes)
        for (number, step) in recording.steps.enumerated() {
            let changes = Self.changes(step.gesture, isFirst: number == 0)
            // Each step has some of its changes, the next one others.
            let some = Depth.isDeep ? changes : (0..<3).map { changes[(number + $0 * 5) % changes.count] }
            for gesture in some {
                var changed = recording
                changed.steps[number].gesture = gesture
                let read = try RecordingFile(changed.json.utf8, name: "changed.json").recording
                let explanation = try ObservedLog(read).explained()
                #expect(explanation.answer == .no, "step \(number): \(step.gesture.text) became \(gesture.text)")
            }
        }
    }

    @Test func `A step that catches what goes on leads to its pages, although no call of the step names them`() throws {
        let trace = try TraceReader.read(
            Array(
                """
                {"version": 1, "pages": ["1", "2", "3"], "gestures": [
                  {"set": "2"}, {"drag": "forward"}, {"move": 0.75}, {"release": "cancelled"},
                  {"swipe": "forward", "ends": "cancelled"}
                ]}
                """.utf8), name: "trace")
        let text = Recording(replaying: trace).text
        let heading = "4. swipe forward  2 → 3  (cancelled)"
        #expect(text.contains(heading))
        #expect(try ObservedLog(text).explained().answer == .yes)
        let other = text.replacing(heading, with: "4. swipe forward  2 → 1  (cancelled)")
        #expect(try ObservedLog(other).explained().answer == .no)
    }

    @Test(arguments: [
        // The mark belongs to the blank before it.
        (#"["\u0301", "B"]"#, #"{"set": "\u0301"}, {"swipe": "backward"}, {"act": "tap", "do": [{"set": "\u0301"}]}"#),
        (#"["4", "4 4"]"#, #"{"act": "tap", "do": [{"set": "4"}]}"#),
    ])
    func `A function of the app that sets a page is read, whatever the page is called`(pages: String, gestures: String)
        throws
    {
        let json = #"{"version": 1, "pages": \#(pages), "gestures": [\#(gestures), {"swipe": "backward"}]}"#
        let text = Recording(replaying: try TraceReader.read(json.utf8, name: "trace")).text
        #expect(text.contains("tap: set"))
        #expect(try ObservedLog(text).explained().answer == .yes, "\(text)")
    }

    @Test func `A step that does not fit its calls is named`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2→3", pages: 4))
        recording.steps[2].gesture.from = ["1"]
        let explanation = try ObservedLog(recording).explained()
        #expect(explanation.verdict.hasPrefix("No. The model makes the calls, and not what the heading of a step says"))
        #expect(explanation.text.contains(": 2. swipe forward  1 → 3\nIts calls lead to other pages"))
    }

    // What UIKit has been seen to raise

    private static let loop = """
        UIPageViewController, scroll, classic
        viewControllerAfter(A) -> B
        viewControllerBefore(A) -> B

        """

    @Test func `A yes says what UIKit has been seen to raise in its walk`() throws {
        // Nothing is dropped before the landing.
        #expect(try self.explanation(Self.loop).raises == [])
        let landing = "willTransitionTo [B]\ndidFinishAnimating finished: true, previous: [A], completed: true\n"
        let explanation = try explanation(Self.loop + landing)
        #expect(explanation.answer == .yes)
        #expect(
            explanation.text.contains(
                "\nUIKit has been seen to raise in this walk, and the app may have ended there: step 1: "))
        #expect(explanation.text.contains("E4"))
        #expect(!explanation.json.contains("\"raises\": []"))
        #expect(try self.explanation(Self.loop.replacing("> B\nviewC", with: "> C\nviewC") + landing).raises == [])
    }

    @Test func `That UIKit did not raise is an assumption, for a race and not for a wrong number of pages`() throws {
        let goesOn =
            Self.loop + """
                willTransitionTo [B]
                didFinishAnimating completed: true
                viewControllerAfter(B) -> A
                willTransitionTo [A]
                """
        #expect(try explanation(goesOn).answer == .no)
        let survived = try explanation(goesOn, .raises)
        #expect(survived.answer == .onlyIf)
        #expect(survived.assumptions.map(\.words).contains("E4"))
        #expect(survived.verdict.contains("Only if UIKit did not raise E4 (before line "))
        #expect(survived.trace?.pageViewController?.container.contract == .lenient)
        let wrongCount =
            "UIPageViewController, scroll\nsetViewControllers [A, B], direction: forward, animated: false\n"
        #expect(try explanation(wrongCount + "completion finished: true", .raises).answer == .no)
    }
}
