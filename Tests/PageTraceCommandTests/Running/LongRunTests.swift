import Testing

/// Traces of a few words and of more steps than fit anywhere.
struct LongRunTests {
    private static let long = ["run", "--path", "1→[2→1]×500000", "--pages", "2"]

    @Test(arguments: [
        ["--format", "svg"], ["--format", "json"], ["--format", "text", "--quiet"],
        ["--format", "png", "--output", "-"],
    ])
    func `Files of too many steps are refused before the run`(options: [String]) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(arguments: Self.long + options)
        #expect(outcome.exitCode == 3)
        #expect(outcome.text == "")
        #expect(
            outcome.errors == """
                --path 1→[2→1]×500000: error: 1,000,001 steps, and files are made of 1,000,000 at the most. Choose some \
                with --steps, as in --steps 0-1000, or write the log to standard output, which has no limit: --format text \
                --output -, or jsonl.

                """)
        #expect(try workspace.files() == [])
    }

    @Test func `Steps are chosen of a repetition`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "--path", "1→[2→1]×500", "--pages", "2", "--steps", "998-999", "--format", "text", "-o", "-")
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.text.hasPrefix(
                """
                UIPageViewController, scroll

                steps 0 to 997 are left out: 998 steps, 2,993 callbacks, no findings

                998. swipe backward  2 → 1

                """))
        #expect(outcome.text.hasSuffix("\nin all: 1,001 steps, 3,002 callbacks, no findings\n"))
        #expect(try workspace.files() == [])
    }

    @Test func `Log of every step is the same in a file and at the prompt`() throws {
        let workspace = try Workspace()
        let walk = ["run", "--path", "1→[2→3→2→1]×200", "--pages", "3", "--format", "text"]
        let atThePrompt = try workspace.pagetrace(arguments: walk + ["--output", "-"])
        #expect(try workspace.pagetrace(arguments: walk + ["--output", "walk.txt"]).exitCode == 0)
        #expect(try workspace.text(of: "walk.txt") == atThePrompt.text)
        #expect(atThePrompt.text.hasSuffix("\n801 steps, 2,402 callbacks, no findings\n"))
    }

    @Test func `Two logs of one replay are each as they are alone`() throws {
        let workspace = try Workspace()
        let walk = ["run", "--path", "1→[2→3→2→1]×200", "--pages", "3", "--format"]
        let alone = try ["jsonl", "text"].map { try workspace.pagetrace(arguments: walk + [$0, "--output", "-"]).text }
        #expect(
            try workspace.pagetrace(arguments: walk + ["text,jsonl", "--strict", "--output", "both/"]).exitCode == 0)
        #expect(try workspace.files().dropFirst().map { try workspace.text(of: $0) } == alone)
    }
}
