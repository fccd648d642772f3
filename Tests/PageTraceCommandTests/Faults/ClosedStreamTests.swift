import Testing

/// A stream that is closed from the start is an error where it is needed, and no file takes its place.
struct ClosedStreamTests {
    private static let walk = #"run --path "1→2" --pages 2"#

    @Test(
        "Standard output",
        arguments: [walk, walk + " --format text -o -", walk + " --check", "schema", "--help", "--version"])
    func standardOutput(command: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(#""$PAGETRACE" \#(command) >&-"#)
        #expect(outcome.errors == "pagetrace: error: cannot write to standard output: it is closed.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.files() == [])
    }

    /// Without a log there is nothing to write to it, and the files are the same as ever.
    @Test("Files are whole without any stream", arguments: [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
    func filesAreWholeWithoutAnyStream(closing: String) throws {
        let workspace = try Workspace()
        let run = #""$PAGETRACE" \#(Self.walk) --quiet --format svg,text -o"#
        let outcome = try workspace.shell("\(run) closed \(closing) && \(run) open && diff -r open closed")
        #expect(outcome.exitCode == 0)
        #expect(try workspace.contents(of: "open").count == 2)
    }

    /// What cannot be said is in the exit code, and in no file.
    @Test("Standard error", arguments: [("--format text", 0), ("--format jpeg", 64), ("-o trace.json", 73)])
    func standardError(options: String, code: Int) throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        let outcome = try workspace.shell(#""$PAGETRACE" run trace.json \#(options) 2>&-"#)
        #expect(outcome.exitCode == code)
        #expect(try workspace.text(of: "trace.json") == TraceText.shortest)
        guard code == 0 else { return }
        #expect(try workspace.text(of: "trace.txt").hasPrefix("UIPageViewController, scroll\n"))
    }

    @Test("Standard error that is full", .enabled(if: FullDevice.exists, "This system has no /dev/full."))
    func standardErrorThatIsFull() throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" run missing.json 2>/dev/full"#)
        #expect(outcome.exitCode == 74)
    }

    @Test("Standard input")
    func standardInput() throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" run - <&-"#)
        #expect(outcome.errors == "pagetrace: error: cannot read standard input: it is closed.\n")
        #expect(outcome.exitCode == 74)
    }

    @Test("Standard input that is a folder")
    func standardInputThatIsAFolder() throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" run - </"#)
        #expect(outcome.errors == "pagetrace: error: cannot read standard input: it is a folder. Name a file in it.\n")
        #expect(outcome.exitCode == 74)
    }

    /// Help is read by `head` and `less` most of all.
    @Test("Reader that is gone", arguments: ["run --help", "schema", "--generate-completion-script zsh"])
    func readerThatIsGone(command: String) throws {
        let outcome = try Workspace().shell(
            #"mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; "$PAGETRACE" \#(command) >&4; echo "exit code $?""#)
        #expect(outcome.text == "exit code 73\n")
        #expect(outcome.errors == "")
    }
}
