/// Swipes a second: by the model alone, recorded in memory, and written as JSON lines.
enum ReplayBenchmark {
    private static let sizes = [10, 1_000, 100_000, 10_000_000]

    static func tables() throws -> [Table] {
        var speed = Table("swipes a second")
        var use = Table(["peak memory of the process", "10", "1,000", "100,000", "10,000,000"])
        try measure(.counted, "model alone, callbacks counted", target: 60e6, &speed, &use)
        try measure(.recorded, "recorded in memory", target: 10e6, upTo: 100_000, &speed, &use)
        try measure(.session, "steps of a session, dropped", target: 3e5, upTo: 100_000, &speed, &use)
        try measure(.sessionAhead, "steps of a session, none of which repeats", upTo: 100_000, &speed, &use)
        try measure(.lines, "written as JSON lines, to nowhere", target: 1e6, &speed, &use)
        try Place.withFolder { folder in
            try measure(
                .linesToFile, "written as JSON lines, to a file", target: 100_000, upTo: 100_000,
                file: folder + "/lines", &speed, &use)
        }
        return [speed, use]
    }

    private static func measure(
        _ task: Task, _ name: String, target: Double? = nil, upTo limit: Int = .max, file: String = "/dev/null",
        _ speed: inout Table, _ use: inout Table
    ) throws {
        var peaks: [String] = []
        for size in sizes {
            guard size <= limit else {
                peaks.append("")
                continue
            }
            let measurement = try task.measure(size, file: file)
            let result = Double(size) / measurement.seconds
            let row = "\(name), \(grouped(size)) swipes"
            // Ten swipes are over before everything is set up: no target for them.
            if let target, size >= 1_000 {
                speed.row(row, rate(result), target: rate(target), result >= target)
            } else {
                speed.row(row, rate(result))
            }
            peaks.append(memory(measurement.peak))
        }
        use.add([name] + peaks)
    }
}
