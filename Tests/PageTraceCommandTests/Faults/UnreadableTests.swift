import Foundation
import Testing

/// Traces that cannot be read, or that are no plain files.
struct UnreadableTests {
    @Test(
        .enabled(if: Privileges.canBeDenied, "Root cannot be denied anything here."),
        arguments: [("000", "755"), ("644", "000")])
    func `Trace that may not be read`(file: String, folder: String) throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "folder/trace.json")
        let outcome = try workspace.shell(
            #"""
            chmod \#(file) folder/trace.json; chmod \#(folder) folder
            \#(Privileges.denied) "$PAGETRACE" run folder/trace.json; code=$?; chmod 755 folder; exit $code
            """#)
        #expect(
            outcome.errors
                == "pagetrace: error: cannot read \"folder/trace.json\": permission denied. Allow reading it.\n")
        #expect(outcome.exitCode == 74)
        #expect(try workspace.files() == ["folder/", "folder/trace.json"])
    }

    @Test func `Pipe with a name is read to its end`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        let outcome = try workspace.shell(#"mkfifo pipe; cat trace.json >pipe & exec "$PAGETRACE" run pipe -q"#)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try workspace.files() == ["pipe", "pipe.flow.svg", "trace.json"])
    }

    @Test(arguments: [
        ("/dev/null", "/dev/null: error: the trace is empty."),
        ("/dev/zero", "pagetrace: error: cannot read \"/dev/zero\": it has more than the 67,108,864 bytes that are"),
    ])
    func `Device`(path: String, message: String) throws {
        let outcome = try Workspace().pagetrace("run", path)
        #expect(outcome.errors.hasPrefix(message))
        #expect(outcome.exitCode == (path == "/dev/null" ? 2 : 3))
    }

    /// Whoever has opened a file reads all of it; that it has no name any more is no loss.
    @Test func `Trace that vanishes while it is read`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "source.json")
        // The pipe is opened by both, and its name removed, before the first byte comes.
        let outcome = try workspace.shell(
            #"mkfifo pipe; { exec 3>pipe; rm pipe; cat source.json >&3; } & exec "$PAGETRACE" run pipe -q"#)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try workspace.files() == ["pipe.flow.svg", "source.json"])
    }

    /// The system says that files below /proc have no bytes; they do, and more may come while they are read.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func `Trace that has more than its size says`() throws {
        let outcome = try Workspace().pagetrace("run", "/proc/self/status")
        #expect(outcome.errors.hasPrefix("/proc/self/status:1:1: error: "))
        #expect(outcome.exitCode == 2)
    }

    /// Names are bytes to the system; those that are no text cannot be opened, and are shown as far as they can be.
    @Test(arguments: [
        (#"bad\377.json"#, "bad\u{FFFD}.json"), (#"two\nlines.json"#, #"two\nlines.json"#),
        (#"\033[2J.json"#, #"\u{1B}[2J.json"#), (#"\342\200\256nosj"#, #"\u{202E}nosj"#),
        (#"\300\257etc"#, "\u{FFFD}\u{FFFD}etc"),
    ])
    func `Name that is no text`(bytes: String, shown: String) throws {
        let outcome = try Workspace().shell(#""$PAGETRACE" run "$(printf '\#(bytes)')""#)
        #expect(outcome.errors == message(shown))
        #expect(outcome.exitCode == (shown.contains("\u{FFFD}") ? 64 : 74))
    }

    private func message(_ shown: String) -> String {
        shown.contains("\u{FFFD}")
            ? "pagetrace: error: argument 2 is not UTF-8: \"\(shown)\". Rename the file, or reach it by another path, such "
                + "as a symbolic link.\n"
            : "pagetrace: error: cannot read \"\(shown)\": there is no such file.\n"
    }

    @Test func `Folder whose name is no text`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #""$PAGETRACE" run --path "1→2" --pages 2 -q -o "$(printf 'out\nput\033')""#)
        #expect(outcome.exitCode == 0)
        #expect(try workspace.files().last == "out\nput\u{1B}/1-2.flow.svg")
    }
}
