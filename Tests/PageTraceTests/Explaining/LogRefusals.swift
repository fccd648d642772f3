import TestDepth
import Testing

@testable import PageTrace

@Suite("Texts that are no logs")
struct LogRefusals {
    private func error(_ text: String, limits: TraceLimits = TraceLimits()) -> TraceError? {
        do {
            _ = try ObservedLogReader.read(text.utf8, name: "device.log", limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test func `A misspelled callback: where, what is meant, what there is`() {
        let error = error("# my log\n  willTransitonTo [Second]\n")
        #expect(
            error?.description.hasPrefix(
                "device.log:2:3: error: there is no callback \"willTransitonTo\". Did you mean \"willTransitionTo\"? "
                    + "Write it as in: willTransitionTo [Second]. ") == true)
        // A number with a full stop stands before headings of steps, and must not hide it.
        #expect(self.error("1. viewControllerAftr(First) -> nil")?.column == 4)
        #expect(self.error("1. didFinishAnimation finished: true")?.column == 4)
    }

    @Test(arguments: [
        ("willTransitionTo count=1", "count=1"), ("willTransitionTo 1 controllers", "1 controllers"),
        ("didFinishAnimating true, previous: soon, completed true", "soon"),
    ])
    func `A word that is named nowhere else may be no page, and accuses nobody`(line: String, name: String) {
        let asked = "viewControllerAfter Home -> News\nviewControllerBefore Home -> nil\n"
        #expect(
            error(asked + line)?.description.hasPrefix(
                "device.log:3:1: error: \"\(name)\" is in no other line, so it may be no page. If it is one, write it in "
                    + "brackets: [\(name)]. If not, ") == true)
        // Without an answer before it, it may be a page from before the log.
        #expect(error("willTransitionTo 1 controllers\ndidFinishAnimating completed: true") == nil)
        #expect(error(asked + "willTransitionTo [1 controllers]") == nil)
    }

    @Test(arguments: [
        "viewControllerAfter called\nviewControllerBefore called\nviewControllerAfter called",
        "viewControllerAfter called\nviewControllerBefore called\nwillTransitionTo called",
        "viewControllerAfter(called)\nviewControllerBefore(called)\nwillTransitionTo [called]",
        // As one page, a class that all pages are of would follow itself, and UIKit could raise. (E4)
        "viewControllerAfter(called) -> called\nviewControllerBefore(called) -> nil\nwillTransitionTo [called]",
    ])
    func `Calls that all name the same word name no page`(text: String) {
        #expect(error(text)?.message == "no line says which page: all name \"called\"")
    }

    @Test func `A list of one page that loops has a recording that is a log`() throws {
        let trace = try Trace(path: "1→1", pages: ["Only"], loops: true)
        #expect(try ObservedLog(trace.recording.text).explained().answer == .yes)
    }

    @Test func `A page under its class and under its address would be two`() {
        let text = """
            viewControllerAfter(Home) -> News
            viewControllerBefore(Home) -> nil
            willTransitionTo [News]
            didFinishAnimating finished: true, previous: [<App.Home: 0x7f81>], completed: true
            """
        #expect(error(text)?.message == "\"Home\" and \"<App.Home: 0x7f81>\" would be two pages")
    }

    @Test(
        arguments: [
            ("viewDidLoad(First", 18, "\")\" is missing here", "Write it as in: viewDidLoad(First)"),
            (
                "willTransitionTo", 17, "the line does not say which page",
                "Write it as in: willTransitionTo [Second]"
            ),
            (
                "pageViewController(_:viewControllerAfter:)", 43, "the line does not say which page",
                "Write it as in: viewControllerAfter(First) → Second"
            ),
            (
                "didFinishAnimating finished=true completed=true prev=[First]", 49,
                "didFinishAnimating has no argument \"prev\"",
                "Write it as in: didFinishAnimating finished: true, previous: [First], completed: true"
            ),
            (
                "didFinishAnimating finished: yes", 30, "this must be true or false",
                "Write it as in: didFinishAnimating finished: true, previous: [First], completed: true"
            ),
            (
                "didFinishAnimating finished: true, previous: [First]", 53, "\"completed:\" is missing here",
                "Write it as in: didFinishAnimating finished: true, previous: [First], completed: true"
            ),
            (
                "willMove(First, toParent: contaner)", 27, "\"contaner\" cannot stand here",
                "Did you mean \"container\"? It can be \"container\" or \"nil\"."
            ),
            ("presentationCount() -> many", 24, "a number is missing here", "Write it as in: presentationCount() → 4"),
            ("viewDidLoad(\"First)", 13, "the quotes are never closed", "Put a second \" behind the name."),
            (#"viewDidLoad("a\q")"#, 15, "there is no such escape", #"Those in names are \" \\ \n \t and \u{202E}."#),
            ("viewDidLoad(nil)", 13, "a page is missing here", "Write it as in: viewDidLoad(First)"),
            ("viewDidLoad(A) and more", 15, "the line goes on after the call", "Write it as in: viewDidLoad(First)"),
            ("viewDidLoad()", 13, "a page's name is empty", "Give it at least one character."),
            (
                "2024-05-01 12:00:00 didFinishAnimating maybe", 40, "this must be true or false",
                "Write it as in: didFinishAnimating finished: true, previous: [First], completed: true"
            ),
            (
                "didFinishAnimating completed: maybe", 31, "this must be true or false",
                "Write it as in: didFinishAnimating finished: true, previous: [First], completed: true"
            ),
            (
                "viewControllerAfter First Second", 27, "\"→\" is missing here",
                "Write it as in: viewControllerAfter(First) → Second"
            ),
            (
                "viewControllerAfter(Home, Sweet) -> News", 25, "\",\" ends the name",
                "A name with a comma stands in quotes: \"A, B\". Write it as in: viewControllerAfter(First) → Second"
            ),
            (
                "viewControllerAfter(News) -> Home, Sweet", 34, "\",\" ends the name",
                "A name with a comma stands in quotes: \"A, B\". Write it as in: viewControllerAfter(First) → Second"
            ),
            (
                "viewWillAppear(Home, Sweet)", 22, "this must be true or false",
                "A name with a comma stands in quotes: \"A, B\". Write it as in: viewWillAppear(First, animated: true)"
            ),
            ("3 step", 1, nil, nil),
        ] as [(String, Int, String?, String?)])
    func `What is wrong within a line, and how it is written`(
        line: String, column: Int, message: String?, advice: String?
    ) {
        let error = error(line)
        if let message {
            #expect(error?.line == 1 && error?.column == column, "\(error?.description ?? "read")")
            #expect(error?.message == message)
        }
        if let advice { #expect(error?.advice == advice) }
        #expect(error?.kind == .malformed)
    }

    @Test func `A question in the middle without its answer, and steps that are left out`() {
        #expect(
            error("spineLocationFor landscapeLeft\nwillTransitionTo [Second]")?.message
                == "the question says nothing of its answer")
        #expect(error("viewDidLoad(A)\nsteps 1 to 8 are left out")?.message == "steps of the log are left out")
        #expect(error("willTransitionTo [A, B, C]")?.message == "these are no arguments of willTransitionTo")
        #expect(error("")?.message == "there is no call in the log")
        #expect(error("\n# nothing\n")?.message == "there is no call in the log")
    }

    @Test func `A container that cannot be`() {
        let unknown = error("UIPageViewController, page crul\nviewDidLoad(A)")
        #expect(unknown?.message == "\"page crul\" says nothing of a container")
        #expect(unknown?.advice.hasPrefix("Did you mean \"page curl\"? It can be \"scroll\", \"page curl\", ") == true)
        #expect(unknown?.column == 23)
        let twice = error("UIPageViewController\nviewDidLoad(A)\nUIPageViewController\n")
        #expect(twice?.message == "the container is named again")
    }

    @Test func `Control characters, and bytes that are no text`() throws {
        #expect(error("viewDidLoad(\u{1B}[31mA)")?.message == "a page's name holds the control character U+001B")
        #expect(error("viewDidLoad(\"a\\u{9b}\")")?.message == "a page's name holds the control character U+009B")
        #expect(error("\u{0}\u{0}")?.message.hasPrefix("there is no call in the log: 1 line such as ") == true)
        #expect(throws: TraceError.self) { try ObservedLogReader.read([0x76, 0xFF, 0xFE], name: "log") }
        let long = error(String(repeating: "x", count: 1_000_000))
        #expect((long?.description.utf8.count ?? .max) < 2_000)
        // One character, and a megabyte.
        let accents = error("UIPageViewController, e\(String(repeating: "\u{301}", count: 500_000))\nviewDidLoad(A)")
        #expect((accents?.description.utf8.count ?? .max) < 2_000)
    }

    @Test(.enabled(if: Depth.isDeep, "PAGETRACE_DEEP=1 reads 500,001 calls."))
    func `A log of more calls than can be looked through`() {
        let text = String(repeating: "viewDidLoad(A)\n", count: 500_001)
        #expect(error(text)?.message == "too many calls: 500,001, and at most 500,000 are allowed")
    }

    @Test(arguments: [
        "viewWillAppear true", "willTransitionTo nil", "willTransitionTo [nil]", "viewControllerAfter(nil) -> B",
        "viewControllerAfter (null) -> B",
    ])
    func `A flag and nil are no pages`(line: String) {
        #expect(error(line)?.message == "a page is missing here")
        #expect(error("didFinishAnimating previous: nil, completed: true") == nil)
    }

    /// The next transition leaves the page that the last one led to.
    @Test func `Of several words, those that no other line names are no page`() {
        let ends = ["First", "Second", "Third"].map { "didFinishAnimating previous: \($0), completed: true" }
        func log(_ begins: [String]) -> String { zip(begins, ends).map { "\($0)\n\($1)" }.joined(separator: "\n") }
        #expect(error(log(["willTransitionTo Second", "willTransitionTo Third", "willTransitionTo 4"])) == nil)
        let froms = log(["willTransitionTo Second from First", "willTransitionTo Third from Second"])
        #expect(error(froms)?.message == "\"Second from First\" is in no other line, so it may be no page")
        let answered = "viewControllerAfter(First) -> Second\nviewControllerBefore(First) -> nil\n"
        let twice = ["false", "true"].map {
            "willTransitionTo page Second\ndidFinishAnimating previous: First, completed: \($0)"
        }
        #expect(
            error(answered + twice.joined(separator: "\n"))?.message
                == "\"page Second\" is in no other line, so it may be no page")
    }

    @Test func `A page that a set has taken away, or the question that nobody prints, is in no other line`() {
        let end = "didFinishAnimating previous: First, completed: true\n"
        let set = "setViewControllers [First], direction: forward, animated: false\n"
        #expect(error("willTransitionTo Third\n\(end)\(set)willTransitionTo Second\n\(end)") == nil)
        #expect(error("viewControllerBefore First -> nil\nwillTransitionTo Second\n\(end)") == nil)
    }

    @Test func `A call that names no page says nothing about the one that appears`() {
        let kinds = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
        let log = kinds.map { "\($0)(1, animated: true)\n" }.joined()
        #expect(error(log + "spineLocationFor landscapeLeft -> min\n") == nil)
    }

    @Test func `What every call of appearance names is the argument of each`() {
        let asked =
            "viewControllerAfter(First) -> Second\nviewControllerBefore(First) -> nil\nwillTransitionTo [Second]\n"
        func appearing(_ word: String) -> String {
            ["viewWillAppear", "viewWillDisappear", "viewDidAppear", "viewDidDisappear"].map { "\($0)\(word)\n" }
                .joined()
        }
        #expect(
            error(asked + appearing(" 1"))?.message == "every call of appearance names \"1\", and no other call does")
        #expect(error(asked + appearing("(animated: true)"))?.message == "a page is missing here")
    }

    @Test func `A page with a label and without would be two pages`() {
        let text =
            "willTransitionTo page: Second\ndidFinishAnimating finished: true, previous: [page: Second], completed: true"
        #expect(error(text)?.message == "\"Second\" and \"page: Second\" would be two pages")
    }

    @Test func `Limits, and what to do about them`() {
        let text = (1...4).map { "viewDidLoad(Page \($0))\n" }.joined()
        let calls = error(text, limits: TraceLimits { $0.gestures = 3 })
        #expect(calls?.kind == .limitExceeded)
        #expect(calls?.message == "too many calls: 4, and at most 3 are allowed")
        #expect(calls?.advice == "Keep its beginning: what is explained up to there does not depend on the rest.")
        #expect(
            error(text, limits: TraceLimits { $0.pages = 3 })?.message == "too many pages: 4, and at most 3 are allowed"
        )
        #expect(error(text, limits: TraceLimits { $0.fileSize = 20 })?.kind == .limitExceeded)
        #expect(error(text, limits: TraceLimits { $0.nameLength = 5 })?.kind == .limitExceeded)
        #expect(error(text, limits: TraceLimits { ($0.pages, $0.gestures) = (4, 4) }) == nil)
    }

    @Test func `Recordings of another container, of some steps, with calls that nobody makes, or with none`() throws {
        func message(_ recording: Recording) -> String? {
            do {
                _ = try ObservedLog(recording)
                return nil
            } catch {
                return error.message
            }
        }
        let recording = Recording(replaying: try Trace(path: "1→2→3", pages: 3))
        #expect(message(recording) == nil)
        var other = Recording(client: .article, pages: ["A"], gestures: [.swipe(.forward)])
        #expect(message(other)?.hasPrefix("this is a recording of another container: \"UIScrollView, paging") == true)
        other = recording
        (other.container, other.settings) = ("UIScrollView, paging", nil)
        #expect(message(other) == "this is a recording of another container: \"UIScrollView, paging\"")
        other.container = "UIPageViewController, diagonal"
        #expect(message(other) == "\"diagonal\" says nothing of a container")
        #expect(message(try recording.steps(in: StepRange(1...1))) == "steps of the log are left out")
        other = recording
        other.steps.removeLast(2)
        #expect(message(other) == "there is no call in the log")
        other = recording
        other.steps[1].callbacks[0].name = "viewControllerBeside"
        #expect(message(other)?.hasPrefix("step 1 has a call that a page view controller does not make: ") == true)
        other = recording
        other.steps[1].callbacks[0].answer = nil
        #expect(message(other) == "the question says nothing of its answer")
    }
}
