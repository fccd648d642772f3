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
              steps     only these: steps="120-180", "120-", "-180" or "120"
              fold      "no" draws every step; without it a stretch that repeats is drawn once
              caption   a line below the image
              alt       the text in place of the image; without it the diagram's own summary
              image     where the image lies instead: image="Diagrams/first.svg"

            A trace lies in the working folder, in a folder that is named on the command line, or beside or below its \
            document.

            IMAGES
              of Guide.md lie in Guide.pagetrace/ beside it, those of a catalog in its Resources/, light and dark. An image \
            there that pagetrace made is removed if no place asks for it any more, and no Markdown file beside the folder, \
            above it or in the catalog mentions it. Nothing else is ever removed. An image that pagetrace did not make \
            is only replaced with --force.

            EXIT CODES
              0 fine, 1 a difference under --check, 2 a place or its trace is refused, 3 a limit was reached, 64 usage, \
            70 a fault of pagetrace, 73 cannot write, 74 cannot read
            """
    )

    @Argument(help: "Markdown files, folders of them, DocC catalogs.", completion: .file(extensions: ["md"]))
    var paths: [String]

    @Flag(help: "Write nothing; list what is not current, and exit with 1 if anything is.")
    var check = false

    @Flag(help: "Also replace images that pagetrace did not make.")
    var force = false

    @Flag(name: .shortAndLong, help: "Only errors, and with --check the list.")
    var quiet = false

    func run() throws {
        try CommandFailure.reporting {
            try DocsJob(paths: paths, isCheck: check, isForced: force, isQuiet: quiet).run()
        }
    }
}
