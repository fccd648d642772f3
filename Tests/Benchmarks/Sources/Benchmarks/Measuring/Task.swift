import PageTrace

/// What a child of this program measures, for its peak memory to be that of one measurement alone.
enum Task: String {
    /// Swipes of the model alone, with callbacks that are counted.
    case counted
    /// Swipes with every callback kept in memory.
    case recorded
    /// Swipes through a session of this module's client, each made into a step that is dropped.
    case session
    /// The same, in a walk in which no step repeats.
    case sessionAhead
    /// Swipes written as JSON lines, to nowhere.
    case lines
    /// Swipes written as JSON lines, to a file.
    case linesToFile
    /// The floor.
    case threeVariables
    /// The textbook's cache.
    case dictionaryAndList
    /// A flow diagram as SVG.
    case flow
    /// A trace file for other measurements. The most memory that a process used counts for the programs that it starts as
    /// well, so whoever starts and measures them leaves all that is large to others.
    case traceFile

    /// Runs this program once more, for one measurement.
    ///
    /// - Parameters:
    ///   - count: How many swipes or gestures.
    ///   - file: Where to write what is written.
    func measure(_ count: Int, file: String = "/dev/null") throws -> Measurement {
        let child = try Child([Place.benchmarks, "task", rawValue, "\(count)", file], keepsOutput: true)
        return try Measurement(child)
    }

    /// Measures in this process.
    ///
    /// - Returns: The seconds that it took.
    func run(_ count: Int, file: String) throws -> Double {
        switch self {
        case .counted: return best(count) { Walk.count(swipes: count) }
        case .recorded: return best(count) { Walk.record(swipes: count) }
        case .session: return best(count) { Walk.session(swipes: count) }
        case .sessionAhead: return best(count) { Walk.sessionAhead(swipes: count) }
        case .threeVariables: return best(count) { ThreeVariables.misses(swipes: count) }
        case .dictionaryAndList: return best(count) { DictionaryAndList.misses(swipes: count) }
        case .lines, .linesToFile:
            // A few lines are over before the machine has noticed.
            let runs = try (0..<(count < 100_000 ? 5 : 1)).map { _ in
                try once {
                    var output = try OutputFile(file)
                    try Walk.writeLines(swipes: count, to: &output)
                    try output.flush()
                }
            }
            return runs.min() ?? 0
        case .flow:
            let recording = Recording(replaying: UnevenWalk.trace(gestures: count))
            return try once {
                var output = try OutputFile(file)
                try output.write(String(decoding: Drawing.svg(of: recording), as: UTF8.self))
                try output.flush()
            }
        case .traceFile:
            let trace = UnevenWalk.trace(gestures: count)
            return try once { try OutputFile.write(trace.json(), to: file) }
        }
    }

    /// The best of five runs: what the machine can do when nothing else happens on it.
    ///
    /// Few swipes are walked many times, so that the clock sees them.
    private func best(_ count: Int, _ walk: () -> Int) -> Double {
        let repeats = max(1, 1_000_000 / count)
        var best = Double.infinity
        var sum = 0
        for _ in 0..<5 {
            let time = ContinuousClock().measure {
                for _ in 0..<repeats { sum &+= walk() }
            }
            best = min(best, time / .seconds(1) / Double(repeats))
        }
        // What nobody uses would not be computed.
        precondition(sum > 0)
        return best
    }

    private func once(_ body: () throws -> Void) rethrows -> Double {
        try ContinuousClock().measure(body) / .seconds(1)
    }
}

/// What a child has measured.
struct Measurement {
    let seconds: Double
    /// The most memory of the whole process, in kB.
    let peak: Int

    init(_ child: Child) throws {
        guard let seconds = child.output.split(whereSeparator: \.isWhitespace).first.flatMap({ Double($0) }) else {
            throw Child.Failure.notStarted("the measurement", 0)
        }
        self.seconds = seconds
        peak = child.peak
    }
}
