import Paging
import TestDepth
import Testing

@testable import PageTrace

@Suite("Lists that grow and shrink")
struct ChangingListTests {
    private static let right = ExplorationTests.right
    private static let tooEarly = Tracker(name: "title", updatedIn: [.viewControllerAfter], takes: .answer)

    /// What is found of an app, with a list that stays as it is or changes within some lengths.
    private static func explored(
        _ client: ClientDescription, pages: Int, _ list: ClosedRange<Int>? = nil, growsAtFront: Bool = true
    ) throws -> PageTrace.Exploration {
        let trace = Trace(pages: (1...pages).map(String.init), client: client, gestures: [.set("1")])
        var options = ExplorationOptions(families: [.swipe, .cancel, .skip], list: list)
        options.growsAtFront = growsAtFront
        return try #require(trace.explored(options))
    }

    @Test func `The answer names the lengths that were tried, and no others`() throws {
        let changing = try Self.explored(ClientDescription(trackers: [Self.right]), pages: 4, 3...6)
        #expect(changing.text.contains("; lists of other lengths than 3 to 6; other systems, "))
        #expect(changing.json.contains("\"lengths\": [3, 6]"))
        let same = try Self.explored(ClientDescription(trackers: [Self.right]), pages: 4)
        #expect(same.text.contains("; other lengths of the list, systems, "))
        #expect(same.lines(isVerbose: true).text.contains("lists of other lengths than 4, "))
        #expect(same.json.contains("\"lengths\": [4, 4]"))
    }

    @Test func `The length in the trace is among those that were tried`() throws {
        #expect(try Self.explored(ClientDescription(), pages: 4, 6...7).lengths == 4...7)
        var options = ExplorationOptions(families: [.swipe, .list])
        options.depth = 1
        let trace = Trace(pages: ["1", "2"], client: ClientDescription(), gestures: [.set("1")])
        #expect(trace.explored(options)?.lengths == 1...4)
    }

    /// Apps whose variables hold pages, whose code names pages, and whose pages follow one another in a circle.
    private static let apps: [ClientDescription] = {
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

    @Test(arguments: Depth.cases([false], deep: [false, true]))
    func `What a list of each length shows is among what a list shows that changes`(growsAtFront: Bool) throws {
        for app in Self.apps {
            let changing = try Self.explored(app, pages: 2, 1...4, growsAtFront: growsAtFront)
            let sorts = Set(changing.walks.map(\.sort))
            for pages in Depth.cases([1, 4], deep: [1, 2, 3, 4]) {
                let same = try Self.explored(app, pages: pages)
                #expect(sorts.isSuperset(of: same.walks.map(\.sort)), "\(app) with \(pages) pages")
            }
        }
    }
}
