import Foundation
import Testing

/// What people write who have never read a page of the documentation: each answer says what to write.
struct NearMissTests {
    @Test(arguments: [
        (
            #""container":{"type":"pageViewController","system":"iOS 30"},"path":"1→2""#,
            #"What was seen of iOS 26 is "iOS 26"."#
        ),
        (
            #""container":{"type":"pageViewController","transitionStyle":"curl"},"path":"1→2""#,
            #"Did you mean "pageCurl"?"#
        ),
        (#""gestures":[{"swipe":"next"}]"#, #""forward" leads to the page after"#),
        (#""gestures":[{"swipe":"previous"}]"#, #""backward" leads to the page before"#),
        (#"// a comment"#, #""about" says what a trace shows, and "note" what a gesture does."#),
    ])
    func `Words of a trace`(keys: String, answer: String) throws {
        let outcome = try Workspace().pagetrace(arguments: ["run", "-"], input: "{\"version\":1,\"pages\":3,\(keys)}")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(answer), "\(outcome.errors)")
    }

    @Test(arguments: [
        ("1-2-3", "write -> or → for a swipe: 1->2->3"), ("1 > 2", "write -> or → for a swipe: 1->2->3"),
        ("1-", "put the path in quotes, or the shell takes"), ("1-->2", "Between two pages write -> once"),
        ("1→2→3→1", "or --loop."),
    ])
    func `Arrows of a path`(path: String, answer: String) throws {
        let outcome = try Workspace().pagetrace("run", "--path", path, "--pages", "3")
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains(answer), "\(outcome.errors)")
    }

    @Test func `Spaces after the commas of names belong to the list`() throws {
        let outcome = try Workspace().pagetrace("run", "--path", "News→Mail", "--pages", "News, Mail", "--no-files")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test(arguments: [
        (
            "run", "README.md", "# Paging",
            "this is a Markdown document, and not a trace. To draw what its places say: pagetrace docs README.md."
        ),
        (
            "explore", "Pager.swift", "import UIKit",
            "this is Swift code, and not a trace. To drive the pager in it: pagetrace adapt Pager.swift."
        ),
        ("draw", "walk.pdf", "%PDF-1.7", "this is a PDF"), ("run", "walk.html", "\n<!DOCTYPE html>", "this is a page"),
        (
            "explain", "walk.svg", "<?xml version=\"1.0\"?>",
            "this is an XML file, as an SVG is, which cannot be read again. Name"
        ),
        ("compare", "walk.svg", "<svg>", "this is an SVG, which cannot be read again. Name the trace"),
    ])
    func `Files that are something else`(command: String, name: String, content: String, answer: String) throws {
        let workspace = try Workspace()
        try workspace.put(content, into: name)
        let outcome = try workspace.pagetrace(arguments: [command, name] + (command == "compare" ? [name] : []))
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("\(name): error: \(answer)"), "\(outcome.errors)")
        #expect(try workspace.files() == [name])
    }

    @Test(arguments: [
        (["run", "--path", "1→2", "--pages", "three"], "For three pages write --pages 3."),
        (["run", "--path", "1→2", "--pages", "2", "-o", "out.jpg"], "end it with a slash: out.jpg/"),
        (["run", "--path", "1→2", "--pages", "2", "--system", "iOS 30"], "What was seen of iOS 26 is"),
        (["explain", "--system", "iOS 18", "device.log"], "It must be \"classic\" or \"iOS26\"."),
        (["help", "runn"], "Did you mean \"run\"?"),
        (["run", "trace.json", "--html"], "there is no option --html. A format is chosen with --format html."),
        (["run", "trace.json", "--format", "svg", "png"], "with commas: --format svg,png."),
        (
            ["run", "--path", "1→2", "--pages", "2", "--track", "title:didFinish"],
            "There is no callback \"didFinish\". Did you mean \"didFinishAnimating\"?"
        ),
    ])
    func `Words of the command line`(arguments: [String], answer: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(arguments: arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(answer), "\(outcome.errors)")
        #expect(try workspace.files() == [])
    }

    @Test func `A recording in place of a trace, and a name that is nearly one`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "mistake.json")
        #expect(try workspace.pagetrace("run", "mistake.json", "--format", "jsonl", "-o", "walk.jsonl").exitCode == 0)
        #expect(try workspace.pagetrace("run", "walk.jsonl").errors.contains("To draw it: pagetrace draw walk.jsonl."))
        #expect(try workspace.pagetrace("run", "mistake.jsn").errors.contains("Did you mean \"mistake.json\"?"))
        try workspace.put(TraceText.shortest, into: "below/mistake.json")
        let below = try workspace.pagetrace("run", "below/mistke.json")
        #expect(below.errors.hasSuffix("Did you mean \"below/mistake.json\"?\n"))
    }
}
