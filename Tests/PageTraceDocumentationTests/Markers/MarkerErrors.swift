import PageTraceDocumentation
import Testing

/// A place that cannot be understood is said with line, column and what is allowed.
@Suite struct MarkerErrors {
    @Test(arguments: [
        (
            #"tracee="a""#, 17,
            #"unknown key "tracee". Did you mean "trace"? The keys are trace, with, repair, names, path, pages, "#
                + "title, diagram, steps, fold, format, width, theme, font, mono, lang, animate, page, live, caption, alt, "
                + "image."
        ),
        (#"trace="a" steps="9-2""#, 34, "the steps 9-2 end before they begin. Write it the other way round: 2-9."),
        (
            #"trace="a" steps="all""#, 34,
            #""all" is not a range of steps. Write 120-180, 120- (to the end), -180 (from the start), or 120 (one "#
                + "step)."
        ),
        (
            #"trace="a" fold="false""#, 33,
            #"fold cannot be "false". Write "no" to draw every step, or leave it out to draw a stretch that repeats "#
                + "once."
        ),
        (#"trace="a" format="pn""#, 35, #"format cannot be "pn". Did you mean "png"? It is svg or png."#),
        (
            #"trace="a" width="700""#, 34,
            #"width cannot be "700". It is that of a second drawing for narrow screens, from 320 to 600 points, such as "#
                + #"width="360"."#
        ),
        (
            #"trace="a" width="360px""#, 34,
            #"width cannot be "360px". It is that of a second drawing for narrow screens, from 320 to 600 points, such "#
                + #"as width="360"."#
        ),
        (
            #"trace="a" font="Inter; x""#, 33,
            #"font cannot be "Inter; x". It is the name of one family: a letter, then letters, digits, hyphens and single "#
                + "spaces, 60 at the most."
        ),
        (#"trace="a" animate="yes" width="360""#, 41, "an animation has one width. Leave width out."),
        (#"trace="a" page="maybe""#, 33, #"page cannot be "maybe". It is yes or no."#),
        (#"trace="a" names="b,c""#, 27, "names belong to with. Name a second trace, or leave names out."),
        (#"trace="a" repair="yes" with="b""#, 40, "the second trace is the repair. Leave one of the two out."),
        (#"path="1→2" repair="yes""#, 28, "repair belongs to trace. Put the walk into a trace file."),
        (#"trace="a" repair="yes" steps="1-2""#, 40, "two traces are drawn whole. Leave steps out."),
        (#"trace="a" repair="no" names="b,c""#, 39, "names belong to with. Name a second trace, or leave names out."),
        (#"trace="a" with="b" diagram="calls""#, 45, "only flow sets two traces side by side. Leave diagram out."),
        (
            #"trace="a" animate="yes" diagram="calls""#, 41,
            "an animation is not one of the diagrams. Leave diagram out, or animate."
        ),
        (
            #"trace="a" repair="yes" animate="yes""#, 27,
            "an animation shows one walk, and this place would compare two. Leave animate out, or show only one."
        ),
        (#"trace="a" animate="yes" format="png""#, 49, "an animation is an SVG. Leave format out."),
        (
            #"trace="a" diagram="flows""#, 36,
            #"unknown diagram "flows". Did you mean "flow"? The diagrams are flow, calls, cache, states."#
        ),
        ("trace=a", 23, #"the value of trace is not in quotes. Write trace="…" with straight quotes."#),
        ("trace=“a”", 23, #"the value of trace is not in quotes. Write trace="…" with straight quotes."#),
        (#"trace="a"#, 23, "the quotes of trace are not closed. A comment ends at the first -->, even inside quotes."),
        (#"trace="a\n""#, 25, #"a backslash has nothing to escape. Only \", \' and \\ are known."#),
        (#"trace="a"alt="b""#, 26, "a space is missing here. Put a space between two keys."),
        (#"trace="a" trace="b""#, 27, "trace is there twice. Leave one of them out."),
        ("trace", 17, #"trace has no value. Write trace="…"."#),
        (#"trace="""#, 23, "trace is empty. Leave it out, or give it a value."),
        (#"path="Home→News""#, 17, #"a path that names its pages needs their list. Write pages="Home,News,Mail"."#),
        (#"path="1→2" page="3""#, 28, #"path needs pages, and this is page. Did you mean "pages"?"#),
        (
            #"path="1→2" pages="3" live="yes" steps="0-1""#, 49,
            "a page that answers to a finger has all steps. Leave one of the two out."
        ),
        (#"path="1→2" pages="3" page="no" live="yes""#, 48, #"live without a page. Leave page="no" out."#),
        (#"path="1→2" pages="0""#, 35, "there are no pages. There must be at least one."),
        (#"trace="a" pages="3""#, 27, "pages and title belong to path. A trace file has its own."),
        (#"trace="a" path="1""#, 27, "both a trace and a path. Leave one of them out."),
        (#"trace="/a""#, 24, "the path of the trace is absolute. Write it relative to this file."),
        (
            #"trace="a" image="../a.svg""#, 34,
            #"an image cannot be "../a.svg". It is an SVG file beside this one or in a folder below, such as "#
                + #"image="Diagrams/first.svg"."#
        ),
    ])
    func `Of what a marker asks for`(keys: String, column: Int, message: String) {
        #expect(errors(place(keys: keys)).first == "1:\(column): error: \(message)")
    }

    @Test(arguments: [
        (
            "<!-- pagetrace: -->", 1,
            #"nothing to draw. Name a trace file, trace="trace.json", or a walk, path="1→2"."#
        ),
        (
            #"<!-- pagetrace trace="a" -->"#, 1,
            #"there is no colon right after pagetrace. A marker is <!-- pagetrace: trace="trace.json" -->."#
        ),
        (
            #"<!-- PageTrace: trace="a" -->"#, 1,
            #"a marker is written in small letters. Write <!-- pagetrace: trace="trace.json" -->."#
        ),
        (
            #"<!-- pagetrace: trace="a" --> text"#, 31,
            "something follows a marker in its line. Put it on a line of its own."
        ),
    ])
    func `Of a marker`(marker: String, column: Int, message: String) {
        #expect(errors(marker + "\n<!-- /pagetrace -->\n").first == "1:\(column): error: \(message)")
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
            errors(place(keys: #"trace="a" caption="b <!-- pagetrace: c""#)) == [
                "1:36: error: a caption cannot hold a comment. Leave <!-- out of it."
            ])
    }

    /// Behind an image that is whole, the end marker would not stand in a directive any more, and be code.
    @Test func `An end in a directive that the image leaves open`() {
        let begin = "<!-- pagetrace: trace=\"a\" -->\n"
        for text in ["(c)\n        <!-- /pagetrace -->\n", "        <!-- /pagetrace -->\n"] {
            let text = begin + "@Image(source: \"a\", alt: \"(b)\") {\n" + text
            #expect(errors(text, path: "A.docc/A.md").isEmpty == false)
        }
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
