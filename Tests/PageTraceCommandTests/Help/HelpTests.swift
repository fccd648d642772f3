import Foundation
import PageTrace
import PageTraceDiagrams
import Testing

/// What somebody finds out who has nothing but the command.
struct HelpTests {
    @Test(arguments: [[], ["--help"], ["help"]])
    func `Command says what it is for and what to try`(arguments: [String]) throws {
        let outcome = try Workspace().pagetrace(arguments: arguments)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "")
        #expect(outcome.text.hasPrefix("OVERVIEW: Shows what UIPageViewController calls"))
        #expect(outcome.text.contains("\n  pagetrace run --path '1→2→3→2'\n"))
        #expect(outcome.text.contains("\n  run                     Replay traces"))
        #expect(outcome.text.contains("\n  draw                    Draw recordings"))
        #expect(outcome.text.contains("\n  explain                 Say whether the model can do what a log"))
        #expect(outcome.text.contains("\n  schema                  Print the JSON Schema"))
    }

    /// Whole lines, so that they can be copied.
    @Test(arguments: [
        "pagetrace run trace.json",
        "pagetrace run --path '1→2→(3)→3⇒1'",
        "pagetrace run --path '1→2' --pages News,Mail --format png -o - > mail.png",
        "pagetrace run Traces/*.json --diagram all --format svg,text -o Output",
        "pagetrace run Traces/*.json --diagram all --format svg,text -o Output --check",
    ])
    func `Run has examples`(example: String) throws {
        for arguments in [["run", "--help"], ["help", "run"]] {
            let outcome = try Workspace().pagetrace(arguments: arguments)
            #expect(outcome.exitCode == 0)
            #expect(outcome.text.contains("\n  \(example)\n"))
        }
    }

    @Test(arguments: [
        ("", 2), ("run", 13), ("draw", 10), ("explore", 13), ("repair", 11), ("explain", 9), ("compare", 8),
        ("docs", 3), ("adapt", 6),
        ("schema", 2),
    ])
    func `The short help fits on a screen, with the options that it is meant to name`(command: String, options: Int)
        throws
    {
        let arguments = [command].filter { !$0.isEmpty } + ["-h"]
        let outcome = try Workspace().pagetrace(arguments: arguments)
        #expect(outcome.exitCode == 0 && outcome.errors == "")
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 30)
        #expect(lines.filter { $0.count > 80 } == [])
        #expect(lines.contains { $0.hasPrefix("USAGE: pagetrace \(command)") })
        #expect(lines.filter { $0.hasPrefix("  -") }.count == options)
    }

    @Test func `The short help of run names the options that most people need, and where the others are`() throws {
        let help = try Workspace().pagetrace("run", "-h").text
        for option in ["--path", "--pages", "--track", "--format", "--output", "--open", "--check", "--strict"] {
            #expect(help.contains(option))
        }
        for option in ["--lang", "--columns", "--animate", "--coverage"] { #expect(!help.contains(option)) }
        let all = try Workspace().pagetrace("run", "--help").text
        let rare = try #require(all.split(separator: "\n\n").first { $0.hasPrefix("SELDOM NEEDED:\n") })
        for option in ["--lang", "--columns", "--animate", "--coverage"] { #expect(rare.contains("  \(option) ")) }
        #expect(help.hasSuffix("\nThere are more options, examples and exit codes: pagetrace run --help\n"))
    }

    @Test func `A help that is no option of pagetrace stays an argument`() throws {
        let outcome = try Workspace().pagetrace("run", "--", "-h")
        #expect(outcome.exitCode == 74)
    }

    /// Runs every example in the help of a subcommand, none of which may open a browser, and counts them.
    private func tryExamples(of subcommand: String, in workspace: Workspace) throws -> Int {
        let help = try workspace.pagetrace(subcommand, "--help").text
        let examples = help.split(separator: "\n").filter { $0.hasPrefix("  pagetrace ") }
        for example in examples {
            let line = #"BROWSER=true; export BROWSER; pagetrace() { "$PAGETRACE" "$@"; };"# + example
            let outcome = try workspace.shell(line)
            #expect(outcome.exitCode == 0, "\(example): \(outcome.errors)")
        }
        return examples.count
    }

    @Test func `Examples do what they promise`() throws {
        let workspace = try Workspace()
        for name in ["trace.json", "Traces/a.json", "Traces/b.json"] {
            try workspace.put(TraceText.shortest, into: name)
        }
        #expect(try tryExamples(of: "run", in: workspace) == 10)
        #expect(
            try workspace.files().filter { !$0.hasPrefix("Output/") && !$0.hasPrefix("Traces/") } == [
                "mail.png", "trace.flow-01.svg", "trace.flow.svg", "trace.html",
                "trace.json", "walk.png",
            ])
        #expect(try workspace.files().filter { $0.hasPrefix("Output/") }.count == 1 + 2 * 5)
    }

    @Test func `Examples of draw do what they promise`() throws {
        let workspace = try Workspace()
        let recording = Recording(replaying: try Trace(path: "1→[2→1]×70", pages: 2))
        try workspace.put(recording.json, into: "walk.json")
        try workspace.put(recording.jsonLines, into: "walk.jsonl")
        try workspace.put(TraceText.shortest, into: "long.json")
        #expect(try tryExamples(of: "draw", in: workspace) == 5)
        #expect(
            try workspace.files().filter { !$0.hasPrefix("Diagrams/") } == [
                "long.json", "long.svg", "walk.flow.svg", "walk.html", "walk.json", "walk.jsonl",
            ])
        #expect(try workspace.files().filter { $0.hasPrefix("Diagrams/") }.count == 1 + 2 * 4)
    }

    @Test func `Examples of explain do what they promise`() throws {
        let workspace = try Workspace()
        let recording = Recording(replaying: try Trace(path: "1→2~→3→(2)", pages: 4))
        try workspace.put(recording.text, into: "device.log")
        try workspace.put(recording.jsonLines, into: "walk.jsonl")
        try workspace.put(TraceText.shortest, into: "trace.json")
        #expect(try tryExamples(of: "explain", in: workspace) == 8)
        #expect(try workspace.files() == ["device.log", "trace.json", "walk.json", "walk.jsonl"])
    }

    @Test func `Run and explore name every diagram and every format`() throws {
        let names = Diagram.allCases.map(\.rawValue).joined(separator: ", ") + ", or all."
        for command in ["run", "draw", "explore"] {
            let help = try Workspace().pagetrace(command, "--help").text.split(whereSeparator: \.isWhitespace)
            #expect(help.joined(separator: " ").contains(names))
            #expect(ArtifactFormat.allCases.allSatisfy { help.joined(separator: " ").contains($0.rawValue) })
        }
    }

    @Test func `Docs explains every key that a marker can have`() throws {
        let workspace = try Workspace()
        let help = try workspace.pagetrace("docs", "--help").text
        try workspace.put("<!-- pagetrace: what=\"1\" -->\n<!-- /pagetrace -->\n", into: "Guide.md")
        let list = try #require(
            try workspace.pagetrace("docs", "Guide.md").errors.firstMatch(of: /The keys are (.+)\./))
        let keys = list.1.split(separator: ", ")
        #expect(keys.count == 22)
        for key in keys { #expect(help.contains("\n  \(key) "), "\(key)") }
    }

    /// The same words here and there.
    @Test func `Help and documentation name the same exit codes`() throws {
        let rows = try Project.text(of: "Sources/PageTrace/PageTrace.docc/TheCommand.md").matches(
            of: /(?m)^\| (\d+) \| (.+) \|$/)
        #expect(rows.map { Int($0.1) } == [0, 1, 2, 3, 64, 70, 73, 74])
        let help = try Workspace().pagetrace("run", "--help").text
        for row in rows {
            let line =
                "\n  " + row.1 + String(repeating: " ", count: 4 - row.1.count) + row.2.replacing("`", with: "") + "\n"
            #expect(help.contains(line), "\(row.1)")
        }
    }

    @Test func `Version is a number`() throws {
        let outcome = try Workspace().pagetrace("--version")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
        let notes = try Project.text(of: "Sources/PageTrace/PageTrace.docc/ReleaseNotes.md")
        #expect(notes.contains("\n## \(outcome.text)"))
    }

    @Test func `Schema is that of the library`() throws {
        let outcome = try Workspace().pagetrace("schema")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text == TraceSchema.text)
        #expect(try Workspace().pagetrace("schema", "recording").text == RecordingSchema.text)
        let schema = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test(arguments: [
        ("bash", "complete -o filenames -F _pagetrace pagetrace"),
        ("zsh", "#compdef pagetrace"),
        ("fish", "complete -c 'pagetrace'"),
    ])
    func `Completions are there for each shell`(shell: String, line: String) throws {
        let outcome = try Workspace().pagetrace("--generate-completion-script", shell)
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.contains(line))
        for option in ["diagram", "format", "check", "strict"] { #expect(outcome.text.contains(option)) }
    }
}
