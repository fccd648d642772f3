/// How long the library takes to build for a package that depends on it, clean and for debugging.
///
/// Beside it stands a library that most command-line tools depend on; the time for a thousand lines compares the two.
enum BuildBenchmark {
    static func tables() throws -> [Table] {
        guard let swift = Place.program("swift") else { throw Missing(what: "swift", package: "Swift") }
        let own = try LibraryBuild(
            of: "PageTrace", package: "pagetrace", in: Place.repository, sources: ["Paging", "PageTrace"], swift)
        let other = try LibraryBuild(
            of: "ArgumentParser", package: "swift-argument-parser",
            in: Place.package + "/.build/checkouts/swift-argument-parser",
            sources: ["ArgumentParser", "ArgumentParserToolInfo"], swift)
        var table = Table(["clean build of a library", "lines", "time", "a thousand lines", "target", ""])
        table.add(own.cells + ["8 s", own.seconds < 8 ? "✓" : "✗"])
        table.add(other.cells + ["", ""])
        return [table]
    }
}
