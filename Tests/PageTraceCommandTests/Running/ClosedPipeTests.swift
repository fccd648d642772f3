import Testing

/// Who reads the first lines only, as `head` does, ends nobody's run.
///
/// Each command tells its exit code, and what it wrote to standard error follows.
struct ClosedPipeTests {
    /// Far more text than a pipe holds.
    private let long = (1...2000).map { _ in "1→2" }.joined(separator: "→")

    @Test func `Log that nobody reads to its end costs no file`() throws {
        let workspace = try Workspace()
        try workspace.put(#"{ "version": 1, "pages": 2, "path": "\#(long)" }"#, into: "long.json")
        let outcome = try workspace.shell(
            #"{ "$PAGETRACE" run long.json; echo "exit code $?" >&2; } | head -n 1"#)
        #expect(outcome.text == "UIPageViewController, scroll\n")
        #expect(try workspace.files() == ["long.flow.svg", "long.json"])
        #expect(outcome.errors == "wrote long.flow.svg\nexit code 0\n")
    }

    @Test func `Difference that nobody reads is still one`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; "#
                + #""$PAGETRACE" run --path "1→2" --pages 2 --check >&4; echo "exit code $?""#)
        #expect(outcome.text == "exit code 1\n")
        #expect(outcome.errors == "The file is not current. Run the same command without --check to write it.\n")
    }

    @Test func `Result that nobody reads to its end ends without a word`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"{ "$PAGETRACE" run --path "$WALK" --pages 2 --format text -o -; echo "exit code $?" >&2; } | head -n 1"#,
            environment: ["WALK": long])
        #expect(outcome.text == "UIPageViewController, scroll\n")
        #expect(outcome.errors == "exit code 0\n")
        #expect(try workspace.files() == [])
    }

    @Test func `What was found is in the exit code, also if nobody reads the result`() throws {
        let workspace = try Workspace()
        let mistake = #"{"type":"pages","trackers":[{"name":"t","updatedIn":"willTransitionTo","takes":"pending"}]}"#
        let trace = #"{"version":1,"pages":2,"path":"\#(long)→(1)","client":\#(mistake)}"#
        try workspace.put(trace, into: "long.json")
        for command in ["run long.json --strict --format text -o -", "explore long.json"] {
            let outcome = try workspace.shell(
                #"mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; "$PAGETRACE" \#(command) >&4; echo "exit code $?"; rm pipe"#)
            #expect(outcome.text == "exit code 1\n", "\(command): \(outcome.errors)")
        }
    }

    /// The third descriptor is the only reader, and closed before the command begins to write into the fourth.
    @Test func `Reader that is gone from the start`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"mkfifo pipe; exec 3<>pipe 4>pipe 3<&-; "$PAGETRACE" schema >&4; echo "exit code $?""#)
        #expect(outcome.text == "exit code 0\n")
        #expect(outcome.errors == "")
    }
}
