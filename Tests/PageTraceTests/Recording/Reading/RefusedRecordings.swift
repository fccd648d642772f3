import PageTrace
import Testing

/// What is said of files that are no recordings: the place, what was found, what is allowed.
@Suite struct RefusedRecordings {
    @Test func `An error reads like that of a compiler`() {
        let error = refusal {
            try recordingFile(
                recording(steps: step(callback: #"{"callback": "viewControllerAfter", "role": "datasource"}"#)))
        }
        #expect(
            error?.description == """
                walk.json:2:135: error: "role" must be "dataSource", "delegate", "completion", "indicator", "appearance", \
                "containment", "progress" or "request"; found the string "datasource". Did you mean "dataSource"?
                    …, "callbacks": [{"callback": "viewControllerAfter", "role": "datasource"}]}
                                                                                 ^
                """)
    }

    @Test(arguments: [
        ("", "walk.json: error: the recording is empty. Make one: pagetrace run trace.json --format json."),
        (" \n", "walk.json: error: the recording is empty."),
        ("1. set First\n", "1:1: error: this is no recording in JSON or JSON lines. A text log does not"),
        ("UIPageViewController, scroll\n\n0. set 1\n", "1:1: error: this is no recording in JSON or JSON lines."),
        ("[]", "1:1: error: a recording must be an object; found a list."),
        ("{", "1:2: error: the file ends too early: a key in double quotes is missing."),
        (#"{"version":1,"container":"c","#, "1:30: error: the file ends too early"),
        ("{}", "1:1: error: the key \"version\" is missing in a recording. Add it: The version of the format, 1."),
        (
            #"{"version":2,"container":3}"#,
            "1:12: error: this is a recording of version 2, and this pagetrace reads"
        ),
        (#"{"version":0,"container":"c","steps":[]}"#, #"1:12: error: "version" must be a whole number from 1;"#),
        (#"{"version":1,"steps":[]}"#, "1:1: error: the key \"container\" is missing in a recording."),
        (
            #"{"version":1,"container":"c","steps":{}}"#,
            #"1:38: error: "steps" must be a list of steps; found an obj"#
        ),
        (
            #"{"version":1,"container":"c","steps":[],"seps":1}"#,
            #"1:41: error: unknown key "seps" in a recording."#
        ),
        (
            #"{"version":1,"container":"c","steps":[]} x"#,
            "1:42: error: something follows the end of the recording."
        ),
        (#"{"version":1,"container":"c","container":"d"}"#, #"1:30: error: the key "container" is there twice"#),
        (#"{"version":1,"container":"c","pages":["A","A"]}"#, #"1:43: error: the page "A" is there twice."#),
        (
            #"{"version":1,"container":"c","source":"phone"}"#,
            #"1:39: error: "source" must be "model" or "device";"#
        ),
        (
            #"{"version":1,"container":"c","system":"iOS 9"}"#,
            #"1:30: error: "system" in a recording of the model."#
        ),
        (
            #"{"version":1,"pages":2,"path":"1→2"}"#,
            "1:24: error: this is a trace, not a recording. Replay and draw it:"
        ),
        ("{\"version\":1,\n\"gestures\":[]}", "2:1: error: this is a trace, not a recording."),
        (
            #"{"version":1,"container":"c","omitted":{"before":{"first":0,"last":-1}}}"#,
            #"1:68: error: "last" must be a whole number from 0 to 1000000000; found the number -1."#
        ),
        (
            #"{"version":1,"container":"c","omitted":{"after":{"first":9223372036854775807}}}"#,
            #"1:58: error: "first" must be a whole number from 0 to 1000000000"#
        ),
        (
            #"{"version":1,"container":"c","omitted":{"after":{"first":3,"last":2,"steps":0,"callbacks":0,"findings":0}}}"#,
            #"1:69: error: 0 steps from 3 to 2. "first" and "last" are the numbers of steps"#
        ),
        (
            #"{"version":1,"container":"c","omitted":{"after":{"first":3,"last":4,"steps":9,"callbacks":0,"findings":0}}}"#,
            "1:69: error: 9 steps from 3 to 4."
        ),
    ])
    func `What is no recording`(text: String, message: String) {
        let error = refusal { try recordingFile(text) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(error?.kind == .malformed)
    }

    @Test(arguments: [
        ("3", "a step must be an object; found the number 3."),
        ("{}", #"the key "number" is missing in a step. Add it: The place of the step"#),
        (#"{"number":0}"#, #"the key "gesture" is missing in a step."#),
        (#"{"number":1,"gesture":{"name":"g","outcome":"changed"}}"#, "step 1 in place of step 0. Steps come in"),
        (#"{"number":0.5}"#, #""number" must be a whole number from 0 to 1000000000; found the number 0.5."#),
        (#"{"number":0,"gesture":{"outcome":"changed"}}"#, #"the key "name" is missing in a gesture."#),
        (#"{"number":0,"gesture":{"name":"g","outcome":"done"}}"#, #""outcome" must be "completed", "#),
        (
            #"{"number":0,"gesture":{"name":"g","outcome":"changed"},"trakcers":[]}"#,
            #"unknown key "trakcers" in a step. Did you mean "trackers"?"#
        ),
        (
            #"{"number":0,"gesture":{"name":"g","outcome":"changed"},"loaded":"A"}"#,
            #""loaded" must be a list; found the string "A"."#
        ),
        (
            #"{"number":0,"gesture":{"name":"g","outcome":"changed"},"after":[{"holder":"h","slots":[{"slot":"s"}]}]}"#,
            #"a slot without "page" or "state". Write "page" with its name, or "state": "unknown" or "none"."#
        ),
        (
            #"{"number":0,"gesture":{"name":"g","outcome":"changed"},"after":[{"holder":"h","slots":[]},{"holder":"h","slots":[]}]}"#,
            #"the holder "h" is there twice. Put all its pages into one, slot by slot."#
        ),
        (
            #"{"number":0,"gesture":{"name":"g","outcome":"changed"},"findings":[{"kind":"wrong","message":""}]}"#,
            #""kind" must be "contractViolation", "#
        ),
        (step(callback: #"{"callback":"c"}"#), #"the key "role" is missing in a callback."#),
        (
            step(callback: #"{"callback":"c","role":"delegate","arguments":[{"value":1.5}]}"#),
            #""value" must be an object with a page, pages, a word or a decimal, or true, false, a whole number or null;"#
        ),
        (
            step(callback: #"{"callback":"c","role":"delegate","answer":{"decimal":1e999}}"#),
            #""decimal" must be a number from -1000000000 to 1000000000; found the number 1e999."#
        ),
        (
            step(callback: #"{"callback":"c","role":"delegate","answer":{"page":"A","word":"b"}}"#),
            #"a value with several keys. Write one of "page", "pages", "word" and "decimal"."#
        ),
        (
            step(callback: #"{"callback":"c","role":"delegate","answer":{}}"#),
            "a value with nothing in it."
        ),
    ])
    func `A step is refused`(text: String, message: String) {
        let error = refusal { try recordingFile(recording(steps: text)) }
        #expect(error?.description.contains("error: " + message) == true, "\(error?.description ?? "")")
        #expect(error?.line == 2)
    }

    @Test(arguments: [
        ([#"{"number":0"#, ""], 2, "the file ends too early"),
        ([#"{"number":0}x"#, ""], 2, "something follows the end of the recording."),
        ([#"{"number":1,"gesture":{"name":"g","outcome":"changed"}}"#], 2, "step 1 in place of step 0."),
        (["", #"{"version":1,"container":"c"}"#], 3, "another recording begins here. A file holds one"),
        (["[]"], 2, "a step must be an object; found a list."),
    ])
    func `A line is refused, with its number`(lines: [String], line: Int, message: String) {
        let text = ([#"{"version":1,"container":"c"}"#] + lines).joined(separator: "\n")
        let error = refusal { try recordingFile(text) }
        #expect(error?.description.contains("error: " + message) == true, "\(error?.description ?? "")")
        #expect(error?.line == line)
    }

    @Test func `Lines without a head, and in another order`() throws {
        let lines = Recording(replaying: try Trace(path: "1→2→1", pages: 2)).jsonLines.split(separator: "\n")
        func message(_ order: [Int]) -> String {
            refusal { try recordingFile(order.map { lines[$0] + "\n" }.joined()) }?.message ?? ""
        }
        #expect(message([1, 2]) == "the head of the recording is missing: this is a step")
        #expect(message([1, 0, 2]) == "the head of the recording is missing: this is a step")
        #expect(message([0, 2, 1]) == "step 1 in place of step 0")
        #expect(message([0, 1, 1]) == "step 0 in place of step 1")
        #expect(message([0, 1, 3]) == "step 2 in place of step 1")
        #expect(message([0, 1, 2, 0]) == "another recording begins here")
    }
}
