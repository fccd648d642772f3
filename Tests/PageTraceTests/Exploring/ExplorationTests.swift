import TestDepth
import Testing

@testable import PageTrace

@Suite("Every sequence of gestures, or the shortest that shows a finding")
struct ExplorationTests {
    static let tooEarly = Tracker(
        name: "title", updatedIn: [.viewControllerAfter, .viewControllerBefore], takes: .answer)
    static let blindly = Tracker(name: "index", updatedIn: [.didFinishAnimating], takes: .pending)
    static let right = Tracker(
        name: "title", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown, followsSets: true)

    static func trace(
        _ trackers: [Tracker] = [], pages: Int = 3, container: PageViewControllerSettings = PageViewControllerSettings()
    ) -> Trace {
        Trace(
            container: container, pages: (1...pages).map(String.init), client: ClientDescription(trackers: trackers),
            gestures: GestureSequence())
    }

    /// All that can be tried on a list that stays as it is, and on a container that stays on screen.
    static let everything = Set(GestureFamily.allCases).subtracting([.list, .turn, .cover])

    static func explored(
        _ trace: Trace, _ options: ExplorationOptions = ExplorationOptions(families: everything)
    ) throws
        -> PageTrace.Exploration
    {
        try #require(trace.explored(options))
    }

    @Test func `A set of the app's own is tried with whatever pages it has`() throws {
        for set in [#"{ "set": [1, 2], "act": "tap" }"#, #"{ "set": [1, 2] }"#] {
            let text = #"{ "version": 1, "pages": 2, "gestures": [{ "set": 1 }, \#(set)] }"#
            let exploration = try Self.explored(TraceReader.read(text.utf8, name: "trace"), ExplorationOptions())
            #expect(exploration.walks.first?.sort.rule == .error("E1"), "\(set)")
        }
    }

    @Test(arguments: [#"{ "set": [1, 2] }"#, #"{ "set": [1, 2], "act": "tap" }"#])
    func `In a curl of one page whose spine stays, a set of two is tried; an app that moves it knows which is due`(
        set: String
    ) throws {
        func raises(_ client: String) throws -> Bool {
            let text = """
                { "version": 1, "container": { "type": "pageViewController", "transitionStyle": "pageCurl" }, "pages": 2,
                  "client": { "type": "pages"\(client) }, "gestures": [{ "set": 1 }, \(set)] }
                """
            let trace = try TraceReader.read(text.utf8, name: "trace")
            let walks = try Self.explored(trace, ExplorationOptions(families: [.act])).walks
            return walks.contains { $0.sort.rule == .error("E1") && $0.length == 1 }
        }
        #expect(try raises(""))
        #expect(try raises(#", "spineLocations": { "landscapeLeft": "mid" }"#) == set.contains("act"))
    }

    @Test func `The sets that are tried fill the container`() throws {
        for (spine, count) in [("min", 1), ("mid", 2)] {
            let text = """
                { "version": 1, "pages": 2, "container": { "type": "pageViewController", "transitionStyle": "pageCurl",
                  "spineLocation": "\(spine)" }, "gestures": [{ "set": \(count == 1 ? "1" : "[1, 2]") }] }
                """
            let trace = try TraceReader.read(text.utf8, name: "trace")
            let exploration = try Self.explored(trace, ExplorationOptions(families: [.set]))
            #expect(exploration.isProof && exploration.transitions > 0, "\(spine)")
        }
    }

    @Test func `Where no gesture can come, nothing is proved`() throws {
        let exploration = try Self.explored(Self.trace(), ExplorationOptions(families: [.turn]))
        #expect(exploration.transitions == 0)
        #expect(!exploration.isProof)
        #expect(exploration.bound == .nothing)
        #expect(exploration.verdict == "Nothing was tried: none of these gestures can come where exploring begins.")
    }

    @Test func `Sets without end are known among the numbers of findings`() {
        var numbers = SortNumbers()
        let others = numbers.marks([FindingSort(.wrongTracker, tracker: "title"), FindingSort(.crash)])
        let endless = numbers.marks([FindingSort(.crash), FindingSort(.endlessSets)])
        #expect(numbers.areEndless(endless) && !numbers.areEndless(others))
    }

    @Test(
        arguments: Depth.cases(
            [([], .strict)], deep: [([tooEarly], .strict), ([right, blindly], .strict), ([], .lenient)])
            as [([Tracker], ContractMode)])
    func `As many states and transitions as a plain search finds`(trackers: [Tracker], contract: ContractMode) throws {
        let container = PageViewControllerSettings(contract: contract)
        let exploration = try Self.explored(Self.trace(trackers, pages: 2, container: container))
        let naive = NaiveSearch(
            pages: ["1", "2"], settings: container, client: ClientDescription(trackers: trackers))
        let counts = naive.counts()
        #expect(exploration.states == counts.states)
        #expect(exploration.transitions == counts.transitions)
        #expect(Set(exploration.walks.map(\.sort.kind)) == counts.kinds)
        #expect(exploration.bound == nil)
    }

    @Test(arguments: Depth.cases([[right]], deep: [[tooEarly], [blindly]]))
    func `No walk that is shorter shows what a walk shows`(trackers: [Tracker]) throws {
        let exploration = try Self.explored(Self.trace(trackers, pages: 2))
        let naive = NaiveSearch(
            pages: ["1", "2"], settings: PageViewControllerSettings(), client: ClientDescription(trackers: trackers))
        #expect(!exploration.walks.isEmpty)
        for walk in exploration.walks where walk.length <= 2 {
            let shorter = naive.everything(upTo: walk.length - 1)
            #expect(!shorter.contains { $0.kind == walk.sort.kind && $0.rule == walk.sort.rule }, "\(walk.notation)")
        }
    }

    @Test func `A walk replays to its finding, also as a trace that is written and read again`() throws {
        for quirk in Quirk.allCases where Quirks.quirks(of: .scroll).contains(Quirks(quirk)) {
            let container = PageViewControllerSettings(quirks: Quirks(quirk))
            let trace = Self.trace([Self.right, Self.blindly], pages: 2, container: container)
            let options = ExplorationOptions(families: Self.everything, depth: Depth.amount(3, deep: 4))
            for walk in try Self.explored(trace, options).walks {
                let read = try TraceReader.read(try #require(walk.trace).json().utf8, name: "walk")
                let recording = Recording(replaying: read)
                #expect(recording.steps.last?.findings.contains(walk.finding) == true, "\(walk.notation)")
                #expect(recording == walk.recording)
            }
        }
    }

    @Test func `The simplest of the shortest walks: no phases where a swipe will do`() throws {
        let options = ExplorationOptions(depth: 2)
        let early = try Self.explored(Self.trace([Self.tooEarly]), options)
        #expect(early.walks.first { $0.sort.tracker == "title" }?.notation == "1→2")
        let blind = try Self.explored(Self.trace([Self.blindly]), options)
        #expect(blind.walks.first { $0.sort.tracker == "index" }?.notation == "1→(2)")
    }

    @Test func `What swipes, cancelled or not, cannot make wrong is proved, and what was not tried is said`() throws {
        let options = ExplorationOptions(families: [.swipe, .cancel, .drag, .skip])
        let exploration = try Self.explored(Self.trace([Self.right], pages: 4), options)
        #expect(exploration.isProof)
        #expect(exploration.verdict.hasPrefix("No finding in any sequence of these gestures, of any length: "))
        #expect(exploration.unmet.contains("a set of another page (rule 1)"))
        #expect(!exploration.unmet.contains { $0.contains("bounce") })
    }

    @Test func `A bound ends it, and it says how far it got`() throws {
        let swipes = ExplorationOptions(families: [.swipe, .cancel], depth: 2)
        let shallow = try Self.explored(Self.trace([Self.right], pages: 4), swipes)
        #expect(shallow.bound == .depth && shallow.depth == 2 && !shallow.isProof)
        #expect(shallow.verdict.contains("up to 2 gestures"))
        let few = try Self.explored(
            Self.trace([Self.right], pages: 100), ExplorationOptions(families: [.swipe, .cancel], states: 50))
        #expect(few.bound == .states)
    }

    @Test func `A list that grows within its bounds: what is remembered goes out of date`() throws {
        let options = ExplorationOptions(families: [.swipe], list: 2...4)
        let exploration = try Self.explored(Self.trace(pages: 3), options)
        #expect(exploration.bound == nil)
        #expect(Set(exploration.walks.map(\.sort.kind)) == [.staleNeighbor])
        #expect(exploration.walks[0].recording.steps.count == exploration.walks[0].length + 1)
    }

    @Test func `Twice the same, to the last byte`() throws {
        let options = ExplorationOptions(families: [.swipe, .cancel, .drag])
        let one = try Self.explored(Self.trace([Self.tooEarly]), options)
        let other = try Self.explored(Self.trace([Self.tooEarly]), options)
        #expect(one.text == other.text && one.json == other.json)
    }

    @Test func `Preloads at random are tried both ways, whatever the seed`() throws {
        let options = ExplorationOptions(families: [.swipe, .cancel])
        let figures = try [UInt64(1), 2].map { seed in
            let container = PageViewControllerSettings(preloads: .random(seed: seed, probability: 0.5))
            return try Self.explored(Self.trace([Self.right], container: container), options).figures
        }
        #expect(figures[0] == figures[1])
    }

    @Test func `A trace whose own gestures end the app has nothing to explore`() {
        var trace = Self.trace()
        trace.gestures = [.page(.set(ProgrammaticSet(["1", "2"])))]
        #expect(trace.explored() == nil)
    }

    @Test func `Exploring begins after the first set, or after all gestures, with what was wrong till then`() throws {
        var trace = Self.trace([Self.tooEarly])
        trace.gestures = [.page(.set(PageSet(["1"]))), .page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.forward)))]
        let start = try Self.explored(trace, ExplorationOptions(families: [.swipe]))
        #expect(start.walks.first?.notation == "1→2")
        #expect(start.walks.first?.length == 1)
        #expect(start.found.isEmpty)
        let end = try Self.explored(trace, ExplorationOptions(families: [.swipe], from: .end))
        #expect(end.walks.first?.notation.hasPrefix("1→2→3") == true)
        #expect(end.found.map(\.step) == [1])
        #expect(!end.isProof)
    }

    @Test func `The sets and changes of the list of the trace itself are tried wherever they fit`() throws {
        var trace = Self.trace(pages: 2)
        trace.gestures = [
            .page(.set(PageSet(["1"]))), .list(.append(["9"])), .page(.set(PageSet(["9"]))), .list(.remove(["9"])),
        ]
        let usual = try Self.explored(trace, ExplorationOptions())
        #expect(usual.walks.contains { $0.sort.kind == .staleNeighbor && $0.notation.contains("append 9") })
        #expect(usual.walks.allSatisfy { !$0.hasForeignSet })
        let touches = try Self.explored(trace, ExplorationOptions(families: [.swipe, .cancel]))
        #expect(touches.isProof)
    }

    /// Two pages that loop end the app.
    @Test func `A gesture that ends the app hides nothing that others lead to`() throws {
        let trace = Trace(pages: ["1", "2", "3"], client: ClientDescription(loops: true), gestures: [.set("1")])
        let usual = try Self.explored(trace, ExplorationOptions(families: [.swipe, .cancel], list: 1...4))
        #expect(usual.walks.contains { $0.sort.kind == .contractViolation } && usual.states > SearchRecord.drawnLimit)
    }

    @Test func `With more gestures than can be tried nothing is tried, and it says so`() throws {
        let trace = Self.trace(pages: 20_000)
        let exploration = try Self.explored(trace, ExplorationOptions(families: [.swipe, .set]))
        #expect(exploration.bound == .gestures && exploration.transitions == 0)
        #expect(exploration.verdict.contains("there were more than 50,000 gestures for each situation (leave out"))
        #expect(!exploration.isProof)
    }
}
