import Paging
import TestDepth
import Testing

@testable import PageTrace

@Suite("What is explored of one list, for lists of every length")
struct EveryLengthTests {
    private static let touches: Set<GestureFamily> = [.swipe, .cancel, .drag, .skip]
    private static let right = ExplorationTests.right
    private static let tooEarly = Tracker(name: "title", updatedIn: [.viewControllerAfter], takes: .answer)

    /// What is found of an app with a list of so many pages.
    private static func explored(
        _ client: ClientDescription, pages: Int, _ families: Set<GestureFamily> = touches,
        container: PageViewControllerSettings = PageViewControllerSettings(), states: Int? = nil,
        triesLonger: Bool = true
    ) throws -> PageTrace.Exploration {
        let trace = Trace(
            container: container, pages: (1...pages).map(String.init), client: client, gestures: [.set("1")])
        var options = ExplorationOptions(families: families)
        options.triesLongerLists = triesLonger
        if let states { options.states = states }
        return try #require(trace.explored(options))
    }

    @Test func `A proof for a list is one for every longer list, and says so`() throws {
        let explored = try Self.explored(ClientDescription(trackers: [Self.right]), pages: 4)
        #expect(explored.isProof && explored.pagesFrom == 4)
        #expect(explored.text.contains("\nholds for every number of pages from 4 on\n"))
        #expect(!explored.text.contains("other lengths"))
        #expect(explored.json.contains("\"pagesFrom\": 4"))
    }

    @Test func `A finding is reached with every longer list, and no other one`() throws {
        let explored = try Self.explored(ClientDescription(trackers: [Self.tooEarly]), pages: 4, [.swipe, .cancel])
        #expect(explored.hasFindings && explored.pagesFrom == 4)
        #expect(explored.text.contains("\na list with more pages shows nothing else\n"))
    }

    @Test func `A list that is too long to be searched is proved as one of every length`() throws {
        let client = ClientDescription(trackers: [Self.right])
        let explored = try Self.explored(client, pages: 10_000, states: 1_000)
        #expect(explored.bound == .states && explored.isProof && explored.pagesFrom == 10_000)
        #expect(explored.text.hasPrefix("No finding in any sequence of these gestures, of any length: "))
    }

    @Test func `Nothing is said of longer lists if they show more`() throws {
        // One page has no neighbor that could be answered too early.
        let one = try Self.explored(ClientDescription(trackers: [Self.tooEarly]), pages: 1, [.swipe, .cancel])
        #expect(!one.hasFindings && one.pagesFrom == nil)
        #expect(one.scope.longerLists == "a list with more pages may show something else")
        #expect(one.scope.untried.contains(.lengths(besides: 1)))
    }

    @Test func `Nothing is said of longer lists if the number of pages matters`() throws {
        let plain = ClientDescription()
        let curl = PageViewControllerSettings(transitionStyle: .pageCurl)
        let holdsIndex = Tracker(name: "index", updatedIn: [.didFinishAnimating], takes: .shown, holds: .index)
        #expect(try Self.explored(ClientDescription(hasPageIndicator: true), pages: 4).pagesFrom == nil)
        #expect(try Self.explored(ClientDescription(trackers: [holdsIndex]), pages: 4).pagesFrom == nil)
        #expect(try Self.explored(plain, pages: 4, container: curl).pagesFrom == nil)
        #expect(try Self.explored(plain, pages: 4, [.swipe, .set]).pagesFrom == nil)
        #expect(try Self.explored(plain, pages: 4).pagesFrom == 4)
    }

    /// Apps whose variables hold pages, whose code names pages, and whose pages follow one another in a circle.
    static let apps: [ClientDescription] = {
        let moments: [Tracker.Callback] = [
            .viewControllerAfter, .viewControllerBefore, .willTransitionTo, .didFinishAnimating,
        ]
        var apps: [ClientDescription] = []
        for moment in moments {
            for takes in Tracker.Source.allCases {
                let tracker = Tracker(name: "title", updatedIn: [moment], takes: takes)
                apps.append(ClientDescription(loops: apps.count.isMultiple(of: 3), trackers: [tracker]))
            }
        }
        apps.append(ClientDescription(trackers: [right], answersFrom: "title"))
        apps.append(ClientDescription(trackers: [tooEarly], answersFrom: "title"))
        for moment in [ActionMoment.didFinishAnimating, .viewControllerAfter, .willTransitionTo, .completion] {
            apps += [ClientAction<String>.Target.pages(["1"]), .tracker("title")].map { target in
                let action = ClientAction(in: moment, page: "2", set: target, isLater: moment == .willTransitionTo)
                return ClientDescription(trackers: [right], actions: [action])
            }
        }
        return apps
    }()

    @Test(
        arguments: Depth.cases([[.swipe, .cancel]], deep: [[.swipe, .cancel, .skip]])
            as [Set<GestureFamily>])
    func `What is said of every longer list is what each of them shows`(families: Set<GestureFamily>) throws {
        var isSaid = 0
        for app in Self.apps {
            for pages in Depth.cases([3], deep: [5]) {
                let explored = try Self.explored(app, pages: pages, families)
                guard explored.bound == nil else { continue }
                let sorts = Set(explored.walks.map(\.sort))
                let longer = try (pages + 1...pages + 5).map {
                    try Self.explored(app, pages: $0, families, triesLonger: false)
                }
                let isSame = longer.allSatisfy { $0.bound == nil && Set($0.walks.map(\.sort)) == sorts }
                #expect(!isSame == (explored.pagesFrom == nil), "\(app) with \(pages) pages")
                isSaid += explored.pagesFrom == nil ? 0 : 1
            }
        }
        #expect(isSaid > Self.apps.count / 2)
    }
}
