import Testing

/// Files that cannot be read end with exit code 74, files that cannot be written with 73; none is left half done.
struct ReadAndWriteFailureTests {
    @Test(arguments: [
        ("missing.json", "there is no such file."),
        ("folder", "it is a folder. Name a file in it."),
        ("good.json/inner.json", "\"good.json\" is a file, not a folder."),
        ("circle.json", "its symbolic links lead in a circle."),
        ("", "the path is empty."),
    ])
    func `Unreadable`(path: String, reason: String) throws {
        let workspace = try Workspace()
        _ = try workspace.shell("mkdir folder; ln -s circle.json circle.json")
        try workspace.put(TraceText.shortest, into: "good.json")
        let before = try workspace.files()
        let outcome = try workspace.pagetrace("run", "good.json", path, "--output", "new/folder")
        #expect(outcome.exitCode == 74)
        #expect(outcome.errors == "pagetrace: error: cannot read \"\(path)\": \(reason)\n")
        #expect(outcome.text == "")
        #expect(try workspace.files() == before)
    }

    @Test(arguments: [
        ("./trace.json/", "it"), ("trace.json/Output", "\"trace.json\""),
        ("./trace.json/deep/er", "\"trace.json\""),
    ])
    func `Folder that a file is in the way of`(folder: String, what: String) throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        let outcome = try workspace.pagetrace("run", "trace.json", "--output", folder)
        #expect(outcome.exitCode == 73)
        let reason = "\(what) is a file, not a folder. Choose another folder."
        #expect(outcome.errors == "pagetrace: error: cannot write \"\(folder)\": \(reason)\n")
        #expect(try workspace.files() == ["trace.json"])
        #expect(try workspace.text(of: "trace.json") == TraceText.shortest)
    }

    @Test(arguments: [
        ("nowhere", "it is a symbolic link that leads nowhere. Remove it, or choose another folder."),
        ("circle", "its symbolic links lead in a circle."),
    ])
    func `Folder that is a link to nothing`(folder: String, reason: String) throws {
        let workspace = try Workspace()
        _ = try workspace.shell("ln -s circle circle; ln -s missing nowhere")
        let outcome = try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "--output", folder)
        #expect(outcome.errors == "pagetrace: error: cannot write \"\(folder)\": \(reason)\n")
        #expect(outcome.exitCode == 73)
    }

    /// The first of four diagrams could be written, and is not.
    @Test func `File that a folder is in the way of`() throws {
        let workspace = try Workspace()
        _ = try workspace.shell("mkdir -p out/trace.states.svg")
        try workspace.put(TraceText.shortest, into: "trace.json")
        let before = try workspace.files()
        let command = ["run", "trace.json", "--diagram", "all", "--output", "out"]
        let outcome = try workspace.pagetrace(arguments: command)
        #expect(outcome.exitCode == 73)
        let reason = "it is a folder. Move it away, or choose another name."
        #expect(outcome.errors == "pagetrace: error: cannot write \"out/trace.states.svg\": \(reason)\n")
        #expect(try workspace.files() == before)
        let check = try workspace.pagetrace(arguments: command + ["--check"])
        #expect(check.exitCode == 74)
    }

    @Test(
        .enabled(if: FullDevice.exists, "This system has no /dev/full."),
        arguments: [
            #"run --path "1→2" --pages 2"#, #"run --path "1→2" --pages 2 --output -"#,
            #"run --path "1→2" --pages 2 --check"#, "schema",
        ])
    func `Standard output that is full`(command: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(#""$PAGETRACE" \#(command) >/dev/full"#)
        #expect(outcome.exitCode == 73)
        #expect(outcome.errors.hasPrefix("pagetrace: error: cannot write to standard output: the disk is full."))
        #expect(try workspace.files() == [])
    }

    /// The folder that nobody named is not named either.
    @Test func `File in this folder that a folder is in the way of`() throws {
        let workspace = try Workspace()
        _ = try workspace.shell("mkdir 1-2.flow.svg")
        for (folder, path) in [(".", "1-2.flow.svg"), ("./", "./1-2.flow.svg")] {
            let outcome = try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "--output", folder)
            #expect(outcome.errors.hasPrefix("pagetrace: error: cannot write \"\(path)\": it is a folder."))
            #expect(outcome.exitCode == 73)
        }
    }

    /// As on a full disk: the second file no longer fits, and the first one goes again, with the folder.
    @Test func `Files that grow too large`() throws {
        let workspace = try Workspace()
        let command = #"run --path "1→2" --pages 2 --format text,png --output new/folder --quiet"#
        let outcome = try workspace.shell(#"ulimit -f 2; "$PAGETRACE" \#(command)"#)
        #expect(outcome.exitCode == 73)
        #expect(outcome.errors.hasPrefix("pagetrace: error: cannot write \"new/folder/1-2.flow.png\": "))
        #expect(try workspace.files() == [])
    }

    /// Exit code 70: Graphviz looks for its parts where this variable says.
    @Test func `Graphviz without its parts`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "--path", "1→2", "--pages", "2", "--output", "new", environment: ["GVBINDIR": "/nonexistent"])
        #expect(outcome.exitCode == 70)
        #expect(outcome.errors.hasPrefix("pagetrace: error: cannot draw \"1-2.flow.svg\": Graphviz's plugins "))
        #expect(outcome.errors.contains("They come with the package libgvc6 on Debian and Ubuntu"))
        #expect(try workspace.files() == [])
    }
}
