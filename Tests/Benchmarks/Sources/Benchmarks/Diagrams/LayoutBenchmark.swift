/// The flow as pagetrace places it, beside `dot`'s own layout of the same boxes and arrows.
///
/// Both are whole processes that read a file and write an SVG: pagetrace the trace, `dot` the DOT file that pagetrace
/// made of it, with `layout=dot` in place of `layout=nop2`.
enum LayoutBenchmark {
    static func tables() throws -> [Table] {
        guard let dot = Place.program("dot") else { throw Missing(what: "dot", package: "graphviz") }
        try Missing.check(Place.pagetrace)
        var table = Table(["flow", "pagetrace", "dot's own layout", "pagetrace is", "target", ""])
        // dot's time grows with the square of the steps or worse.
        let patience = 120
        let patient = Place.program("timeout").map { [$0, "\(patience)"] } ?? []
        try Place.withFolder { folder in
            for steps in [100, 1_000, 3_000] {
                let run = [Place.pagetrace, "run", folder + "/walk.json", "--no-fold", "--quiet", "-o", folder]
                _ = try Task.traceFile.measure(steps, file: folder + "/walk.json")
                _ = try Child(run + ["--format", "dot"])
                let edit = "s/layout=nop2/layout=dot/ \(folder)/walk.flow.dot > \(folder)/walk.dot"
                _ = try Child(["/bin/sh", "-c", "sed \(edit)"])
                let own = try Child(run).milliseconds
                let other = try? Child(patient + [dot, "-Tsvg", folder + "/walk.dot", "-o", folder + "/walk.svg"])
                table.add([
                    "\(grouped(steps)) steps", duration(milliseconds: own),
                    other.map { duration(milliseconds: $0.milliseconds) } ?? "given up after \(patience) s",
                    other.map { "\(fixed($0.milliseconds / own, 0)) × as fast" } ?? "", "ahead",
                    own < other?.milliseconds ?? .infinity ? "✓" : "✗",
                ])
            }
        }
        return [table]
    }
}

/// Something that a benchmark needs and that is not there.
struct Missing: Error, CustomStringConvertible {
    let what: String
    let package: String

    var description: String { "No \(what): install \(package), and run this again." }

    /// Makes sure that the release build of the command is there.
    static func check(_ command: String) throws {
        guard Place.isProgram(command) else {
            throw Missing(what: command, package: "it with the first of the two builds in README.md")
        }
    }
}
