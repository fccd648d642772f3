import PageTraceDocumentation
import Testing

/// A place that cannot be understood is said with line, column and what is allowed.
@Suite struct MarkerErrors {
    @Test(arguments: [
        (
            "<!-- pagetrace: tracee=\"a\" -->",
            "1:17: error: unknown key \"tracee\". Did you mean \"trace\"? The keys are "
                + "trace, with, names, path, pages, title, diagram, steps, fold, format, theme, lang, animate, page, live, "
                + "caption, alt, image."
        ),
        (
            "<!-- pagetrace: trace=\"a\" steps=\"9-2\" -->",
            "1:34: error: the steps 9-2 end before they begin. Write it the other way round: 2-9."
        ),
        (
            "<!-- pagetrace: trace=\"a\" steps=\"all\" -->",
            "1:34: error: \"all\" is not a range of steps. Write 120-180, 120- (to the end), -180 (from the start), "
                + "or 120 (one step)."
        ),
        (
            "<!-- pagetrace: trace=\"a\" fold=\"false\" -->",
            "1:33: error: fold cannot be \"false\". Write \"no\" to draw every step, or leave it out "
                + "to draw a stretch that repeats once."
        ),
        (
            "<!-- pagetrace: trace=\"a\" format=\"pn\" -->",
            "1:35: error: format cannot be \"pn\". Did you mean \"png\"? It is svg or png."
        ),
        (
            "<!-- pagetrace: trace=\"a\" page=\"maybe\" -->",
            "1:33: error: page cannot be \"maybe\". It is yes or no."
        ),
        (
            "<!-- pagetrace: trace=\"a\" names=\"b,c\" -->",
            "1:27: error: names belong to with. Name a second trace, or leave names out."
        ),
        (
            "<!-- pagetrace: trace=\"a\" with=\"b\" diagram=\"calls\" -->",
            "1:45: error: only flow sets two traces side by side. Leave diagram out."
        ),
        (
            "<!-- pagetrace: trace=\"a\" animate=\"yes\" diagram=\"calls\" -->",
            "1:41: error: an animation shows one walk, and no diagram. Leave one of the two out."
        ),
        (
            "<!-- pagetrace: trace=\"a\" animate=\"yes\" format=\"png\" -->",
            "1:49: error: an animation is an SVG. Leave format out."
        ),
        (
            "<!-- pagetrace: trace=\"a\" diagram=\"flows\" -->",
            "1:36: error: unknown diagram \"flows\". Did you mean "
                + "\"flow\"? The diagrams are flow, calls, cache, states."
        ),
        (
            "<!-- pagetrace: trace=a -->",
            "1:23: error: the value of trace is not in quotes. Write trace=\"…\" with "
                + "straight quotes."
        ),
        (
            "<!-- pagetrace: trace=“a” -->",
            "1:23: error: the value of trace is not in quotes. Write trace=\"…\" with "
                + "straight quotes."
        ),
        (
            "<!-- pagetrace: trace=\"a -->",
            "1:23: error: the quotes of trace are not closed. A comment ends at the "
                + "first -->, even inside quotes."
        ),
        (
            "<!-- pagetrace: trace=\"a\\n\" -->",
            "1:25: error: a backslash has nothing to escape. Only \\\", \\' and \\\\ are known."
        ),
        (
            "<!-- pagetrace: trace=\"a\"alt=\"b\" -->",
            "1:26: error: a space is missing here. Put a space between two keys."
        ),
        (
            "<!-- pagetrace: trace=\"a\" trace=\"b\" -->",
            "1:27: error: trace is there twice. Leave one of them out."
        ),
        ("<!-- pagetrace: trace -->", "1:17: error: trace has no value. Write trace=\"…\"."),
        ("<!-- pagetrace: trace=\"\" -->", "1:23: error: trace is empty. Leave it out, or give it a value."),
        (
            "<!-- pagetrace: -->",
            "1:1: error: nothing to draw. Name a trace file, trace=\"trace.json\", or a walk, "
                + "path=\"1→2\" pages=\"3\"."
        ),
        (
            "<!-- pagetrace: path=\"1→2\" -->",
            "1:17: error: path needs pages. A number, pages=\"4\", or names, "
                + "pages=\"Home,News,Mail\"."
        ),
        (
            "<!-- pagetrace: path=\"1→2\" page=\"3\" -->",
            "1:28: error: path needs pages, and this is page. Did you mean \"pages\"?"
        ),
        (
            "<!-- pagetrace: path=\"1→2\" page=\"yes\" -->",
            "1:17: error: path needs pages. A number, pages=\"4\", or names, "
                + "pages=\"Home,News,Mail\"."
        ),
        (
            "<!-- pagetrace: path=\"1→2\" pages=\"3\" live=\"yes\" steps=\"0-1\" -->",
            "1:49: error: a page that answers to a finger has all steps. Leave one of the two out."
        ),
        (
            "<!-- pagetrace: path=\"1→2\" pages=\"3\" page=\"no\" live=\"yes\" -->",
            "1:48: error: live without a page. Leave page=\"no\" out."
        ),
        (
            "<!-- pagetrace: path=\"1→2\" pages=\"0\" -->",
            "1:35: error: there are no pages. There must be at least one."
        ),
        (
            "<!-- pagetrace: trace=\"a\" pages=\"3\" -->",
            "1:27: error: pages and title belong to path. A trace file has its "
                + "own."
        ),
        (
            "<!-- pagetrace: trace=\"a\" path=\"1\" -->",
            "1:27: error: both a trace and a path. Leave one of them out."
        ),
        (
            "<!-- pagetrace: trace=\"/a\" -->",
            "1:24: error: the path of the trace is absolute. Write it relative to this "
                + "file."
        ),
        (
            "<!-- pagetrace: trace=\"a\" image=\"../a.svg\" -->",
            "1:34: error: an image cannot be \"../a.svg\". It is an SVG "
                + "file beside this one or in a folder below, such as image=\"Diagrams/first.svg\"."
        ),
        (
            "<!-- pagetrace trace=\"a\" -->",
            "1:1: error: there is no colon right after pagetrace. A marker is "
                + "<!-- pagetrace: trace=\"trace.json\" -->."
        ),
        (
            "<!-- PageTrace: trace=\"a\" -->",
            "1:1: error: a marker is written in small letters. Write "
                + "<!-- pagetrace: trace=\"trace.json\" -->."
        ),
        (
            "<!-- pagetrace: trace=\"a\" --> text",
            "1:31: error: something follows a marker in its line. Put it on a line "
                + "of its own."
        ),
    ])
    func `Of a marker`(marker: String, message: String) {
        #expect(errors(marker + "\n<!-- /pagetrace -->\n").first == message)
    }

    @Test func `A missing end`() {
        #expect(
            errors("text\n\n> <!-- pagetrace: trace=\"a\" -->\n") == [
                "3:3: error: the place has no end. Put <!-- /pagetrace --> on a line below it."
            ])
    }

    @Test func `A place in another`() {
        let marker = "<!-- pagetrace: trace=\"a\" -->\n"
        #expect(
            errors(marker + marker + "<!-- /pagetrace -->\n") == [
                "2:1: error: a place begins inside of another. The one that begins in line 1 has no end: put "
                    + "<!-- /pagetrace --> below it."
            ])
    }

    @Test func `An end alone`() {
        #expect(errors("<!-- /pagetrace -->\n").first?.hasPrefix("1:1: error: an end without a beginning.") == true)
        #expect(errors("<!-- /pagetraces -->\n") == [])
    }

    @Test func `A marker that never ends`() {
        #expect(
            errors("a\n\n<!-- pagetrace: trace=\"a\"\n\ntext\n").first
                == "3:1: error: the marker does not end. Close the comment with -->.")
    }

    @Test func `A marker in the middle of a line`() {
        #expect(
            errors("text\nä <!-- pagetrace: trace=\"a\" -->\n") == [
                "2:3: error: there is a marker in the middle of a line. Give it a line of its own."
            ])
    }

    /// In HTML it is none, but the image and the end marker would be, behind the blank lines that are written.
    @Test func `A marker that would be code`() {
        let problem = "error: the marker is indented by four columns or more. Indent it by three at most"
        for text in [
            "<div>\n\(place("a", indentation: "    "))</div>\n", "> <div>\n\(place("a", indentation: ">     "))",
        ] {
            #expect(errors(text).first?.contains(problem) == true, "\(text)")
        }
        #expect(errors("- <div>\n\(place("a", indentation: "     "))  </div>\n") == [], "three in a list's item")
    }

    /// A caption stands beside the image as it is, where the next run would find a marker in it.
    @Test func `A comment in a caption`() {
        #expect(
            errors("<!-- pagetrace: trace=\"a\" caption=\"b <!-- pagetrace: c\" -->\n<!-- /pagetrace -->\n") == [
                "1:36: error: a caption cannot hold a comment. Leave <!-- out of it."
            ])
    }

    /// Behind an image that is whole, the end marker would not stand in a directive any more, and be code.
    @Test func `A directive that is left open`() {
        let begin = "<!-- pagetrace: trace=\"a\" -->\n"
        let text = begin + "@Image(source: \"a\", alt: \"(b)\") {\n(c)\n        <!-- /pagetrace -->\n"
        #expect(
            errors(text, path: "A.docc/A.md").first?
                .hasPrefix("2:1: error: between the markers a directive is left open.") == true)
    }

    /// Whoever lost an end marker must not lose the text that follows.
    @Test func `Text between the markers`() {
        let text = "<!-- pagetrace: trace=\"a\" -->\n\nMy own words.\n\n<!-- /pagetrace -->\n"
        #expect(
            errors(text).first?.hasPrefix(
                "2:1: error: there is something between the markers that pagetrace did not write") == true
        )
    }

    @Test func `All errors of a file in order`() {
        let text = "<!-- /pagetrace -->\n\nx <!-- pagetrace: -->\n\n<!-- pagetrace: y=\"\" -->\n<!-- /pagetrace -->\n"
        #expect(errors(text).map { $0.prefix(4) } == ["1:1:", "3:3:", "5:17"])
    }

    @Test func `What is not UTF8`() {
        let bytes = Array("text\nä ".utf8) + [0xFF]
        #expect { try Document(path: "a.md", bytes: bytes) } throws: { error in
            (error as? Document.Errors)?.errors.map(\.description)
                == ["a.md:2:3: error: this is not UTF-8. Save the file as UTF-8."]
        }
    }

    @Test func `A file that ends in the middle of a letter`() {
        // The beginning of U+FFFD, which stands for what cannot be read.
        let cases: [([UInt8], String)] = [
            ([0x0A, 0xEF, 0xBF], "2:1"), ([0x61, 0xEF], "1:2"), ([0x0A, 0xEF, 0xBF, 0x0A], "2:1"),
        ]
        for (bytes, place) in cases {
            #expect { try Document(path: "a.md", bytes: bytes) } throws: { error in
                (error as? Document.Errors)?.errors.map(\.description)
                    == ["a.md:\(place): error: this is not UTF-8. Save the file as UTF-8."]
            }
        }
    }

    @Test(arguments: ["<!-- pagetrace draws these -->\n", "<!-- pagetraces: x -->\n", "<!-- see pagetrace: x -->\n"])
    func `Other comments are left alone`(text: String) throws {
        #expect(errors(text) == [])
        #expect(try sources(text) == [])
    }
}
