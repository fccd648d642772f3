import Testing

/// A trace that cannot be replayed ends with exit code 2, says where and why, and leaves nothing behind.
struct RefusedTraceTests {
    @Test(arguments: [
        ("", "trace.json: error: the trace is empty."),
        ("{", "trace.json:1:2: error: the file ends too early"),
        ("[]", "trace.json:1:1: error: a trace must be an object; found a list."),
        (#"{ "version": 2 }"#, "trace.json:1:14: error: this is a trace of version 2"),
        (#"{ "version": 1, "path": "1" }"#, #"trace.json:1:1: error: the key "pages" is missing in a trace."#),
        (#"{ "version": 1, "pages": 2 }"#, #"trace.json:1:1: error: the key "gestures" is missing in a trace."#),
        (#"{ "version": 1, "pages": 2, "oath": "1" }"#, #"trace.json:1:29: error: unknown key "oath" in a trace."#),
        (
            #"{ "version": 1, "pages": 2, "pages": 3, "path": "1" }"#,
            #"trace.json:1:29: error: the key "pages" is there twice"#
        ),
        (#"{ "version": 1, "pages": "2", "path": "1" }"#, #"trace.json:1:26: error: "pages" must be a list"#),
        (
            #"{ "version": 1, "pages": ["A", "A"], "path": "1" }"#,
            #"trace.json:1:32: error: the page "A" is there twice."#
        ),
        (#"{ "version": 1, "pages": 3, "path": "1→3" }"#, #"trace.json:1:40: error: a swipe from "1" to "3"."#),
        ("{ \"version\": 1, \"pages\": 3,\n\"gestures\": [{ \"release\": \"completed\" }] }", "trace.json:2:"),
    ])
    func `Place and reason are said`(text: String, message: String) throws {
        let workspace = try Workspace()
        try workspace.put(text, into: "trace.json")
        let outcome = try workspace.pagetrace("run", "trace.json", "--output", "new/folder", "--diagram", "all")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix(message))
        #expect(outcome.text == "")
        #expect(try workspace.files() == ["trace.json"])
    }

    /// The step has a line: the gesture may be one of a repetition.
    @Test(arguments: [
        ["run", "--format", "html", "--live"], ["explore", "--from", "end"], ["repair", "--from", "end"],
    ])
    func `A gesture behind which nothing can come is refused at its place`(command: [String]) throws {
        let workspace = try Workspace()
        let text = """
            { "version": 1, "pages": 3,
              "container": { "type": "pageViewController", "readings": ["setsDuringGesturesRaise"] }, "gestures": [
              { "set": 1 }, { "repeat": 2, "gestures": [{ "swipe": "forward" }] },
              { "drag": "backward" }, { "act": "tap", "do": [{ "set": 3 }] }] }
            """
        try workspace.put(text, into: "trace.json")
        let outcome = try workspace.pagetrace(arguments: [command[0], "trace.json"] + command.dropFirst())
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("trace.json:4:27: error: the trace's own gestures end the app in step 4"))
    }

    @Test func `Bytes that are no text are refused`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(#"printf '{ "version": \377' | "$PAGETRACE" run -"#)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("standard input:1:14: error: the byte 0xFF at offset 13 is not UTF-8."))
        #expect(try workspace.files() == [])
    }

    @Test(
        arguments: [
            ("1→5", "--path:1:3: error: there is no page 5"),
            ("", "--path:1:1: error: the path is empty."),
            ("1→→2", "--path:1:3: error: "),
            ("1→(2", "--path:1:"),
        ])
    func `Path is refused at its column`(path: String, message: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "--path", path, "--pages", "3")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix(message))
        #expect(outcome.text == "")
        #expect(try workspace.files() == [])
    }

    @Test(arguments: ["A,A", "A,,B", ""])
    func `Names of pages are refused`(pages: String) throws {
        let outcome = try Workspace().pagetrace("run", "--path", "1", "--pages", pages)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("--pages: error: "))
    }

    /// Whichever of them it is: no log, no file, no folder of the good ones either.
    @Test(arguments: 0..<3)
    func `One bad trace among good ones ends the run`(position: Int) throws {
        let workspace = try Workspace()
        for number in 0..<3 {
            try workspace.put(number == position ? "{}" : TraceText.shortest, into: "\(number).json")
        }
        let outcome = try workspace.pagetrace("run", "0.json", "1.json", "2.json", "--output", "Output")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.hasPrefix("\(position).json:1:1: error: "))
        #expect(outcome.text == "")
        #expect(try workspace.files() == ["0.json", "1.json", "2.json"])
    }

    @Test func `Refused trace leaves earlier files as they were`() throws {
        let workspace = try Workspace()
        try workspace.put("{}", into: "trace.json")
        try workspace.put("an earlier diagram", into: "trace.flow.svg")
        #expect(try workspace.pagetrace("run", "trace.json").exitCode == 2)
        #expect(try workspace.text(of: "trace.flow.svg") == "an earlier diagram")
    }
}
