import Paging
import TestDepth
import Testing

@testable import PageTrace

/// A list that may become long, as a short one that stands for it and as it is: one answer, two searches.
@Suite("Lists that grow and shrink, and may become long")
struct ChangingListTests {
    /// What is found of an app whose list changes within these lengths.
    ///
    /// With a bound on gestures each list is searched as it is.
    private static func explored(
        _ client: ClientDescription, pages: Int = 4, _ list: ClosedRange<Int>, growsAtFront: Bool = false,
        _ families: Set<GestureFamily> = [.swipe, .cancel, .skip], isBounded: Bool = false, triesLonger: Bool = false
    ) throws -> PageTrace.Exploration {
        let trace = Trace(pages: (1...pages).map(String.init), client: client, gestures: [.set("1")])
        var options = ExplorationOptions(
            families: families, depth: isBounded ? 100_000 : nil, states: 1_000_000, list: list)
        options.growsAtFront = growsAtFront
        options.triesLongerLists = triesLonger
        return try #require(trace.explored(options))
    }

    @Test func `A long list is answered by a short one: fewer states, and the same walks`() throws {
        let short = try Self.explored(ClientDescription(), 4...22)
        let each = try Self.explored(ClientDescription(), 4...22, isBounded: true)
        #expect(short.walks.map(\.trace) == each.walks.map(\.trace) && short.unmet == each.unmet)
        #expect(!short.walks.isEmpty && short.states < each.states / 2)
        #expect(short.pagesFrom == 4 && each.pagesFrom == nil)
        #expect(short.text.contains("\na list with more pages shows nothing else\n"))
    }

    @Test func `How long the list may become makes no difference`() throws {
        let lists = [4...40, 4...200].map { list in Result { try Self.explored(ClientDescription(), list) } }
        #expect(try lists[0].get().text == lists[1].get().text)
    }

    @Test func `A list that may become a little longer is searched as it is`() throws {
        #expect(try Self.explored(ClientDescription(), 4...8).pagesFrom == nil)
        #expect(try Self.explored(ClientDescription(), 4...8, triesLonger: true).pagesFrom == 4)
    }

    @Test func `Nothing is said of longer lists if pages are not alike`() throws {
        let holdsIndex = Tracker(name: "index", updatedIn: [.didFinishAnimating], takes: .shown, holds: .index)
        for client in [
            ClientDescription(hasPageIndicator: true), ClientDescription(trackers: [holdsIndex]),
            ClientDescription(trackers: [ExplorationTests.right], answersFrom: "title"),
        ] {
            #expect(try Self.explored(client, pages: 2, 2...3, triesLonger: true).pagesFrom == nil)
        }
        let sets = try Self.explored(ClientDescription(), pages: 2, 2...3, [.swipe, .set], triesLonger: true)
        #expect(sets.pagesFrom == nil)
    }

    @Test func `Whatever a long list leads to is among the short states`() throws {
        let names = ["1", "2", "3", "4"]
        let scenario = PageViewControllerSettings.explorable(Scenario(PageViewControllerSettings()), pages: names)
        let line = PageLine(names, lengths: 2...28, growsAtFront: false)
        let gestures = scenario.exploredGestures([.swipe, .cancel, .list], line: line)
        let session = try #require(scenario.exploringSession(gestures, names)?.session as? PagesSession<ListClient>)
        let stage = session.remembering.stage
        var states = try #require(PackedLine(stage, from: [stage], gestures, line))
        var runs = PageRuns(width: states.width, fewest: 2, fixed: 0..<1)
        func words(_ table: StateTable) -> [[UInt64]] {
            var words: ContiguousArray<UInt64> = []
            table.append(0..<table.count, to: &words)
            return (0..<table.count).map { Array(words[($0 * table.wordCount)..<(($0 + 1) * table.wordCount)]) }
        }
        let short = Set(words(Search(EveryLengthWorld(states, runs), ExplorationOptions()).record.table))
        let each = words(Search(states.world, ExplorationOptions()).record.table)
        runs.begin()
        let missing = each.filter { state in
            state.withUnsafeBufferPointer { runs.shortened($0, on: &states) }.map { !short.isSuperset(of: $0) } ?? true
        }
        #expect(missing.isEmpty && short.count < each.count / 2)
    }

    /// Each app with each way in which its list changes; one that grows at its front has far more states.
    private static let cases = [(1, 1...2, false), (2, 2...3, false), (4, 3...5, false), (1, 1...2, true)].flatMap {
        (pages, list, growsAtFront) in EveryLengthTests.apps.map { ($0, pages, list, growsAtFront) }
    }

    @Test func `What is said of every longer list is what each of them shows`() throws {
        var isSaid = 0
        for (app, pages, list, growsAtFront) in Depth.cases(Array(Self.cases.prefix(2)), deep: Self.cases) {
            let families: Set<GestureFamily> = [.swipe, .cancel]
            let told = try Self.explored(
                app, pages: pages, list, growsAtFront: growsAtFront, families, triesLonger: true)
            let sorts = Set(told.walks.map(\.sort))
            let isSame = try Depth.cases([2], deep: [1, 2, 4, 7]).allSatisfy { more in
                let longer = list.lowerBound...(list.upperBound + more)
                let each = try Self.explored(
                    app, pages: pages, longer, growsAtFront: growsAtFront, families, isBounded: true)
                return Set(each.walks.map(\.sort)) == sorts
            }
            // That nothing is said of longer lists is no mistake; to be wrong about them is one.
            #expect(isSame || told.pagesFrom == nil, "\(app), \(list)")
            isSaid += told.pagesFrom == nil ? 0 : 1
        }
        #expect(isSaid > 0)
    }
}
