import PageTrace
import Testing

/// `{ "repeat": 25, "gestures": [ … ] }`: what it means, and what is said where it goes wrong.
struct RepetitionReading {
    private let forward = PageViewControllerGesture.page(.swipe(Swipe(.forward)))
    private let backward = PageViewControllerGesture.page(.swipe(Swipe(.backward)))

    private func parts(_ gestures: String) throws -> [GestureSequence<PageViewControllerGesture>.Part] {
        try trace(gestures: gestures).gestures.parts
    }

    @Test func `A repetition is one part`() throws {
        let gestures = """
            { "set": 1 },
            { "repeat": 10000000, "gestures": [{ "swipe": "forward" }, { "swipe": "backward" }] }
            """
        #expect(
            try parts(gestures) == [
                .gesture(.page(.set(ProgrammaticSet(["First"])))), .repetition([forward, backward], count: 10_000_000),
            ])
        #expect(try trace(gestures: gestures).gestureCount == 20_000_001)
    }

    @Test func `Repetitions may stand in each other`() throws {
        let inner = #"{ "repeat": 2, "gestures": [{ "swipe": "backward" }] }"#
        let gestures = #"{ "set": 1 }, { "repeat": 3, "gestures": [{ "swipe": "forward" }, \#(inner)] }"#
        let repeated = GestureSequence(parts: [.gesture(forward), .repetition([backward], count: 2)])
        #expect(try parts(gestures).last == .repetition(repeated, count: 3))
        #expect(try read(gestures: gestures).count == 10)
    }

    @Test func `Every container has them`() throws {
        let scroll = try read(scroll: #"{ "repeat": 2, "gestures": [{ "swipe": "forward" }] }"#)
        #expect(
            scroll.gestureCount == 2 && Replay(scroll).dropFirst().allSatisfy { $0.gesture.name == "swipe forward" })
        let root = try read(
            root: #"{ "launch": true }, { "repeat": 2, "gestures": [{ "logIn": true }, { "logOut": true }] }"#)
        #expect(root.gestureCount == 5)
        for trace in [scroll, root] { #expect(try read(trace.json()) == trace) }
    }

    @Test func `A repetition reads back equal`() throws {
        let gestures = """
            { "set": 1 }, { "repeat": 1, "gestures": [{ "swipe": "forward" }, { "repeat": 4, "gestures": [
              { "swipe": "backward", "ends": "cancelled" },
              { "randomWalk": { "seed": 18446744073709551615, "gestures": 5, "forward": 0.25, "cancelled": 0.125,
                                "skippedPreloads": 1 } }
            ] }] }
            """
        let trace = try trace(gestures: gestures)
        #expect(try read(trace.json()) == trace)
        #expect(
            trace.json().hasSuffix(
                """
                    { "repeat": 1, "gestures": [
                      { "swipe": "forward" },
                      { "repeat": 4, "gestures": [
                        { "swipe": "backward", "ends": "cancelled" },
                        { "randomWalk": { "seed": 18446744073709551615, "gestures": 5, "forward": 0.25, "cancelled": 0.125, \
                "skippedPreloads": 1 } }
                      ] }
                    ] }
                  ]
                }

                """), "\(trace.json())")
    }

    @Test func `A number means the page that is there in that round`() throws {
        let removal = #"{ "repeat": 3, "gestures": [{ "remove": 1 }] }"#
        #expect(
            try read(gestures: removal) == [
                .list(.remove(["First"])), .list(.remove(["Second"])), .list(.remove(["Third"])),
            ])
        let replacement = #"{ "repeat": 5, "gestures": [{ "set": 2 }, { "replace": ["A", "B"] }] }"#
        let trace = try trace(gestures: replacement)
        #expect(Array(trace.gestures.prefix(3).dropFirst(2)) == [.page(.set(ProgrammaticSet(["B"])))])
        #expect(
            trace.gestures.parts.last
                == .repetition([.page(.set(ProgrammaticSet(["B"]))), .list(.replace(["A", "B"]))], count: 4))
        #expect(try read(trace.json()) == trace)
    }

    @Test func `What goes wrong in the first round is said at its place`() {
        let error = refusal {
            try read(
                "{ \"version\": 1, \"pages\": 2, \"gestures\": [{ \"repeat\": 3, \"gestures\": [\n  { \"set\": 3 }\n] }] }"
            )
        }
        #expect(firstLine(error).hasPrefix("2:12: error: there is no page 3: the list has 2 pages here."))
    }

    @Test(arguments: [
        (
            #"{ "repeat": 3, "gestures": [{ "append": "Fifth" }] }"#,
            #"3:56: error: in round 2 of the repetition: the page "Fifth" is in the list already."#
        ),
        (
            #"{ "repeat": 6, "gestures": [{ "remove": 1 }] }"#,
            "3:56: error: in round 5 of the repetition: there is no page 1: the list has 0 pages here."
        ),
        (
            #"{ "set": 1 }, { "repeat": 2, "gestures": [{ "drag": "forward" }] }"#,
            "3:60: error: in round 2 of the repetition: a drag while the finger is down."
        ),
        (
            #"{ "repeat": 2, "gestures": [{ "repeat": 3, "gestures": [{ "remove": 1 }] }] }"#,
            "3:84: error: in round 2 of the repetition, and there in round 2: there is no page 1"
        ),
    ])
    func `What goes wrong in a later round is said with the round`(gestures: String, message: String) {
        let error = refusal { try read(gestures: gestures) }
        #expect(firstLine(error).hasPrefix(message), "\(firstLine(error))")
    }

    @Test(arguments: [
        (
            #"{ "repeat": 0, "gestures": [{ "set": 1 }] }"#,
            #""repeat" must be a whole number from 1; found the number 0."#
        ),
        (#"{ "repeat": -5, "gestures": [{ "set": 1 }] }"#, #"from 1; found the number -5."#),
        (#"{ "repeat": 2.5, "gestures": [{ "set": 1 }] }"#, #"from 1; found the number 2.5."#),
        (#"{ "repeat": "3", "gestures": [{ "set": 1 }] }"#, #"from 1; found the string "3"."#),
        (#"{ "repeat": 3, "gestures": [] }"#, "a repetition of nothing. Put at least one gesture into the list."),
        (#"{ "repeat": 3, "gestures": {} }"#, #""gestures" must be a list of gestures; found an object."#),
        (#"{ "repeat": 3 }"#, #"the key "gestures" is missing in a repetition. Add what is repeated:"#),
        (
            #"{ "repeat": 3, "gestures": [{ "set": 1 }], "seed": 1 }"#,
            #"unknown key "seed" in the gesture "repeat"."#
        ),
        (#"{ "repeat": 3, "swipe": "forward" }"#, #""swipe" beside "repeat". What is repeated goes into a list:"#),
        (#"{ "repeet": 3, "gestures": [{ "set": 1 }] }"#, #"unknown gesture "repeet". Did you mean "repeat"?"#),
        (#"{ "gestures": [{ "set": 1 }] }"#, #"a list of gestures that does not say how often it comes."#),
    ])
    func `A repetition is refused`(gestures: String, message: String) {
        let error = refusal { try read(gestures: gestures) }
        #expect(firstLine(error).contains(message), "\(firstLine(error))")
    }
}
