import Testing

/// `--output` with the ending of a format names a file.
struct OneFileTests {
    private let walk = ["run", "--path", "1→2", "--pages", "2"]

    @Test(arguments: [
        ("walk.svg", "<?xml"), ("walk.png", "\u{FFFD}PNG"), ("below/walk.txt", "UIPageViewController"),
        ("walk.json", "{\n"), ("walk.jsonl", "{"), ("walk.coverage.json", "{\n  \"answers\""),
        ("WALK.SVG", "<?xml"),
        ("walk.dot", "// "), ("walk.mmd", "---\n"),
    ])
    func `Ending says the format`(name: String, beginning: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(arguments: walk + ["-o", name])
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(outcome.errors == "wrote \(name)\n")
        #expect(try workspace.files().last == name)
        #expect(String(decoding: try workspace.bytes(of: name), as: UTF8.self).hasPrefix(beginning))
        #expect(try workspace.pagetrace(arguments: walk + ["-o", name, "--check"]).exitCode == 0)
        #expect(try workspace.pagetrace(arguments: walk + ["-o", name]).errors == "1 file, current\n")
    }

    @Test(arguments: ["walk.svg/", "walk", "walk.7", "is.svg"])
    func `Everything else is a folder`(name: String) throws {
        let workspace = try Workspace()
        _ = try workspace.shell("mkdir is.svg")
        #expect(try workspace.pagetrace(arguments: walk + ["-o", name]).exitCode == 0)
        #expect(try workspace.files().contains("\(name.hasSuffix("/") ? String(name.dropLast()) : name)/1-2.flow.svg"))
    }

    @Test(arguments: [
        (["--format", "png"], "walk.svg does not end as png does, in .png. Leave --format out, or change the ending."),
        (
            ["--format", "svg,png"],
            "walk.svg is one file, and this asks for 2. Name one --format and one --diagram, or a"
        ),
        (["--diagram", "all"], "walk.svg is one file, and this asks for 4."),
    ])
    func `One file is for one result`(options: [String], message: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(arguments: walk + ["-o", "walk.svg"] + options)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
        #expect(try workspace.files() == [])
    }

    @Test func `One file is for one trace and one sheet`() throws {
        let workspace = try Workspace()
        for name in ["a.json", "b.json"] { try workspace.put(TraceText.shortest, into: name) }
        let traces = try workspace.pagetrace("run", "a.json", "b.json", "-o", "walk.svg")
        #expect(traces.errors.contains("walk.svg is one file, and this asks for 2. Name one trace."))
        let sheets = try workspace.pagetrace("run", "a.json", "--per-sheet", "1", "-o", "walk.svg")
        #expect(sheets.errors.contains("walk.svg takes one result, and there are 2."))
        #expect(traces.exitCode == 64 && sheets.exitCode == 64)
        #expect(try workspace.files() == ["a.json", "b.json"])
    }
}
