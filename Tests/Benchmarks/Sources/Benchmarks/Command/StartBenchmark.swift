/// How long the release binary takes to start.
enum StartBenchmark {
    static func tables() throws -> [Table] {
        guard let dot = Place.program("dot") else { throw Missing(what: "dot", package: "graphviz") }
        try Missing.check(Place.pagetrace)
        var table = Table("start of the release binary, whole process")
        let log = [Place.pagetrace, "run", "--path", "1", "--pages", "1", "--format", "text", "-o", "-"]
        let commands = [
            ("pagetrace --version", [Place.pagetrace, "--version"]), ("pagetrace --help", [Place.pagetrace, "--help"]),
            ("pagetrace run, one gesture to text", log),
        ]
        for (name, command) in commands {
            let (own, other) = try ProcessBenchmark.inTurns { (try Child(command), try Child([dot, "-V"])) }
            table.row(
                name, duration(milliseconds: own), target: "less than dot -V: \(duration(milliseconds: other))",
                own < other)
        }
        return [table]
    }
}
