import Paging
import Testing

@testable import PageTrace

@Suite("Repairs: the smallest change that is proved to help")
struct RepairTests: RepairSuite {
    @Test func `A title that is set in the data source moves to the report, and all that stands beside it stays`()
        throws
    {
        let text = client(
            """
            "trackers": [
                  { "name": "title", "updatedIn": ["viewControllerBefore", "viewControllerAfter"], "takes": "answer" }
                ]
            """)
        let repairs = try repairs(text, ExplorationOptions())
        #expect(repairs.finding?.words == "1→2 makes title wrong.")
        let first = try #require(repairs.repairs.first)
        #expect(
            first.said == "1 change: update title in didFinishAnimating, from pageViewController.viewControllers?.first"
        )
        #expect(
            first.difference == [
                #"-       { "name": "title", "updatedIn": ["viewControllerBefore", "viewControllerAfter"], "takes": "answer" }"#,
                #"+       { "name": "title", "updatedIn": "didFinishAnimating", "takes": "shown" }"#,
            ])
        #expect(
            first.swift.last == "title = pageViewController.viewControllers?.first  // or what it takes of this page")
        let read = try TraceReader.read(first.text, name: "repaired.json")
        #expect(try #require(read.explored()).isProof)
        #expect(repairs.ridden > 50)
        #expect(repairs.refused.contains { $0.words == "write \"answersAfter\": false in client" })
        // A page is not counted.
        #expect(repairs.repairs.allSatisfy { !$0.said.contains("direction of travel") })
    }

    @Test func `An index that is committed blindly needs its guard, and nothing else`() throws {
        let repairs = try repairs(
            client(#""trackers": [ { "name": "index", "updatedIn": "didFinishAnimating", "takes": "pending" } ]"#))
        let first = try #require(repairs.repairs.first)
        #expect(
            first.said
                == "1 change: update index in didFinishAnimating, if completed, from pendingViewControllers.first")
        #expect(first.swift.contains("if completed {"))
    }

    @Test func `What follows the scroll view comes after what asks the container`() throws {
        let repairs = try repairs(
            client(
                #""trackers": [ { "name": "title", "updatedIn": ["viewControllerBefore", "viewControllerAfter"], "takes": "answer" } ]"#
            ), ExplorationOptions())
        #expect(repairs.repairs.map { $0.changes.first?.variable?.takes } == [.shown, .pending, .shown, .nearest])
    }

    @Test func `A title that is right but for the app's own set is written behind it as well`() throws {
        let text = """
            { "version": 1, "pages": 4, "client": { "type": "pages", "trackers": [ { "name": "title", "updatedIn": \
            "didFinishAnimating", "onlyWhenCompleted": true, "takes": "shown" } ] }, "path": "1→2⇒4" }
            """
        let first = try #require(try repairs(text).repairs.first)
        #expect(first.difference.last?.contains(#""takes": "shown", "followsSets": true }"#) == true)
        #expect(first.changes.count == 1)
    }

    @Test func `Two variables that are wrong take two changes, and each its own`() throws {
        let repairs = try repairs(
            client(
                """
                "trackers": [
                      { "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" },
                      { "name": "right", "updatedIn": "didFinishAnimating", "takes": "shown" },
                      { "name": "index", "updatedIn": "didFinishAnimating", "takes": "previous", "holds": "index" }
                    ]
                """))
        let first = try #require(repairs.repairs.first)
        #expect(first.changes.compactMap(\.variable?.name) == ["title", "index"])
        #expect(first.changes.compactMap(\.variable?.holds) == [.page, .index])
    }

    @Test func `What is right needs no repair, and says so`() throws {
        let repairs = try repairs(client(#""trackers": []"#))
        #expect(repairs.finding == nil && repairs.repairs.isEmpty && repairs.bound == nil)
        // The lines of three parts, with a blank one between two.
        let lines = repairs.lines.map(\.text).filter { !$0.isEmpty }
        try #require(lines.count == 3)
        #expect(
            lines[0] == """
                Nothing to repair: no sequence of these gestures, of any length, has a finding; it rests on a choice of the \
                model, rule 12.
                """)
        // Who has forgotten the variable is not told that all is well.
        #expect(lines[1].hasPrefix("The client has no trackers, so no title or index was looked at. Not tried: "))
        #expect(lines[2] == "To try the other system, too: pagetrace explore --system both.")
    }

    @Test func `A look-up by identity becomes one by name: a key of the client, found by its declaration`() throws {
        let repairs = try repairs(client(#""makesFreshPages": true, "findsPagesBy": "identity""#))
        #expect(repairs.repairs.first?.said == "1 change: write \"findsPagesBy\": \"name\" in client")
    }

    @Test func `Each key of a client whose values are words or Boolean values is a candidate`() throws {
        let trace = try TraceReader.read(
            Array(
                client(
                    #""busy": { "from": "set", "until": "completion" }, "actions": [ { "in": "completion", "set": 2 } ]"#
                ).utf8), name: "trace.json")
        let changes = trace.scenario.any.changesOfKeys
        let keys = Set(changes.flatMap(\.settings).map(\.key))
        let declared: Set = [
            "loops", "answersBefore", "answersAfter", "pageIndicator", "observes", "makesFreshPages", "findsPagesBy",
            "unknownPage", "busy", "wants", "watchdog", "from", "until", "in", "if", "direction", "animated", "later",
        ]
        #expect(declared.subtracting(keys) == [])
        #expect(changes.contains { $0.words == "write \"until\": \"didFinishAnimating\" in client.busy" })
        #expect(changes.contains { $0.words == "write \"later\": true in client.actions[0]" })
    }

    /// What would hold and is refused leaves the rest to be tried.
    @Test func `Behind a change of the list the data source is assigned again`() throws {
        let repairs = try repaired("", #"{ "set": 1 }, { "append": "New" }"#)
        #expect(
            repairs.repairs.map(\.changes.words) == ["do { \"dataSource\": \"assigned\" } behind gesture 2"])
        #expect(repairs.refused.map(\.words) == ["write \"answersAfter\": false in client"])
    }

    @Test func `Behind each change of the list it is assigned again, however many there are`() throws {
        let repairs = try repaired("", #"{ "set": 1 }, { "append": "New" }, { "prepend": "Newer" }"#)
        #expect(
            repairs.repairs.map(\.changes.words)
                == ["do { \"dataSource\": \"assigned\" } behind each change of the list"])
    }

    @Test func `A set inside a function is changed as one of its own`() throws {
        let function = #"{ "act": "tap", "do": [{ "set": 2, "animated": true }, { "set": 3, "animated": true }] }"#
        let repairs = try repaired("", #"{ "set": 1 }, \#(function)"#)
        #expect(repairs.repairs.map(\.changes.count).max() == 1)
        #expect(
            Set(repairs.repairs.map(\.changes.words)).isSuperset(
                of: ["write \"animated\": false in gesture 2.do[0]", "write \"animated\": false in gesture 2.do[1]"]),
            "\(repairs.repairs.map(\.changes.words))")
    }

    @Test func `What a repair says and its Swift are what changes in the trace`() throws {
        func first(
            _ tracker: String, sets: String = #", { "set": 3 }"#,
            trying families: Set<GestureFamily> = Self.brief.families
        ) throws -> Repair? {
            try repaired(
                #", "trackers": [{ \#(tracker) }]"#, #"{ "set": 1 }\#(sets)"#, ExplorationOptions(families: families)
            ).repairs.first
        }
        let counted = try first(
            #""name": "index", "updatedIn": "willTransitionTo", "takes": "direction", "holds": "index""#)
        #expect(
            counted?.swift == [
                "// in pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
                "// isForward: whether the page that comes lies after the one that was shown",
                "if completed {", "    index += isForward ? 1 : -1", "}",
                "// behind each call of setViewControllers([page], …)",
                "index = index(of: page)",
            ])
        let asked = try first(
            #"""
            "name": "index", "updatedIn": ["viewControllerAfter", "viewControllerBefore"], "takes": "direction",
            "holds": "index"
            """#, trying: [.swipe, .cancel, .act])
        #expect(
            asked?.swift.prefix(4) == [
                "// in pageViewController(_:viewControllerAfter:)", "index += 1",
                "// in pageViewController(_:viewControllerBefore:)", "index -= 1",
            ], "\(asked?.swift ?? [])")
        let empty = try first(
            #"""
            "name": "title", "updatedIn": "didFinishAnimating", "onlyWhenCompleted": true, "takes": "shown",
            "startsEmpty": true
            """#, sets: "")
        #expect(empty?.changes.words == "give title the first page when that is set")
        #expect(
            empty?.swift == [
                "// behind the first call of setViewControllers([page], …)",
                "title = page  // or what it takes of this page",
            ])
    }

    /// Written out, its client says the same with other keys.
    @Test func `A key beside the name of a variant is changed as it stands in the text`() throws {
        let text = """
            { "version": 1, "container": { "type": "scrollView" }, "pages": 3,
              "client": { "type": "pager", "selection": "truncated", "variant": "repaired" },
              "gestures": [{ "swipe": "forward" }] }
            """
        let trace = try TraceReader.read(text.utf8, name: "trace")
        let repairs = try #require(trace.repairs(text: Array(text.utf8)))
        #expect(repairs.repairs.map(\.changes.words).contains("write \"selection\": \"largestArea\" in client"))
        #expect(!repairs.lines.text.contains("every swipe"))
    }

    @Test func `A repair of the article is found by its variant`() throws {
        let text =
            #"{ "version": 1, "pages": ["City", "Budget", "Dish"], "client": { "type": "questionnaire" }, "path": "1→(2)→2" }"#
        let repairs = try repairs(text)
        #expect(repairs.repairs.first?.said == "1 change: write \"variant\": \"repaired\" in client")
    }

    @Test func `Of an app that makes a controller again and again, it counts which screen each shows`() throws {
        let text = try ExampleTrace.file("Traces/RootContainer/root-second-tap.json")
        let repairs = try repairs(text)
        #expect(repairs.repairs.first?.said == "1 change: write \"variant\": \"repaired\" in client")
    }

    @Test func `What fails is told with the shortest walk in which it does`() throws {
        let trackers = #""trackers": [ { "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" } ]"#
        let nearest = try #require(try repairs(client(trackers), ExplorationOptions()).nearest)
        let trace = try TraceReader.read(Array(client(trackers).utf8), name: "trace.json")
        let changed = try #require(trace.changed(nearest.changes)?.explored())
        #expect(changed.walks.contains { $0.length == nearest.finding.length && $0.sort == nearest.finding.sort })
    }

    @Test func `A search that meets a bound proves nothing`() throws {
        let text = client(#""trackers": [ { "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" } ]"#)
        let repairs = try repairs(text, ExplorationOptions(depth: 2))
        #expect(repairs.finding != nil && repairs.repairs.isEmpty && repairs.bound == .depth)
    }

    @Test func `A pager with a name is repaired by leaving out what differs from it`() throws {
        let repairs = try repairs(
            #"""
            { "version": 1, "pages": 3, "container": { "type": "scrollView" },
              "client": { "type": "pager", "variant": "repaired", "selectsIn": [] }, "gestures": [{ "swipe": "forward" }] }
            """#, ExplorationOptions())
        #expect(repairs.repairs.first?.changes.words == "leave \"selectsIn\" out of client")
    }
}
