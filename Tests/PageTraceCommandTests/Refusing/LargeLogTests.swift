import Testing

/// Logs that would not fit into memory are refused before they are made, and streamed where they can be.
struct LargeLogTests {
    private static let walk = """
        { "version": 1, "pages": 3, "gestures": [{ "set": 1 }, { "randomWalk": { "seed": 7, "gestures": 999999 } }] }
        """

    @Test(arguments: ["json", "jsonl", "svg,json", "text,json"])
    func `Files are refused`(format: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "-", "--format", format, "-o", "out", input: Self.walk)
        #expect(outcome.exitCode == 3, "\(outcome.errors)")
        #expect(
            outcome.errors.contains(
                /standard input: error: 1,000,000 steps make [0-9,]{11,} bytes or more as jsonl?, and a file of it has/)
        )
        #expect(outcome.errors.contains("Choose some with --steps, as in --steps 0-1000, or write the log to standard"))
        #expect(try workspace.files() == [])
    }

    @Test func `Long names count`() throws {
        let name = String(repeating: "x", count: 1_000)
        let trace = """
            { "version": 1, "pages": ["\(name)", "b"], "gestures": [{ "set": "b" }, { "randomWalk": { "seed": 7, \
            "gestures": 100000 } }] }
            """
        let outcome = try Workspace().pagetrace("run", "-", "--format", "text", "-o", "walk.txt", input: trace)
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.contains("100,001 steps make "))
        #expect(outcome.errors.contains(" bytes or more as text, and a file of it has 200,000,000 at the most."))
    }

    @Test func `What fits is made`() throws {
        let workspace = try Workspace()
        let walk = Self.walk.replacing("999999", with: "5000")
        let outcome = try workspace.pagetrace("run", "-", "--format", "text,json,jsonl", "-o", "out", input: walk)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try workspace.files().count == 4)
    }
}
