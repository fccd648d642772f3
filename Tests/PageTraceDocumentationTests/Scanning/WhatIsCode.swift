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
        "heading\n===\n    <!-- pagetrace: x -->\n",
        "text `<!-- pagetrace: x -->` text\n",
        "text `` ` <!-- pagetrace: x --> `` text\n",
        "text `begins here\nand <!-- pagetrace: x --> ends` here\n",
        "# heading `<!-- pagetrace: x -->`\n",
        "- `<!-- pagetrace: x -->`\n",
        "| a | `<!-- pagetrace: x -->` |\n",
        "text \\<!-- pagetrace: x -->\n",
        "text <!-- a comment with\nmore <!-- pagetrace: x -->\n",
        "<pre>\n<!-- pagetrace: x -->\n</pre>\n",
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

    @Test func `The content of directives may be indented`() throws {
        let text =
            "@Row {\n    @Column {\n\(place("a", indentation: "        "))    }\n}\n\n\(place("b", indentation: "    "))"
        #expect(try sources(text, path: "Module.docc/Article.md") == ["a"])
    }
}
