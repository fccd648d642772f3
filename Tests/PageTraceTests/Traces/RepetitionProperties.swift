import PageTrace
import TestDepth
import Testing

/// A repetition means what it means when it is written out, whatever it repeats.
@Suite("Repetitions, and the same gestures written out")
struct RepetitionProperties {
    /// Gestures as the text of a trace, short and written out.
    private struct Text {
        var short: String
        var long: String
    }

    /// A list of gestures drawn from a seed.
    private struct Draw {
        var state: UInt64

        mutating func number(below limit: Int) -> Int {
            state = state * 48_271 % 2_147_483_647
            return Int(state >> 8) % limit
        }

        mutating func list(_ depth: Int, _ gestures: [String]) -> Text {
            let parts = (0...number(below: 4)).map { _ in part(depth, gestures) }
            return Text(
                short: parts.map(\.short).joined(separator: ", "), long: parts.map(\.long).joined(separator: ", "))
        }

        private mutating func part(_ depth: Int, _ gestures: [String]) -> Text {
            guard depth > 0, number(below: 3) == 0 else {
                let gesture = gestures[number(below: gestures.count)]
                return Text(short: gesture, long: gesture)
            }
            let rounds = 1 + number(below: 4)
            let body = list(depth - 1, gestures)
            return Text(
                short: #"{ "repeat": \#(rounds), "gestures": [\#(body.short)] }"#,
                long: repeatElement(body.long, count: rounds).joined(separator: ", "))
        }
    }

    private static let list = [
        #"{ "set": 1 }"#, #"{ "set": 2 }"#, #"{ "set": "B" }"#, #"{ "append": "X" }"#, #"{ "remove": 1 }"#,
        #"{ "remove": "X" }"#, #"{ "replace": ["A", "B", "X"] }"#, #"{ "replace": ["X", "Y", "Z", "A", "B"] }"#,
        #"{ "insert": "Y", "at": 2 }"#, #"{ "remove": "Y" }"#, #"{ "prepend": "Z" }"#, #"{ "remove": [1, 2] }"#,
    ]
    private static let fingers = [
        #"{ "set": 1 }"#, #"{ "swipe": "forward" }"#, #"{ "drag": "forward" }"#, #"{ "release": "completed" }"#,
        #"{ "settle": true }"#, #"{ "set": 2, "animated": true, "ends": "inFlight" }"#, #"{ "dataSource": "removed" }"#,
        #"{ "dataSource": "assigned" }"#,
    ]

    private func outcome(_ gestures: String) -> Result<[PageViewControllerGesture], TraceError> {
        let text = #"{ "version": 1, "pages": ["A", "B", "C"], "gestures": [\#(gestures)] }"#
        return Result { () throws(TraceError) in
            try Array(TraceReader.read(text.utf8, name: "trace.json").gestures)
        }
    }

    @Test(arguments: [list, fingers])
    func `The same gestures, or the same refusal`(gestures: [String]) throws {
        var read = 0
        for seed in 1...Depth.amount(500, deep: 2_000) {
            var draw = Draw(state: UInt64(seed * 7_919))
            let text = draw.list(3, gestures)
            switch (outcome(text.short), outcome(text.long)) {
            case (.success(let short), .success(let long)):
                #expect(short == long, "seed \(seed): \(text.short)")
                read += 1
            case (.failure(let short), .failure(let long)):
                #expect(short.message.hasSuffix(long.message), "seed \(seed): \(text.short)")
            case (let short, let long):
                Issue.record("seed \(seed): \(text.short): \(short) is not \(long)")
            }
        }
        #expect(read > Depth.amount(80, deep: 200))
    }

    @Test func `What was read is written, and reads back equal`() throws {
        for seed in 1...1_000 {
            var draw = Draw(state: UInt64(seed * 104_729))
            let gestures = draw.list(3, Self.list).short
            let text = #"{ "version": 1, "pages": ["A", "B", "C"], "gestures": [\#(gestures)] }"#
            guard let trace = try? TraceReader.read(text.utf8, name: "trace.json") else { continue }
            #expect(try PageTraceTests.read(trace.json()) == trace, "seed \(seed): \(text)")
        }
    }

    @Test func `A path with brackets is the path without them`() throws {
        let pages = ["1", "2", "3", "4"]
        let arrows = ["→2", "→1", "→3", "→(2)", "→(3)", "⇒1", "⇒3", "→2~"]
        var read = 0
        for seed in 1...4_000 {
            var draw = Draw(state: UInt64(seed * 15_485_863))
            let text = path(&draw, 3, arrows)
            let short = Result { () throws(TraceError) in try Trace(path: "1" + text.short, pages: pages) }
            let long = Result { () throws(TraceError) in try Trace(path: "1" + text.long, pages: pages) }
            switch (short, long) {
            case (.success(let short), .success(let long)):
                #expect(Array(short.gestures) == Array(long.gestures), "seed \(seed): 1\(text.short)")
                let written = try #require(short.path)
                #expect(try Trace(path: written, pages: pages) == short, "seed \(seed): 1\(text.short)")
                read += 1
            case (.failure(let short), .failure(let long)):
                #expect(short.message.hasSuffix(long.message), "seed \(seed): 1\(text.short)")
            case (let short, let long):
                Issue.record("seed \(seed): 1\(text.short): \(short) is not \(long)")
            }
        }
        #expect(read > Depth.amount(80, deep: 200))
    }

    private func path(_ draw: inout Draw, _ depth: Int, _ arrows: [String]) -> Text {
        var text = Text(short: "", long: "")
        for _ in 0...draw.number(below: 3) {
            if depth > 0, draw.number(below: 3) == 0 {
                let rounds = 1 + draw.number(below: 3)
                let body = path(&draw, depth - 1, arrows)
                // The first arrow stands before the bracket.
                text.short += String(body.short.prefix(1)) + "[" + body.short.dropFirst() + "]×\(rounds)"
                text.long += String(repeating: body.long, count: rounds)
            } else {
                let arrow = arrows[draw.number(below: arrows.count)]
                text.short += arrow
                text.long += arrow
            }
        }
        return text
    }
}
