import Paging
import Testing

@testable import PageTrace

@Suite("The form of logs")
struct LogForm {
    private static let plain = """
        viewControllerAfter(First) → Second
        viewControllerBefore(First) → nil
        willTransitionTo [Second]
        didFinishAnimating finished: true, previous: [First], completed: true
        """

    private func callbacks(_ text: String) throws -> [Callback<PageNumber>] {
        try ObservedLog(text).entries.map(\.callback)
    }

    @Test func `Everything around the calls may be there or not`() throws {
        let decorated = """
            # An iPhone, one afternoon

            1. viewControllerAfter( First )->Second
               2  viewControllerBefore (First) -> nil\t\tpreloaded
            3) willTransitionTo [ Second ]   # here a finger moves
            \t4: didFinishAnimating finished:true , previous: ["First"], completed: true\r
            """
        #expect(try callbacks(decorated) == callbacks(Self.plain))
        #expect(try callbacks("\u{FEFF}" + Self.plain) == callbacks(Self.plain))
        #expect(try ObservedLog(decorated).entries.map(\.line) == [3, 4, 5, 6])
    }

    @Test func `Every callback is read as it is written`() throws {
        for line in CallbackShape.all.map(\.example) {
            let log = try ObservedLog(line)
            #expect(log.entries.indices.map(log.words) == [line])
        }
        // Appearance calls are seldom printed with `animated`.
        #expect(try ObservedLog("viewWillAppear(First)").entries.map(\.hidden.animation) == [true])
        #expect(try ObservedLog("viewWillAppear(First, animated: true)").entries.map(\.hidden.animation) == [false])
    }

    @Test(
        arguments: ["nil", "A, B", "a \"b\"", "→", "(x]", "two  spaces", "ページ", "\u{202E}dlrow", "-> x", "  ", "\\"])
    func `Names of every kind survive`(name: String) throws {
        let text = CallbackRecord(Callback.willTransitionTo([name]), phase: .rest, name: { $0 }).text
        let log = try ObservedLog(text)
        #expect(log.pages == [name])
    }

    @Test func `Lines of JSON, as a recorder writes them, are the lines in them`() throws {
        let json = Self.plain.split(separator: "\n").map { "{\"turn\":1,\"callback\":\"\($0)\"}" }
        #expect(try callbacks(json.joined(separator: "\n")) == callbacks(Self.plain))
        let quoted = try ObservedLog(
            #"{"turn":12,"callback":"willTransitionTo [\"a \\\"b\\\", \u00e9\"]"}"#)
        #expect(quoted.pages == [#"a "b", é"#])
    }

    @Test func `A turn is the last note of a line, or the key of a line of JSON`() throws {
        func turns(_ text: String) throws -> [Int?] {
            let log = try ObservedLog(text)
            return log.entries.map(\.turn) + log.beside.map(\.turn)
        }
        #expect(try turns("willTransitionTo [Second]  turn 12") == [12])
        #expect(try turns("didFinishAnimating completed: false  turn 4") == [4])
        #expect(try turns("viewControllerAfter(First) → nil  preloaded\tturn 3") == [3])
        #expect(try turns("willTransitionTo [Second]\nlayoutChanges(container)  turn 4") == [nil, 4])
        #expect(try turns(#"{"turn":7,"callback":"willTransitionTo [Second]"}"#) == [7])
        #expect(try turns("viewDidLoad(First)  turn 0\nviewDidLoad(Second)  turn 999999999999999999").last != nil)
        // What only looks like one is a name or a note.
        #expect(try ObservedLog("viewControllerAfter(First) →  turn 3").pages == ["First", "turn 3"])
        #expect(try turns("willTransitionTo [Second]  my turn 3\nviewDidLoad(Third)  turn left") == [nil, nil])
    }

    @Test(
        arguments: [
            "viewDidLoad(First)  turn -1", "viewDidLoad(First)  turn 1.5", "viewDidLoad(First)  turn +1",
            "viewDidLoad(First)  turn 1000000000000000000", #"{"turn":-1,"callback":"viewDidLoad(First)"}"#,
            #"{"turn":1.5,"callback":"viewDidLoad(First)"}"#,
            #"{"turn":99999999999999999999999999,"callback":"viewDidLoad(First)"}"#,
        ])
    func `A turn that is none is refused where it stands, with what can stand there`(line: String) {
        let error = #expect(throws: TraceError.self) { try ObservedLog("viewDidLoad(Second)\n" + line) }
        #expect(error?.line == 2)
        #expect(error?.message == "this is no number of a turn of the main queue")
    }

    @Test func `A recording has the turns of its steps, and they count up as well`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2", pages: 3))
        recording.steps[0].turns = [1] + recording.steps[0].callbacks.map { _ in 1 }
        recording.steps[1].turns = [2, 2, 2, 2, 3, 3]
        let read = try RecordingFile(recording.json.utf8, name: "walk.json").recording
        #expect(read.steps.map(\.turns) == recording.steps.map(\.turns))
        #expect(try ObservedLog(read).entries.compactMap(\.turn).suffix(5) == [2, 2, 2, 3, 3])
        #expect(try ObservedLog(read).explained().answer == .yes)
        recording.steps[1].turns = [2, 2, 2, 2, 2, 2]
        #expect(try ObservedLog(recording).explained().parting?.rule?.rule.name == "25")
        recording.steps[0].turns = [4] + recording.steps[0].callbacks.map { _ in 4 }
        #expect(throws: TraceError.self) { try ObservedLog(recording) }
        recording.steps[1].turns = [1]
        #expect(throws: TraceError.self) { try RecordingFile(recording.json.utf8, name: "walk.json") }
    }

    @Test func `Turns count up: an app that was started again is another log`() {
        let text = "viewDidLoad(First)  turn 5\nviewDidLoad(Second)\nviewDidLoad(Third)  turn 1"
        let error = #expect(throws: TraceError.self) { try ObservedLog(text) }
        #expect(error?.line == 3)
        #expect(error?.message == "turn 1 of the main queue comes after turn 5")
    }

    @Test(
        arguments: [
            #"{"turn":1,"callback":"willTransitionTo [\ud800\u0041]"}"#, #"{"turn":1,"callback":"\q"}"#,
            #"{"turn":1,"callback":"willTransitionTo [Second]\"}"#, #"{"turn":1,"callback":""}"#,
            #"{"turn":,"act":"x"}"#,
        ])
    func `A line that is nearly one of JSON does no harm`(line: String) {
        #expect(throws: TraceError.self) { try ObservedLog(line) }
    }

    @Test(
        arguments: [
            ("layoutChanges(container)", 1), ("viewWillTransition(container)", 1),
            ("viewWillAppear(container, animated: true)", 1), ("viewDidAppear(container, animated: true)", 0),
            ("setDataSource(container, dataSource: nil)", 1), ("setDataSource(container, dataSource: assigned)", 1),
            ("setDoubleSided(container, true)", 1), ("didMoveToWindow(container, window: nil)", 1),
        ])
    func `What happens to the container is said in lines of its own`(line: String, acts: Int) throws {
        let log = try ObservedLog("\(Self.plain)\n\(line)\n\(Self.plain)")
        #expect(log.beside.count { $0.act != nil } == acts)
        #expect(log.linesPassedOver == 0)
    }

    @Test("A text log of the model is a log: headings, what is held, trackers, notes and findings are passed over")
    func textLog() throws {
        let log = try ObservedLog(
            """
            Title that begins with willTransitionTo
            UIPageViewController, page curl, classic, spine mid, quirk curlEndRaises

            0. set First, Second
                 note  willTransitionTo [Nobody]
                 holds  ? | ▸First | ▸Second | ?      loaded First, Second
                 title  First      wrong
                 ! callback 1: title says Third, while First is shown.

            1. swipe forward  First, Second → Third, Fourth
                 emphasis
                 1  viewControllerAfter(Second) → Third                             preloaded
                       title: First → Third

            2 steps, 1 callback, no findings
            """)
        #expect(log.entries.count == 1)
        #expect(log.entries.first?.beginsStep == true)
        #expect(log.container?.words == "UIPageViewController, page curl, classic, spine mid, quirk curlEndRaises")
        #expect(log.systems == [.classic])
    }

    @Test func `A question at the end may lack its answer: the app ended in it`() throws {
        let log = try ObservedLog("viewControllerAfter(First)")
        #expect(log.endsInTrap)
        #expect(log.explained().isExplained)
        #expect(log.explained().trace == nil)
    }

    @Test func `Where a recorder on a device begins a step holds nothing back`() throws {
        let recording = Recording(
            container: "UIPageViewController, scroll", pages: [],
            steps: Recording(replaying: try Trace(path: "1→2", pages: 3)).steps,
            device: RecordedDevice(model: "iPhone17,1", system: "iOS 26.1"))
        #expect(try ObservedLog(recording).entries.allSatisfy { !$0.beginsStep })
        #expect(try ObservedLog(recording.text).entries.allSatisfy { !$0.beginsStep })
        #expect(try ObservedLog(recording).systems == [.iOS26], "it is held against the system that it names")
    }
}
