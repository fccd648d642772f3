import Paging
import Testing

@testable import PageTrace

@Suite("What a search says: what is found before it begins, what was tried, and in which order")
struct AnswersOfASearch {
    private func trace(_ text: String) throws -> Trace { try TraceReader.read(Array(text.utf8), name: "trace.json") }

    /// Exploring begins behind it, and everything else is right.
    @Test func `What is wrong in the step behind which exploring begins is no proof, and nothing that is repaired`()
        throws
    {
        let trace = try trace(
            """
            {"version":1,"pages":3,"client":{"type":"pages"},
            "gestures":[{"act":"open","do":[{"set":1},{"set":2,"animated":true},{"set":3,"animated":true}]}]}
            """)
        let swipes = ExplorationOptions(families: [.swipe])
        let exploration = try #require(trace.explored(swipes))
        #expect(exploration.walks.isEmpty && !exploration.isProof)
        #expect(exploration.found.map(\.step) == [0, 0])
        #expect(exploration.text.contains("\n\nOn the way:\n  step 0: 2 stays a child of the container"))
        let repairs = try #require(trace.repairs(swipes))
        #expect(repairs.finding?.sort.kind == .leakedChild && repairs.repairs.isEmpty)
        let worlds = ExploredWorlds(trace.worlds(triesSwitches: false), swipes)
        #expect(worlds.text.hasPrefix("Holds in 0 of 2 worlds.\n"))
    }

    @Test func `With a bound it is said that nobody knows whether the app waits for ever`() throws {
        let busy = #""busy":{"from":"willTransitionTo","until":"completion"}"#
        let trace = try trace(
            #"{"version":1,"pages":3,"client":{"type":"pages",\#(busy)},"gestures":[{"set":1},{"set":2,"animated":true}]}"#
        )
        var options = ExplorationOptions(families: [.swipe, .cancel, .act], depth: 2)
        #expect(
            try #require(trace.explored(options)).verdict.hasSuffix(
                " Whether the app then waits for ever was not decided."))
        options.depth = nil
        #expect(try #require(trace.explored(options)).walks.first?.sort.kind == .stuck)
    }

    @Test func `A proof rests on no choice that it never came upon`() throws {
        let loop = try trace(
            #"{"version":1,"pages":3,"client":{"type":"pages","loops":true},"gestures":[{"set":1}]}"#)
        let swipes = ExplorationOptions(families: [.swipe])
        #expect(try #require(loop.explored(swipes)).scope.choices.isEmpty, "a loop has no end at which a drag bounces")
        let list = try trace(#"{"version":1,"pages":3,"client":{"type":"pages"},"gestures":[{"set":1}]}"#)
        #expect(try #require(list.explored(swipes)).scope.choices.map(\.rule) == ["12"])
    }

    @Test func `That double-sided pages turn two at a time is a choice, and is named`() throws {
        let book = try trace(
            #"""
            {"version":1,"container":{"type":"pageViewController","transitionStyle":"pageCurl","doubleSided":true},
            "pages":3,"client":{"type":"pages"},"gestures":[{"set":2}]}
            """#)
        let text = try #require(book.explored()).text
        #expect(text.contains("Rests on rule 34 (double-sided pages with the spine at an edge turn two at a time)"))
    }

    @Test func `An app whose pages never get a back is not accused of giving them one`() throws {
        let curl = #"{"version":1,"container":{"type":"pageViewController","transitionStyle":"pageCurl"},"pages":3,"#
        let client = #""client":{"type":"pages","trackers":[{"name":"title","updatedIn":"didFinishAnimating","#
        let rest = #""onlyWhenCompleted":true,"takes":"shown"}]},"gestures":[{"set":1},{"swipe":"forward"}"#
        #expect(try trace(curl + client + rest + "]}").explored()?.isProof == true)
        let own = try trace(curl + client + rest + #",{"doubleSided":true}]}"#).explored()
        #expect(own?.walks.first?.sort.rule?.name == "E1")
    }

    @Test func `Of other containers, too, it is said which families were not tried, and none that they have not`()
        throws
    {
        let trace = try trace(
            """
            {"version":1,"container":{"type":"scrollView"},"pages":3,"gestures":[{"swipe":"forward"}]}
            """)
        var options = ExplorationOptions()
        let usual = try #require(trace.explored(options))
        #expect(!usual.families.contains(.skip) && !usual.families.contains(.list))
        #expect(usual.scope.untriedFamilies == [.set])
        options.families = [.swipe]
        #expect(try #require(trace.explored(options)).text.contains("Not tried: the families "))
    }

    @Test func `A table of systems says that quirks and readings were not tried, and a table of all does not`() throws {
        let trace = try Trace(path: "1", pages: 3)
        var options = ExplorationOptions()
        options.families = [.swipe]
        let systems = ExploredWorlds(trace.worlds(triesSwitches: false), options)
        #expect(systems.text.contains(" quirks, ") && systems.text.contains(" readings"))
        #expect(!systems.text.contains("not tried: classic") && !systems.text.contains(", classic,"))
        #expect(systems.json.contains("\"notTried\": [\"cancel\""))
        #expect(!ExploredWorlds(trace.worlds(), options).text.contains(" quirks"))
    }

    /// E2 takes a drag before the set, E5 only the set of the trace.
    @Test func `Of two errors of UIKit the one with the shorter walk comes first`() throws {
        let trace = try trace(
            """
            {"version":1,"container":{"type":"pageViewController","system":"classic"},"pages":["A","B","C","D"],
            "client":{"type":"pages"},"gestures":[{"set":"A"},{"set":"B","animated":true,"inCompletion":{"set":"C"}}]}
            """)
        let exploration = try #require(trace.explored())
        #expect(exploration.walks.map { $0.sort.rule?.name } == ["E5", "E2", "E3"])
        #expect(exploration.walks.map(\.length) == [1, 2, 3])
        #expect(
            exploration.verdict.hasPrefix("A walk of 1 gesture comes to where UIKit has raised E5")
                && exploration.verdict.hasSuffix(" set A · set B animated forward."))
    }

    @Test(arguments: [
        (#""gestures": [{ "set": "A" }, { "act": "tap", "do": [{ "set": "next", "animated": true }] }]"#, true),
        (#""gestures": [{ "set": "A" }, { "act": "tap", "do": [{ "set": "next" }] }]"#, false),
        (
            #"""
            "client": { "type": "pages", "actions": [{ "in": "didFinishAnimating", "set": "C", "animated": true }] },
            "gestures": [{ "set": "A" }]
            """#, true
        ),
    ])
    func `An animated set is reached in a function and in a callback, too`(rest: String, isReached: Bool) throws {
        let trace = try trace(#"{ "version": 1, "pages": ["A", "B", "C"], \#(rest) }"#)
        let exploration = try #require(trace.explored(ExplorationOptions(families: [.swipe, .act])))
        #expect(exploration.unmet.contains("an animated set (rule 22)") != isReached)
    }

    @Test func `The rules of choices are named once, in their order`() {
        let choices = ["12", "3", "22", "3"].map { ExplorationScope.Choice(rule: $0, sentence: "") }
        #expect(choices.rules == ["3", "12", "22"])
    }

    @Test func `Of a root container, which has no trackers, none is missed`() throws {
        let root = #""container": { "type": "rootContainer", "strategy": "window" }, "client": { "type": "root" }"#
        let trace = try trace(#"{ "version": 1, \#(root), "gestures": [{ "launch": true }] }"#)
        let exploration = try #require(trace.explored(ExplorationOptions(depth: 2)))
        #expect(!exploration.text.contains("trackers"), "\(exploration.text)")
        let pages = try #require(try self.trace(#"{ "version": 1, "pages": 2, "path": "1" }"#).explored())
        #expect(pages.text.contains("The client has no trackers"))
    }
}
