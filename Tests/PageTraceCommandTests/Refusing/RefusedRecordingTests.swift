import PageTrace
import Testing

/// A recording that cannot be drawn ends with exit code 2, says where and why, and leaves nothing behind.
struct RefusedRecordingTests {
    @Test(arguments: [
        ("", "walk.json: error: the recording is empty."),
        (
            TraceText.shortest,
            "walk.json: error: this is a trace, and not a recording. To replay and draw it: pagetrace run walk.json."
        ),
        ("0. set First\n", "walk.json:1:1: error: this is no recording in JSON or JSON lines."),
        (#"{"version":2}"#, "walk.json:1:12: error: this is a recording of version 2"),
        ("{\"version\":1,\"container\":\"c\"}\n{}\n", "walk.json:2:1: error: the key \"number\" is missing in a step."),
    ])
    func `Place and reason are said`(text: String, message: String) throws {
        let workspace = try Workspace()
        try workspace.put(text, into: "walk.json")
        let outcome = try workspace.pagetrace("draw", "walk.json", "--output", "new/folder", "--diagram", "all")
        #expect(outcome.errors.hasPrefix(message), "\(outcome.errors)")
        #expect(outcome.exitCode == 2)
        #expect(outcome.text == "")
        #expect(try workspace.files() == ["walk.json"])
    }

    @Test(arguments: [
        ("draw", "Missing expected argument '<recordings> ...'"),
        ("draw - -", "Standard input can be read once: name - once."),
        ("draw a b -o -", "--output - takes one result, and this asks for 2. Name one recording."),
        ("draw a b -o c.svg", "c.svg is one file, and this asks for 2. Name one recording."),
        ("draw - --watch", "--watch waits for files to change: name recording files, and leave out --check."),
        ("draw a --observe appearance", "Unknown option '--observe'"),
        ("draw a --live --format html", "Unknown option '--live'"),
        ("draw a/walk.json b/walk.jsonl", "a/walk.json and b/walk.jsonl would both write walk.*."),
        ("walk.jsonl", "there is no command \"walk.jsonl\". To draw it: pagetrace draw walk.jsonl."),
    ])
    func `The command line is refused`(command: String, message: String) throws {
        let outcome = try Workspace().pagetrace(arguments: command.split(separator: " ").map(String.init))
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.exitCode == 64)
    }

    @Test func `What is missing cannot be read; what is too large is not read`() throws {
        let workspace = try Workspace()
        let missing = try workspace.pagetrace("draw", "walk.json")
        #expect(missing.exitCode == 74)
        #expect(missing.errors.hasPrefix("pagetrace: error: cannot read \"walk.json\":"))
        let large = try workspace.shell(#"truncate -s 300M walk.json; "$PAGETRACE" draw walk.json"#)
        #expect(large.exitCode == 3)
        #expect(large.errors.contains("at most 268,435,456 are allowed"))
    }

    @Test(arguments: [
        "draw walk.json --format json", "draw walk.json --format json --force", "draw ./walk.json -o walk.json",
    ])
    func `The recording that is read is never replaced`(command: String) throws {
        let workspace = try Workspace()
        // As another program would write it: what pagetrace writes would be the same file again.
        let recording = Recording(replaying: try Trace(path: "1→2", pages: 2)).json + "\n"
        try workspace.put(recording, into: "walk.json")
        let outcome = try workspace.pagetrace(arguments: command.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 73)
        #expect(outcome.errors.contains("this run reads that file"))
        #expect(try workspace.text(of: "walk.json") == recording)
        #expect(try workspace.files() == ["walk.json"])
    }

    @Test func `A recording is no trace`() throws {
        let workspace = try Workspace()
        try workspace.put(Recording(replaying: try Trace(path: "1→2", pages: 2)).json, into: "walk.json")
        let outcome = try workspace.pagetrace("run", "walk.json")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("this is a recording, and not a trace. To draw it: pagetrace draw walk.json."))
    }

    @Test func `A step of more calls than can be drawn in time is refused before it is drawn, and logged`() throws {
        let workspace = try Workspace()
        let call = #"{"callback": "willTransitionTo", "role": "delegate", "phase": "dragStart"}"#
        let calls = String(repeating: call + ", ", count: 16_099) + call
        let gesture = #"{"name": "swipe forward", "outcome": "completed"}"#
        let lines = """
            {"version": 1, "container": "UIPageViewController, scroll", "pages": []}
            {"number": 0, "gesture": \(gesture), "callbacks": [\(calls)]}

            """
        try workspace.put(lines, into: "walk.jsonl")
        let outcome = try workspace.pagetrace(
            "draw", "walk.jsonl", "--diagram", "calls", "--format", "pdf", "-o", "out")
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.contains("the files would take as much as 16,100 steps"), "\(outcome.errors)")
        #expect(try workspace.pagetrace("draw", "walk.jsonl", "--no-files", "--quiet").exitCode == 0)
    }
}
