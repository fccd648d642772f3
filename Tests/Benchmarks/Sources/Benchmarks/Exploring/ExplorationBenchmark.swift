import PageTrace

/// Every sequence of gestures: how many transitions a second, and beside SPIN on the same model.
enum ExplorationBenchmark {
    static func tables() throws -> [Table] { [try allGestures(), try besideSPIN(), try verdict()] }

    /// From the start of the process to the verdict.
    private static func verdict() throws -> Table {
        try Missing.check(Place.pagetrace)
        var table = Table("every sequence of gestures, whole process")
        try Place.withFolder { folder in
            let file = folder + "/two-trackers.json"
            try OutputFile.write(twoTrackers.json(), to: file)
            // Something can be reached in it, which is exit code 1.
            let command = "'\(Place.pagetrace)' explore '\(file)' || test $? = 1"
            let milliseconds = try (0..<20).map { _ in try Child(["/bin/sh", "-c", command]).milliseconds }.median
            table.row(
                "pagetrace explore, four pages, two trackers", duration(milliseconds: milliseconds),
                target: "50 ms", milliseconds <= 50)
        }
        return table
    }

    /// One tracker as people write it, and one as they repair it.
    private static var twoTrackers: Trace {
        let trackers = [
            Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending),
            Tracker(name: "index", updatedIn: [.didFinishAnimating], onlyWhenCompleted: true, takes: .shown),
        ]
        return Trace(
            pages: ["First", "Second", "Third", "Fourth"], client: ClientDescription(trackers: trackers),
            gestures: [.set(PageSet(["First"]))])
    }

    /// Drags in all their phases, and sets, over a list that grows and shrinks by its last page from 10 pages to 12.
    private static func allGestures() throws -> Table {
        var table = Table(["drags and sets, 10 to 12 pages", "states", "transitions", "a second", "target", ""])
        let families: Set<GestureFamily> = [.swipe, .cancel, .drag, .set, .skip, .act]
        let (exploration, own) = try measured(families, 10...12)
        table.add([
            "one core", grouped(exploration.states), grouped(exploration.transitions), rate(own),
            "0.5 million/s", own >= 5e5 ? "✓" : "✗",
        ])
        let bytes = exploration.memory / max(1, exploration.states)
        table.add(["memory a state", "\(bytes) bytes", "", "", "200 bytes", bytes <= 200 ? "✓" : "✗"])
        return table
    }

    /// Swipes, cancelled ones and ones whose preload is skipped, over a list that grows and shrinks by its last page.
    ///
    /// For SPIN it is `Peers/pager.pml`. Both answer the same question, breadth first and to the end.
    private static func besideSPIN() throws -> Table {
        var table = Table(["swipes, 10 to 30 pages", "states", "transitions", "a second", "time", "target", ""])
        let (answer, own) = try measured([.swipe, .cancel, .skip], 10...30)
        table.add([
            "pagetrace", grouped(answer.states), grouped(answer.transitions), rate(own),
            duration(milliseconds: Double(answer.transitions) / own * 1000), "", "",
        ])
        if let spin = Place.program("spin"), let compiler = Place.program("cc"), let shell = Place.program("sh") {
            try Place.withFolder { folder in
                let build =
                    "cd '\(folder)' && '\(spin)' -a -o2 '\(Place.package)/Peers/pager.pml' && "
                    + "'\(compiler)' -O2 -DBFS -DSAFETY -DNOREDUCE -w -o pan pan.c"
                _ = try Child([shell, "-c", build])
                let outputs = try (0..<3).map { _ in try Child([folder + "/pan", "-n"], keepsOutput: true).output }
                let output =
                    outputs.min { figure(before: " seconds", in: $0) < figure(before: " seconds", in: $1) } ?? ""
                let states = figure(before: " states, stored", in: output)
                let transitions = figure(before: " transitions (=", in: output)
                let seconds = max(figure(before: " seconds", in: output), 0.001)
                table.add([
                    "SPIN, breadth first", grouped(Int(states)), grouped(Int(transitions)),
                    rate(transitions / seconds), duration(milliseconds: seconds * 1000), "as many states",
                    Int(states) == answer.states ? "✓" : "✗",
                ])
            }
        }
        return table
    }

    /// A bound was met, so that there is nothing to compare.
    private struct Unfinished: Error {}

    /// The best of three: what was found, and transitions a second.
    private static func measured(
        _ families: Set<GestureFamily>, _ list: ClosedRange<Int>
    ) throws -> (Exploration, Double) {
        let trace = Trace(
            pages: (1...10).map(String.init), client: ClientDescription(), gestures: GestureSequence())
        var options = ExplorationOptions(families: families, states: 10_000_000, list: list)
        (options.growsAtFront, options.memory) = (false, 4 << 30)
        var seconds = Double.infinity
        var best: Exploration?
        for _ in 0..<3 {
            let start = ContinuousClock.now
            best = trace.explored(options)
            seconds = min(seconds, (ContinuousClock.now - start) / .seconds(1))
        }
        guard let best, best.bound == nil else { throw Unfinished() }
        return (best, Double(best.transitions) / seconds)
    }

    /// The number that stands before some words.
    private static func figure(before words: String, in text: String) -> Double {
        guard let place = text.firstRange(of: words) else { return 0 }
        let digits = text[..<place.lowerBound].reversed().prefix { $0.isNumber || $0 == "." }
        return Double(String(digits.reversed())) ?? 0
    }
}
