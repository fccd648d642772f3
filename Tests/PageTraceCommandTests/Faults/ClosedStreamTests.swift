import Testing

/// A stream that is closed from the start is an error where it is needed, and no file takes its place.
struct ClosedStreamTests {
    private static let walk = #"run --path "1→2" --pages 2"#

    @Test(arguments: [walk, walk + " --format text -o -", walk + " --check", "schema", "--help", "--version"])
    func `Standard output`(command: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(#""$PAGETRACE" \#(command) >&-"#)
        #expect(outcome.errors == "pagetrace: error: cannot write to standard output: it is closed.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.files() == [])
    }

    /// Without a log there is nothing to write to it, and the files are the same as ever.
    @Test(arguments: [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
    func `Files are whole without any stream`(closing: String) throws {
        let workspace = try Workspace()
        let run = #""$PAGETRACE" \#(Self.walk) --quiet --format svg,text -o"#
        let outcome = try workspace.shell("\(run) closed \(closing) && \(run) open && diff -r open closed")
        #expect(outcome.exitCode == 0)
        #expect(try workspace.contents(of: "open").count == 2)
    }

    /// What cannot be said is in the exit code, and in no file.
    @Test(arguments: [("--format text", 0), ("--format jpeg", 64), ("-o trace.json", 73)])
    func `Standard error`(options: String, code: Int) throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        let outcome = try workspace.shell(#""$PAGETRACE" run trace.json \#(options) 2>&-"#)
        #expect(outcome.exitCode == code)
        #expect(try workspace.text(of: "trace.json") == TraceText.shortest)
        guard code == 0 else { return }
        #expect(try workspace.text(of: "trace.txt").hasPrefix("UIPageViewController, scroll\n"))
    }

    @Test(.enabled(if: FullDevice.exists, "This system has no /dev/full."))
    func `Standard error that is full`() throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" run missing.json 2>/dev/full"#)
        #expect(outcome.exitCode == 74)
    }

    @Test func `Standard input`() throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" run - <&-"#)
        #expect(outcome.errors == "pagetrace: error: cannot read standard input: it is closed.\n")
        #expect(outcome.exitCode == 74)
    }

    @Test func `Standard input that is a folder`() throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" run - </"#)
        #expect(outcome.errors == "pagetrace: error: cannot read standard input: it is a folder. Name a file in it.\n")
        #expect(outcome.exitCode == 74)
    }

    /// Help is read by `head` and `less` most of all.
    @Test(arguments: ["run --help", "schema", "--generate-completion-script zsh"])
    func `Reader that is gone`(command: String) throws {
        let outcome = try Workspace().shell(
            #"mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; "$PAGETRACE" \#(command) >&4; echo "exit code $?""#)
        #expect(outcome.text == "exit code 0\n")
        #expect(outcome.errors == "")
    }
}
