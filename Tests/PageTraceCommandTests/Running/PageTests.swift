import Foundation
import Testing

@Suite("The page to step through, at the prompt")
struct PageTests {
    @Test func `A trace gives one file, the same every time`() throws {
        let workspace = try Workspace()
        try workspace.copy(trace: "first-steps", to: "walk.json")
        #expect(try workspace.pagetrace("run", "walk.json", "--format", "html").errors == "wrote walk.html\n")
        let html = try workspace.text(of: "walk.html")
        #expect(html.hasPrefix("<!doctype html>\n"))
        #expect(html.contains("src=\"data:image/svg+xml;base64,"))
        #expect(try workspace.pagetrace("run", "walk.json", "--format", "html", "--check").exitCode == 0)
        #expect(try workspace.pagetrace("run", "walk.json", "--format", "html", "-o", "-").output == Data(html.utf8))
    }

    @Test func `--open makes the page as well, and hands it to the browser`() throws {
        let workspace = try Workspace()
        // The browser is not waited for: it says that it was called by making a folder, and the test waits for that.
        try workspace.put("#!/bin/sh\nmkdir \"$1.opened\"\n", into: "browser")
        let outcome = try workspace.shell(
            """
            chmod +x browser
            BROWSER=./browser "$PAGETRACE" run --path '1→2' --pages 2 --open --quiet || exit 1
            until [ -d 1-2.html.opened ]; do :; done
            """)
        #expect(outcome.exitCode == 0)
        #expect(try workspace.files().contains("1-2.html"))
        #expect(try workspace.files().contains("1-2.flow.svg"))
    }

    @Test func `A browser that is not there is a note: the page is made all the same`() throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(
            "run", "--path", "1→2", "--pages", "2", "--open", "--format", "html",
            environment: ["BROWSER": "./nothing-here"])
        #expect(outcome.exitCode == 0)
        #expect(
            outcome.errors == """
                wrote 1-2.html
                pagetrace: note: ./nothing-here could not open a browser. Open 1-2.html yourself, or name a browser in \
                the variable BROWSER.

                """)
    }

    @Test func `A program that finds no browser is a note, and what it says itself is not shown`() throws {
        let workspace = try Workspace()
        try workspace.put("#!/bin/sh\necho noise; echo noise >&2; exit 3\n", into: "browser")
        let outcome = try workspace.shell(
            #"chmod +x browser; BROWSER=./browser "$PAGETRACE" run --path '1→2' --pages 2 --open --format html"#)
        #expect(outcome.exitCode == 0)
        #expect(!(outcome.text + outcome.errors).contains("noise"))
        #expect(outcome.errors.contains("./browser could not open a browser. Open 1-2.html yourself, "))
    }

    @Test(.timeLimit(.minutes(10)))
    func `--watch runs again when the trace changes, also after a mistake in it`() throws {
        let workspace = try Workspace()
        try workspace.put(#"{ "version": 1, "title": "Morning", "pages": 2, "path": "1→2" }"#, into: "walk.json")
        let outcome = try workspace.shell(
            """
            "$PAGETRACE" run walk.json --watch --quiet --format html 2>errors & watch=$!
            until grep -q Morning walk.html 2>/dev/null; do :; done
            echo 'no trace' > walk.json
            until grep -q 'walk.json:1:1: error' errors; do :; done
            echo '{ "version": 1, "title": "Evening", "pages": 2, "path": "1→2" }' > walk.json
            until grep -q Evening walk.html; do :; done
            kill -KILL $watch
            """)
        #expect(outcome.exitCode == 0)
    }

    @Test(arguments: [
        ("run --path 1→2 --pages 2 --watch", "--watch waits for files to change"),
        ("run - --watch", "--watch waits for files to change"),
        ("run walk.json --open --check", "--open shows a file"),
        ("run walk.json --open --format html -o -", "--open shows a file"),
    ])
    func `What cannot be opened or watched is said before anything is made`(command: String, message: String) throws {
        let workspace = try Workspace()
        let outcome = try workspace.pagetrace(arguments: command.split(separator: " ").map(String.init))
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains(message))
        #expect(try workspace.files() == [])
    }
}
