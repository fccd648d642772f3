import Foundation
import TestDepth
import Testing

/// What is too large ends with exit code 3 and one sentence, before it costs memory or leaves a file.
struct LimitTests {
    private let smaller = "Make it smaller, or split it."

    @Test func `File of a gigabyte`() throws {
        let workspace = try Workspace()
        try workspace.put("", into: "trace.json")
        // A hole: it takes no room on the disk.
        let file = try #require(FileHandle(forWritingAtPath: workspace["trace.json"]))
        try file.truncate(atOffset: 1 << 30)
        try file.close()
        let message =
            "cannot read \"trace.json\": it has 1,073,741,824 bytes, and at most 67,108,864 are allowed. \(smaller)"
        try expectLimit(workspace, ["trace.json"], "pagetrace: error: \(message)\n")
    }

    @Test func `Endless input`() throws {
        let message = "cannot read \"/dev/zero\": it has more than the 67,108,864 bytes that are allowed. \(smaller)"
        try expectLimit(Workspace(), ["/dev/zero"], "pagetrace: error: \(message)\n")
    }

    @Test(arguments: ["[", "{\"pages\":"])
    func `Nesting of a hundred thousand`(opening: String) throws {
        let workspace = try Workspace()
        try workspace.put(String(repeating: opening, count: 100_000), into: "trace.json")
        try expectLimit(workspace, ["trace.json"], "trace.json:1:")
    }

    @Test func `Ten million pages`() throws {
        let workspace = try Workspace()
        try workspace.put(#"{ "version": 1, "pages": 10000000, "path": "1→2" }"#, into: "trace.json")
        try expectLimit(workspace, ["trace.json"], "trace.json:1:26: error: too many pages: 10,000,000")
    }

    @Test func `More names of pages than allowed`() throws {
        let workspace = try Workspace()
        let names = (0...100_000).map { "\"\($0)\"" }.joined(separator: ",")
        try workspace.put("{ \"version\": 1, \"path\": \"1→2\", \"pages\": [\(names)] }", into: "trace.json")
        try expectLimit(workspace, ["trace.json"], "trace.json:1:41: error: too many pages: 100,001")
    }

    @Test(arguments: ["10000000", "99999999999999999999999999"])
    func `Ten million pages of a path`(count: String) throws {
        try expectLimit(Workspace(), ["--path", "1→2", "--pages", count], "--path: error: too many pages: ")
    }

    /// What repeats is drawn once; without that, and after any window, the steps have to be few enough.
    @Test func `More steps than anybody reads`() throws {
        let workspace = try Workspace()
        let path = (1...5_001).map { _ in "1→2" }.joined(separator: "→")
        try workspace.put("{ \"version\": 1, \"pages\": 2, \"path\": \"\(path)\" }", into: "long.json")
        let run = ["run", "long.json", "--quiet", "--output", "new"]
        for arguments in [[], ["--no-fold", "--steps", "100-150"]] {
            #expect(try workspace.pagetrace(arguments: run + arguments).exitCode == 0)
        }
        let refused = try workspace.pagetrace(arguments: run + ["--no-fold", "--diagram", "calls"])
        #expect(refused.exitCode == 3)
        #expect(
            refused.errors
                == "pagetrace: error: cannot draw \"long.calls.svg\": calls would show 10,002 steps in one picture, and "
                + "at most 10,000 are drawn. Choose some with --steps, as in --steps 0-200, or put some on each of several "
                + "sheets with --per-sheet 60. Without --no-fold what repeats is drawn once.\n")
        let sheets = try workspace.pagetrace(arguments: run + ["--no-fold", "--per-sheet", "10"])
        #expect(sheets.exitCode == 3)
        #expect(sheets.errors.contains("flow would take 1,001 sheets, and at most 1,000 are drawn. Choose some steps "))
        #expect(try workspace.files() == ["long.json", "new/", "new/long.flow.svg"])
    }

    /// The log is fine, and SVG would be; a bitmap has an end.
    @Test func `Diagram too large for a bitmap`() throws {
        let workspace = try Workspace()
        let path = (1...1_000).map { _ in "1→2" }.joined(separator: "→")
        let arguments = [
            "run", "--path", path, "--pages", "2", "--no-fold", "--columns", "1", "--format", "svg,png", "--output",
            "new/folder", "--quiet",
        ]
        let outcome = try workspace.pagetrace(arguments: arguments)
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.hasPrefix("pagetrace: error: cannot draw \"1-2-1-2-"))
        #expect(outcome.errors.contains(".flow.png\": the drawing is "))
        #expect(outcome.errors.hasSuffix("points large, too large for a bitmap. SVG and PDF have no limit.\n"))
        #expect(try workspace.files() == [])
    }

    @Test func `Diagram of a document too large for a bitmap, with its place`() throws {
        let workspace = try Workspace()
        try workspace.put(
            #"{"version":1,"pages":50,"gestures":[{"set":1},{"randomWalk":{"seed":3,"gestures":1000}}]}"#,
            into: "docs-png.json")
        let document = "# Guide\n\n<!-- pagetrace: trace=\"docs-png.json\" format=\"png\" -->\n\n<!-- /pagetrace -->\n"
        try workspace.put(document, into: "Guide.md")
        let outcome = try workspace.pagetrace("docs", "Guide.md")
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.hasPrefix("Guide.md:3:24: error: the drawing is "))
        #expect(outcome.errors.contains(", too large for a bitmap. SVG and PDF have no limit. "))
    }

    /// Before the replay, which takes long.
    @Test(arguments: [["--format", "svg"], ["--format", "png"], ["--diagram", "states"], ["--per-sheet", "1000"]])
    func `More steps than are drawn`(options: [String]) throws {
        let workspace = try Workspace()
        let walk = ["run", "--path", "1→[2→1]×30000", "--pages", "2", "--quiet"]
        let outcome = try workspace.pagetrace(arguments: walk + options)
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors
                == "--path 1→[2→1]×30000: error: 60,001 steps, and drawings are made of 50,000 at the most. Choose some with "
                + "--steps, as in --steps 0-200.\n")
        #expect(try workspace.files() == [])
    }

    @Test func `More drawings of one trace than anybody waits for`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "--path", "1→[2→1]×3000", "--pages", "2", "--no-fold", "--diagram", "all", "--format", "svg,dot",
            "--quiet")
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors.hasSuffix(
                "the files would take as much as 54,012 steps in all, and at most 16,000 are drawn; a step of a PNG counts "
                    + "as 40, one of a PDF as 2, 200 held pages as one, as do some calls. "
                    + "Choose fewer diagrams or formats, or some steps with --steps, as in --steps 0-200.\n"))
        #expect(try workspace.files() == [])
    }

    /// A page that answers to a finger holds every situation.
    @Test(arguments: [
        ["explore", "--format", "graph", "-o", "many.graph.json"], ["explore", "--format", "html", "-o", "many.html"],
        ["run", "--format", "html", "--live"],
    ])
    func `More situations than a page can hold`(arguments: [String]) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(arguments: arguments + ["--path", "1→2", "--pages", "5000", "--quiet"])
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.contains("more than 2,000 transitions are possible, even without acts, drags"))
        #expect(outcome.errors.contains("Take fewer pages, fewer trackers, or fewer gestures"))
        #expect(try workspace.files() == [])
    }

    /// A list of some pages has few swipes, and more places for a finger than a page can hold.
    @Test(
        arguments: Depth.cases(
            [["compare", "many.json", "more.json", "--live", "--format", "html"]],
            deep: [
                ["explore", "many.json", "--format", "html"], ["run", "many.json", "--live", "--format", "html"],
            ]))
    func `What a page leaves out is said, for each trace`(arguments: [String]) throws {
        let workspace = try Workspace()
        for (name, count) in [("many", 8), ("more", 9)] {
            try workspace.put(#"{ "version": 1, "pages": \#(count), "path": "1→2" }"#, into: "\(name).json")
        }
        let outcome = try workspace.pagetrace(arguments: arguments)
        for name in arguments where name.hasSuffix(".json") {
            let line =
                "\(name): the page would be too large with everything, and leaves out: what the app does besides its trace, "
                + "such as a rotation or a data source assigned again; drags that turn back or catch a page on its way\n"
            #expect(outcome.errors.contains(line), "\(outcome.errors)")
        }
        guard arguments.first == "explore" else { return }
        let quiet = try workspace.pagetrace(arguments: arguments + ["--quiet", "--force"])
        #expect(!quiet.errors.contains("left out"))
    }

    /// To explore takes a recording of the whole walk: its first steps say how large that would be.
    @Test func `A page of a long walk is refused as too large before anything is explored`() throws {
        let workspace = try Workspace()
        let pages = (1...40).map(String.init).joined(separator: #"", ""#)
        let walk = #"{ "randomWalk": { "seed": 7, "gestures": 900000 } }"#
        try workspace.put(
            #"{ "version": 1, "pages": ["\#(pages)"], "gestures": [{ "set": 1 }, \#(walk)] }"#, into: "t.json")
        let outcome = try workspace.pagetrace("run", "t.json", "--format", "html", "--live", "--quiet")
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.contains(" bytes or more as html, and a file of it has "), "\(outcome.errors)")
    }

    /// Exploring begins where the trace ends, and the trace never gets there.
    @Test(arguments: [["run", "--format", "html", "--live", "--quiet"], ["explore", "--from", "end"]])
    func `What comes after sets without end`(_ arguments: [String]) throws {
        let workspace = try Workspace()
        try workspace.put(Self.endless, into: "t.json")
        let outcome = try workspace.pagetrace(arguments: arguments + ["t.json"])
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors.contains(
                "t.json: error: the app sets pages without end in the trace's own gestures, so nothing can come after "
                    + "them. See it with pagetrace run. Let a callback set pages only if another page is shown."))
        #expect(try workspace.files() == ["t.json"])
    }

    /// The log says in which callback; what is written is all that happened.
    @Test(arguments: ["text", "jsonl", "json"])
    func `A log of sets without end, in a file`(format: String) throws {
        let workspace = try Workspace()
        try workspace.put(Self.endless, into: "t.json")
        let outcome = try workspace.pagetrace("run", "t.json", "--format", format, "-o", "logs", "--quiet")
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.hasPrefix("t.json: the client sets pages in callbacks of its own sets, without end."))
        #expect(try workspace.files().contains { $0.hasPrefix("logs/t.") })
    }

    private static let endless = {
        let actions = Array(repeating: #"{"in":"viewWillAppear","set":2},{"in":"viewWillAppear","set":1}"#, count: 3)
        return #"{"version":1,"container":{"type":"pageViewController","contract":"lenient"},"pages":4,"#
            + #""client":{"type":"pages","observes":["appearance"],"actions":[\#(actions.joined(separator: ","))]},"#
            + #""gestures":[{"set":1},{"repeat":300,"gestures":[{"set":2},{"set":1}]}]}"#
    }()

    @Test func `Steps of a trace too long to look through`() throws {
        let outcome = try Workspace().pagetrace(
            "run", "--path", "1→[2→1]×5000000", "--pages", "2", "--steps", "0-10", "--quiet")
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors.contains("10,000,001 steps, and --steps looks through 1,000,000 at the most. Write the log"))
    }

    /// Pango ends the process where it gets no memory.
    @Test(arguments: ["png", "pdf"])
    func `Too little memory for fonts`(format: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.shell(
            "ulimit -v 120000; exec '\(Binary.path)' run --path '1→2' --pages 2 --format \(format) --quiet")
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors.contains(" MB of memory, and there is less. Give it more (\"ulimit -v\" says how much"))
        #expect(try workspace.files() == [])
    }

    /// Where libgvc gets no memory, it ends the process with 1, as if there were findings, and without a word.
    @Test(.enabled(if: Depth.isDeep, "PAGETRACE_DEEP=1 draws 3,000 steps with less and less memory."))
    func `Too little memory for a long drawing`() throws {
        let workspace = try Workspace()
        let walk = #""gestures":[{"set":1},{"randomWalk":{"seed":7,"gestures":3000,"cancelled":0.2}}]"#
        try workspace.put("{\"version\":1,\"pages\":4,\(walk)}", into: "t.json")
        let command = "exec '\(Binary.path)' run t.json --no-fold --quiet --force -o t.svg"
        func hasRoom(_ kilobytes: Int) throws -> Bool {
            let outcome = try workspace.shell("ulimit -v \(kilobytes); \(command)")
            guard outcome.exitCode != 0 else { return true }
            #expect(outcome.exitCode == 3, "\(kilobytes) KB: \(outcome.errors)")
            #expect(outcome.errors.contains(" MB of memory, and there is less. Give it more (\"ulimit -v\""))
            return false
        }
        // How much the process itself takes differs from one build to the next.
        let room = try #require(try stride(from: 100_000, to: 600_000, by: 20_000).first { try hasRoom($0) })
        #expect(room > 100_000)
    }

    private func expectLimit(_ workspace: Workspace, _ arguments: [String], _ message: String) throws {
        let before = try workspace.files()
        let outcome = try workspace.pagetrace(arguments: ["run", "--output", "new/folder"] + arguments)
        #expect(outcome.exitCode == 3)
        #expect(outcome.errors.hasPrefix(message))
        #expect(outcome.text == "")
        #expect(try workspace.files() == before)
    }
}
