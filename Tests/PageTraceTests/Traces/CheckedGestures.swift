import PageTrace
import Testing

/// Whether a gesture can come is asked of the container, after all that the app has done in its callbacks.
@Suite("Gestures are checked by replaying them")
struct CheckedGestures {
    private func trace(_ gestures: String, if condition: String = "") -> String {
        """
        { "version": 1, "pages": 3,
          "client": { "type": "pages", "actions": [{ "in": "didFinishAnimating", \(condition)"set": 3, "animated": true }] },
          "gestures": [{ "set": 1 }, \(gestures)] }
        """
    }

    private let landing = #"{ "drag": "forward" }, { "release": "completed" }, { "settle": true }"#

    @Test func `A set that a callback has begun can settle`() throws {
        let recording = try Recording(replaying: read(trace(#"\#(landing), { "settle": true }"#)))
        #expect(recording.steps.map(\.gesture.outcome) == [.completed, .inFlight, .inFlight, .inFlight, .completed])
    }

    @Test func `A set that ends the drag frees the finger`() throws {
        let swipe = #"{ "drag": "forward" }, { "move": -0.5 }, { "swipe": "forward" }"#
        _ = try read(trace(swipe, if: #""if": "cancelled", "#))
        let move = refusal {
            try read(trace(#"{ "drag": "forward" }, { "move": -0.5 }, { "move": 0.5 }"#, if: #""if": "cancelled", "#))
        }
        #expect(firstLine(move).hasPrefix("3:73: error: a move without a drag."), "\(firstLine(move))")
    }

    @Test func `A round that comes to another end than the first is refused with its number`() {
        let error = refusal { try read(trace(#"{ "repeat": 9, "gestures": [\#(landing), { "settle": true }] }"#)) }
        #expect(
            firstLine(error).contains("error: in round 2 of the repetition: nothing is in flight that could settle."),
            "\(firstLine(error))")
    }

    @Test func `Rounds that come back to where they were are checked once, and what follows them at the right place`() {
        let rounds = #"{ "repeat": 1000001, "gestures": [{ "swipe": "forward" }, { "swipe": "backward" }] }"#
        let walk = #"{ "randomWalk": { "seed": 1, "gestures": 50 } }"#
        let error = refusal {
            try read(
                #"{ "version": 1, "pages": 3, "gestures": [{ "set": 1 }, \#(rounds), \#(walk),"# + "\n"
                    + #" { "settle": true }] }"#)
        }
        #expect(
            firstLine(error).hasPrefix("2:4: error: nothing is in flight that could settle."), "\(firstLine(error))")
    }

    @Test func `A path is checked as well`() {
        let text = """
            { "version": 1, "pages": 2, "container": { "type": "pageViewController", "onScreen": false }, "path": "1→2" }
            """
        #expect(refusal { try read(text) }?.message == "a swipe while the container is off screen")
    }
}
