import Testing

/// `--steps` shows some steps, and says what is left out.
struct StepsTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.put(#"{ "version": 1, "pages": 3, "path": "1→2→3→2→1" }"#, into: "walk.json")
        return workspace
    }

    @Test func `Log and files have the same steps`() throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace(
            "run", "walk.json", "--steps", "1-2", "--format", "svg,text,json,jsonl,mermaid", "-o", "out")
        #expect(outcome.exitCode == 0)
        let log = try workspace.pagetrace("run", "walk.json", "--steps", "1-2")
        #expect(log.text == (try workspace.text(of: "out/walk.txt")))
        #expect(log.text.contains("\n\nstep 0 is left out: 1 step, no callbacks, no findings\n\n1. swipe forward"))
        #expect(
            log.text.contains("\n\nsteps 3 to 4 are left out: 2 steps, 6 callbacks, no findings\n\nhere: 2 steps, ")
        )
        #expect(try workspace.text(of: "out/walk.flow.svg").contains("steps 3 to 4 are left out"))
        #expect(try workspace.text(of: "out/walk.flow.mmd").contains("steps 3 to 4 are left out"))
        #expect(try workspace.text(of: "out/walk.json").contains("\"omitted\" : {"))
        #expect(try workspace.text(of: "out/walk.jsonl").split(separator: "\n").count == 3)
    }

    @Test(arguments: [
        ("5-", "walk.json: error: --steps: no step is in 5-. The steps are 0 to 4.\n"),
        ("2-1", "the steps 2-1 end before they begin. Write it the other way round: 1-2."),
        (
            "one",
            "\"one\" is not a range of steps. Write 120-180, 120- (to the end), -180 (from the start), or 120 (one step)."
        ),
    ])
    func `What is no step is refused`(steps: String, message: String) throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace("run", "walk.json", "--steps", steps)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
        #expect(outcome.text == "")
        #expect(try workspace.files() == ["walk.json"])
    }

    /// A window is a look at a run, not another run.
    @Test func `Strictly findings outside count too`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.withFinding, into: "trace.json")
        let outcome = try workspace.pagetrace("run", "trace.json", "--steps", "0", "--strict")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.text.contains(
                "\nhere: 1 step, no callbacks, no findings\nin all: 2 steps, 5 callbacks, 1 finding\n"))
        #expect(outcome.errors.hasSuffix("trace.json: 1 finding\n"))
    }

    @Test func `Coverage says of which steps it speaks`() throws {
        let outcome = try workspace().pagetrace("run", "walk.json", "--steps", "2-3", "--coverage")
        #expect(outcome.text.contains("\nnever asked in steps 2 to 3: viewControllerAfter(1)"))
    }

    @Test func `Every step is drawn on demand`() throws {
        let path = "1" + String(repeating: "→2→1", count: 9)
        func svg(_ option: String...) throws -> String {
            try Workspace().pagetrace(arguments: ["run", "--path", path, "--pages", "2", "-o", "-"] + option).text
        }
        #expect(try svg().contains(">×8</text>") && !svg().contains("<title>Step 17"))
        #expect(try !svg("--no-fold").contains("×") && svg("--no-fold").contains("<title>Step 17"))
    }
}
