import PageTrace

/// Every sequence of gestures: how many transitions a second, beside SPIN on the same model.
///
/// The model is `Peers/pager.pml`: swipes, cancelled ones and ones whose preload is skipped, over a list that grows and
/// shrinks by its last page, from 10 pages to 200. Both go through it breadth first, to the end.
enum ExplorationBenchmark {
    static func tables() throws -> [Table] {
        var table = Table(["10 to 200 pages, to the end", "states", "transitions", "a second", "target", ""])
        var exploration = try explored()
        var seconds = Double.infinity
        for _ in 0..<3 {
            let start = ContinuousClock.now
            exploration = try explored()
            seconds = min(seconds, (ContinuousClock.now - start) / .seconds(1))
        }
        let own = Double(exploration.transitions) / seconds
        table.add([
            "pagetrace, one core", grouped(exploration.states), grouped(exploration.transitions), rate(own),
            "5 million/s", own >= 5e6 ? "✓" : "✗",
        ])
        let bytes = exploration.memory / max(1, exploration.states)
        table.add([
            "pagetrace, memory a state", "\(bytes) bytes", "", "", "64 bytes", bytes <= 64 ? "✓" : "✗",
        ])
        if let spin = Place.program("spin"), let compiler = Place.program("cc"), let shell = Place.program("sh") {
            try Place.withFolder { folder in
                let build =
                    "cd '\(folder)' && '\(spin)' -a -o2 '\(Place.package)/Peers/pager.pml' && "
                    + "'\(compiler)' -O2 -DBFS -DSAFETY -DNOREDUCE -w -o pan pan.c"
                _ = try Child([shell, "-c", build])
                let output = try Child([folder + "/pan", "-n"], keepsOutput: true).output
                let states = figure(before: " states, stored", in: output)
                let transitions = figure(before: " transitions (=", in: output)
                let time = figure(before: " seconds", in: output)
                let peer = transitions / max(time, 0.001)
                table.add([
                    "SPIN, breadth first", grouped(Int(states)), grouped(Int(transitions)), rate(peer),
                    "half of it, as many states",
                    own >= 2 * peer && Int(states) == exploration.states ? "✓" : "✗",
                ])
            }
        }
        return [table]
    }

    /// A bound was met, so that there is nothing to compare.
    private struct Unfinished: Error {}

    private static func explored() throws -> Exploration {
        let trace = Trace(
            pages: (1...10).map(String.init), client: ClientDescription(), gestures: GestureSequence())
        let options = ExplorationOptions(
            families: [.swipe, .cancel, .skip, .list], states: 10_000_000, list: 10...200, growsAtFront: false)
        guard let exploration = trace.explored(options), exploration.bound == nil else {
            throw Unfinished()
        }
        return exploration
    }

    /// The number that stands before some words.
    private static func figure(before words: String, in text: String) -> Double {
        guard let place = text.firstRange(of: words) else { return 0 }
        let digits = text[..<place.lowerBound].reversed().prefix { $0.isNumber || $0 == "." }
        return Double(String(digits.reversed())) ?? 0
    }
}
