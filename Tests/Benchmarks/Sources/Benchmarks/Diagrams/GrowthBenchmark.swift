/// How the time and the memory of a flow diagram grow with the gestures, from the recording to the SVG.
enum GrowthBenchmark {
    static func tables() throws -> [Table] {
        var table = Table("flow of a random walk, to SVG")
        var times: [Double] = []
        for size in [1_000, 10_000, 100_000] {
            // The first of few gestures pays for loading libgvc, and what else happens weighs more.
            let runs = size < 100_000 ? 3 : 1
            let measurements = try (0..<runs).map { _ in try Task.flow.measure(size) }
            let seconds = measurements.map(\.seconds).min() ?? 0
            times.append(seconds)
            let peak = measurements.map(\.peak).max() ?? 0
            let result = "\(duration(milliseconds: seconds * 1000)), \(memory(peak))"
            if size == 10_000 {
                table.row("\(grouped(size)) gestures", result, target: "3 s", seconds <= 3)
            } else {
                table.row("\(grouped(size)) gestures", result)
            }
        }
        for (name, ratio) in [("10,000 to 1,000", times[1] / times[0]), ("100,000 to 10,000", times[2] / times[1])] {
            table.row("time of \(name) gestures", "\(fixed(ratio)) ×", target: "12 × at most", ratio <= 12)
        }
        return [table]
    }
}
