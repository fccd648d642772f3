/// How long the release binary takes to start.
enum StartBenchmark {
    static func tables() throws -> [Table] {
        guard let dot = Place.program("dot") else { throw Missing(what: "dot", package: "graphviz") }
        try Missing.check(Place.pagetrace)
        var table = Table("start of the release binary, whole process")
        for option in ["--version", "--help"] {
            let (own, other) = try ProcessBenchmark.inTurns {
                (try Child([Place.pagetrace, option]), try Child([dot, "-V"]))
            }
            table.row(
                "pagetrace \(option)", duration(milliseconds: own),
                target: "less than dot -V: \(duration(milliseconds: other))", own < other)
        }
        let log = [Place.pagetrace, "run", "--path", "1", "--pages", "1", "--format", "text", "-o", "-"]
        table.row(
            "pagetrace run, one gesture to text",
            duration(
                milliseconds: try (0..<40).map { _ in
                    try Child(log).milliseconds
                }.median))
        return [table]
    }
}
