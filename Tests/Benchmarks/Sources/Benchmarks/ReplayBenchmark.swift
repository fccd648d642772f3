import PageTrace

/// Swipes a second, by the model alone and with every callback kept in memory.
enum ReplayBenchmark {
    static func run() {
        let counted = [10, 1_000, 100_000, 10_000_000].map { ($0, rate($0) { Walk.count(swipes: $0) }) }
        for (swipes, rate) in counted {
            // Ten swipes are over before the container is set up.
            Benchmarks.row(
                "replay, \(grouped(swipes)) swipes, callbacks counted", millions(rate),
                target: swipes < 1_000 ? "" : "60 million/s")
        }
        let recorded = [100_000, 1_000_000, 10_000_000].map { ($0, rate($0) { Walk.record(swipes: $0) }) }
        for (swipes, rate) in recorded {
            Benchmarks.row("replay, \(grouped(swipes)) swipes, callbacks kept", millions(rate), target: "10 million/s")
        }
        if let few = counted.dropFirst().first?.1, let many = counted.last?.1 {
            Benchmarks.row("cost of a swipe, 10,000,000 to 1,000", ratio(few / many), target: "the same")
        }
        let before = Memory.peak
        _ = Walk.count(swipes: 10_000_000)
        Benchmarks.row("memory that 10,000,000 counted swipes add", "\(Memory.peak - before) kB", target: "none")
    }

    /// The best of several runs: what the machine can do when nothing else happens on it.
    ///
    /// Few swipes are walked many times, so that the clock sees them.
    private static func rate(_ swipes: Int, _ walk: (Int) -> Int) -> Double {
        let repeats = max(1, 1_000_000 / swipes)
        var best = 0.0
        for _ in 0..<5 {
            let time = ContinuousClock().measure {
                for _ in 0..<repeats { precondition(walk(swipes) > swipes) }
            }
            best = max(best, Double(swipes * repeats) / (time / .seconds(1)))
        }
        return best
    }

    private static func millions(_ rate: Double) -> String {
        "\(Int(rate / 1e6)) million/s"
    }
}

/// A ratio with two digits behind the point.
func ratio(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

/// A number with commas between its thousands.
func grouped(_ number: Int) -> String {
    var text = ""
    for (position, digit) in String(number).reversed().enumerated() {
        if position > 0, position.isMultiple(of: 3) { text = "," + text }
        text = String(digit) + text
    }
    return text
}
