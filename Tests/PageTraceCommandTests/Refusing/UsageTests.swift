import Testing

/// A command line that cannot be meant ends with exit code 64, says why, and does nothing.
struct UsageTests {
    @Test(arguments: [
        (["run"], "Name a trace file, or describe a walk with --path."),
        (
            ["run", "trace.json", "--path", "1→2", "--pages", "2"],
            "Use either trace files or --path, not both: \"trace.json\" stands where a trace file does."
        ),
        (
            ["run", "--path", "Home→News"],
            "This --path names its pages, so it needs their list: --pages Home,News,Mail."
        ),
        (
            ["run", "trace.json", "--pages", "4"],
            "--pages, --loop, --track and --title belong to --path; a trace file has its own."
        ),
        (
            ["run", "trace.json", "--title", "T"],
            "--pages, --loop, --track and --title belong to --path; a trace file has its own."
        ),
        (["run", "--path", "1", "--pages", "0"], "--pages 0 leaves no page to show. Name at least one."),
        (["run", "--path", "1", "--pages=-3"], "--pages -3 leaves no page to show. Name at least one."),
        (["run", "-", "-"], "Standard input can be read once: name - once."),
        (
            ["run", "trace.json", "--output", ""],
            "--output is empty: name a folder or a file, or - for standard output."
        ),
        (
            ["run", "trace.json", "--output", "-", "--check"],
            "--check compares files: name their folder with --output."
        ),
    ])
    func `Reason is said`(arguments: [String], reason: String) throws {
        let errors = try refusal(arguments)
        #expect(errors.hasPrefix("Error: \(reason)\n"))
        #expect(errors.contains("\nUsage: pagetrace run <trace> ... [<options>]\n"))
    }

    @Test(arguments: [
        (["explore", "trace.json", "--gestures", "swipe,cancle"], "cancel"),
        (["run", "trace.json", "--diagram", "flows"], "flow"),
        (["run", "trace.json", "--theme", "Dark"], "dark"),
        (["run", "trace.json", "--theme", "blue"], nil),
    ])
    func `Of several words in a list, the one that is wrong is put right`(arguments: [String], meant: String?) throws {
        let hint = meant.map { "Did you mean \"\($0)\"? " } ?? ""
        #expect(try refusal(arguments).contains(">'. \(hint)Please provide one of "))
    }

    @Test(arguments: [
        (
            ["--format", "jpeg"], "The value 'jpeg' is invalid",
            ["svg", "png", "pdf", "dot", "mermaid", "text", "jsonl"]
        ),
        (["--format", "svg,"], "The value 'svg,' is invalid", ["svg", "png"]),
        (["--format", "SVG"], "The value 'SVG' is invalid", ["svg", "png"]),
        (["--diagram", "flows"], "The value 'flows' is invalid", ["flow", "calls", "cache", "states", "all"]),
        (["--theme", "blue"], "The value 'blue' is invalid", ["automatic", "light", "dark"]),
        (["--observe", "delegate"], "The value 'delegate' is invalid", ["appearance", "containment"]),
    ])
    func `What is allowed is said`(option: [String], reason: String, allowed: [String]) throws {
        let errors = try refusal(["run", "trace.json"] + option)
        #expect(errors.hasPrefix("Error: \(reason)"))
        for word in allowed { #expect(errors.contains(word)) }
    }

    @Test(arguments: [
        ["run", "trace.json", "--strictly"], ["run", "trace.json", "--format"], ["schema", "now"],
    ])
    func `Unknown words are refused`(arguments: [String]) throws {
        #expect(try refusal(arguments).hasPrefix("Error: "))
    }

    @Test(arguments: [
        ("runn", #"there is no command "runn". Did you mean "run"? The commands are run, "#),
        ("DOCS", #"there is no command "DOCS". Did you mean "docs"? "#),
        ("walk", #"there is no command "walk". The commands are run, "#),
        (
            "trace.json",
            #"there is no command "trace.json". To replay it: pagetrace run trace.json. The commands are "#
        ),
    ])
    func `Unknown commands are refused with the nearest one`(command: String, message: String) throws {
        #expect(try refusal([command]).hasPrefix("pagetrace: error: \(message)"))
    }

    private func refusal(_ arguments: [String]) throws -> String {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        let outcome = try workspace.pagetrace(arguments: arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.text == "")
        #expect(try workspace.files() == ["trace.json"])
        return outcome.errors
    }
}
