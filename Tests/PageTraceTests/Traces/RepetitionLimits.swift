import PageTrace
import Testing

/// However much a short text asks for, reading it ends soon: in a trace, or at a limit.
struct RepetitionLimits {
    /// Repetitions in each other.
    private func nested(_ depth: Int, _ rounds: Int, _ body: String) -> String {
        (0..<depth).reduce(body) { inner, _ in #"{ "repeat": \#(rounds), "gestures": [\#(inner)] }"# }
    }

    @Test func `A repetition that changes nothing is read once or twice`() throws {
        let limits = TraceLimits { $0.gestures = 3 }
        func read(_ gestures: String) throws -> Trace {
            try PageTraceTests.read(#"{ "version": 1, "pages": 3, "gestures": [\#(gestures)] }"#, limits: limits)
        }
        let swipe = #"{ "repeat": 1000000, "gestures": [{ "swipe": "forward" }, { "swipe": "backward" }] }"#
        #expect(try read(#"{ "set": 1 }, "# + swipe).gestureCount == 2_000_001)
        // The first round leaves a page that is set, and is read again for that; not more often.
        #expect(
            try read(#"{ "repeat": 50000000, "gestures": [{ "set": 1 }, { "swipe": "forward" }] }"#).gestureCount
                == 100_000_000)
    }

    /// Each level has swipes of its own: no repetition is one of more rounds, and where each leads is remembered.
    @Test func `Repetitions in each other are read as fast as one`() throws {
        let swipes = #"{ "swipe": "forward" }, { "swipe": "backward" }"#
        let deep = (0..<23).reduce(swipes) { inner, _ in nested(1, 2, "\(inner), \(swipes)") }
        #expect(try trace(gestures: #"{ "set": 1 }, "# + deep).gestureCount == 50_331_645)
        let refused = refusal { try read(gestures: #"{ "set": 1 }, \#(deep), { "settle": true }"#) }
        #expect(refused?.message.hasPrefix("nothing is in flight") == true)
    }

    @Test func `Repetitions that are too many are a limit`() throws {
        let swipe = #"{ "swipe": "forward" }"#
        let million = #"{ "set": 1 }, "# + nested(1, 1_000_000, nested(1, 101, swipe))
        let error = refusal { try read(gestures: million) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.message == "too many gestures: 101,000,001, and at most 100,000,000 are allowed")
        #expect(try trace(gestures: #"{ "set": 1 }, "# + nested(2, 9_999, swipe)).gestureCount == 99_980_002)
    }

    /// Each gesture that is chosen at random has to be tried: 99,999,990 were a minute in 137 bytes.
    @Test func `Gestures at random are counted as often as they come`() throws {
        let walk = #"{ "randomWalk": { "seed": 1, "gestures": 100 } }"#
        #expect(try trace(gestures: #"{ "set": 1 }, "# + nested(1, 100, walk)).gestureCount == 10_001)
        for gestures in [nested(2, 101, walk), #"{ "randomWalk": { "seed": 1, "gestures": 1020100 } }"#] {
            let error = refusal { try read(gestures: #"{ "set": 1 }, "# + gestures) }
            #expect(error?.kind == .limitExceeded)
            #expect(error?.message == "too many gestures at random: 1,020,100, and at most 1,000,000 are allowed")
        }
        let walks = Array(repeating: #"{ "randomWalk": { "seed": 1, "gestures": 500001 } }"#, count: 2)
        #expect(refusal { try read(gestures: walks.joined(separator: ", ")) }?.kind == .limitExceeded)
    }

    @Test func `A product that no number holds is a limit too`() {
        let walk = #"{ "randomWalk": { "seed": 1, "gestures": 9223372036854775807 } }"#
        let error = refusal {
            try read(gestures: #"{ "set": 1 }, { "repeat": 9223372036854775807, "gestures": [\#(walk)] }"#)
        }
        #expect(error?.kind == .limitExceeded)
        let deep = refusal {
            try read(gestures: #"{ "set": 1 }, "# + nested(29, 1_000_000, #"{ "swipe": "forward" }"#))
        }
        #expect(deep?.kind == .limitExceeded)
    }

    @Test func `What is nested too deep is a limit`() {
        let error = refusal { try read(gestures: nested(60, 2, #"{ "set": 1 }"#)) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.message.hasPrefix("too many lists and objects in each other") == true)
    }

    @Test(arguments: [
        #"{ "replace": ["A", "B"] }, { "replace": ["A"] }"#,
        #"{ "remove": 1 }, { "replace": ["A", "B"] }"#,
        #"{ "set": 1 }, { "drag": "forward" }, { "release": "byPosition" }, { "settle": true }"#,
        #"{ "append": "X" }, { "remove": "X" }"#,
    ])
    func `Changes in deep repetitions end at a limit`(body: String) {
        let error = refusal { try read(gestures: nested(28, 2, body)) }
        #expect(error?.kind == .limitExceeded)
    }

    @Test func `A repetition may move as many pages as a long list allows`() throws {
        let growing = #"{ "append": "X" }, { "remove": "X" }"#
        #expect(try trace(gestures: nested(1, 10_000_000, growing)).gestureCount == 20_000_000)
        let text = #"{ "version": 1, "pages": 10000, "gestures": [\#(nested(1, 10_000_000, growing))] }"#
        let error = refusal { try read(text) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.advice == "Each change moves a whole list. Repeat less often, or shorten the list.")
    }

    /// Each change takes time in proportion to the list: 4,999 rounds were a minute and a half in 115 bytes.
    @Test func `Changes of a long list that are too many are a limit`() throws {
        func text(_ rounds: Int) -> String {
            let changes = nested(1, rounds, #"{ "prepend": "New" }, { "remove": "New" }"#)
            return #"{ "version": 1, "pages": 99999, "gestures": [{ "set": 1 }, \#(changes)] }"#
        }
        #expect(try read(text(400)).gestureCount == 801)
        for rounds in [600, 4_999] { #expect(refusal { try read(text(rounds)) }?.kind == .limitExceeded) }
    }

    @Test func `Rounds that all mean something else end at a limit`() {
        let text =
            #"{ "version": 1, "pages": 100000, "gestures": [{ "repeat": 100000, "gestures": [{ "remove": 1 }] }] }"#
        let error = refusal { try read(text, limits: TraceLimits { $0.listChanges = 100 }) }
        #expect(error?.kind == .limitExceeded)
        #expect(
            error?.message
                == "in round 101 of the repetition: too many gestures that change the list: 101, and at most 100"
                + " are allowed")
    }

    @Test func `Other containers count repetitions in full`() {
        let scroll = refusal { try read(scroll: #"{ "repeat": 1000000, "gestures": [{ "swipe": "forward" }] }"#) }
        #expect(scroll?.kind == .limitExceeded)
        #expect(scroll?.advice.contains("with fewer pages there can be more gestures") == true)
        let root = refusal {
            try read(
                root: #"{ "launch": true }, { "repeat": 1000, "gestures": [{ "logIn": true }, { "logOut": true }] }"#)
        }
        #expect(root?.message == "too many gestures: 2,001, and at most 2,000 are allowed")
    }

    @Test func `The path has the same limits`() {
        let error = refusal { try Trace(path: "1→[[2→1]×1000000→2→1]×51", pages: 2) }
        #expect(error?.kind == .limitExceeded)
        #expect(error?.message == "too many gestures: 102,000,103, and at most 100,000,000 are allowed")
        #expect(refusal { try Trace(path: "1→[2→1]×99999999999999999999", pages: 2) }?.kind == .limitExceeded)
        let deep = String(repeating: "[", count: 65) + "2→1" + String(repeating: "]×2", count: 65)
        #expect(refusal { try Trace(path: "1→" + deep, pages: 2) }?.kind == .limitExceeded)
    }

    @Test func `A path whose rounds differ ends at a limit`() {
        // From outside the first swipe goes forward, from the end of a round backward, and each bracket ends elsewhere.
        let path = (1...40).reduce("2→1") { "[\($0)]×2→2→\($1.isMultiple(of: 2) ? 1 : 3)" }
        let error = refusal {
            try Trace(
                path: "1→" + path, pages: 3, client: ClientDescription(), limits: TraceLimits { $0.gestures = 10_000 })
        }
        #expect(error?.kind == .limitExceeded)
    }
}
