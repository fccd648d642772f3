import Testing

/// `--check` compares what a run would write with what is there, and never writes.
struct CheckTests {
    @Test func `Current files are counted, and with --quiet nothing is said`() throws {
        let workspace = try freshlyWritten()
        let outcome = try check(workspace)
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == "")
        #expect(outcome.errors == "2 files, current\n")
        #expect(try check(workspace, "--quiet").errors == "")
    }

    @Test func `Missing file is named and not written`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        let outcome = try check(workspace)
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.hasPrefix("Output/trace.flow.svg is missing; it would have "))
        #expect(outcome.text.contains("\nOutput/trace.txt is missing; it would have "))
        #expect(
            outcome.errors == "2 of 2 files are not current. Run the same command without --check to write them.\n")
        #expect(try workspace.files() == ["trace.json"])
    }

    @Test func `Changed file is shown line by line`() throws {
        let workspace = try freshlyWritten()
        let changed = try workspace.text(of: "Output/trace.txt").replacing("First → Second", with: "First → Third")
        try workspace.put(changed, into: "Output/trace.txt")
        let outcome = try check(workspace)
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.hasPrefix("--- Output/trace.txt (on disk)\n+++ Output/trace.txt (new)\n@@ "))
        #expect(outcome.text.contains("\n-1. swipe forward  First → Third\n+1. swipe forward  First → Second\n"))
        #expect(outcome.errors == "1 of 2 files is not current. Run the same command without --check to write it.\n")
        #expect(try workspace.text(of: "Output/trace.txt") == changed)
    }

    @Test func `One file is spoken of as one`() throws {
        let outcome = try Workspace().pagetrace("run", "--path", "1→2", "--pages", "2", "--check")
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors == "The file is not current. Run the same command without --check to write it.\n")
    }

    @Test func `Advised command helps`() throws {
        let workspace = try freshlyWritten()
        try workspace.put("", into: "Output/trace.flow.svg")
        #expect(try check(workspace).exitCode == 1)
        #expect(try workspace.pagetrace(arguments: write).exitCode == 0)
        #expect(try check(workspace).exitCode == 0)
    }

    @Test func `Changed bytes that are no text are said to differ`() throws {
        let workspace = try Workspace()
        let command = ["run", "--path", "1→2", "--pages", "2", "--format", "png"]
        #expect(try workspace.pagetrace(arguments: command).exitCode == 0)
        try workspace.put("no picture\0", into: "1-2.flow.png")
        let outcome = try workspace.pagetrace(arguments: command + ["--check"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("1-2.flow.png: binary files differ at byte 1 (11 bytes on disk, "))
    }

    @Test func `Quietly the files are listed`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "--check", "--quiet")
        #expect(outcome.exitCode == 1)
        #expect(outcome.text == "1-2.flow.svg is missing\n")
        #expect(outcome.errors == "")
        #expect(try workspace.files() == [])
        try workspace.put("", into: "1-2.flow.svg")
        let again = try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "--check", "--quiet")
        #expect(again.text == "1-2.flow.svg is not current\n")
    }

    private let write = ["run", "trace.json", "--format", "svg,text", "--output", "Output"]

    private func freshlyWritten() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        #expect(try workspace.pagetrace(arguments: write).exitCode == 0)
        return workspace
    }

    private func check(_ workspace: Workspace, _ more: String...) throws -> Outcome {
        try workspace.pagetrace(arguments: write + ["--check"] + more)
    }
}
