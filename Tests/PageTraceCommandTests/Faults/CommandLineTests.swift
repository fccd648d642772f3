import Testing

/// A command line that did not arrive as it was written.
struct CommandLineTests {
    /// Swift reads the arguments from there; without them every command would be the help, and a success.
    @Test(
        .enabled(if: Privileges.canMount, "This system grants no disks to a test."),
        arguments: ["run missing.json", "run --path 1 --pages 1 --strict", "docs --check ."])
    func `Without proc nothing succeeds`(command: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"exec unshare -rm sh -c 'mount -t tmpfs none /proc || exit 99; exec "$PAGETRACE" \#(command)'"#)
        #expect(
            outcome.errors
                == "pagetrace: error: cannot read the command line: it should be in /proc/self/cmdline, and is not. "
                + "Mount /proc.\n")
        #expect(outcome.exitCode == 74)
        #expect(outcome.text == "")
    }

    /// The bytes would be repaired on the way, and be the name of another folder.
    @Test(arguments: [
        #"run --path "1→2" --pages 2 -o"#, "run", "docs", #"run --pages 2 --path 1 --title"#,
    ])
    func `Arguments that are not text`(command: String) throws {
        let workspace = try Workspace()
        let name = #""$(printf 'caf\351')""#
        let outcome = try workspace.shell(#"mkdir \#(name); "$PAGETRACE" \#(command) \#(name)"#)
        #expect(outcome.errors.contains(" is not UTF-8: \"caf\u{FFFD}\". Rename the file, or reach it by another path"))
        #expect(outcome.exitCode == 64)
        #expect(try workspace.shell("ls -A | wc -l").text.contains("1"))
    }
}
