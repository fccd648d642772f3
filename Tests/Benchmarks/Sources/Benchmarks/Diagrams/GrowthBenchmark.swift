/// How the time and the memory of a flow diagram grow with the gestures, from the recording to the SVG.
enum GrowthBenchmark {
    static func tables() throws -> [Table] {
        var table = Table("flow of a random walk, to SVG")
        var times: [Double] = []
        for size in [1_000, 10_000] {
            // The first of few gestures pays for loading libgvc, and what else happens weighs more.
            let measurements = try (0..<3).map { _ in try Task.flow.measure(size) }
            let seconds = measurements.map(\.seconds).min() ?? 0
            times.append(seconds)
            let peak = measurements.map(\.peak).max() ?? 0
            table.row("\(grouped(size)) gestures", "\(duration(milliseconds: seconds * 1000)), \(memory(peak))")
        }
        let ratio = times[1] / times[0]
        table.row("time of 10,000 to 1,000 gestures", "\(fixed(ratio)) ×", target: "12 × at most", ratio <= 12)
        return [table]
    }
}
