import Testing

/// `--per-sheet` writes a file for so many steps.
struct SheetTests {
    private func run(_ workspace: Workspace, _ arguments: String...) throws -> Outcome {
        try workspace.pagetrace(arguments: ["run", "--path", "1→2→3→4→3→2→1", "--pages", "4", "--quiet"] + arguments)
    }

    @Test func `Sheets refer to each other`() throws {
        let workspace = try Workspace()
        #expect(try run(workspace, "--per-sheet", "3", "--diagram", "all", "--format", "svg,text").exitCode == 0)
        let name = "1-2-3-4-3-2-1"
        let sheets = ["cache", "calls", "flow"].flatMap { kind in (1...3).map { "\(name).\(kind)-0\($0).svg" } }
        #expect(try workspace.files() == sheets + ["\(name).states.svg", "\(name).txt"])
        let middle = try workspace.text(of: "\(name).flow-02.svg")
        #expect(middle.contains("href=\"\(name).flow-01.svg\"") && middle.contains("href=\"\(name).flow-03.svg\""))
        #expect(
            try run(workspace, "--per-sheet", "3", "--diagram", "all", "--format", "svg,text", "--check").exitCode == 0)
    }

    @Test func `Sheets that keep to a height are files with numbers as well`() throws {
        let workspace = try Workspace()
        #expect(try run(workspace, "--height", "500", "--format", "pdf,svg").exitCode == 0)
        let files = try workspace.files()
        #expect(files.count >= 4 && files.prefix(2) == ["1-2-3-4-3-2-1.flow-01.pdf", "1-2-3-4-3-2-1.flow-01.svg"])
        let drawn = try workspace.text(of: "1-2-3-4-3-2-1.flow-02.svg").firstMatch(
            of: /<svg [^>]* height="([0-9]+)pt"/)?.1
        #expect(try #require(Int(drawn ?? "")) <= 500)
        let several = try run(workspace, "--height", "500", "-o", "walk.svg")
        #expect(several.exitCode == 64 && several.errors.contains("walk.svg takes one result"), "\(several.errors)")
    }

    @Test(arguments: [
        (["--height", "200"], "--height 200 is out of range. Allowed are 300 to 14400 points."),
        (
            ["--height", "842", "--per-sheet", "3"],
            "--height and --per-sheet both say where a sheet ends. Leave one of the two out."
        ),
        (["--height", "842", "--animate"], "leave out --diagram, --per-sheet, --height and --columns."),
    ])
    func `What no sheet can be is refused`(arguments: [String], message: String) throws {
        let outcome = try Workspace().pagetrace(arguments: ["run", "--path", "1→2"] + arguments)
        #expect(outcome.exitCode == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `A step that is higher than the sheet is refused with the height that it needs`() throws {
        let workspace = try Workspace()
        let outcome = try run(workspace, "--height", "300", "--width", "320")
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors.contains(
                /a sheet of flow with step 0 alone is ([0-9]+) points high, and sheets have at most 300. Write --height \1 or more/
            ),
            "\(outcome.errors)")
        #expect(try workspace.files() == [])
    }

    /// They would lie beside the new ones and be taken for current; but they are not removed, for nobody asked for that.
    @Test func `Sheets of a longer run are named`() throws {
        let workspace = try Workspace()
        _ = try run(workspace, "--per-sheet", "2")
        let arguments = ["run", "--path", "1→2→3→4→3→2→1", "--pages", "4", "--per-sheet", "4"]
        let written = try workspace.pagetrace(arguments: arguments)
        let names = "1-2-3-4-3-2-1.flow-03.svg to 1-2-3-4-3-2-1.flow-04.svg"
        let note = "2 files, \(names), are sheets of an earlier run, and not among these. Remove them.\n"
        #expect(written.exitCode == 0)
        let sheets = ["1-2-3-4-3-2-1.flow-01.svg", "1-2-3-4-3-2-1.flow-02.svg"]
        #expect(written.errors == sheets.map { "replaced \($0)\n" }.joined() + note)
        let checked = try workspace.pagetrace(arguments: arguments + ["--check"])
        #expect(checked.exitCode == 1)
        #expect(checked.errors == note)
        #expect(try workspace.files().count == 4)
    }

    @Test func `Standard output takes one`() throws {
        let workspace = try Workspace()
        let several = try run(workspace, "--per-sheet", "3", "-o", "-")
        #expect(several.exitCode == 64)
        #expect(several.text == "")
        #expect(
            several.errors
                == "pagetrace: error: --output - takes one result, and there are 3. Name a folder, or one --format and "
                + "--diagram, or choose fewer steps with --steps.\n")
        #expect(try run(workspace, "--per-sheet", "30", "-o", "-").text.hasPrefix("<?xml"))
    }

    @Test func `More than any sheet can hold is all on one`() throws {
        let outcome = try run(Workspace(), "--per-sheet", "9223372036854775807")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test func `A sheet without steps is refused`() throws {
        let outcome = try run(Workspace(), "--per-sheet", "0")
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains("--per-sheet 0 leaves the sheets empty. Put at least one step on each."))
    }
}
