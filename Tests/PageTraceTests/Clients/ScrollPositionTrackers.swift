import PageTrace
import Testing

@Suite("A variable that follows the scroll position, as many pagers count")
struct ScrollPositionTrackers {
    private static let index =
        #"{ "name": "index", "updatedIn": "scrollViewDidScroll", "takes": "nearest", "holds": "index" }"#

    private func text(_ gestures: String, container: String = "", tracker: String = index) -> String {
        """
        { "version": 1, "container": { "type": "pageViewController"\(container) }, "pages": ["A", "B", "C", "D"],
          "client": { "type": "pages", "trackers": [\(tracker)] }, \(gestures) }
        """
    }

    private func recording(_ gestures: String, container: String = "") throws -> Recording {
        Recording(replaying: try read(text(gestures, container: container)))
    }

    private func read(_ text: String) throws -> Trace { try TraceReader.read(Array(text.utf8), name: "trace.json") }

    private func values(_ recording: Recording) -> [String?] { recording.steps.map { $0.trackers.first?.value } }

    @Test(arguments: ["", #", "layoutDirection": "rightToLeft""#, #", "navigationOrientation": "vertical""#])
    func `The page nearest to the middle under a finger, and the page shown at rest`(container: String) throws {
        let cancelled = try recording(
            #""gestures": [{ "set": "B" }, { "drag": "backward" }, { "move": 0.4 }, { "move": 0.5 }, "#
                + #"{ "move": -0.6 }, { "release": "cancelled" }, { "settle": true }]"#, container: container)
        #expect(values(cancelled) == ["1", "1", "1", "0", "2", "2", "1"])
        #expect(cancelled.findings == [])
        #expect(cancelled.text.contains("index: 1 → 0"))
    }

    @Test func `It goes on from the next page where the offset jumps back, and stays there`() throws {
        let landed = try recording(
            #""gestures": [{ "set": "A" }, { "drag": "forward" }, { "move": 1.2 }, { "release": "completed" }, "#
                + #"{ "settle": true }, { "drag": "backward" }, { "release": "completed" }, { "settle": true }]"#)
        #expect(values(landed) == ["0", "0", "1", "1", "1", "1", "1", "0"])
        #expect(landed.findings == [])
    }

    @Test(arguments: [("A→B→(C)→C→B", "3: 0 1 1 2 1"), ("A→B→C", "2: 0 1 2"), ("A→B⇒D", "")])
    func `It is right after swipes, cancelled or not, and behind after a plain set, for which no call comes`(
        path: String, expected: String
    ) throws {
        let recording = try recording(#""path": "\#(path)""#)
        let told = values(recording).compactMap { $0 }.joined(separator: " ")
        guard expected.isEmpty else {
            #expect(recording.findings == [] && expected.hasSuffix(": \(told)"))
            return
        }
        #expect(told == "0 1 1")
        #expect(recording.findings.map(\.message).first?.hasPrefix("index says 1, while D is shown") == true)
        let animated = try self.recording(#""gestures": [{ "set": "A" }, { "set": "D", "animated": true }]"#)
        #expect(values(animated) == ["0", "3"] && animated.findings == [])
    }

    @Test func `Exploring proves it for fingers, and finds the set`() throws {
        let trace = try read(text(#""path": "A""#))
        let fingers = ExplorationOptions(families: [.swipe, .cancel, .drag, .skip])
        #expect(try #require(trace.explored(fingers)).isProof)
        let sets = try #require(trace.explored(ExplorationOptions(families: [.swipe, .set])))
        #expect(sets.walks.first?.length == 1)
    }

    @Test(arguments: [
        (#""scrollViewDidScroll", "takes": "shown""#, #"It can take "nearest"."#),
        (#""didFinishAnimating", "takes": "nearest""#, #"It can take "pending", "shown", "previous" or "direction"."#),
        (#"["scrollViewDidScroll", "didFinishAnimating"], "takes": "nearest""#, "write two trackers"),
        (#""scrollViewDidScroll", "takes": "nearest", "onlyWhenCompleted": true"#, "Only that callback says"),
    ])
    func `What it cannot take is refused`(keys: String, advice: String) throws {
        let text = text(#""path": "A""#, tracker: #"{ "name": "index", "updatedIn": \#(keys) }"#)
        let error = try #require(throws: TraceError.self) { try read(text) }
        #expect("\(error)".contains(advice))
    }
}
