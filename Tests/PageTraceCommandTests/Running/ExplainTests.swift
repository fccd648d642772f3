import Foundation
import Testing

@Suite("Logs of devices, at the prompt")
struct ExplainTests {
    private static let log = """
        viewControllerAfter(First) -> Second
        viewControllerBefore(First) -> nil
        willTransitionTo [Second]
        didFinishAnimating finished: true, previous: [First], completed: true
        viewControllerAfter(Second) -> Third

        """

    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.put(Self.log, into: "device.log")
        try workspace.put(Self.log + "willTransitionTo [Fourth]\n", into: "other.log")
        return workspace
    }

    @Test func `An explanation comes with exit code 0, the verdict first`() throws {
        let outcome = try workspace().pagetrace("explain", "device.log")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "")
        #expect(
            outcome.text == """
                Yes, on iOS 26 and on classic.

                Of 16 copies of this log, each with one line changed, the model refuses 15.

                  1→2

                0. set First                                    not in the log
                1. swipe forward  First → Second                lines 1 to 5

                """)
    }

    @Test func `Lines of JSON that a recorder has written for each call are a log, and no recording`() throws {
        let workspace = try Workspace()
        let lines = Self.log.split(separator: "\n").prefix(4).map { line in
            #"{"turn":\#(line.hasPrefix("did") ? 2 : 1),"callback":"\#(line)"}"#
        }
        try workspace.put(lines.joined(separator: "\n") + "\n", into: "device.jsonl")
        let outcome = try workspace.pagetrace("explain", "device.jsonl")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(outcome.text.hasPrefix("Yes, on iOS 26 and on classic."))
    }

    @Test func `A log whose title begins like JSON is a log all the same`() throws {
        let workspace = try Workspace()
        try workspace.put(#"{"version": 1, "title": "{\"a\": 1", "path": "1→2", "pages": 2}"#, into: "trace.json")
        _ = try workspace.pagetrace("run", "trace.json", "--format", "text", "-o", "trace.txt")
        let outcome = try workspace.pagetrace("explain", "trace.txt")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        // Cut off, as what comes through a pipe may be.
        let log = try workspace.text(of: "trace.txt")
        try workspace.put(String(log.prefix(log.count - 40)), into: "cut.txt")
        #expect(try workspace.pagetrace("explain", "cut.txt").exitCode == 0)
    }

    @Test func `What cannot be explained comes with exit code 1, the place, the rule and the alternatives`() throws {
        let outcome = try workspace().pagetrace("explain", "other.log")
        #expect(outcome.exitCode == 1)
        #expect(
            outcome.text.hasPrefix(
                "No. The model does everything before line 6, and parts there. (Every swipe, drag and skipped preload was "
                    + "tried, in 8 containers; UIPageViewController, scroll gets furthest.) Nothing else was assumed; "
                    + "--assume all finds out what would have to be true.\n"))
        #expect(outcome.text.contains("\nother.log:6: willTransitionTo [Fourth]\nRule 10 forbids it: "))
        #expect(outcome.text.contains("\n  willTransitionTo [Third]  "))
        #expect(outcome.text.contains("it is a candidate for a rule. Please send it"))
        #expect(outcome.text.contains("open an issue with the form .github/ISSUE_TEMPLATE/device-does-otherwise.yml"))
    }

    @Test func `A pattern without an argument that is needed says what to do if the app does not print it`() throws {
        let outcome = try workspace().pagetrace("explain", "device.log", "--pattern", "set=jump {page}")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("{direction} is missing."))
        #expect(outcome.errors.contains("pass these lines over: other= and the same words, with {*} for what changes."))
    }

    @Test("What takes assumptions comes with exit code 4, each assumption with its line; without leave it is no")
    func assumptions() throws {
        let workspace = try workspace()
        try workspace.put(
            Self.log + "viewControllerAfter(Fourth) -> nil\nviewControllerBefore(Fourth) -> Third\n", into: "set.log")
        #expect(try workspace.pagetrace("explain", "set.log").exitCode == 1)
        let outcome = try workspace.pagetrace("explain", "set.log", "--assume", "acts")
        #expect(outcome.exitCode == 4)
        #expect(
            outcome.text.hasPrefix(
                "No in the plain model: line 6, rule 4. Only if the app set pages without logging it (before line 6): "
                    + "1 assumption, on iOS 26 and on classic."), "\(outcome.text)")
        let json = try workspace.pagetrace("explain", "set.log", "--assume", "all", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        #expect(object["answer"] as? String == "onlyIf")
        let assumption = try #require((object["assumptions"] as? [[String: Any]])?.first)
        #expect(assumption["kind"] as? String == "act")
        #expect(assumption["what"] as? String == "set Fourth")
        #expect(assumption["place"] as? Int == 6)
        let unknown = try workspace.pagetrace("explain", "set.log", "--assume", "miracles")
        #expect(unknown.exitCode == 64)
        #expect(unknown.errors.contains("skips"))
    }

    @Test func `Lines of others are passed over, and counted`() throws {
        let workspace = try workspace()
        let lines = Self.log.split(separator: "\n").enumerated().map {
            "12:00:0\($0).123 App[7:9] 🚀 \($1)\r\nsomething else\r\n"
        }
        try workspace.put(lines.joined(), into: "console.log")
        let outcome = try workspace.pagetrace("explain", "console.log")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.contains("5 lines were passed over: no callbacks stand in them."))
        try workspace.put("Hello\nWorld\n", into: "none.log")
        let none = try workspace.pagetrace("explain", "none.log")
        #expect(none.exitCode == 2)
        #expect(
            none.errors.hasPrefix(
                "none.log:1:1: error: there is no call in the log: 2 lines such as \"Hello\". Write one callback of a "
                    + "UIPageViewController a line, such as: viewControllerAfter(First) → Second. What an app prints in its "
                    + "own words is read with --pattern."), "\(none.errors)")
    }

    @Test("What is no log comes with exit code 2, a limit with 3, nothing to read with 74, a wrong option with 64")
    func exitCodes() throws {
        let workspace = try workspace()
        try workspace.put("willTransitonTo [Second]\n", into: "misspelled.log")
        let refused = try workspace.pagetrace("explain", "misspelled.log")
        #expect(refused.exitCode == 2)
        #expect(
            refused.errors.hasPrefix(
                "misspelled.log:1:1: error: there is no callback \"willTransitonTo\". Did you mean \"willTransitionTo\"?"
            ))
        try workspace.put("viewDidLoad(\(String(repeating: "x", count: 5_000)))\n", into: "long.log")
        #expect(try workspace.pagetrace("explain", "long.log").exitCode == 3)
        #expect(try workspace.pagetrace("explain", "nowhere.log").exitCode == 74)
        #expect(try workspace.pagetrace("explain", "device.log", "--system", "iOS 3").exitCode == 64)
        #expect(try workspace.pagetrace("explain", "device.log", "--quirks", "curlEnd").exitCode == 64)
        #expect(try workspace.pagetrace("explain", "device.log", "-o", "").exitCode == 64)
        #expect(try workspace.pagetrace("explain").exitCode == 64)
    }

    @Test func `The walk can be kept as a trace, which replays to the same calls`() throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace("explain", "device.log", "-o", "walk.json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "wrote walk.json\n")
        let replayed = try workspace.pagetrace("run", "walk.json", "--format", "text", "-o", "-")
        for line in Self.log.split(separator: "\n") {
            #expect(replayed.text.contains(line.replacingOccurrences(of: "->", with: "→")))
        }
        #expect(try workspace.pagetrace("explain", "-", "-q", "-o", "-").exitCode == 2)
        let printed = try workspace.pagetrace("explain", "device.log", "-o", "-")
        #expect(printed.text == (try workspace.pagetrace("explain", "device.log", "--force", "-o", "-").text))
        #expect(printed.text.hasPrefix("{"))
        let none = try workspace.pagetrace("explain", "other.log", "-o", "none.json")
        #expect(none.exitCode == 1)
        #expect(none.errors == "no walk to keep, so nothing was written\n")
        #expect(try !workspace.files().contains("none.json"))
        // The app ends within the question: a trace has no gesture for that.
        try workspace.put("viewControllerAfter(First)\n", into: "trap.log")
        let trap = try workspace.pagetrace("explain", "trap.log", "-o", "none.json")
        #expect(trap.text.hasPrefix("Yes"))
        #expect(trap.exitCode == 73)
        #expect(try !workspace.files().contains("none.json"))
    }

    @Test(arguments: ["walk.svg", "walk.jsonl", "walk.swift"])
    func `The walk is a trace, and no other ending is taken`(name: String) throws {
        let workspace = try workspace()
        let refused = try workspace.pagetrace("explain", "device.log", "-o", name)
        #expect(refused.exitCode == 64)
        #expect(refused.errors.contains("\(name) does not end in .json: what is written is a trace. To draw it, run"))
        #expect(
            try workspace.pagetrace("explain", "device.log", "-o", "kept/").errors
                == "wrote kept/device.log.walk.json\n")
        #expect(try !workspace.files().contains(name))
    }

    @Test func `A log is never replaced, nor a file that pagetrace did not make`() throws {
        let workspace = try workspace()
        #expect(try workspace.pagetrace("run", "--path", "1→2", "--pages", "2", "-o", "device.json").exitCode == 0)
        #expect(try workspace.pagetrace("explain", "device.json", "-o", "device.json", "--force").exitCode == 73)
        try workspace.put("mine", into: "mine.json")
        #expect(try workspace.pagetrace("explain", "device.log", "-o", "mine.json").exitCode == 73)
        #expect(try workspace.pagetrace("explain", "device.log", "-o", "mine.json", "--force").exitCode == 0)
    }

    @Test func `For machines`() throws {
        let workspace = try workspace()
        let yes = try workspace.pagetrace("explain", "device.log", "--format", "json")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(yes.output)) as? [String: Any])
        #expect(object["isExplained"] as? Bool == true)
        #expect(object["path"] as? String == "1→2")
        #expect(object["systems"] as? [String] == ["iOS 26", "classic"])
        #expect((object["trace"] as? [String: Any])?["title"] as? String == "device.log")
        let no = try workspace.pagetrace("explain", "other.log", "--format", "json")
        #expect(no.exitCode == 1)
        let other = try #require(try JSONSerialization.jsonObject(with: Data(no.output)) as? [String: Any])
        let parting = try #require(other["parting"] as? [String: Any])
        #expect(parting["place"] as? Int == 6)
        #expect(parting["rule"] as? String == "10")
        #expect((parting["alternatives"] as? [[String: String]])?.isEmpty == false)
    }

    @Test func `The system and the quirks can be said; nothing is printed if nobody wants to read`() throws {
        let workspace = try workspace()
        let classic = try workspace.pagetrace("explain", "device.log", "--system", "classic", "--quirks", "none")
        #expect(classic.text.hasPrefix("Yes, on classic."))
        for name in ["iOS26", "iOS 26", "ios26"] {
            #expect(
                try workspace.pagetrace("explain", "device.log", "--system", name).text.hasPrefix("Yes, on iOS 26."))
        }
        let quiet = try workspace.pagetrace("explain", "other.log", "-q")
        #expect(quiet.exitCode == 1)
        #expect(quiet.text == "")
        let kept = try workspace.pagetrace("explain", "device.log", "-q", "-o", "walk.json")
        #expect(kept.exitCode == 0 && kept.text == "" && kept.errors == "")
    }

    @Test func `Recordings in both forms, from a file and from standard input, also one that is cut off`() throws {
        let workspace = try workspace()
        try workspace.copy(trace: "skipped-preload", to: "trace.json")
        #expect(
            try workspace.pagetrace("run", "trace.json", "--format", "json,jsonl,text", "-o", "of", "-q").exitCode == 0)
        let text = try workspace.pagetrace("explain", "of/trace.txt")
        #expect(text.text.hasPrefix("Yes, on iOS 26 and on classic, with the preload skipped at step"))
        for name in ["of/trace.json", "of/trace.jsonl"] {
            let outcome = try workspace.pagetrace("explain", name)
            #expect(outcome.exitCode == 0)
            #expect(outcome.text.prefix { $0 != "\n" } == text.text.prefix { $0 != "\n" })
        }
        let lines = try String(contentsOfFile: workspace["of/trace.jsonl"], encoding: .utf8)
        let cut = try workspace.pagetrace("explain", "-", input: String(lines.dropLast(20)))
        #expect(cut.exitCode == 0)
        #expect(cut.errors.contains("note: this line is cut off; the recording is read up to the line before it."))
        let trace = try workspace.pagetrace("explain", "trace.json")
        #expect(trace.exitCode == 2)
        #expect(trace.errors.contains("this is a trace, not a recording"))
    }
}
