import Testing

@testable import PageTrace

/// `isScrollEnabled` of the scroll view inside a pager. (Rule 26)
@Suite("Scrolling that the app turns off and on again")
struct ScrollEnabled {
    private func trace(_ gestures: String, container: String = "", client: String = "") throws -> Trace {
        let text = """
            { "version": 1, "container": { "type": "pageViewController"\(container) }, "pages": ["A", "B", "C"],
              "client": { "type": "pages"\(client) }, "gestures": [\(gestures)] }
            """
        return try TraceReader.read(Array(text.utf8), name: "trace.json")
    }

    private func names(_ trace: Trace) -> [String] {
        Recording(replaying: trace).steps.map { step in
            "\(step.gesture.name): \(step.callbacks.map(\.name).joined(separator: " "))"
        }
    }

    @Test func `Gestures are ignored, sets work, and the neighbors stay`() throws {
        let trace = try trace(
            #"{ "set": "A" }, { "swipe": "forward", "ends": "cancelled" }, { "isScrollEnabled": false }, "#
                + #"{ "swipe": "forward" }, { "isScrollEnabled": true }, { "swipe": "forward" }, "#
                + #"{ "act": "lock", "do": [{ "isScrollEnabled": false }, { "set": "C" }] }, { "swipe": "backward" }"#)
        #expect(
            names(trace) == [
                "set: ", "swipe forward: viewControllerAfter viewControllerBefore willTransitionTo didFinishAnimating",
                "turn scrolling off: ", "swipe forward: ", "turn scrolling on: ",
                "swipe forward: willTransitionTo didFinishAnimating viewControllerAfter",
                "lock: turn scrolling off, set C: ", "swipe backward: ",
            ])
        let again = try TraceReader.read(Array(trace.json().utf8), name: "again")
        #expect(again == trace)
    }

    @Test func `A finger that drags already goes on`() throws {
        let trace = try trace(
            #"{ "set": "A" }, { "drag": "forward" }, { "isScrollEnabled": false }, { "release": "completed" }, "#
                + #"{ "settle": true }"#)
        #expect(Recording(replaying: trace).steps.last?.after.first?.shown == ["B"])
    }

    @Test(arguments: [false, true])
    func `Whether assigning the data source turns it on again is a choice`(isTurnedOn: Bool) throws {
        let reading = isTurnedOn ? #", "readings": ["assignedDataSourceEnablesScrolling"]"# : ""
        let trace = try trace(
            #"{ "set": "A" }, { "isScrollEnabled": false }, { "dataSource": "assigned" }, { "swipe": "forward" }"#,
            container: reading)
        #expect(Recording(replaying: trace).steps.last?.after.first?.shown == [isTurnedOn ? "B" : "A"])
    }

    /// With the title of this app any cancelled swipe is wrong, so only scrolling that is off keeps it right.
    @Test func `A proof that rests on it says so, and what the other reading leads to`() throws {
        let title = #", "trackers": [{ "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" }]"#
        let options = ExplorationOptions(families: [.swipe, .cancel, .act])
        let locked = try trace(#"{ "isScrollEnabled": false }, { "set": "A" }"#, client: title)
        let proof = try #require(locked.explored(options))
        #expect(proof.isProof && proof.verdict.contains("a choice of the model, rule 26"), "\(proof.verdict)")
        #expect(proof.text.contains("With the other reading of rule 26, "))
        #expect(!proof.text.contains("rule 12"), "without scrolling nothing bounces")
        let found = try #require(
            try trace(
                #"{ "isScrollEnabled": false }, { "set": "A" }"#,
                container: #", "readings": ["assignedDataSourceEnablesScrolling"]"#, client: title
            ).explored(options))
        #expect(found.walks.first?.restsOn.map(\.choice.rule) == ["26"])
        #expect(found.verdict.contains("rule 26, assigning the data source turns scrolling on again"))
    }

    @Test func `Only what the trace has of it is tried`() throws {
        let plain = try #require(try trace(#"{ "set": "A" }"#).explored())
        let own = try #require(
            try trace(#"{ "set": "A" }, { "isScrollEnabled": false }, { "isScrollEnabled": true }"#).explored())
        #expect(own.states > plain.states && own.isProof)
    }

    @Test(arguments: [
        (#"{ "set": "A" }, { "isScrollEnabled": true }"#, "isScrollEnabled is true already"),
        (#"{ "set": "A" }, { "isScrollEnabled": false }, { "release": "completed" }"#, "No drag begins while"),
        (#"{ "set": "A" }, { "isScrollEnabled": "off" }"#, "must be true or false"),
    ])
    func `What cannot be is refused`(gestures: String, message: String) throws {
        let error = try #require(throws: TraceError.self) { try trace(gestures) }
        #expect("\(error)".contains(message), "\(error)")
    }

    @Test func `A page curl has no scroll view`() throws {
        let curl = #", "transitionStyle": "pageCurl""#
        let error = try #require(throws: TraceError.self) {
            try trace(#"{ "set": "A" }, { "isScrollEnabled": false }"#, container: curl)
        }
        #expect("\(error)".contains("Only a container that scrolls"))
        let act = try trace(
            #"{ "set": "A" }, { "act": "lock", "do": [{ "isScrollEnabled": false }] }"#, container: curl)
        #expect(names(act).last == "lock: turn scrolling off: no scroll view inside a page curl: ")
    }

    @Test func `Its recording is read back, and its log explained`() throws {
        let recording = Recording(
            replaying: try trace(
                #"{ "set": "A" }, { "swipe": "forward" }, { "isScrollEnabled": false }, { "set": "C" }, "#
                    + #"{ "isScrollEnabled": true }, { "swipe": "backward" }"#))
        let read = try RecordingFile(recording.json.utf8, name: "recording.json").recording
        #expect(read.steps.map(\.gesture) == recording.steps.map(\.gesture))
        #expect(try ObservedLogReader.read(recording.text.utf8, name: "log").explained().answer == .yes)
    }
}
