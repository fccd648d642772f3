import Foundation
import PageTrace
import PageTraceDiagrams
import TestDepth
import Testing

/// `pagetrace draw` makes of a recording what `pagetrace run` makes of its trace.
struct DrawTests {
    /// A folder with a trace, and in `of` its recordings in both forms.
    private func workspace(_ trace: String = "title-set-in-the-data-source") throws -> Workspace {
        let workspace = try Workspace()
        try workspace.copy(trace: trace, to: "walk.json")
        let outcome = try workspace.pagetrace("run", "walk.json", "--format", "json,jsonl", "-o", "of", "-q")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        return workspace
    }

    /// It has a client, as a trace has, and is none.
    @Test func `Docs says what it writes, and what it removes`() throws {
        let workspace = try Workspace()
        let marker = "<!-- pagetrace: path=\"1→2\" pages=\"2\" -->\n<!-- /pagetrace -->\n"
        try workspace.put(marker, into: "Guide.md")
        let image = "Guide.pagetrace/1-2.flow.svg"
        #expect(try workspace.pagetrace("docs", "Guide.md").errors.split(separator: "\n").contains("wrote \(image)"))
        try workspace.put("Nothing is drawn here.\n", into: "Guide.md")
        #expect(try workspace.pagetrace("docs", "Guide.md").errors == "removed \(image)\n")
    }

    @Test func `A graph of situations is drawn as well`() throws {
        let workspace = try workspace()
        let explore = ["explore", "walk.json", "--gestures", "swipe", "--format", "graph", "-o", "all.graph.json"]
        #expect(try workspace.pagetrace(arguments: explore).errors == "wrote all.graph.json\n")
        #expect(try workspace.pagetrace("draw", "all.graph.json", "-o", "all.svg").errors == "wrote all.svg\n")
    }

    private static let formats = ArtifactFormat.allCases.map(\.rawValue).joined(separator: ",")

    @Test(
        arguments: Depth.cases(
            [("json", "title-set-in-the-data-source"), ("jsonl", "root-containment")],
            deep: [
                ("jsonl", "title-set-in-the-data-source"), ("json", "root-containment"),
                ("json", "pager-noticed-changes"), ("jsonl", "playlist-prepended"),
            ]))
    func `Every file of every format is the same, byte by byte`(form: String, trace: String) throws {
        let workspace = try workspace(trace)
        let options = ["--diagram", "all", "--format", Self.formats, "--coverage"]
        #expect(try workspace.pagetrace(arguments: ["run", "walk.json", "-o", "run"] + options).exitCode == 0)
        let outcome = try workspace.pagetrace(arguments: ["draw", "of/walk.\(form)", "-o", "draw"] + options)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try workspace.contents(of: "draw") == workspace.contents(of: "run"))
    }

    @Test func `A graph is drawn, however long the way to it is`() throws {
        let workspace = try Workspace()
        let path = ["--path", "1→[2→1]×150", "--pages", "2"]
        let graph = ["--from", "end", "--gestures", "swipe", "--format", "graph", "-o", "long.graph.json"]
        #expect(try workspace.pagetrace(arguments: ["explore"] + path + graph).exitCode == 0)
        #expect(try workspace.bytes(of: "long.graph.json").prefix(1 << 16).contains(Data("\"graph\"".utf8)) == false)
        let outcome = try workspace.pagetrace("draw", "long.graph.json", "--diagram", "states", "--no-files")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test func `Examples at once, as text, Mermaid and DOT`() throws {
        let workspace = try Workspace()
        let some = stride(from: 0, to: Project.tracePaths.count, by: Depth.isDeep ? 1 : 6)
        let traces = some.map { "\(Project.root)/\(Project.tracePaths[$0])" }
        let formats = ["--diagram", "all", "--format", "text,mermaid,dot,jsonl", "-q", "-o"]
        #expect(try workspace.pagetrace(arguments: ["run"] + traces + formats + ["run"]).exitCode == 0)
        let recordings = try workspace.files().filter { $0.hasSuffix(".jsonl") }
        #expect(recordings.count == traces.count)
        let outcome = try workspace.pagetrace(arguments: ["draw"] + recordings + formats + ["draw"])
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try workspace.contents(of: "draw") == workspace.contents(of: "run"))
    }

    @Test func `Slots that a recording repeats are drawn once`() throws {
        let workspace = try Workspace()
        let slots = #"{"page":"A","shown":true,"slot":"shown"},{"slot":"after","state":"none"}"#
        try workspace.put(
            """
            {"version":1,"container":"UIPageViewController, scroll"}
            {"number":0,"gesture":{"name":"set","outcome":"completed"},"after":[{"holder":"container","slots":[\(slots),\(slots)]}]}
            """, into: "walk.jsonl")
        let outcome = try workspace.pagetrace("draw", "walk.jsonl", "--diagram", "all", "-q")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
    }

    @Test(arguments: ["json", "jsonl"])
    func `The log goes to standard output, and the drawing into a file`(form: String) throws {
        let workspace = try workspace()
        let outcome = try workspace.pagetrace("draw", "of/walk.\(form)")
        #expect(outcome.text == (try workspace.pagetrace("run", "walk.json", "--no-files").text))
        #expect(outcome.errors == "wrote walk.flow.svg\n")
        #expect(outcome.exitCode == 0)
    }

    @Test(arguments: [
        "--steps 1-2 --format text,svg,json", "--per-sheet 1", "--width 480 --columns 2 --lang ja",
        "--theme dark --no-legend --no-caption --format png", "--no-fold --diagram cache",
        "--steps 1 --format jsonl",
    ])
    func `Options mean what they mean for run`(options: String) throws {
        let workspace = try workspace()
        let words = options.split(separator: " ").map(String.init)
        #expect(try workspace.pagetrace(arguments: ["run", "walk.json", "-o", "run"] + words).exitCode == 0)
        #expect(try workspace.pagetrace(arguments: ["draw", "of/walk.jsonl", "-o", "draw"] + words).exitCode == 0)
        #expect(try workspace.contents(of: "draw") == workspace.contents(of: "run"))
    }

    @Test func `Exit codes: findings under --strict, a difference under --check, steps that are not there`() throws {
        let workspace = try workspace()
        let strict = try workspace.pagetrace("draw", "of/walk.json", "--strict", "--steps", "0", "--no-files")
        #expect(strict.exitCode == 1)
        #expect(strict.errors == "of/walk.json: 4 findings\n")
        #expect(try workspace.pagetrace("draw", "of/walk.json", "--check").exitCode == 1)
        #expect(try workspace.pagetrace("draw", "of/walk.json", "-q").exitCode == 0)
        #expect(try workspace.pagetrace("draw", "of/walk.json", "--check").exitCode == 0)
        let steps = try workspace.pagetrace("draw", "of/walk.json", "--steps", "90-")
        #expect(steps.exitCode == 64)
        #expect(steps.errors == "of/walk.json: error: --steps: no step is in 90-. The steps are 0 to 6.\n")
    }

    @Test(arguments: ["json", "jsonl"], ["text", "svg", "jsonl", "json"])
    func `From standard input to standard output`(form: String, format: String) throws {
        let workspace = try workspace()
        let recording = try workspace.text(of: "of/walk.\(form)")
        let outcome = try workspace.pagetrace("draw", "-", "--format", format, "-o", "-", input: recording)
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(
            outcome.output == (try workspace.pagetrace("run", "walk.json", "--format", format, "-o", "-").output))
    }

    @Test func `JSON lines that end early are drawn up to there, and a note says so`() throws {
        let workspace = try workspace()
        try workspace.put(String(try workspace.text(of: "of/walk.jsonl").dropLast(100)), into: "cut.jsonl")
        let outcome = try workspace.pagetrace("draw", "cut.jsonl")
        #expect(
            outcome.errors == """
                cut.jsonl:8: note: this line is cut off; the recording is read up to the line before it.
                wrote cut.flow.svg

                """)
        #expect(outcome.text.contains("\n5. "))
        #expect(!outcome.text.contains("\n6. "))
        #expect(outcome.exitCode == 0)
        #expect(try workspace.pagetrace("draw", "cut.jsonl", "--quiet").errors == "")
    }

    @Test func `A recording of a device that knows only calls is drawn in every way`() throws {
        let workspace = try Workspace()
        try workspace.put(
            """
            {"version":1,"container":"UIPageViewController, scroll","source":"device","system":"iOS 26.1"}
            {"number":0,"gesture":{"name":"set","outcome":"completed","to":["A"]}}
            {"number":1,"gesture":{"name":"move to (1e999, 0)","outcome":"inFlight"},"callbacks":[{"callback":\
            "viewControllerAfter","role":"dataSource","arguments":[{"value":{"page":"A"}}],"answer":{"page":"B"}}]}
            """, into: "device.jsonl")
        let outcome = try workspace.pagetrace(
            "draw", "device.jsonl", "--diagram", "all", "--format", Self.formats, "--coverage", "-o", "out")
        #expect(outcome.exitCode == 0, "\(outcome.errors)")
        #expect(try workspace.contents(of: "out").count == 25)
        #expect(
            try workspace.text(of: "out/device.txt").hasPrefix("UIPageViewController, scroll, recorded on iOS 26.1\n"))
        // Its own logs are known again, and replaced.
        let again = try workspace.pagetrace(
            "draw", "device.jsonl", "--format", "text,json,jsonl", "--coverage", "-o", "out")
        #expect(again.errors == "3 files, current\n")
    }

    @Test func `A recording and a trace are compared`() throws {
        let workspace = try workspace()
        try workspace.copy(trace: "title-set-in-did-finish", to: "repair.json")
        for form in ["json", "jsonl"] {
            #expect(try workspace.pagetrace("compare", "walk.json", "of/walk.\(form)", "-q").exitCode == 0)
            let outcome = try workspace.pagetrace(
                "compare", "of/walk.\(form)", "repair.json", "--names", "mistake,repair")
            #expect(
                outcome.text
                    == (try workspace.pagetrace("compare", "walk.json", "repair.json", "--names", "mistake,repair").text)
            )
            #expect(outcome.exitCode == 1)
        }
    }
}
