import Foundation
import PageTrace
import PageTraceDiagrams
import TestDepth
import Testing

@testable import PageTraceCommand

/// Nothing that somebody made is written over by accident.
struct LostWorkTests {
    /// What the run reads is not written, by whatever name, and not with --force either.
    @Test(arguments: [
        ("run walk.json --format json", "walk.json"),
        ("run walk.json --format json --force", "walk.json"),
        ("run ./walk.json -o walk.json", "walk.json"),
        ("run walk.json -o $PWD/walk.json", "$PWD/walk.json"),
        ("run link.json --format json", "link.json"),
        ("run walk.json --format json -o below", "below/walk.json"),
        ("run walk.json --format json -o same", "same/walk.json"),
        ("run hard.json -o walk.json", "walk.json"),
        ("run - -o walk.json <walk.json", "walk.json"),
        ("run walk.json other.json --format json -o below", "below/walk.json"),
    ])
    func `Traces of this run`(command: String, path: String) throws {
        let workspace = try Workspace()
        for name in ["walk.json", "other.json"] { try workspace.put(TraceText.shortest, into: name) }
        _ = try workspace.shell("ln -s walk.json link.json; ln walk.json hard.json; ln -s . same; mkdir below")
        _ = try workspace.shell("ln -s ../walk.json below/walk.json")
        let before = try workspace.files()
        let outcome = try workspace.shell(#""$PAGETRACE" \#(command)"#)
        let path = path.replacing("$PWD", with: try workspace.shell("pwd").text.dropLast())
        #expect(
            outcome.errors
                == "pagetrace: error: cannot write \"\(path)\": this run reads that file. Give one of the two another "
                + "name, or write elsewhere with --output.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.files() == before)
        #expect(try workspace.text(of: "walk.json") == TraceText.shortest)
    }

    /// Whatever it is, it looks different from what pagetrace makes: a trace, a picture, notes, another log.
    @Test(arguments: [
        ("json", #"{ "version": 1, "title": "mine", "pages": ["A", "B"], "path": "A→B" }"#),
        ("json", #"{ "container": { "type": "scrollView" }, "pages": 2, "version": 1 }"#),
        ("json", "[1, 2]"), ("jsonl", #"{"level":"info","container":3}"#), ("txt", "notes\n\n1. buy milk\n"),
        ("txt", "UIPageViewController is a class.\n"),
        ("flow.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#),
        ("flow.dot", "digraph { a -> b }\n"), ("flow.mmd", "flowchart TD\n    a --> b\n"),
        ("flow.png", "PNG"), ("flow.pdf", "%PDF-1.5\nstartxref\n1\n%%EOF\n"), ("coverage.json", #"{"pages":[]}"#),
    ])
    func `What pagetrace did not make`(ending: String, content: String) throws {
        let workspace = try Workspace()
        try workspace.put(content, into: "1-2.\(ending)")
        let format = try #require(ArtifactFormat(ending: "x.\(ending)")).rawValue
        let command = ["run", "--path", "1→2", "--pages", "2", "--format", "\(format),svg", "--diagram", "flow"]
        let outcome = try workspace.pagetrace(arguments: command)
        #expect(
            outcome.errors
                == "pagetrace: error: cannot write \"1-2.\(ending)\": there is a file that pagetrace did not make. "
                + "Move it away, write elsewhere with --output, or replace it with --force.\n")
        #expect(outcome.exitCode == 73)
        #expect(try workspace.files() == ["1-2.\(ending)"])
        #expect(try workspace.bytes(of: "1-2.\(ending)") == Data(content.utf8))
        #expect(try workspace.pagetrace(arguments: command + ["--force"]).exitCode == 0)
        #expect(try workspace.bytes(of: "1-2.\(ending)") != Data(content.utf8))
    }

    @Test func `A graph that pagetrace made is replaced by another one`() throws {
        let workspace = try Workspace()
        for pages in ["2", "3"] {
            let outcome = try workspace.pagetrace(
                "explore", "--path", "1→2", "--pages", pages, "--gestures", "swipe", "--format", "graph", "-o", "g.json"
            )
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
        }
        // A trace whose first key is called so is nobody's graph.
        try workspace.put(#"{"beginning": {"container": 1}}"#, into: "g.json")
        let refused = try workspace.pagetrace(
            "explore", "--path", "1→2", "--pages", "2", "--gestures", "swipe", "--format", "graph", "-o", "g.json")
        #expect(refused.exitCode == 73)
    }

    /// The same command after a change of the trace: every file of every kind of container is known again.
    @Test(
        arguments: Depth.cases(
            ["which-callback-to-use"], deep: ["root-containment", "pager-noticed-changes", "loop-of-two"]))
    func `What pagetrace made is replaced`(name: String) throws {
        let workspace = try Workspace()
        let text = try Project.text(of: Project.trace(name))
        let formats = ArtifactFormat.allCases.map(\.rawValue).joined(separator: ",")
        let command = ["run", "walk.json", "--diagram", "all", "--format", formats, "--coverage", "-o", "out"]
        try workspace.put(text.replacing(/"title": *"[^"]*"/, with: #""title": "Another""#), into: "walk.json")
        #expect(try workspace.pagetrace(arguments: command).exitCode == 0)
        try workspace.put(text, into: "walk.json")
        let notes = try workspace.pagetrace(arguments: command).errors.split(separator: "\n")
        // The last line may say that the replay has gone on where UIKit raises.
        #expect(
            notes.allSatisfy { $0.hasPrefix("replaced out/walk.") || $0.hasPrefix("A replay goes on ") }, "\(notes)")
        #expect(notes.count > 20)
    }

    /// A part of a recording, one without a title, and one with more pages than are looked at.
    @Test func `Unusual logs are pagetraces too`() throws {
        let workspace = try Workspace()
        for trace in [TraceText.shortest, #"{ "version": 1, "pages": 100000, "path": "1→2→3" }"#] {
            for options in Depth.cases([["--steps", "0"]], deep: [[], ["--steps", "1-"]]) {
                let outcome = try workspace.pagetrace(
                    arguments: ["run", "-", "--format", "text,json,jsonl", "-o", "out"] + options, input: trace)
                #expect(outcome.exitCode == 0, "\(outcome.errors)")
            }
        }
    }

    /// What it cannot look at, it does not take for its own.
    @Test(.enabled(if: Privileges.canBeDenied, "Root cannot be denied anything here."))
    func `What cannot be read`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            #"""
            printf mine > 1-2.flow.svg; chmod 000 1-2.flow.svg
            \#(Privileges.denied) "$PAGETRACE" run --path "1→2" --pages 2 --format svg; code=$?; chmod 644 1-2.flow.svg; exit $code
            """#)
        #expect(outcome.errors.contains(": there is a file that cannot be read, and may not be pagetrace's. Move it "))
        #expect(outcome.exitCode == 73)
        #expect(try workspace.text(of: "1-2.flow.svg") == "mine")
    }
}
