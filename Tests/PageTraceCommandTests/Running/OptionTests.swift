import Testing

/// The options that change what is said, drawn or answered.
struct OptionTests {
    @Test func `A walk may lead around a loop`() throws {
        let outcome = try Workspace().pagetrace("run", "--path", "1→2→3→1", "--pages", "3", "--loop")
        #expect(outcome.text.contains("3. swipe forward  3 → 1\n"))
        let refused = try Workspace().pagetrace("run", "--path", "1→2→3→1", "--pages", "3")
        #expect(refused.errors.contains("a swipe from \"3\" to \"1\""))
    }

    @Test(arguments: [
        ("1→(2)→2→3", "3"), ("1→[2→1]×25", "2"), ("1=>4->3", "4"), ("3→2", "3"),
    ])
    func `A path of numbers has as many pages as its highest number`(path: String, pages: String) throws {
        func walk(_ pages: [String]) throws -> Outcome {
            try Workspace().pagetrace(arguments: ["run", "--path", path] + pages)
        }
        let outcome = try walk([])
        #expect(outcome.exitCode == 0)
        #expect(try outcome.text == walk(["--pages", pages]).text)
        #expect(try walk(["--pages", "9"]).text != outcome.text)
    }

    @Test(arguments: [(["--width", "480"], "480"), ([], "622")])
    func `A drawing is as wide as the option says`(option: [String], width: String) throws {
        let outcome = try Workspace().pagetrace(
            arguments: ["run", "--path", "1→2→(3)→3→4", "--diagram", "flow", "--format", "svg", "-o", "-"] + option
        )
        let drawn = try #require(outcome.text.firstMatch(of: /<svg [^>]* width="([0-9]+)pt"/)?.1)
        #expect(drawn == width)
    }

    @Test func `A legend alone explains each sign of all that is named once`() throws {
        let workspace = try Workspace()
        let root = "\(Project.traces)/RootContainer/root-stack.json"
        let arguments = [
            "run", "\(Project.traces)/title-one-page-ahead.json", root, "--legend", "--diagram", "flow,states",
        ]
        #expect(try workspace.pagetrace(arguments: arguments).exitCode == 0)
        let legend = try workspace.text(of: "legend.svg")
        for words in ["data source", "appearance of a page", "shown, title above", "not held", "with a finding"] {
            #expect(legend.ranges(of: ">\(words)<").count == 1, "\(words)")
        }
        #expect(!legend.contains("willTransitionTo"))
        // What is said of one drawing alone is no sign.
        let left = [
            "run", "\(Project.traces)/index-and-counter.json", "--diagram", "cache", "--format", "svg", "-o", "-",
        ]
        #expect(try workspace.pagetrace(arguments: left).text.contains("never held, and left out: 1 page"))
        #expect(try !workspace.pagetrace(arguments: left + ["--legend"]).text.contains("never held"))
        #expect(try workspace.pagetrace(arguments: arguments + ["-o", "chapter.svg"]).exitCode == 0)
        #expect(try workspace.text(of: "chapter.svg") == legend)
        #expect(try workspace.pagetrace("run", root, "--legend", "-o", "legends/").exitCode == 0)
        #expect(try workspace.text(of: "legends/root-stack.legend.svg").contains("held"))
        let refused = try workspace.pagetrace("run", root, "--legend", "--format", "mermaid")
        #expect(
            refused.exitCode == 64
                && refused.errors.contains("--legend is a drawing: name --format svg, png, pdf or dot."))
    }

    @Test func `Typefaces that are asked for come before those that every machine has`() throws {
        let workspace = try Workspace()
        let faces = ["run", "--path", "1→2", "--font", "Source Sans 3", "--mono", "Fira Code"]
        for rest in [["-o", "walk.svg"], ["--animate", "-o", "moves.svg"], ["--format", "html", "-o", "page.html"]] {
            #expect(try workspace.pagetrace(arguments: faces + rest).exitCode == 0)
        }
        for name in ["walk.svg", "moves.svg"] {
            let text = try workspace.text(of: name)
            #expect(text.contains(#"font-family="'Source Sans 3',Helvetica,Arial,"#))
            #expect(text.contains(#"font-family="'Fira Code',Menlo,Consolas,"#))
        }
        let page = try workspace.text(of: "page.html")
        #expect(page.contains("body{font-family:'Source Sans 3',Helvetica,"))
        #expect(page.contains("code,pre,kbd{font-family:'Fira Code',Menlo,"))
    }

    @Test(arguments: [
        "", "Inter, serif", "Inter';}", "3 of Diamonds", " Inter", "Inter  Tight", String(repeating: "x", count: 61),
    ])
    func `What is no name of a family is refused`(name: String) throws {
        for option in ["--font", "--mono"] {
            let outcome = try Workspace().pagetrace("run", "--path", "1→2", option, name)
            #expect(outcome.exitCode == 64)
            #expect(
                outcome.errors.contains(
                    "\(option) cannot be \"\(name)\". It is the name of one family: a letter, then "))
        }
    }

    @Test func `A PNG has the dots that the option says`() throws {
        let workspace = try Workspace()
        let run = ["run", "--path", "1→2", "-o", "walk.png", "--force"]
        func width() throws -> Int { try workspace.bytes(of: "walk.png")[16..<20].reduce(0) { $0 << 8 | Int($1) } }
        #expect(try workspace.pagetrace(arguments: run).exitCode == 0)
        #expect(try width() == 1_244)
        #expect(try workspace.pagetrace(arguments: run + ["--dpi", "72"]).exitCode == 0)
        #expect(try width() == 622)
    }

    @Test(arguments: [
        (["--format", "png", "--dpi", "10"], "--dpi 10 is out of range. Allowed are 72 to 600 dots to the inch."),
        (["--format", "svg", "--dpi", "300"], "--dpi is of PNG: add --format png."),
    ])
    func `What has no such dots is refused`(arguments: [String], message: String) throws {
        let outcome = try Workspace().pagetrace(arguments: ["run", "--path", "1→2", "-o", "-"] + arguments)
        #expect(outcome.exitCode == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test func `More dots than a bitmap can have are refused with how many it can`() throws {
        let walk = ["run", "--path", "1→[2→3→2→1]×40", "--no-fold", "-o", "walk.png", "--dpi", "600"]
        let outcome = try Workspace().pagetrace(arguments: walk)
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors.contains(
                /a bitmap of this drawing has at most ([0-9]+) dots to the inch. Write --dpi \1, or draw PDF/))
    }

    @Test func `DOT without a layout has no positions, and no other format takes that`() throws {
        let run = ["run", "--path", "1→2", "--layout", "none", "-o", "-", "--format"]
        let dot = try Workspace().pagetrace(arguments: run + ["dot"]).text
        #expect(dot.contains("step1_call1 -> step1_call2") && !dot.contains("pos="))
        let refused = try Workspace().pagetrace(arguments: run + ["svg"])
        #expect(refused.exitCode == 64 && refused.errors.contains("--layout none is of DOT: add --format dot."))
    }

    @Test func `A path that is mistyped says what to write, with and without its pages`() throws {
        let outcome = try Workspace().pagetrace("run", "--path", "1-2-3")
        #expect(outcome.exitCode == 2 && outcome.errors.contains("write -> or → for a swipe: 1->2->3"))
    }

    @Test func `A walk may have trackers`() throws {
        let outcome = try Workspace().pagetrace(
            "run", "--path", "1→2→(3)", "--pages", "3", "--track", "title:didFinishAnimating:completed", "--track",
            "early:viewControllerBefore+viewControllerAfter", "--track",
            "index:didFinishAnimating:shown:index", "--no-files")
        #expect(outcome.text.contains("     index  1\n"))
        #expect(outcome.text.contains("     title  2\n"))
        #expect(outcome.text.contains("     early  3      wrong\n"))
    }

    @Test func `A tracker of the command line that follows the scroll position`() throws {
        let outcome = try Workspace().pagetrace(
            "run", "--path", "1→(2)→2", "--pages", "3", "--track", "index:scrollViewDidScroll:nearest:index",
            "--no-files")
        #expect(outcome.text.contains("     index  1\n") && outcome.text.contains("index: 0 → 1"), "\(outcome.text)")
    }

    @Test(arguments: [
        ("title", "Write a name, a colon and a callback, such as title:didFinishAnimating."),
        ("title:didFinish", "There is no callback \"didFinish\""),
        ("title:didFinishAnimatin", "Did you mean \"didFinishAnimating\"?"),
        (
            "title:didFinishAnimating:answer",
            "after didFinishAnimating. It can be pending, shown, previous, direction or completed."
        ),
        ("title:willTransitionTo+viewControllerAfter", "have only the direction in common"),
        ("index:scrollViewDidScroll+didFinishAnimating", "Use --track once for each."),
        ("index:scrollViewDidScroll:shown", "after scrollViewDidScroll. It can be nearest."),
        ("title:didFinishAnimating:shown:text", "The fourth part cannot be \"text\". It can be page or index."),
        (
            "title:didFinishAnimating:pending:completed",
            "It can be page or index. completed is a third part, in place of pending."
        ),
    ])
    func `A tracker that cannot be is refused`(tracker: String, message: String) throws {
        let outcome = try Workspace().pagetrace("run", "--path", "1→2", "--pages", "2", "--track", tracker)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
    }

    @Test func `A walk becomes an SVG that moves`() throws {
        let workspace = try Workspace()
        let walk = ["run", "--path", "1→2", "--pages", "2", "--animate"]
        let outcome = try workspace.pagetrace(arguments: walk + ["--output", "Pictures", "--format", "svg,text"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "wrote Pictures/1-2.animated.svg\nwrote Pictures/1-2.txt\n")
        let again = try workspace.pagetrace(arguments: walk + ["-o", "Pictures/1-2.animated.svg"])
        #expect(again.exitCode == 0 && again.errors == "1 file, current\n")
        #expect(try workspace.pagetrace(arguments: walk + ["-o", "-"]).text.contains("@keyframes"))
    }

    @Test(arguments: [
        (["--format", "png"], "--animate makes an SVG: leave --format out, or add svg to it."),
        (["--diagram", "calls"], "--animate draws a phone and no diagram: leave out --diagram"),
        (["--per-sheet", "2"], "--animate draws a phone and no diagram"),
    ])
    func `What an animation cannot be is refused`(arguments: [String], message: String) throws {
        let outcome = try Workspace().pagetrace(
            arguments: ["run", "--path", "1→2", "--pages", "2", "--animate"] + arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
    }

    @Test func `A walk that is too long to be animated is refused with what to do`() throws {
        let workspace = try Workspace()
        let walk = ["run", "--path", "1→[2→1]×20", "--pages", "2", "--animate", "-o", "walk.svg"]
        let outcome = try workspace.pagetrace(arguments: walk)
        #expect(outcome.exitCode == 3)
        #expect(
            outcome.errors.contains("an animation has at most 24 steps and 150 callbacks. Choose some with --steps"))
        #expect(try workspace.pagetrace(arguments: walk + ["--steps", "0-6"]).exitCode == 0)
    }

    @Test func `Findings are fine unless somebody is strict`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.withFinding, into: "trace.json")
        let outcome = try workspace.pagetrace("run", "trace.json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.hasSuffix("5 callbacks, 1 finding\n"))
        #expect(outcome.errors == "wrote trace.flow.svg\n")
    }

    /// The diagram of what went wrong is what one wants to see then.
    @Test func `Strictly findings are exit code one and files are written`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.withFinding, into: "trace.json")
        try workspace.put(TraceText.shortest, into: "other.json")
        let outcome = try workspace.pagetrace("run", "trace.json", "other.json", "--strict", "--output", "Output")
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors == "wrote Output/trace.flow.svg\nwrote Output/other.flow.svg\ntrace.json: 1 finding\n")
        #expect(try workspace.files().filter { $0.hasSuffix(".svg") }.count == 2)
    }

    @Test func `Strictly no findings are fine`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.shortest, into: "trace.json")
        #expect(try workspace.pagetrace("run", "trace.json", "--strict").exitCode == 0)
    }

    /// The log is elsewhere, so that only this line says why.
    @Test func `Strictly a reason is given beside a result`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "-", "--strict", "--output", "-", "--format", "dot", input: TraceText.withFinding)
        #expect(outcome.exitCode == 1)
        #expect(outcome.text.contains("\ndigraph "))
        #expect(outcome.errors == "standard input: 1 finding\n")
    }

    @Test func `Quiet runs say nothing`() throws {
        let workspace = try Workspace()
        try workspace.put(TraceText.withFinding, into: "trace.json")
        let outcome = try workspace.pagetrace("run", "trace.json", "--quiet", "--strict")
        #expect(outcome.exitCode == 1)
        #expect(outcome.text == "")
        #expect(outcome.errors == "")
        #expect(try workspace.files() == ["trace.flow.svg", "trace.json"])
    }

    @Test(arguments: [
        (["--observe", "appearance"], true, false),
        (["--observe", "containment"], false, true),
        (["--observe", "appearance,containment"], true, true),
        ([], false, false),
    ])
    func `Pages are observed on demand`(option: [String], appearance: Bool, containment: Bool) throws {
        let command = ["run", "--path", "1→2", "--pages", "2"]
        let log = try Workspace().pagetrace(arguments: command + option).text
        #expect(log.contains("viewWillAppear(2, animated: true)") == appearance)
        #expect(log.contains("didMove(2, toParent: container)") == containment)
    }

    /// An SVG that follows its reader has a style for dark mode; one that is dark, or light, has none.
    @Test func `Themes are drawn`() throws {
        func svg(_ option: String...) throws -> String {
            try Workspace().pagetrace(arguments: ["run", "--path", "1→2", "--pages", "2", "-o", "-"] + option).text
        }
        let (plain, automatic) = (try svg(), try svg("--theme", "automatic"))
        let (light, dark) = (try svg("--theme", "light"), try svg("--theme", "dark"))
        #expect(plain == automatic)
        #expect(automatic.contains("prefers-color-scheme: dark"))
        #expect(!light.contains("prefers-color-scheme") && light.contains(##"fill="#ffffff""##))
        #expect(!dark.contains("prefers-color-scheme") && dark.contains(##"fill="#0d1117""##))
    }
}
