import TestDepth
import Testing

@testable import PageTrace

@Suite("Logs of the model, with sets in calls that they have and that they lack")
struct LogsOfTheModel {
    private func explanation(_ text: String) throws -> Explanation { try ObservedLog(text).explained() }

    @Test(arguments: [CallbackKind.viewDidLoad, .viewWillAppear, .viewWillDisappear, .viewDidAppear, .viewDidDisappear])
    func `A set in a call that nobody observes is in the log, and explained`(moment: CallbackKind) throws {
        var trace = try Trace(path: "1→2", pages: 3)
        let action = ClientAction(in: moment, page: "\(moment)".contains("Disappear") ? "1" : "2", set: .pages(["3"]))
        trace.pageViewController?.client = .pages(ClientDescription(actions: [action]))
        let recording = Recording(replaying: trace)
        for log in [try ObservedLog(recording.text), try ObservedLog(recording)] {
            let explanation = log.explained()
            #expect(explanation.answer == .yes, "\(explanation.text)\n\(recording.text)")
        }
    }

    @Test func `A set can be made in any call that nobody has logged, and waits there for the next one`() throws {
        let explanation = try explanation(
            """
            UIPageViewController, scroll
            setViewControllers [A], direction: forward, animated: false
            viewControllerAfter(A) → nil
            viewControllerBefore(A) → nil
            # While the finger moves on: the set is carried out after that to B.
            setViewControllers [A], direction: forward, animated: false
            viewWillTransition(container)
            setViewControllers [B], direction: forward, animated: false
            viewControllerAfter(A) → B
            """)
        #expect(explanation.answer == .yes, "\(explanation.text)")
    }

    @Test(arguments: [
        // The finger catches the landing on B, whose end is never told; that it has asked ahead is.
        """
        UIPageViewController, scroll, quirk lostDidFinishOnCaughtLanding, quirk asksAheadBeforeDidFinish
        setViewControllers [A], direction: forward, animated: false
        viewControllerAfter(A) → B
        viewControllerBefore(A) → nil
        willTransitionTo [B]
        viewControllerAfter(B) → C
        willTransitionTo [A]
        viewControllerBefore(A) → nil
        didFinishAnimating finished: true, previous: [B], completed: true
        """,
        // The finger goes back and turns: with this reading no end is told.
        """
        UIPageViewController, scroll, reading reversalReportsNoEnd
        setViewControllers [B], direction: forward, animated: false
        viewControllerAfter(B) → C
        viewControllerBefore(B) → A
        willTransitionTo [C]
        willTransitionTo [A]
        didFinishAnimating finished: true, previous: [B], completed: true
        """,
        // The finger catches a page that goes back: C is seen, B stays shown, and nothing is asked.
        """
        UIPageViewController, scroll, quirk caughtReturnKeepsOldPage
        setViewControllers [B], direction: forward, animated: false
        viewControllerAfter(B) → C
        viewControllerBefore(B) → A
        willTransitionTo [C]
        didFinishAnimating finished: true, previous: [B], completed: true
        willTransitionTo [C]
        """,
        // The finger rests, and the scroll view tells where once more.
        """
        UIPageViewController, scroll
        setViewControllers [A], direction: forward, animated: false
        viewControllerAfter(A) → nil
        viewControllerBefore(A) → nil
        scrollViewDidScroll(offset: 1.6, progress: 0.6)
        scrollViewDidScroll(offset: 1.6, progress: 0.6)
        scrollViewDidScroll(offset: 1, progress: 0)
        """,
        // It begins later than the app, with a rotation, and has the sets of later.
        """
        UIPageViewController, page curl, spine min
        viewWillTransition(container)
        spineLocationFor portrait → nil
        viewControllerAfter(A) → B
        willTransitionTo [B]
        didFinishAnimating finished: true, previous: [A], completed: false
        setViewControllers [C], direction: forward, animated: false
        """,
        // It began with a spread of two pages, of which the log names one.
        """
        UIPageViewController, page curl, spine mid
        viewControllerAfter(C) → nil
        setViewControllers [B, B], direction: forward, animated: false
        viewControllerBefore(B) → A
        viewControllerBefore(A) → nil
        """,
    ])
    func `What only a finger in phases shows, and a beginning that the log lacks, is explained`(log: String) throws {
        let explanation = try explanation(log)
        #expect(explanation.answer == .yes, "\(explanation.text)")
    }

    @Test func `After a cancelled swipe, the end of the step is that of the animated set made in its call`() throws {
        var trace = try Trace(path: "1→(2)", pages: 3)
        let action = ClientAction(
            in: .didFinishAnimating, if: .cancelled, set: .pages(["3"]), isAnimated: true)
        trace.pageViewController?.client = .pages(ClientDescription(actions: [action]))
        let recording = Recording(replaying: trace)
        for log in [try ObservedLog(recording.text), try ObservedLog(recording)] {
            let explanation = log.explained()
            #expect(explanation.answer == .yes, "\(explanation.text)\n\(recording.text)")
        }
    }

    @Test(arguments: [
        // A deferred set comes before the swipe, while what the finger has left is in flight.
        #"""
        {"pages": 3, "client": {"type": "pages", "answersAfter": false, "observes": ["appearance", "progress"],
         "actions": [{"in": "viewControllerBefore", "page": "1", "set": "1", "later": true}]},
         "gestures": [{"set": 1}, {"drag": "forward"}, {"release": "byPosition"}, {"swipe": "backward"}]}
        """#,
        // A set in a call that nobody observes is another one than in the call before it.
        #"""
        {"pages": 3, "client": {"type": "pages",
         "actions": [{"in": "viewDidAppear", "set": "3", "direction": "backward", "animated": true}]},
         "gestures": [{"set": 2, "animated": true, "ends": "inFlight"}, {"swipe": "forward"}]}
        """#,
        // Of sets and blocks alone.
        #"""
        {"pages": 3, "container": {"type": "pageViewController", "readings": ["assignedDataSourceEnablesScrolling"]},
         "client": {"type": "playlist"},
         "gestures": [{"set": 3, "animated": true}, {"isScrollEnabled": false}, {"isScrollEnabled": true}]}
        """#,
        // A page that lands under the finger, and no ask after it.
        #"""
        {"pages": 3, "container": {"type": "pageViewController", "preload": "never", "quirks": ["commitInMidDrag"]},
         "client": {"type": "pages"}, "gestures": [{"set": 2}, {"drag": "forward"}, {"move": -1}, {"move": 0}]}
        """#,
        // The pages of a set that was refused are those behind the arrow, although the calls name the last one alone.
        #"""
        {"pages": 1, "container": {"type": "pageViewController", "contract": "lenient"},
         "client": {"type": "pages", "placeholder": "2"},
         "gestures": [{"set": ["2", "2", "1"], "act": "a b"}, {"insert": ["4", "5"], "at": 2}, {"set": "5"}, {"swipe": "backward"},
           {"swipe": "backward"}]}
        """#,
    ])
    func `Gestures that show in no call of their own are explained`(trace: String) throws {
        let text = trace.replacing("{\"pages\"", with: "{\"version\": 1, \"pages\"")
        let recording = Recording(replaying: try TraceReader.read(text.utf8, name: "trace"))
        let explanation = try ObservedLog(recording.text).explained()
        #expect(explanation.answer == .yes, "\(explanation.text)\n\(recording.text)")
    }

    @Test(
        arguments: Depth.cases(
            // In calls of the gesture that shows A, which nobody has logged: two sets in one of them, and in two.
            ["setViewControllers [B], direction: forward, animated: false"],
            // The first after a call that is logged, or in it.
            deep: [
                """
                setViewControllers [B], direction: forward, animated: false
                viewControllerAfter(B) → nil
                viewControllerBefore(B) → nil
                """
            ]))
    func `Sets can be made in several calls that nobody has logged, and a No is a proof as long as all were tried`(
        first: String
    ) throws {
        func answer(_ sets: Int) throws -> Explanation {
            try explanation(
                """
                UIPageViewController, scroll
                setViewControllers [A], direction: forward, animated: false
                viewControllerAfter(A) → nil
                viewControllerBefore(A) → nil
                \(first)
                \((0..<sets).map { "setViewControllers [\($0)], direction: forward, animated: false" }.joined(separator: "\n"))
                viewControllerAfter(A) → nil
                """)
        }
        let few = try answer(0)
        #expect(few.answer == .no && few.isProof, "\(few.text)")
        let many = try answer(12)
        #expect(many.answer == .no && !many.isProof, "\(many.text)")
    }

    /// Sets in calls that nobody has logged, in blocks, and on turns that come in the middle of the next gesture.
    @Test(arguments: [
        #""actions": [{"in": "viewControllerBefore", "set": "B", "later": true}]}, "gestures": [{"set": "C"}, {"drag": "forward"}, {"release": "completed"}, {"swipe": "backward", "ends": "cancelled"}]"#,
        #""actions": [{"in": "viewDidAppear", "set": "D"}, {"in": "didFinishAnimating", "set": "A", "animated": true}]}, "gestures": [{"set": "E"}, {"swipe": "backward"}]"#,
        #""loops": true, "observes": ["appearance"], "actions": [{"in": "didFinishAnimating", "set": "B", "animated": true}, {"in": "willTransitionTo", "set": "D", "later": true}]}, "gestures": [{"set": "E"}, {"drag": "forward"}, {"release": "cancelled"}, {"settle": true}, {"swipe": "forward"}]"#,
    ])
    func `Of a recording in whose steps the app sets pages, a No is no proof, and accuses nobody`(rest: String) throws {
        let text = #"{"version": 1, "pages": ["A", "B", "C", "D", "E"], "client": {"type": "pages", \#(rest)}"#
        let recording = Recording(replaying: try TraceReader.read(text.utf8, name: "trace.json"))
        let explanation = try explanation(recording.text)
        #expect(explanation.answer == .yes || !explanation.isProof)
        #expect(!explanation.text.contains(" forbids it") && !explanation.text.contains("Please send it"))
    }

    @Test func `What a heading says of an animated set is in the walk: its edge, and that it is in flight`() throws {
        let start = "UIPageViewController, scroll\n\n0. set A\n\n1. set  A → B  "
        let left = try explanation(start + "(animated from the left)\n     1  completion finished: true\n")
        #expect(left.answer == .yes && left.gestures.last?.text.contains("animated backward") == true)
        let flight = """
            {"version": 1, "pages": ["A", "B"], "client": {"type": "pages", "observes": ["appearance"]},
             "gestures": [{"set": "A"}, {"set": "B", "animated": true, "ends": "inFlight"}]}
            """
        let recording = Recording(replaying: try TraceReader.read(flight.utf8, name: "trace.json"))
        let trace = try #require(try explanation(recording.text).trace)
        #expect(
            Recording(replaying: trace).steps.last?.callbacks.map(\.text) == recording.steps.last?.callbacks.map(\.text)
        )
    }

    @Test func `A log of many animated sets is looked through in thousands of gestures, not in millions`() throws {
        let sets = (0..<50).map { number in
            "setViewControllers [\(["A", "B", "C", "D", "E"][number % 5])], direction: forward, animated: true\n"
                + (number % 3 == 0 ? "" : "completion finished: true\n")
        }
        let explanation = try explanation(sets.joined())
        #expect(explanation.answer == .yes, "\(explanation.verdict)")
        #expect(explanation.gesturesTried < 10_000, "\(explanation.gesturesTried)")
        // Of most changes nobody knows.
        #expect(explanation.strength == nil)
    }
}
