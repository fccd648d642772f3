import Testing

/// What Markdown shows as code is never taken for a place.
@Suite struct WhatIsCode {
    @Test(arguments: [
        "```\n\(place("a"))```\n",
        "~~~ markdown\n\(place("a"))~~~\n",
        "````\n```\n\(place("a"))```\n````\n",
        "```\n~~~\n\(place("a"))",
        "   ```\n\(place("a"))   ```\n",
        "- item\n\n  ```\n\(place("a", indentation: "  "))  ```\n",
        "1. item\n   - ~~~\n\(place("a", indentation: "     "))     ~~~\n",
        "> ```\n> <!-- pagetrace: x -->\n> ```\n",
        "text\n\n\(place("a", indentation: "    "))",
        "\t<!-- pagetrace: x -->\n",
        "- item\n\n      <!-- pagetrace: x -->\n",
        "text `<!-- pagetrace: x -->` text\n",
        "text `` ` <!-- pagetrace: x --> `` text\n",
        "# heading `<!-- pagetrace: x -->`\n",
        "- `<!-- pagetrace: x -->`\n",
        "| a | `<!-- pagetrace: x -->` |\n",
        "text \\<!-- pagetrace: x -->\n",
        "    text\n    \n        <!-- pagetrace: x -->\n",
        "<!-- a comment about\n<!-- pagetrace: x -->\n",
    ])
    func `Is no place`(text: String) throws {
        #expect(errors(text) == [])
        #expect(try sources(text) == [])
    }

    @Test(arguments: [
        "```\ncode\n```\n\(place("a"))",
        "~~~\n```\n~~~\n\(place("a"))",
        "text\n\(place("a"))text\n",
        "<!-->\n\(place("a"))",
        "<!--->\n\(place("a"))",
        "text <!--> and <!---> text\n\(place("a"))",
        "text\n   \(place("a"))",
        "- item\n\n\(place("a", indentation: "  "))",
        "- item\n  - item\n\n\(place("a", indentation: "    "))",
        "10. item\n\n\(place("a", indentation: "    "))",
        "- \(place("a"))",
        "> <!-- pagetrace: trace=\"a\" -->\n> <!-- /pagetrace -->\n",
        "> ```\n> code\n\(place("a"))",
        "- ```\n  code\n\n\(place("a"))",
        "- item\n\n  ```\n  code\n\n\(place("a"))",
        "<details>\n\(place("a"))</details>\n",
        "<div>\n\(place("a", indentation: "   "))</div>\n",
        "`unclosed\n\n\(place("a"))",
        "```not a fence``` text\n\(place("a"))",
        "* * *\n\(place("a"))",
        "\u{FEFF}\(place("a"))",
    ])
    func `Is a place`(text: String) throws {
        #expect(errors(text) == [])
        #expect(try sources(text) == ["a"])
    }

    /// What needs the blocks of Markdown to tell is refused, or taken, and never passed over in silence.
    @Test func `Counts differently from Markdown`() throws {
        let inLine = "error: there is a marker in the middle of a line."
        #expect(errors("text `begins here\nand <!-- pagetrace: x --> ends` here\n").first?.contains(inLine) == true)
        #expect(errors("text <!-- a comment with\nmore <!-- pagetrace: x -->\n").first?.contains(inLine) == true)
        let indented = "error: the marker is indented by four columns or more."
        #expect(errors("heading\n===\n    <!-- pagetrace: x -->\n").first?.contains(indented) == true)
        #expect(try sources("<pre>\n\(place("a"))</pre>\n") == ["a"])
    }

    @Test func `The content of directives may be indented`() throws {
        let text =
            "@Row {\n    @Column {\n\(place("a", indentation: "        "))    }\n}\n\n\(place("b", indentation: "    "))"
        #expect(try sources(text, path: "Module.docc/Article.md") == ["a"])
    }
}
