import Paging
import Testing

@testable import PageTrace

@Suite("Repairs: what they must not take from an app")
struct RepairLossTests: RepairSuite {
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

    /// It shows for the moment between landing and turn, in which the mistake is.
    @Test func `A page that never comes to rest need not show`() throws {
        let repairs = try repaired(
            #", "actions": [{ "in": "didFinishAnimating", "set": 3, "later": true }]"#, #"{ "set": 1 }"#,
            ExplorationOptions(), container: #""container": { "type": "pageViewController", "system": "classic" }, "#)
        #expect(
            repairs.repairs.map(\.changes.words).contains("write \"later\": false in client.actions[0]"),
            "\(repairs.refused)")
    }

    /// In the mistake the swipe ends while the app's own set of the shown page is in flight.
    @Test func `A swipe that ends in flight is compared where that comes to rest`() throws {
        let repairs = try repaired(
            #"""
            , "answersAfter": false, "trackers": [
              { "name": "title", "updatedIn": "didFinishAnimating", "takes": "direction" }
            ], "actions": [{ "in": "viewDidAppear", "setTracker": "title", "animated": true }],
            "wants": { "setAgainIn": ["didFinishAnimating"] }
            """#, #"{ "set": 3 }"#, ExplorationOptions(families: [.swipe, .cancel, .drag]))
        let asked = repairs.refused.first { $0.words == "update title in viewControllerAfter, from viewController" }
        #expect(asked?.losses == ["swipe backward no longer leads from 3 to 2"], "\(repairs.refused)")
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

    /// The third page of a book has no right side: UIKit raises, and a data source that ends before it only hides that.
    @Test func `A page that nothing shows any more is no repair of the error on the way to it`() throws {
        let repairs = try repairs(
            """
            { "version": 1, "pages": 3, "client": { "type": "pages" }, "gestures": [{ "set": [1, 2] }],
              "container": { "type": "pageViewController", "transitionStyle": "pageCurl", "spineLocation": "mid" } }
            """)
        #expect(repairs.repairs.isEmpty && repairs.finding != nil)
        let ending = repairs.refused.first { $0.words == "write \"answersAfter\": false in client" }
        #expect(ending?.losses == ["3 is no longer shown"], "\(repairs.refused)")
    }

    /// In the mistake no swipe shows B, for each raises E5.
    @Test func `What never showed need not show if the data source answers as before`() throws {
        let repairs = try repaired(
            #", "actions": [{ "in": "willTransitionTo", "set": 1 }]"#, #"{ "set": 1 }"#,
            ExplorationOptions(families: [.swipe, .cancel]),
            container: #""container": { "type": "pageViewController", "system": "classic" }, "#)
        #expect(
            repairs.repairs.map(\.changes.words).contains("write \"in\": \"didFinishAnimating\" in client.actions[0]"),
            "\(repairs.refused)")
    }

    @Test func `A set that is dropped in one case is not moved to the other`() throws {
        let repairs = try repaired(
            #", "actions": [{ "in": "didFinishAnimating", "if": "cancelled", "set": 2, "page": 1 }]"#,
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
}
