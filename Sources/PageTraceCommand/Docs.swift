import ArgumentParser

struct Docs: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw the diagrams that Markdown files and DocC catalogs ask for.",
        discussion: """
            Goes through Markdown files, and folders of them without hidden ones, to places such as

              <!-- pagetrace: trace="Traces/there-and-back.json" caption="There and back." -->
              <!-- /pagetrace -->

            draws each diagram, and writes the reference to it between the two lines. Everything else stays as it is, byte \
            for byte. All files are written, or none.

            KEYS
              trace     a trace file; its path is relative to the Markdown file
              path      a walk instead, such as path="1→2→(3)", with pages="4" or pages="Home,News" and a title
              diagram   flow (the default), calls, cache or states
              caption   a line below the image
              alt       the text for who cannot see it; without it the diagram's own summary
              image     where the image lies instead: image="Diagrams/first.svg"

            IMAGES
              of Guide.md lie in Guide.pagetrace/ beside it, those of a catalog in its Resources/, light and dark. An image \
            there that no place asks for any more is removed; nothing else ever is.

            EXIT CODES
              0 fine, 1 a difference under --check, 2 a place or its trace is refused, 3 a limit was reached, 64 usage, \
            70 a fault of pagetrace, 73 cannot write, 74 cannot read
            """
    )

    @Argument(help: "Markdown files, folders of them, DocC catalogs.", completion: .file(extensions: ["md"]))
    var paths: [String]

    @Flag(help: "Write nothing; list what is not current, and end with exit code 1 if anything is.")
    var check = false

    @Flag(name: .shortAndLong, help: "Only errors, and with --check the list.")
    var quiet = false

    func run() throws {
        try CommandFailure.reporting {
            try DocsJob(paths: paths, isCheck: check, isQuiet: quiet).run()
        }
    }
}
