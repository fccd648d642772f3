import Foundation
import PageTrace
import Testing

/// What one gets from `pagetrace run` without any option: the log at once, and the diagram beside the prompt.
struct RunTests {
    @Test(arguments: ["there-and-back", "set-during-a-drag-strict", "names-in-many-scripts"])
    func `File is logged whole and drawn`(name: String) throws {
        let workspace = try Workspace()
        try workspace.copy(trace: name)
        let outcome = try workspace.pagetrace("run", "\(name).json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == (try Example(name: name).recording.text))
        let stopped =
            "A replay has stopped where an app may end. run exits with 0 all the same; with --strict, which is for CI, "
            + "findings make it exit with 1.\n"
        let isStopped = name == "set-during-a-drag-strict"
        #expect(outcome.errors == "wrote \(name).flow.svg\n" + (isStopped ? stopped : ""))
        #expect(try workspace.files() == ["\(name).flow.svg", "\(name).json"])
        #expect(try workspace.bytes(of: "\(name).flow.svg") == Data(contentsOf: committed("\(name).flow.svg")))
    }

    private static let goesOn =
        "A replay goes on where UIKit raises or has raised. run exits with 0 all the same; with --strict, which is for "
        + "CI, findings make it exit with 1.\n"

    /// A lenient container goes on, and the log may have gone elsewhere.
    @Test(arguments: [
        ["--no-files"], ["--format", "html"], ["--format", "text", "-o", "-"], ["--format", "svg", "-o", "-"],
    ])
    func `A replay that goes on where UIKit has raised says in its last line what --strict is for`(options: [String])
        throws
    {
        let workspace = try Workspace()
        try workspace.copy(trace: "set-during-a-drag-lenient")
        let trace = "set-during-a-drag-lenient.json"
        let outcome = try workspace.pagetrace(arguments: ["run", trace] + options)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.hasSuffix(Self.goesOn), "\(outcome.errors)")
        #expect(try workspace.pagetrace(arguments: ["run", trace, "--quiet"] + options).errors == "")
        #expect(try workspace.pagetrace(arguments: ["run", trace, "--strict"] + options).exitCode == 1)
    }

    /// The diagram lies where one works, not where the trace is.
    @Test func `Trace of another folder is drawn here`() throws {
        let workspace = try Workspace()
        try workspace.copy(trace: "there-and-back", to: "traces/of mine/walk.json")
        #expect(try workspace.pagetrace("run", "traces/of mine/walk.json").exitCode == 0)
        #expect(
            try workspace.files() == ["traces/", "traces/of mine/", "traces/of mine/walk.json", "walk.flow.svg"])
    }

    @Test func `Path needs no file and numbers its pages`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "--path", "1→2→(3)→3⇒1", "--pages", "4")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.contains("\n2. swipe forward  2 → 3  (cancelled)\n"))
        #expect(outcome.text.hasSuffix("\n5 steps, 10 callbacks, no findings\n"))
        #expect(try workspace.files() == [], "nobody asked for a file")
    }

    @Test func `A trace that ends in flight says that variables are judged at rest`() throws {
        let workspace = try Workspace()
        func errors(_ end: String, _ client: String) throws -> String {
            let gestures = #"{"set":1},{"drag":"forward"},{"release":"completed"}\#(end)"#
            let trace = #"{"version":1,"pages":3,"client":{"type":"pages"\#(client)},"gestures":[\#(gestures)]}"#
            try workspace.put(trace, into: "t.json")
            return try workspace.pagetrace("run", "t.json", "--no-files").errors
        }
        let tracker = #","trackers":[{"name":"title","updatedIn":"willTransitionTo","takes":"pending"}]"#
        #expect(
            try errors("", tracker).hasPrefix("t.json: the last step is in flight, and variables are judged at rest. "))
        #expect(try errors(#",{"settle":true}"#, tracker) == "")
        #expect(try errors("", "") == "")
    }

    @Test func `Path may name its pages and have a title`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "--path", "Home->News->Home", "--pages", "Home,News,Mail", "--title", "To the news")
        #expect(outcome.text.hasPrefix("To the news\nUIPageViewController, scroll\n\n0. set Home\n"))
        #expect(outcome.text.contains("\n1. swipe forward  Home → News\n"))
        let drawn = try workspace.pagetrace(
            "run", "--path", "Home->News->Home", "--pages", "Home,News,Mail", "--title", "To the news", "-o", ".")
        #expect(drawn.exitCode == 0)
        #expect(try workspace.text(of: "Home-News-Home.flow.svg").contains(">To the news</title>"))
    }

    @Test func `Standard input is called so`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace("run", "-", input: TraceText.shortest)
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == (try TraceReader.read(TraceText.shortest.utf8, name: "").log))
        #expect(try workspace.files() == ["standard-input.flow.svg"])
    }

    @Test func `Several traces follow each other after an empty line`() throws {
        let workspace = try Workspace()
        let names = ["skipped-preload", "there-and-back", "loop-of-two"]
        for name in names { try workspace.copy(trace: name) }
        let outcome = try workspace.pagetrace(arguments: ["run"] + names.map { "\($0).json" })
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == (try names.map { try Example(name: $0).recording.text }.joined(separator: "\n")))
        // The loop of two is lenient.
        #expect(outcome.errors == names.map { "wrote \($0).flow.svg\n" }.joined() + Self.goesOn)
        #expect(try workspace.files().filter { $0.hasSuffix(".svg") } == names.sorted().map { "\($0).flow.svg" })
    }

    /// Whoever says which files to make wants those, and hears of each.
    @Test(arguments: [["-o", "Output"], ["--format", "svg"], ["-o", "walk.svg"]])
    func `Files that are asked for come without the log`(options: [String]) throws {
        let workspace = try Workspace()
        let command = ["run", "--path", "1→2", "--pages", "2"] + options
        let first = try workspace.pagetrace(arguments: command)
        let name = try #require(workspace.files().last)
        #expect(first.text == "")
        #expect(first.errors == "wrote \(name)\n")
        #expect(try workspace.pagetrace(arguments: command).errors == "1 file, current\n")
        #expect(
            try workspace.pagetrace(arguments: command + ["--theme", "dark"]).errors == "replaced \(name)\n")
    }

    /// Each is another walk, and none takes the file of another.
    @Test func `Walks that differ have files that differ`() throws {
        let workspace = try Workspace()
        let long = "1→2" + String(repeating: "→1→2", count: 40)
        let walks = [
            "1→2", "1→(2)", "1⇒2", "1→2~", "1→2→1→2", "1→[2→1]×2", "1→[2→1]×2→2", long, long + "→1", long + "→1→2",
        ]
        for walk in walks {
            let outcome = try workspace.pagetrace("run", "--path", walk, "--pages", "2", "-o", ".")
            #expect(outcome.exitCode == 0, "\(outcome.errors)")
            #expect(outcome.errors.hasPrefix("wrote "))
        }
        #expect(try workspace.files().count == walks.count)
    }

    private func committed(_ name: String) -> URL {
        URL(fileURLWithPath: "\(Project.output)/\(name)")
    }
}

extension Trace {
    fileprivate var log: String { Recording(replaying: self).text }
}
