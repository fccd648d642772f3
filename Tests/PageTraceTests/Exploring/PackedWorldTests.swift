import TestDepth
import Testing

@testable import PageTrace

/// States that are packed into words, against the same states as they are: one search, two worlds.
@Suite("Packed states say all there is")
struct PackedWorldTests {
    /// A bound keeps the tests short; `.ci/prove` goes through everything.
    private func compare(
        _ trace: Trace,
        _ options: ExplorationOptions = ExplorationOptions(
            families: ExplorationTests.everything, depth: 3, states: 1_000_000)
    ) throws {
        var plain = options
        plain.packs = false
        let (packed, whole) = try (#require(trace.explored(options)), #require(trace.explored(plain)))
        #expect(packed.figures == whole.figures)
        #expect(packed.depth == whole.depth && packed.bound == whole.bound)
        #expect(packed.unmet == whole.unmet)
        #expect(packed.walks.map(\.sort) == whole.walks.map(\.sort))
        #expect(packed.walks.map(\.trace) == whole.walks.map(\.trace))
        #expect(packed.text == whole.text)
    }

    @Test func `Every stored field is listed: a new one must be packed, and compared`() {
        #expect(PageViewControllerModel.isPackable)
        #expect(ListClient.isPackable)
    }

    @Test(arguments: [false, true])
    func `A search that meets a finding without a number is no proof`(isUnknown: Bool) throws {
        let names = ["1", "2"]
        let scenario = PageViewControllerSettings.explorable(Scenario(PageViewControllerSettings()), pages: names)
        let gestures = scenario.exploredGestures([.swipe], line: PageLine(names))
        let session = try #require(scenario.exploringSession(gestures, names)?.session as? PagesSession<ListClient>)
        let stage = session.remembering.stage
        let numbers = FindingNumbers(ClientDescription())
        let situations = try #require(PackedSituations(stage, gestures, PageLine(names)))
        var watched = try #require(WatchedStage(stage.stage, situations, numbers, changesList: false))
        let known = PageFinding.Problem.leakedChild(PageNumber(0))
        watched.found.add(
            isUnknown ? .wrongAnswer(nil, to: PageNumber(0), .forward, right: PageNumber(1)) : known)
        let swipe = WatchedStage.Gesture.page(.swipe(Swipe(.forward)))
        let world = PackedWorld(
            watched, [swipe], costs: [GestureCost(gestures[0])], line: PageLine(names),
            sorts: SortNumbers(numbers.sorts))
        #expect(Search(world, ExplorationOptions()).record.isExact == !isUnknown)
    }

    @Test(
        arguments: Quirk.allCases,
        Depth.cases([ContractMode.lenient], deep: [.strict]))
    func `With every quirk, strict and lenient`(quirk: Quirk, contract: ContractMode) throws {
        let container = PageViewControllerSettings(quirks: Quirks(quirk), contract: contract)
        try compare(
            ExplorationTests.trace([ExplorationTests.right, ExplorationTests.blindly], pages: 2, container: container))
    }

    @Test func `Sets without end`() throws {
        var trace = ExplorationTests.trace([], pages: 2, container: PageViewControllerSettings(contract: .lenient))
        let action = ClientAction(in: .completion, set: .pages(["1"]))
        trace.pageViewController?.client = .pages(ClientDescription(actions: [action]))
        let exploration = try #require(trace.explored(ExplorationOptions(families: [.swipe, .set, .flight], depth: 3)))
        #expect(exploration.walks.contains { $0.sort.kind == .endlessSets })
        try compare(trace)
    }

    @Test(arguments: SpineLocation.allCases)
    func `Page curls, with every spine`(spine: SpineLocation) throws {
        let container = PageViewControllerSettings(
            transitionStyle: .pageCurl, spineLocation: spine == .none ? nil : spine, isDoubleSided: spine == .max,
            contract: .lenient)
        var trace = ExplorationTests.trace([ExplorationTests.right], pages: 4, container: container)
        trace.pageViewController?.client = .pages(
            ClientDescription(
                spineLocations: [.portrait: .min, .landscapeLeft: .mid], trackers: [ExplorationTests.right]))
        try compare(trace)
    }

    @Test func `Loops, indicators, one-way data sources, and preloads that never come`() throws {
        for client in [
            ClientDescription(loops: true, trackers: [ExplorationTests.tooEarly]),
            ClientDescription(hasPageIndicator: true),
            ClientDescription(answersBefore: false, trackers: [ExplorationTests.right]),
        ] {
            var trace = ExplorationTests.trace(pages: 3, container: PageViewControllerSettings(preloads: .never))
            trace.pageViewController?.client = .pages(client)
            try compare(trace)
        }
    }

    @Test func `Lists that grow and shrink`() throws {
        try compare(
            ExplorationTests.trace([ExplorationTests.right], pages: 2),
            ExplorationOptions(families: [.swipe, .cancel, .set], depth: 3, states: 1_000_000, list: 1...3))
    }

    @Test func `To the end, with everything that a finger can do`() throws {
        let options = ExplorationOptions(families: [.swipe, .cancel, .drag, .skip])
        try compare(ExplorationTests.trace([ExplorationTests.tooEarly], pages: 2), options)
    }

    @Test func `Exploring that begins in mid-drag, at a place of its own`() throws {
        var trace = ExplorationTests.trace([ExplorationTests.right])
        trace.gestures = [.page(.set(ProgrammaticSet(["1"]))), .page(.drag(.forward)), .page(.move(to: 0.3))]
        try compare(trace)
    }

    @Test func `States are told apart by all of their words, and found again by them`() {
        var table = StateTable(wordCount: 2)
        let origin = StateTable.Origin(parent: 0, gesture: 0, phases: 0, kinds: 0)
        var known: [[UInt64]: Int] = [:]
        for number in 0..<20_000 {
            // Few different words, so that many states differ in one of them alone, and many come again.
            let words = [UInt64(number * 7 % 101), UInt64(number * number % 97)]
            let count = table.count
            let place = words.withUnsafeBufferPointer { table.insert($0, StateTable.hash($0), origin) }
            #expect((place == count) == (known[words] == nil))
            #expect(known[words, default: place] == place)
            known[words] = place
        }
        #expect(table.count == known.count)
    }
}
