import PageTrace
import Testing

@Suite("Functions of an app: several effects, judged at their end")
struct ActTests {
    private static let title =
        #"{ "name": "title", "updatedIn": "didFinishAnimating", "onlyWhenCompleted": true, "takes": "shown" }"#

    private func text(_ gestures: String, client: String = "\"trackers\": [\(title)]") -> String {
        """
        { "version": 1, "pages": ["A", "B", "C", "D"], "client": { "type": "pages", \(client) },
          "gestures": [{ "set": "A" }, \(gestures)] }
        """
    }

    private func recording(_ gestures: String, client: String = "\"trackers\": [\(title)]") throws -> Recording {
        Recording(replaying: try read(text(gestures, client: client)))
    }

    @Test func `A photo is removed and the next one set: one step without a finding`() throws {
        let act =
            #"{ "do": [{ "remove": "A" }, { "set": "B", "animated": true }, { "update": "title" }], "act": "tap Delete" }"#
        let recording = try recording(act + #", { "swipe": "backward" }, { "swipe": "forward" }"#)
        #expect(recording.findings == [])
        let step = try #require(recording.steps.dropFirst().first)
        #expect(step.text.hasPrefix("1. tap Delete: remove A, set B animated forward, update title  A → B\n"))
        #expect(step.text.contains("title: A → B   by the app\n"))
        #expect(step.after.first?.shown == ["B"])
    }

    @Test func `A set whose title is not written behind it stays a finding`() throws {
        let findings = try recording(#"{ "do": [{ "set": "B" }], "act": "tap Next" }"#).findings
        #expect(findings.map(\.message) == ["title says A, while B is shown; no callback comes for a set."])
    }

    @Test func `Next is counted from the page that shows, or from a variable, and at an end there is no call`() throws {
        let next = #"{ "do": [{ "set": "next" }], "act": "tap Next" }"#
        let shown = try recording([next, next, next, next].joined(separator: ", ")).steps.map { $0.after[0].shown }
        #expect(shown == [["A"], ["B"], ["C"], ["D"], ["D"]])
        let stale = #"{ "do": [{ "set": "next", "from": "title" }], "act": "tap Next" }"#
        let steps = try recording(stale + ", " + stale).steps
        #expect(steps.map { $0.after[0].shown } == [["A"], ["B"], ["B"]])
        #expect(try recording(#"{ "do": [{ "set": "previous" }], "act": "tap Back" }"#).steps[1].callbacks == [])
    }

    @Test func `A busy app ignores the set of a function, and the step says so`() throws {
        let client = #""busy": { "from": "set", "until": "completion" }"#
        let act = #"{ "do": [{ "busy": true }, { "set": "B" }], "act": "tap Next" }"#
        let step = try recording(act, client: client).steps[1]
        #expect(step.gesture.name == "tap Next: raise the busy flag, set B: the app is busy, no call")
        #expect(step.after[0].shown == ["A"])
        let plain = #"{ "do": [{ "busy": true }], "act": "tap Lock" }, { "set": "B", "act": "tap Next" }"#
        #expect(
            try recording(plain, client: client).steps[2].gesture.name == "tap Next (set B): the app is busy, no call")
    }

    @Test func `Exploring tries a function as one gesture: set, then title is proved right`() throws {
        let trace = try read(text(#"{ "do": [{ "set": "B" }, { "update": "title" }], "act": "tap Next" }"#))
        let options = ExplorationOptions(families: [.swipe, .cancel, .act])
        #expect(try #require(trace.explored(options)).isProof)
        let plain = try read(text(#"{ "set": "B", "act": "tap Next" }"#))
        #expect(try #require(plain.explored(options)).walks.map(\.sort.kind) == [.wrongTracker])
    }

    @Test func `A title that is written in the report alone stays behind after one set`() throws {
        let trace = try read(
            "{ \"version\": 1, \"pages\": 4, \"client\": { \"type\": \"pages\", \"trackers\": [\(Self.title)] }, \"path\": \"1→2⇒4\" }"
        )
        let walk = try #require(trace.explored(ExplorationOptions(families: [.swipe, .set]))?.walks.first)
        #expect(walk.length == 1)
        #expect(walk.finding.message.hasSuffix("; no callback comes for a set."))
    }

    @Test func `What is read is written again`() throws {
        let all = #"""
            { "do": [{ "append": "E" }, { "remove": "A" }, { "set": "next", "from": "title", "animated": true },
              { "set": ["B"], "direction": "backward", "completion": true }, { "dataSource": "assigned" },
              { "update": "title" }], "act": "tap All", "ends": "inFlight" }
            """#
        let trace = try read(text(all))
        #expect(try read(trace.json()) == trace)
    }

    @Test(arguments: [
        (#"{ "do": [], "act": "a" }"#, "a function that does nothing"),
        (#"{ "do": [{ "set": "B" }] }"#, "the key \"act\" is missing in \"do\""),
        (#"{ "do": [{ "swipe": "forward" }], "act": "a" }"#, "unknown effect \"swipe\""),
        (
            #"{ "do": [{ "set": "B", "update": "title" }], "act": "a" }"#,
            "an effect has exactly one of these keys: \"set\" and \"update\""
        ),
        (#"{ "do": [{ "update": "tilte" }], "act": "a" }"#, "there is no tracker \"tilte\""),
        (#"{ "do": [{ "set": "B", "from": "title" }], "act": "a" }"#, "\"from\" beside a page that is named"),
        (#"{ "do": [{ "busy": true }], "act": "a" }"#, "the client has no flag to raise or to lower"),
        (#"{ "do": [{ "wants": "B" }], "act": "a" }"#, "the client keeps no page that it wants"),
        (#"{ "do": { "set": "B" }, "act": "a" }"#, "\"do\" must be a list of effects; found an object"),
    ])
    func `What cannot be is refused`(gesture: String, message: String) {
        #expect(refusal { try read(text(gesture)) }?.message == message)
    }

    @Test func `A log with functions of the app reads back`() throws {
        let recording = try recording(
            #"""
            { "swipe": "forward" },
            { "do": [{ "remove": "B" }, { "set": "C" }, { "update": "title" }], "act": "tap Delete" }, { "swipe": "forward" }
            """#)
        #expect(try ObservedLogReader.read(recording.text.utf8, name: "log").explained().answer == .yes)
    }

    @Test func `A finger moves left and right, mirrored from right to left`() throws {
        func shown(_ container: String) throws -> [[String]] {
            let trace = try read(
                """
                { "version": 1, "pages": ["A", "B", "C"], "container": { "type": "pageViewController" \(container) },
                  "gestures": [{ "set": "B" }, { "swipe": "left" }] }
                """)
            return Recording(replaying: trace).steps.map { $0.after[0].shown }
        }
        #expect(try shown("") == [["B"], ["C"]])
        #expect(try shown(", \"layoutDirection\": \"rightToLeft\"") == [["B"], ["A"]])
        let vertical = refusal { try shown(", \"navigationOrientation\": \"vertical\"") }
        #expect(vertical?.message == "a finger that moves left over pages that lie below each other")
    }

    @Test func `An action in a block cannot wait for a page, as no block speaks of one`() {
        let client = #""actions": [{ "in": "completion", "page": "B", "set": "C" }]"#
        #expect(
            refusal { try read(text(#"{ "settle": true }"#, client: client)) }?.message
                == "\"page\" in an action in \"completion\", which speaks of no page: it would never come")
    }

    @Test(arguments: ["presentationCount", "presentationIndex"])
    func `An action in a method of the page indicator needs one`(moment: String) throws {
        let action = #""actions": [{ "in": "\#(moment)", "set": "C" }]"#
        #expect(
            refusal { try read(text(#"{ "settle": true }"#, client: action)) }?.message
                == "an action in \"\(moment)\" of a client without a page indicator: it would never come")
        _ = try read(text(#"{ "settle": true }"#, client: action + #", "pageIndicator": true"#))
    }

    @Test func `A text is the same for each copy of a page`() throws {
        let label = #"""
            "makesFreshPages": true, "trackers": [{ "name": "label", "updatedIn": "didFinishAnimating", "takes": "shown",
              "holds": "text", "text": "{page}" }]
            """#
        let steps = try recording(
            #"{ "swipe": "forward" }, { "swipe": "forward" }, { "swipe": "backward" }"#, client: label
        ).steps
        #expect(steps.map { $0.trackers[0].value } == ["A", "B", "C", "B"])
    }

    @Test func `An act that sets a page is told apart from the page`() throws {
        let trace = try read(
            #"{ "version": 1, "pages": ["A", "B"], "gestures": [{ "set": "A", "act": "tap A" }] }"#)
        #expect(Recording(replaying: trace).steps[0].gesture.text == "tap A  → A  (set)")
    }

    @Test func `A function in Swift is one step, and its changes are told`() {
        var session = Session(client: Titled())
        session.set([1])
        let step = session.act("tap Next") { client, container in
            container.setViewControllers([2], animated: true)
            client.title = 2
        }
        #expect(step.text.hasPrefix("1. tap Next  1 → 2\n           title: 1 → 2   by the app\n     1  completion"))
        #expect(step.findings == [])
        let other = session.act("tap Next") { $1.setViewControllers([3]) }
        #expect(other.findings.map(\.message) == ["title says 2, while 3 is shown; no callback comes for a set."])
    }
}

private struct Titled: PageViewControllerClient {
    var title = 1

    var trackedValues: [TrackedValue<Int>] { [TrackedValue("title", title)] }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerBefore page: Int
    ) -> Int? { page > 1 ? page - 1 : nil }

    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Int>, viewControllerAfter page: Int
    ) -> Int? { page + 1 }
}
