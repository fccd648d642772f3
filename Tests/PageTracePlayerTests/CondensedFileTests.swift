import Testing

@testable import PageTracePlayer

@Suite("The page's scripts and styles, condensed")
struct CondensedFileTests {
    @Test func `Comments of whole lines, blank lines and indentation are left out, and every other line stays`() {
        let file = """
            // What it is.

            /** Opens one. */
            const open = (name) => {
              /* the name as it is */ const text = `${name}`; // a comment behind code
              return text.replace(/\\/\\*/g, "  // no comment  ");
            };
            """
        #expect(
            condensed(file) == """
                const open = (name) => {
                /* the name as it is */ const text = `${name}`; // a comment behind code
                return text.replace(/\\/\\*/g, "  // no comment  ");
                };

                """)
    }

    @Test func `A line in which a second comment begins behind code stays`() {
        #expect(condensed("/* one */ color: red; /* two */\n") == "/* one */ color: red; /* two */\n")
    }

    @Test(arguments: [
        PageFiles.styleSource, PageFiles.liveStyleSource, PageFiles.scriptSource, PageFiles.liveScriptSource,
    ])
    func `A comment ends in its line, and no line begins in the text of a template`(file: [UInt8]) {
        for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
            let text = line.drop { $0 == " " }
            // A template goes on in the next line only within a value.
            let goesOn = text.count { $0 == "`" } % 2 == 1
            #expect(!goesOn || text.hasSuffix("${") || text.hasPrefix("}"), "\(line)")
            #expect(!text.contains("/*") || text.contains("*/"), "\(line)")
        }
    }

    private func condensed(_ text: String) -> String {
        String(decoding: CondensedFile(Array(text.utf8)).bytes, as: UTF8.self)
    }
}
