import Paging
import Testing

@testable import PageTrace

@Suite("Logs as devices and people print them")
struct PrintedLogs {
    private static let plain = """
        viewControllerAfter(First) → Second
        viewControllerBefore(First) → nil
        willTransitionTo [Second]
        didFinishAnimating finished: true, previous: [First], completed: true
        """

    private func log(_ text: String) throws -> ObservedLog { try ObservedLog(text) }

    @Test(arguments: [
        // NSLog, log stream, an emoji
        """
        2026-11-23 06:41:19.123456+0100 Pager[5121:88123] viewControllerAfter(First) -> Second
        06:41:19.2 Df Pager[5121:88123] [ui:paging] viewControllerBefore(First) -> nil
        🚀 willTransitionTo [Second]
        Pager(12) | didFinishAnimating finished: true, previous: [First], completed: true
        """,
        // #function, and what Swift prints of optionals
        """
        pageViewController(_:viewControllerAfter:) Optional("First") -> Optional("Second")
        pageViewController(_:viewControllerBefore:) First -> nil
        pageViewController(_:willTransitionTo:) [Optional("Second")]
        pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) true [First] true
        """,
        // One style, without brackets, and figures for flags
        """
        viewControllerAfter First -> Second
        viewControllerBefore: First -> nil
        willTransitionTo Second
        didFinishAnimating completed: 1 previous: First finished: 1
        """,
        // What NSLog prints of nil, an arrow before a page, and a flag behind its label
        """
        viewControllerAfter First -> Second
        viewControllerBefore First -> (null)
        willTransitionTo -> Second
        didFinishAnimating true, completed true, previous: First
        """,
        """
        viewControllerAfter(First) -> Second
        viewControllerBefore(First) -> <null>
        willTransitionTo [Second]
        didFinishAnimating finished: true, previous: [First], completed: true
        """,
        "viewControllerAfter(First) -> Second\r\nviewControllerBefore(First) -> nil\r\nwillTransitionTo [Second]\r\n"
            + "didFinishAnimating finished: YES, previous: [First], completed: YES\r\n",
    ])
    func `Every style says the same`(text: String) throws {
        #expect(try log(text).entries.map(\.callback) == log(Self.plain).entries.map(\.callback))
    }

    @Test func `A log of sets and appearance calls alone is explained`() throws {
        let lines = ["[A]", "[B]"].map { "setViewControllers \($0), direction: forward, animated: false" }
        let log = try log("\(lines[0])\nviewDidLoad(A)\n\(lines[1])")
        #expect(log.explained().text.hasPrefix("Yes, on "))
    }

    @Test func `If offsets stand in a log, the pages may lie from right to left`() throws {
        let log = try log(
            """
            viewControllerAfter(First) → Second
            viewControllerBefore(First) → nil
            willTransitionTo [Second]
            scrollViewDidScroll(offset: 0, progress: 1)
            scrollViewDidScroll(offset: 1, progress: 0)
            didFinishAnimating finished: true, previous: [First], completed: true
            viewControllerAfter(Second) → Third
            """)
        let explanation = log.explained()
        #expect(explanation.text.contains("only if the container is laid out from right to left"))
    }

    @Test func `If the answers of the data source are guessed, a no accuses no device`() throws {
        let sets = ["C", "A"].map { "setViewControllers [\($0)], direction: forward, animated: false\n" }
        let ends = ["A", "B", "C"].map { "didFinishAnimating finished: true, previous: [\($0)], completed: true\n" }
        let explanation = try log((sets + ends).joined()).explained()
        #expect(!explanation.isProof)
        #expect(!explanation.text.contains("candidate for a rule"))
        // Neither does one of a log that has not even the transitions.
        let blocks = try log(sets[0] + "completion finished: true\ncompletion finished: true\n").explained()
        #expect(blocks.answer == .no && !blocks.text.contains("candidate for a rule"), "\(blocks.text)")
    }

    @Test func `The end of a swipe in which the log ends is not said to be known`() throws {
        let log = try log("viewControllerAfter(First) -> Second\nviewControllerBefore(First) -> nil")
        #expect(log.explained().text.contains("  lines 1 to 2, where the log ends: how it ends is not in it\n"))
        #expect(try !self.log(Self.plain).explained().text.contains("where the log ends"))
    }

    @Test func `A page may be called as an argument of another call is`() throws {
        let log = try log("viewControllerAfter current -> next\nviewControllerBefore current -> previous")
        #expect(log.pages == ["current", "next", "previous"])
        let back = try self.log("viewControllerAfter previous -> finished\nviewControllerBefore previous -> nil")
        #expect(back.pages == ["previous", "finished"])
    }

    @Test(arguments: [
        "willTransitionToViewControllers: Second", "willTransitionTo pendingViewControllers: [Second]",
        "willTransitionTo pending: Second", "willTransitionTo: to=Second",
    ])
    func `A label before a page is no part of its name`(line: String) throws {
        #expect(try log(line).pages == ["Second"])
        let question = try log("viewControllerAfterViewController: First -> Second")
        #expect(question.pages == ["First", "Second"])
        #expect(try log("view controller after ViewController1 -> ViewController2").pages[0] == "ViewController1")
    }

    @Test func `What finishes in the log of every app is passed over`() throws {
        let log = try log("application didFinishLaunchingWithOptions\n" + Self.plain + "\nwebView didFinishNavigation")
        #expect(log.linesPassedOver == 2 && log.entries.count == 4)
    }

    @Test func `Every method can be printed as #function spells it`() throws {
        let log = try log(
            """
            viewDidLoad() First
            viewWillAppear(_:) First
            willMove(toParent:) First container
            didMove(toParent:) First nil
            presentationCount(for:) → 4
            setViewControllers(_:direction:animated:completion:) [First], forward, false
            """)
        #expect(
            log.entries.map(\.callback.kind) == [
                .viewDidLoad, .viewWillAppear, .willMove, .didMove, .presentationCount, .setViewControllers,
            ])
    }

    @Test func `Addresses are names, and what an end leaves out is not asked for`() throws {
        let log = try log("willTransitionTo [<UIViewController: 0x7f8>]\ndidFinishAnimating completed: true")
        #expect(log.pages == ["<UIViewController: 0x7f8>"])
        #expect(log.entries.last?.hidden.previous == true)
        #expect(log.explained().isExplained)
    }

    @Test func `Lines of others are passed over and counted; what looks like a callback and is none is an error`()
        throws
    {
        let passed = try log("[Network] took 0.3 s\n\(Self.plain)\nthe task is done\n")
        #expect(passed.linesPassedOver == 2)
        #expect(passed.passedOver.map(\.number) == [1, 6])
        #expect(passed.explained().text.contains("\n  line 1: [Network] took 0.3 s\n  line 6: the task is done\n"))
        #expect(passed.entries.count == 4)
        for line in ["didFinishAnimatin finished: true", "12:00 didFinishAnimating perhaps", "viewControllerAfter(A"] {
            #expect(throws: TraceError.self, "\(line)") { try log("\(Self.plain)\n\(line)\n") }
        }
    }

    /// Whoever prints in one method need not print in its counterpart.
    @Test(arguments: [
        "didFinishAnimating finished: true, previous: [A], completed: true",
        """
        didFinishAnimating finished: true, previous: [A], completed: true
        didFinishAnimating finished: true, previous: [B], completed: true
        didFinishAnimating finished: true, previous: [C], completed: true
        didFinishAnimating finished: true, previous: [B], completed: false
        """,
        "willTransitionTo [B]\nwillTransitionTo [C]",
        "viewControllerAfter(A) -> B\nviewControllerAfter(B) -> C\nviewControllerAfter(C) -> nil",
        "viewControllerBefore(C) -> B\nviewControllerBefore(B) -> A",
        // A page that the log never names lies on the side of the question that nobody prints.
        "viewControllerAfter(E) -> nil\ndidFinishAnimating finished: true, previous: [E], completed: true",
        "viewControllerBefore(A) -> nil\nviewControllerBefore(A) -> nil",
        "completion finished: true\nwillTransitionTo [B]", "didFinishAnimating completed: false",
    ])
    func `A method that is nowhere in the log is not expected`(text: String) throws {
        #expect(try log(text).explained().answer == .yes)
    }

    @Test(arguments: ["Minimum iOS 15, running 26.1", "# not iOS 15", "Deployment target: iOS 15.0", "iOS 15+ only"])
    func `A version that is not the device's names no system`(line: String) throws {
        #expect(try log("\(line)\n\(Self.plain)").systemName == nil)
        #expect(try log("iPhone 12, iOS 15, not charging\n\(Self.plain)").systemName == "iOS 15")
    }

    @Test func `UIKit's own word for backward is read`() throws {
        let log = try log("setViewControllers [B], direction: .reverse, animated: true")
        #expect(
            log.entries.map(\.callback) == [
                .setViewControllers([PageNumber(0)], direction: .backward, animated: true)
            ])
    }

    @Test func `A page called container is told from the container itself by its quotes`() throws {
        let appearing = ["viewWillAppear", "viewDidAppear"].map { "\($0)(\"container\", animated: false)" }
        let log = try log(appearing.joined(separator: "\n"))
        #expect(log.pages == ["container"])
        #expect(log.explained().answer == .yes)
    }

    /// It leads from its last page to its first, which nobody has printed.
    @Test func `A no that rests on guessed answers accuses no device`() throws {
        let loop = ["A", "B", "C", "A"].map { "didFinishAnimating finished: true, previous: [\($0)], completed: true" }
        let text = try log(loop.joined(separator: "\n")).explained().text
        #expect(text.hasPrefix("No. "))
        #expect(
            text.contains("Print viewControllerAfter and viewControllerBefore with what they return, and ask again."))
        #expect(!text.contains("candidate for a rule"))
    }

    @Test(arguments: ["->", "→"])
    func `Pages as NSObject describes them, without brackets, and what is answered`(arrow: String) throws {
        let lines = [
            "pageViewController(_:viewControllerAfter:) <App.Page: 0x600> \(arrow) <App.Page: 0x601>",
            "pageViewController(_:viewControllerBefore:) <App.Page: 0x600> \(arrow) (null)",
            "pageViewController(_:willTransitionTo:) [<App.Page: 0x601>]",
            "didFinishAnimating finished: true, previous: [<App.Page: 0x600>], completed: true",
            "pageViewController(_:viewControllerAfter:) <App.Page: 0x601> \(arrow) nil",
        ]
        let log = try log(lines.joined(separator: "\n"))
        #expect(log.pages == ["<App.Page: 0x600>", "<App.Page: 0x601>"])
        #expect(log.explained().answer == .yes)
    }

    @Test func `A page that was only set is not taken to be the neighbor of the one before it`() throws {
        let sets = ["C", "A"].map { "setViewControllers [\($0)], direction: forward, animated: false" }
        let ends = ["A", "B", "C"].map { "didFinishAnimating finished: true, previous: [\($0)], completed: true" }
        #expect(try log((sets + ends).joined(separator: "\n")).explained().answer == .yes)
    }

    @Test(arguments: ["", "viewControllerAfter(B)", "viewControllerAfter(B)|viewControllerBefore(B)"])
    func `Loads tell what the data source answered`(questions: String) throws {
        let questions = questions.isEmpty ? [] : questions.split(separator: "|").map(String.init)
        let loads = ["viewDidLoad(B)"] + questions.prefix(1) + ["viewDidLoad(C)"] + questions.dropFirst()
        let swipe = [
            "viewDidLoad(A)", "willTransitionTo [A]",
            "didFinishAnimating finished: true, previous: [B], completed: true",
        ]
        let explained = try log((loads + swipe).joined(separator: "\n")).explained()
        #expect(explained.answer == .yes)
        #expect(explained.text.contains("swipe backward"), "\(explained.text)")
    }

    @Test func `A data source is not taken to answer with the page that it is asked about`() throws {
        let log = try log("willTransitionTo [B]\ndidFinishAnimating finished: true, previous: [B], completed: true")
        #expect(log.explained().verdict.hasPrefix("No. The model does everything before line 2, and parts there."))
        let set = "setViewControllers [B], direction: forward, animated: false\nwillTransitionTo [B]"
        #expect(try self.log(set).explained().answer == .no)
    }

    @Test func `The container's own appearance, and layout changes, are acts of the log`() throws {
        let covered = try log(
            """
            viewWillAppear(First)
            viewDidAppear(First)
            viewWillDisappear(container)
            viewWillDisappear(First)
            viewDidDisappear(First)
            viewDidDisappear(container)
            viewWillAppear(container)
            viewWillAppear(First)
            viewDidAppear(container)
            viewDidAppear(First)
            """)
        #expect(covered.explained().answer == .yes)
        #expect(covered.pages == ["First"])
        let silent = try log(
            "viewWillAppear(First)\nviewDidAppear(First)\nviewWillDisappear(First)\nviewDidDisappear(First)")
        #expect(silent.explained().answer == .no)
        let assumed = silent.explained(ExplanationOptions(assume: .acts))
        #expect(assumed.assumptions.map(\.words) == ["container disappears"])
        // The block of a set in flight is lost when the layout changes (rule 22).
        let sets =
            "setViewControllers [A], direction: forward, animated: false\ncompletion finished: true\n"
            + "setViewControllers [B], direction: forward, animated: true\n"
        let lost =
            sets + "layoutChanges(container)\nsetViewControllers [C], direction: forward, animated: false\n"
            + "completion finished: true"
        #expect(try log(lost).explained().answer == .yes)
    }
}
