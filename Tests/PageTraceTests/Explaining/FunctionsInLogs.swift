import Testing

@testable import PageTrace

@Suite("Functions of the app in logs")
struct FunctionsInLogs {
    private func recording(_ gestures: String, observes: String = "", client: String = "") throws -> Recording {
        let json = """
            {"version": 1, "pages": ["A", "B", "C", "D"],
             "client": {"type": "pages", "observes": [\(observes)]\(client)},
             "gestures": [\(gestures), {"swipe": "forward"}]}
            """
        return Recording(replaying: try TraceReader.read(json.utf8, name: "trace"))
    }

    @Test(
        arguments: [
            // The first set ends the animation, and its calls come before the second.
            #"{"set": "C", "animated": true, "ends": "inFlight"}, {"act": "tap", "do": [{"set": "D"}, {"set": "A"}]}"#,
            #"{"act": "tap", "do": [{"set": "B", "animated": true}, {"set": "C"}, {"set": "D", "animated": true}]}"#,
            #"{"drag": "forward"}, {"act": "tap", "do": [{"set": "C", "animated": true}, {"dataSource": "assigned"}]}"#,
            #"{"act": "tap", "do": [{"set": "B", "animated": true}], "ends": "inFlight"}, {"set": "A"}"#,
            #"{"set": "C", "animated": true, "ends": "inFlight"}, {"act": "tap", "do": [{"dataSource": "removed"}]}"#,
            // A set without pages raises.
            #"{"set": "C", "animated": true}, {"act": "tap", "do": [{"set": []}]}"#,
        ], ["", #""appearance", "containment""#])
    func `What a function did is explained as one step, whenever its calls come`(gestures: String, observes: String)
        throws
    {
        let recording = try recording(#"{"set": "B"}, \#(gestures)"#, observes: observes)
        for log in [try ObservedLog(recording.text), try ObservedLog(recording)] {
            let explanation = log.explained()
            #expect(explanation.answer == .yes, "\(explanation.text)\n\(recording.text)")
            let functions = explanation.gestures.filter { if case .act = $0.gesture { true } else { false } }
            #expect(
                functions.map(\.gesture.words)
                    == recording.steps.map(\.gesture.kind.words).filter { $0.hasPrefix("tap") })
            #expect(explanation.trace != nil)
        }
    }

    @Test func `Behind the words of a list that becomes empty, nothing follows`() throws {
        let emptied = try recording(#"{"set": "B"}, {"act": "tap", "do": [{"replace": []}, {"set": "C"}]}"#)
        #expect(emptied.text.contains("\n1. tap: replace the list by, set C  B → C\n"))
        #expect(try ObservedLog(emptied.text).explained().answer == .yes)
    }

    @Test func `A function is held against the calls of its step`() throws {
        let text = try recording(
            #"{"set": "B"}, {"set": "C", "animated": true}, {"act": "tap", "do": [{"set": "D", "animated": true}]}"#
        ).text
        #expect(try ObservedLog(text).explained().answer == .yes)
        for (words, others) in [
            // The block of an animated set of the page already shown never runs. (Rule 22)
            ("tap: set D animated forward", "tap: set C animated forward"), ("forward  C → D", "forward  C → B"),
        ] {
            let changed = text.replacing(words, with: others)
            #expect(changed != text)
            #expect(try ObservedLog(changed).explained().answer == .no, "\(others)")
        }
    }

    @Test func `Blanks in the words of a function are no beginning of its pages`() throws {
        let gestures = #"[{"set": 1}, {"swipe": "forward"}, {"set": 2, "act": "a   b"}]"#
        let json = #"{"version": 1, "pages": 2, "gestures": \#(gestures)}"#
        let text = Recording(replaying: try TraceReader.read(json.utf8, name: "trace")).text
        #expect(text.contains("2. a   b  → 2"))
        #expect(try ObservedLog(text).explained().answer == .yes)
    }

    @Test func `What stands before the effects of a function is no page`() throws {
        let function = #"{"do": [{"prepend": "4"}, {"set": "next"}], "act": "a  b, c"}"#
        let gestures = #"[{"set": 1}, {"drag": "backward"}, \#(function)]"#
        let json = #"{"version": 1, "pages": 1, "client": {"type": "pages"}, "gestures": \#(gestures)}"#
        let text = Recording(replaying: try TraceReader.read(json.utf8, name: "trace")).text
        #expect(text.contains("2. a  b, c: prepend 4, set next: no page there, no call"))
        let explanation = try ObservedLog(text).explained()
        #expect(explanation.answer == .yes, "\(explanation.text)")
    }

    @Test func `A function says which copy of a page it sets, also if it is shown already`() throws {
        let text = try recording(
            #"{"set": "B"}, {"swipe": "forward"}, {"swipe": "backward"}, {"set": "C"}, "#
                + #"{"act": "tap", "do": [{"set": "C"}]}, {"act": "tap", "do": [{"set": "D"}]}"#,
            client: #", "makesFreshPages": true"#
        ).text
        #expect(text.contains("3. set  B → C #2"))
        #expect(text.contains("4. tap: set C #2\n"))
        #expect(try ObservedLog(text).explained().answer == .yes)
    }

    @Test func `The last step is held against its heading, unless it may be cut off`() throws {
        let text = Recording(replaying: try Trace(path: "1→2", pages: 3)).text
        #expect(try ObservedLog(text).explained().answer == .yes)
        let changed = text.replacing("1. swipe forward  1 → 2", with: "1. swipe forward  1 → 3")
        #expect(try ObservedLog(changed).explained().answer == .no)
        let cut = changed.prefix(upTo: try #require(changed.firstRange(of: "     holds  1 |")).lowerBound)
        #expect(try ObservedLog(String(cut)).explained().answer == .yes)
    }

    /// What a copy from a terminal ends with: a heading says of the steps before it what they were, and nothing more.
    @Test func `A log may be cut off after any line`() throws {
        let act = #"{"do": [{"set": "next"}], "act": "tap Next"}"#
        let json = """
            {"version": 1, "pages": 4, "client": {"type": "pages"},
             "gestures": [{"set": 1}, {"swipe": "forward"}, {"set": 1}, {"drag": "forward"}, {"release": "completed"}, \(act)]}
            """
        let text = Recording(replaying: try TraceReader.read(json.utf8, name: "trace")).text
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let firstCall = try #require(lines.firstIndex { $0.hasPrefix("     1  ") })
        for count in (firstCall + 1)...lines.count {
            let cut = lines.prefix(count).joined(separator: "\n")
            let explanation = try ObservedLog(cut).explained()
            #expect(explanation.answer == .yes, "\(cut)")
        }
    }
}
