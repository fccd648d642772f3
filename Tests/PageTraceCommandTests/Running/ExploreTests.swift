import Foundation
import Testing

@Suite("Every sequence of gestures, at the prompt")
struct ExploreTests {
    private func workspace() throws -> Workspace { try .withMistakeAndRepair() }

    private let touches = ["--gestures", "swipe,cancel,drag,skip"]

    @Test func `A proof comes with exit code 0, the verdict first, and what was never reached`() throws {
        let outcome = try workspace().pagetrace(arguments: ["explore", "repair.json", "--verbose"] + touches)
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.hasPrefix("No finding in any sequence of these gestures, of any length: "))
        #expect(outcome.text.contains("never reached: a set of another page (rule 1)"))
        #expect(outcome.errors == "")
    }

    @Test func `A proof for an app without variables says that none can be wrong`() throws {
        let path = ["explore", "--path", "1→2", "--pages", "3", "--gestures", "swipe,cancel"]
        let none = "\n\nThe client has no trackers, so no title or index was looked at. Not tried: "
        #expect(try Workspace().pagetrace(arguments: path).text.contains(none))
        let track = ["--track", "title:didFinishAnimating:completed"]
        #expect(try !Workspace().pagetrace(arguments: path + track).text.contains(none))
    }

    @Test func `The answer names the lengths of the list that were tried`() throws {
        let outcome = try workspace().pagetrace(
            arguments: ["explore", "repair.json", "--gestures", "swipe", "--list", "3-6"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("; lists of other lengths than 3 to 6; other systems, quirks and readings"))
    }

    @Test func `A walk comes with exit code 1, and can be kept as a trace that replays to the same finding`() throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace(arguments: ["explore", "mistake.json", "-o", "walk.json"] + touches)
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.hasPrefix("A walk of 1 gesture makes title wrong:\n\n  1→2\n"))
        #expect(outcome.errors == "wrote walk.json\n")
        let replayed = try workspace.pagetrace("run", "walk.json", "--strict", "--no-files")
        #expect(replayed.exitCode == 1)
        #expect(replayed.text.contains("! callback"))
    }

    /// The trace comes through a pipe: until somebody writes into it, the run waits, and catches signals.
    @Test(arguments: ["INT", "TERM", "HUP"])
    func `Control-C, a request to end and a terminal that is gone say what was proved until then`(name: String) throws {
        let workspace = try workspace()
        let outcome = try workspace.shell(
            #"""
            mkfifo pipe; (exec 3>pipe; kill -\#(name) $$; cat repair.json >&3) &
            exec "$PAGETRACE" explore pipe -o walk.svg >found
            """#)
        #expect(outcome.exitCode == 3, "\(outcome.errors)")
        let verdict = "No finding in any sequence of up to 0 gestures: 1 state, 0 transitions, and then it was ended."
        #expect(try workspace.text(of: "found").hasPrefix(verdict))
        #expect(try workspace.files() == ["found", "mistake.json", "pipe", "repair.json"])
    }

    /// Each walk that is found would begin with all of them.
    @Test func `A way of a hundred million gestures is refused before it is walked`() throws {
        let workspace = try Workspace()
        let swipes = #"{ "repeat": 49999999, "gestures": [{ "swipe": "forward" }, { "swipe": "backward" }] }"#
        try workspace.put(#"{ "version": 1, "pages": 3, "gestures": [{ "set": 1 }, \#(swipes)] }"#, into: "long.json")
        let outcome = try workspace.pagetrace(arguments: ["explore", "long.json", "--from", "end"])
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors
                == "long.json: error: 99,999,999 gestures lead to where exploring begins, and at most 2,000 are allowed. "
                + "Leave out --from end, or what repeats: every gesture is tried from there on anyway.\n")
        let start = try workspace.pagetrace(arguments: ["explore", "long.json"])
        #expect(start.exitCode == 0, "From the first set on, nothing is too long.")
    }

    @Test func `From the end: the trace's own gestures are one line, and what is wrong on the way is said`() throws {
        let workspace = try workspace()
        let arguments = ["--from", "end", "--gestures", "swipe", "--depth", "6"]
        let mistake = try workspace.pagetrace(arguments: ["explore", "mistake.json"] + arguments)
        #expect(mistake.exitCode == 1)
        #expect(mistake.text.contains("\n\nOn the way:\n  step 1: "))
        #expect(mistake.text.contains("  1→2→3→4→3→2→1→"))
        let repair = try workspace.pagetrace(arguments: ["explore", "repair.json", "--from", "end"] + touches)
        #expect(repair.exitCode == 0)
        #expect(!repair.text.contains("On the way"))
    }

    @Test func `The recommended repair is proved without an option; a set behind the app's back is asked for`() throws {
        let workspace = try workspace()
        let usual = try workspace.pagetrace(arguments: ["explore", "repair.json"])
        #expect(usual.exitCode == 0)
        #expect(usual.text.hasPrefix("No finding in any sequence of these gestures, of any length: "))
        let sets = try workspace.pagetrace(arguments: ["explore", "repair.json", "--gestures", "drag,set"])
        #expect(sets.exitCode == 1)
        #expect(sets.text.contains("This walk sets a page, and no code of the app is told."))
    }

    @Test func `Worlds: a table of systems, quirks and readings`() throws {
        let workspace = try workspace()
        let both = try workspace.pagetrace(arguments: ["explore", "repair.json", "--system", "both"] + touches)
        #expect(both.exitCode == 0)
        #expect(both.text.hasPrefix("Holds in 2 of 2 worlds.\n\n  ✓  iOS 26   "))
        let all = try workspace.pagetrace(arguments: ["explore", "repair.json", "--worlds"] + touches)
        #expect(all.exitCode == 1)
        #expect(all.text.contains(/✗ {2}classic, lostDidFinish +the same\n/))
        // One system alone is explored as usual.
        let classic = try workspace.pagetrace(arguments: ["explore", "repair.json", "--system", "classic"] + touches)
        #expect(classic.text.hasPrefix("No finding in any sequence of these gestures, of any length: "))
        let text = try workspace.pagetrace(
            arguments: ["explore", "repair.json", "--system", "both", "--format", "text"] + touches)
        #expect(text.text == both.text)
        for options in [
            ["--worlds", "-o", "walk.json"], ["--worlds", "--quirks", "all"], ["--system", "both", "--quirks", "all"],
        ] {
            let refused = try workspace.pagetrace(arguments: ["explore", "repair.json"] + options)
            #expect(refused.exitCode == 64 && refused.text.isEmpty, "\(options)")
        }
    }

    @Test func `As a test to paste, for machines, and drawn`() throws {
        let workspace = try workspace()
        let test = try workspace.pagetrace(arguments: ["explore", "mistake.json", "--format", "swift"] + touches)
        #expect(test.exitCode == 1)
        #expect(
            test.text.contains(
                "    // Presenter is your own client: the data source and the delegate.\n"
                    + "    assertNoFindings(in: try Walk(of: Presenter(), pages: [\"First\", \"Second\""))
        let json = try workspace.pagetrace(arguments: ["explore", "mistake.json", "--format", "json"] + touches)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any])
        #expect(object["isProof"] as? Bool == false)
        #expect((object["findings"] as? [[String: Any]])?.first?["tracker"] as? String == "title")
        for arguments in [["-o", "walk.svg"], ["--diagram", "states", "-o", "states.svg"]] {
            let drawn = try workspace.pagetrace(arguments: ["explore", "mistake.json"] + arguments + touches)
            #expect(drawn.exitCode == 1)
            #expect(drawn.errors.hasPrefix("wrote "))
        }
    }

    /// By the same rule as drawings: an ending says that it is a file.
    @Test(arguments: [("json", "mistake.explored.json"), ("swift", "mistake.walk.swift")])
    func `A folder gets a file of each format`(format: String, name: String) throws {
        let workspace = try workspace()
        let explore = ["explore", "mistake.json", "--gestures", "swipe", "--format", format, "-o"]
        for (output, file) in [
            ("ex/", "ex/\(name)"), ("new", "new/\(name)"), ("below/a.\(format)", "below/a.\(format)"),
        ] {
            let outcome = try workspace.pagetrace(arguments: explore + [output])
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors == "wrote \(file)\n")
        }
    }

    @Test func `A diagram of states needs no name of a file, and no walk: what was proved is drawn`() throws {
        let workspace = try workspace()
        let few = ["--gestures", "swipe,cancel", "--diagram", "states"]
        let walk = try workspace.pagetrace(arguments: ["explore", "mistake.json"] + few)
        #expect(walk.exitCode == 1)
        #expect(walk.errors == "wrote mistake.walk.states.svg\n")
        let proof = try workspace.pagetrace(arguments: ["explore", "repair.json"] + few)
        #expect(proof.exitCode == 0)
        #expect(proof.errors == "wrote repair.explored.states.svg\n")
        let text = try workspace.pagetrace(arguments: ["explore", "repair.json", "--format", "dot", "-o", "-"] + few)
        #expect(text.text.contains("swipe forward ⇥ bounced"))
        let log = try workspace.pagetrace(arguments: ["explore", "repair.json", "--format", "text"] + few)
        #expect(log.errors == "no walk to keep, so nothing was written\n")
    }

    /// The page leaves out what would make it too large; the answer does not.
    @Test(arguments: ["html", "graph", "text"])
    func `Every format has the exit code of everything that was asked for`(format: String) throws {
        let workspace = try Workspace()
        let names = (1...20).map { "\"\($0)\"" }.joined(separator: ",")
        let client =
            #"{ "type": "pages", "trackers": [{ "name": "title", "updatedIn": "willTransitionTo", "takes": "pending" }, "#
            + #"{ "name": "index", "updatedIn": "didFinishAnimating", "takes": "shown", "onlyWhenCompleted": true }] }"#
        try workspace.put(#"{ "version": 1, "pages": [\#(names)], "client": \#(client) }"#, into: "large.json")
        let options = format == "text" ? [] : ["--format", format]
        // Drags are left out of the page, and only a drag that ends cancelled makes the title wrong.
        let outcome = try workspace.pagetrace(
            arguments: ["explore", "large.json", "--gestures", "swipe,drag,skip"] + options)
        #expect(outcome.exitCode == 1, "\(outcome.errors)")
        guard format == "html" else { return }
        #expect(try workspace.text(of: "large.html").contains("make title wrong"))
    }

    @Test func `iOS 18 belongs to no system: both are tried, and the answer says on which it holds`() throws {
        let workspace = try Workspace()
        let container = #""container": { "type": "pageViewController", "system": "iOS 18.5" }"#
        let gestures = #"[{ "set": 1 }, { "drag": "forward" }, { "set": 3 }]"#
        try workspace.put(#"{ "version": 1, "pages": 3, \#(container), "gestures": \#(gestures) }"#, into: "trace.json")
        let explored = try workspace.pagetrace("explore", "trace.json", "--gestures", "drag,set")
        #expect(explored.text.hasPrefix("Holds in 1 of 2 worlds.\n\n  ✗  "), "\(explored.text)")
        let run = try workspace.pagetrace("run", "trace.json", "--no-files")
        #expect(run.exitCode == 0)
        #expect(run.errors.contains("nobody has published a probe of iOS 17 and 18. This is what iOS 26 does. First"))
        #expect(run.errors.contains(" Classic ends there: UIKit has raised "))
        // What is strict is red if either of the two is.
        let strict = try workspace.pagetrace("run", "trace.json", "--no-files", "--strict", "-q")
        #expect(strict.exitCode == 1)
        let told = try workspace.pagetrace("run", "trace.json", "--no-files", "--strict")
        #expect(told.errors.contains("trace.json: no findings on iOS 26, but on classic: UIKit has raised "))
        let varied = try workspace.pagetrace("compare", "trace.json", "--vary", "contract")
        #expect(varied.errors.contains("This is what iOS 26 does. "))
        try workspace.put("<!-- pagetrace: trace=\"trace.json\" -->\n<!-- /pagetrace -->\n", into: "Guide.md")
        #expect(try workspace.pagetrace("docs", "Guide.md").errors.contains("This is what iOS 26 does. "))
    }

    @Test func `More states than can be drawn are counted, and nothing is written`() throws {
        let arguments = ["explore", "repair.json", "--diagram", "states"] + touches
        let outcome = try workspace().pagetrace(arguments: arguments)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "no walk to keep, and 170 states are too many to draw, so nothing was written\n")
        let trace = try workspace().pagetrace(arguments: ["explore", "repair.json", "-o", "walk.json"] + touches)
        #expect(trace.errors == "no walk to keep, so nothing was written\n")
    }

    @Test func `A bound that is met comes with exit code 3, and says how far it got`() throws {
        let outcome = try workspace().pagetrace(arguments: ["explore", "repair.json", "--depth", "2"] + touches)
        #expect(outcome.exitCode == 3)
        #expect(outcome.text.hasPrefix("No finding in any sequence of up to 2 gestures: "))
    }

    @Test func `No bound on memory is too large`() throws {
        let arguments = ["explore", "repair.json", "--memory", "9223372036854775807"] + touches
        let outcome = try workspace().pagetrace(arguments: arguments)
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.hasPrefix("No finding in any sequence of these gestures, of any length: "))
    }

    @Test func `A trace without gestures begins with the first page`() throws {
        let workspace = try Workspace()
        try workspace.put(#"{ "version": 1, "pages": ["First", "Second"] }"#, into: "pages.json")
        let outcome = try workspace.pagetrace(arguments: ["explore", "pages.json"] + touches)
        #expect(outcome.exitCode == 0)
        #expect(try workspace.pagetrace("run", "pages.json").exitCode == 2)
    }

    @Test(arguments: [
        ("explore", "Name one trace file"), ("explore a --depth 0", "--depth 0 leaves nothing to try"),
        ("explore a --list 6-4", "Write it the other way round: 4-6."),
        ("explore a --list x", "Write the fewest and the most pages, from 1 to 10,000, such as 4-6;"),
        ("explore a --format json -o a.swift", "a.swift does not end as json does, in .json. Leave --format out, or"),
        ("explore a --gestures fly", "invalid"),
    ])
    func `What makes no sense is refused`(words: String, message: String) throws {
        let outcome = try Workspace().pagetrace(arguments: words.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
    }
}
