import ArgumentParser
import PageTraceDocumentation

struct Docs: BrieflyHelped {
    static let everyday = ["check", "force", "quiet"]

    static let configuration = CommandConfiguration(
        abstract: "Draw the diagrams that Markdown and DocC ask for.",
        discussion: """
            Looks in Markdown files, and in folders of them except hidden ones, for places such as

              <!-- pagetrace: trace="Traces/there-and-back.json" caption="There and back." -->
              <!-- /pagetrace -->

            then draws each diagram and writes a reference to it between the two lines. Everything else stays as it is, \
            byte for byte. Either all files are written or none.

            KEYS
            \(Place.help.map { "  \($0.key.padded(to: 10))\($0.about)" }.joined(separator: "\n"))

            EXAMPLES
              pagetrace docs README.md Sources
                  draws for each line such as <!-- pagetrace: path="1→2→(3)" -->
              pagetrace docs README.md Sources --check
                  only says what is not current, for CI

            A trace must be in the working folder, in a folder named on the command line, or in or below the folder of \
            its document.

            IMAGES
              Images of Guide.md go to Guide.pagetrace/ beside it, those of an article of a catalog beside the article, light \
            and dark, where both GitHub and DocC find them. An image there that pagetrace made is removed once no place asks for it and no Markdown file beside the folder, \
            above it or in the catalog mentions it. Nothing else is ever removed. An image that pagetrace did not make is \
            replaced only with --force.

            EXIT CODES
              0 fine, 1 a difference under --check, 2 a place or its trace is refused, 3 a limit was reached, 64 usage, \
            70 a fault of pagetrace, 73 cannot write, 74 cannot read
            """
    )

    @Argument(help: "Markdown files, folders of them, DocC catalogs.", completion: .file(extensions: ["md"]))
    var paths: [String]

    @Flag(help: .check)
    var check = false

    @Option(help: .hidden)
    var remedy: String?

    @OptionGroup
    var writing: WritingOptions

    func run() throws {
        try CommandFailure.reporting {
            try DocsJob(paths: paths, isCheck: check, isForced: writing.force, isQuiet: writing.quiet, remedy: remedy)
                .run()
        }
    }
}
