import Paging
import Testing

@testable import PageTrace

@Suite("Repairs: the smallest change that is proved to help")
struct RepairTests {
    /// Without drags in phases and skipped preloads, which most of these tests are not about, and which take ten times as long.
    private static let brief = ExplorationOptions(families: [.swipe, .cancel, .act, .turn])

    private func repairs(_ text: String, _ options: ExplorationOptions = Self.brief) throws -> Repairs {
        let trace = try TraceReader.read(Array(text.utf8), name: "trace.json")
        return try #require(trace.repairs(options, text: Array(text.utf8)))
    }

    private func client(_ client: String, pages: Int = 3, path: String = "1→2") -> String {
        """
        {
          "version": 1, "pages": \(pages),
          "client": {
            "type": "pages",
            \(client)
          },
          "path": "\(path)"
        }

        """
    }

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
        #expect(
            repairs.lines.first?.text
                == "Nothing to repair: no sequence of these gestures, of any length, has a finding.")
        // Who has forgotten the variable is not told that all is well.
        let last = try #require(repairs.lines.last?.text)
        #expect(last.hasPrefix("The client has no trackers, so no title or index was looked at. Not tried: "))
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

    /// An app in which nobody can swipe on, from the beginning or behind an act, never uses a stale neighbor.
    @Test func `Nothing that keeps the finger from paging is a repair`() throws {
        let repairs = try repairs(
            """
            { "version": 1, "pages": 2, "client": { "type": "pages" },
              "gestures": [{ "set": 1 }, { "act": "next", "do": [{ "set": "next" }] },
                           { "act": "load", "do": [{ "append": "New" }] }] }
            """)
        #expect(repairs.repairs.map(\.changes.words) == ["do { \"dataSource\": \"assigned\" } behind gesture 3"])
        #expect(
            repairs.refused.first { $0.words == "write \"answersAfter\": false in client" }?.losses
                == ["swipe forward no longer leads from 1 to 2"])
        #expect(!repairs.refused.contains { $0.words.contains("removed") || $0.words.contains("isScrollEnabled") })
    }

    private func repaired(
        _ client: String, _ gestures: String, _ options: ExplorationOptions = Self.brief,
        container: String = ""
    ) throws -> Repairs {
        try repairs(
            #"""
            { "version": 1, "pages": 3, \#(container)"client": { "type": "pages"\#(client) }, "gestures": [\#(gestures)] }
            """#, options)
    }

    /// It shows for the moment between landing and turn, in which the mistake is.
    @Test func `A page that never comes to rest need not show`() throws {
        let repairs = try repaired(
            #", "actions": [{ "in": "didFinishAnimating", "set": 3, "later": true }]"#, #"{ "set": 1 }"#,
            ExplorationOptions(), container: #""container": { "type": "pageViewController", "system": "classic" }, "#)
        #expect(
            repairs.repairs.map(\.changes.words).contains("write \"later\": false in client.actions[0]"),
            "\(repairs.refused)")
    }

    @Test func `What comes behind a wrong variable is the mistake's, and no loss`() throws {
        let repairs = try repaired(
            #"""
            , "answersAfter": false, "trackers": [
              { "name": "title", "updatedIn": "didFinishAnimating", "takes": "pending" }
            ], "actions": [{ "in": "viewDidAppear", "setTracker": "title", "animated": true, "later": true }]
            """#, #"{ "set": 2 }"#, ExplorationOptions(families: [.swipe, .cancel]))
        #expect(
            repairs.repairs.map(\.changes.words).contains {
                $0.hasPrefix("update title in didFinishAnimating, if completed")
            }, "\(repairs.refused)")
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

    @Test func `A set is not moved to where it never comes, or ends each swipe before it begins`() throws {
        let gone = try repaired(
            #", "actions": [{ "in": "completion", "set": 3 }]"#, #"{ "set": 1 }, { "set": 3, "animated": true }"#)
        #expect(gone.repairs.allSatisfy { !$0.changes.words.contains("presentation") })
        #expect(gone.refused.contains { $0.losses.contains { $0.hasSuffix(" in a callback") } }, "\(gone.refused)")
        let early = try repaired(#", "actions": [{ "in": "didFinishAnimating", "set": 3 }]"#, #"{ "set": 1 }"#)
        #expect(early.repairs.first?.changes.words == "write \"if\": \"completed\" in client.actions[0]")
        #expect(early.repairs.allSatisfy { !$0.changes.words.contains("viewController") })
    }

    /// The fourth swipe is the first that the set has to do with.
    @Test func `A page that shows only far from the first has to show still`() throws {
        let repairs = try repairs(
            #"""
            { "version": 1, "pages": 6, "gestures": [{ "set": 1 }],
              "client": { "type": "pages", "actions": [{ "in": "didFinishAnimating", "page": 5, "set": 6 }] } }
            """#)
        #expect(
            Set(repairs.repairs.map(\.changes.words)).isSuperset(
                of: ["\"if\": \"completed\"", "\"later\": true"].map { "write \($0) in client.actions[0]" }))
        let early = repairs.refused.first { $0.words.contains("willTransitionTo") }
        #expect(early?.losses.first == "5 is no longer shown")
    }

    @Test func `An act that ends at another page is no longer what it was`() throws {
        let repairs = try repaired(
            "",
            #"""
            { "set": 1 }, { "act": "tap 1", "do": [{ "set": 3, "animated": true }, { "set": 2 }] },
            { "act": "tap 2", "do": [{ "set": 1, "animated": true }, { "set": 3, "animated": true }] }
            """#)
        #expect(repairs.repairs.allSatisfy { $0.changes.words.contains("animated") })
        let elsewhere = repairs.refused.first { $0.words == "write \"set\": \"previous\" in gesture 3.do[1]" }
        #expect(elsewhere?.losses == ["gesture 3 of the trace no longer does what it did"])
    }

    @Test func `Two acts that a repair makes the same are still two`() throws {
        let repairs = try repaired(
            #"""
            , "busy": { "from": "set", "until": "completion" },
            "trackers": [{ "name": "title", "updatedIn": ["viewControllerBefore", "viewControllerAfter"], "takes": "answer" }]
            """#,
            #"{ "set": 1 }, { "set": 3, "animated": true }, { "set": 3 }"#)
        #expect(repairs.refused.allSatisfy { !$0.words.contains("animated") }, "\(repairs.refused)")
        #expect(repairs.repairs.contains { $0.changes.words.hasPrefix("write \"animated\": false in gesture 2") })
    }

    @Test func `A block that gets lost is not repaired by giving none`() throws {
        let repairs = try repaired(
            "",
            #"""
            { "set": 1 }, { "set": 2, "animated": true, "ends": "inFlight" }, { "container": "layoutChanges" },
            { "settle": true }
            """#)
        #expect(repairs.finding != nil && repairs.repairs.allSatisfy { !$0.changes.words.contains("completion") })
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

    @Test func `A cancelled swipe still stays where it was`() throws {
        let repairs = try repaired(
            #"""
            , "actions": [{ "in": "didFinishAnimating", "if": "completed", "set": 2, "later": true },
              { "in": "completion", "set": 1, "later": true }]
            """#, #"{ "set": 2 }"#)
        #expect(repairs.repairs.allSatisfy { !$0.changes.words.contains("viewController") })
        let asked = repairs.refused.first { $0.words == "write \"in\": \"viewControllerAfter\" in client.actions[1]" }
        #expect(asked?.losses.contains("swipe forward, cancelled no longer stays on 2") == true)
        let opened = repairs.refused.first { $0.words == "write \"in\": \"viewDidAppear\" in client.actions[1]" }
        #expect(opened?.losses.contains("gesture 1 of the trace no longer does what it did") == true)
    }

    @Test func `Behind a cancelled swipe the app's own set may come later`() throws {
        let repairs = try repaired(
            #", "actions": [{ "in": "didFinishAnimating", "if": "cancelled", "set": 1, "animated": true }]"#,
            #"{ "set": 2 }"#, ExplorationOptions())
        #expect(repairs.repairs.first?.changes.words == "write \"later\": true in client.actions[0]")
    }

    @Test func `What an app does because a variable is wrong need not stay`() throws {
        let repairs = try repaired(
            #"""
            , "trackers": [{ "name": "title", "updatedIn": "didFinishAnimating", "onlyWhenCompleted": true,
              "takes": "shown" }]
            """#,
            #"{ "set": 1 }, { "act": "tap", "do": [{ "set": "next", "from": "title" }] }"#)
        #expect(repairs.repairs.first?.changes.words.hasSuffix("and behind each of the app's own sets") == true)
    }

    @Test func `A page whose variable nobody can judge yet asks nothing of it`() throws {
        let repairs = try repaired(
            #"""
            , "trackers": [{ "name": "title", "updatedIn": "didFinishAnimating", "onlyWhenCompleted": true,
              "takes": "shown", "followsSets": true }], "actions": [{ "in": "didFinishAnimating", "set": 1 }]
            """#, #"{ "set": 3 }"#)
        #expect(repairs.repairs.contains { $0.changes.words == "write \"later\": true in client.actions[0]" })
    }

    @Test func `A swipe that the app's own set overtakes ends where it did`() throws {
        let repairs = try repaired(
            #"""
            , "actions": [{ "in": "viewWillAppear", "set": 1, "page": 1 },
              { "in": "didFinishAnimating", "set": 3, "if": "completed", "later": true }]
            """#, #"{ "set": 2 }"#)
        let early = repairs.refused.first { $0.words == "write \"in\": \"viewControllerAfter\" in client.actions[0]" }
        #expect(early?.losses.contains("swipe backward no longer leads from 2 to 1") == true)
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

    @Test func `A wanted page that never shows is not repaired by wanting none`() throws {
        let repairs = try repaired(
            #", "wants": {}, "answersBefore": false"#, #"{ "set": 2 }, { "act": "link", "do": [{ "wants": 1 }] }"#)
        #expect(repairs.finding != nil && repairs.repairs.isEmpty)
        #expect(
            (repairs.repairs.map(\.changes.words) + repairs.refused.map(\.words)).allSatisfy {
                !$0.contains("\"wants\" out")
            })
        // What is refused alone is not tried again beside what changes nothing.
        #expect(repairs.refused.allSatisfy { !$0.words.contains("answersBefore") || !$0.words.contains(";") })
    }

    /// No transition of a finger follows the first set: the act that came behind it is ignored.
    @Test func `A flag that stays up behind the app's own set is no repair`() throws {
        let repairs = try repaired(
            #", "busy": { "from": "set", "until": "completion" }"#,
            #"{ "set": 1 }, { "set": 3, "animated": true, "act": "tap" }"#)
        #expect(
            repairs.refused.first { $0.words == "write \"until\": \"didFinishAnimating\" in client.busy" }?.losses
                == ["gesture 2 of the trace no longer does what it did"])
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
}
