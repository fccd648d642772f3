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
        return [table, try randomWalk()]
    }

    /// A short trace of a long walk, with a tracker.
    private static func randomWalk() throws -> Table {
        var table = Table(["random walk of 1,000,000 gestures, whole process", "a second", "peak memory", "target", ""])
        try Place.withFolder { folder in
            let trace = folder + "/walk.json"
            try OutputFile.write(
                """
                {"version": 1, "pages": 4, "client": {"type": "pages", "trackers": [
                  {"name": "title", "updatedIn": "didFinishAnimating", "onlyWhenCompleted": true, "takes": "shown"}]},
                 "gestures": [{"set": 1}, {"randomWalk": {"seed": 7, "gestures": 1000000, "cancelled": 0.2}}]}
                """, to: trace)
            for (name, options, target) in [
                ("text log to a pipe", ["--format", "text", "-o", "-"], 1e6),
                ("JSON lines to a pipe", ["--format", "jsonl", "-o", "-"], 1e6),
                ("the verdict alone", ["--strict", "--quiet", "--no-files"], 3e6),
            ] {
                let runs = try (0..<5).map { _ in try Child([Place.pagetrace, "run", trace] + options) }
                let result = 1e6 / ((runs.map(\.milliseconds).min() ?? 0) / 1_000)
                let peak = runs.map(\.peak).max() ?? 0
                table.add([
                    name, rate(result), memory(peak), "\(rate(target)), 20 MB",
                    result >= target && peak < 20 * 1024 ? "✓" : "✗",
                ])
            }
        }
        return table
    }
}
