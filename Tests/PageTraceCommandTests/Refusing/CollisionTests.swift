import Testing

/// No trace writes over the files of another one of the same run.
struct CollisionTests {
    @Test func `Traces of one name in two folders are refused`() throws {
        let workspace = try Workspace()
        for name in ["a/trace.json", "b/trace.json"] { try workspace.put(TraceText.shortest, into: name) }
        let before = try workspace.files()
        let outcome = try workspace.pagetrace("run", "a/trace.json", "b/trace.json")
        #expect(outcome.exitCode == 64)
        #expect(
            outcome.errors == """
                pagetrace: error: a/trace.json and b/trace.json would both write trace.*. Rename one of the two, or \
                run them one after the other, each with another --output.

                """)
        #expect(outcome.text == "")
        #expect(try workspace.files() == before)
    }

    /// On many disks names that differ in case only are one file; characters that no name may have all become a dash.
    @Test(arguments: [("a/Über.json", "b/über.json", "über"), ("a b.json", "a:b.json", "a-b")])
    func `Names that become one are refused`(first: String, second: String, name: String) throws {
        let workspace = try Workspace()
        for name in [first, second] { try workspace.put(TraceText.shortest, into: name) }
        let outcome = try workspace.pagetrace("run", first, second)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains("\(first) and \(second) would both write \(name).*."))
    }

    @Test func `Standard input beside a file of that name is refused`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "standard-input.json")
        let outcome = try workspace.pagetrace("run", "-", "standard-input.json", input: TraceText.shortest)
        #expect(outcome.exitCode == 64)
        #expect(
            outcome.errors.contains("standard input and standard-input.json would both write standard-input.*."))
    }

    @Test func `One trace named twice is refused`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        let outcome = try workspace.pagetrace("run", "trace.json", "trace.json")
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors == "pagetrace: error: trace.json is named twice. Name it once.\n")
    }
}
