/// The whole process: `pagetrace run` of a ten-gesture trace to one SVG, beside `dot -Tsvg` on the same diagram's DOT.
enum ProcessBenchmark {
    static func tables() throws -> [Table] {
        guard let dot = Place.program("dot") else { throw Missing(what: "dot", package: "graphviz") }
        try Missing.check(Place.pagetrace)
        var table = Table("ten gestures to one SVG, whole process")
        try Place.withFolder { folder in
            let trace = folder + "/ten.json"
            try OutputFile.write(#"{ "version": 1, "pages": 4, "path": "1→2→3→4→3→2→1→2→(3)→3" }"#, to: trace)
            let run = [Place.pagetrace, "run", trace, "--quiet", "-o", folder]
            _ = try Child(run + ["--format", "dot"])
            let draw = [dot, "-Tsvg", folder + "/ten.flow.dot", "-o", folder + "/dot.svg"]
            let (own, other) = try inTurns {
                // The file is removed, for a file that is current is not written again.
                _ = try Child(["/bin/rm", "-f", folder + "/ten.flow.svg"])
                return (try Child(run), try Child(draw))
            }
            table.row("pagetrace run", duration(milliseconds: own))
            table.row("dot -Tsvg on the same diagram's DOT", duration(milliseconds: other))
            table.row("pagetrace to dot", "\(fixed(own / other)) ×", target: "less than 1 ×", own < other)
        }
        return [table]
    }

    /// The medians of forty runs of each of two commands, in turns, so that what else the machine does falls on both
    /// alike.
    static func inTurns(_ run: () throws -> (Child, Child)) throws -> (Double, Double) {
        var first: [Double] = []
        var second: [Double] = []
        for _ in 0..<40 {
            let (own, other) = try run()
            first.append(own.milliseconds)
            second.append(other.milliseconds)
        }
        return (first.median, second.median)
    }
}
