/// A trace file of 100,000 gestures: read, replayed, written as text.
enum LongTraceBenchmark {
    static func tables() throws -> [Table] {
        try Missing.check(Place.pagetrace)
        var table = Table(["100,000 gestures, whole process", "time", "peak memory", "target", ""])
        try Place.withFolder { folder in
            let trace = folder + "/long.json"
            _ = try Task.traceFile.measure(100_000, file: trace)
            for (name, options) in [
                ("text log to a pipe", ["--format", "text", "-o", "-"]),
                ("text log to a file", ["--format", "text", "--quiet", "-o", folder]),
                ("JSON lines to a pipe", ["--format", "jsonl", "-o", "-"]),
            ] {
                let runs = try (0..<5).map { _ in
                    _ = try Child(["/bin/rm", "-f", folder + "/long.txt"])
                    return try Child([Place.pagetrace, "run", trace] + options)
                }
                let best = runs.map(\.milliseconds).min() ?? 0
                let peak = runs.map(\.peak).max() ?? 0
                table.add([
                    name, duration(milliseconds: best), memory(peak), "1 s, 200 MB",
                    best < 1_000 && peak < 200 * 1024 ? "✓" : "✗",
                ])
            }
        }
        return [table]
    }
}
