import ArgumentParser
import PageTraceFiles

@main
struct PageTraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pagetrace",
        abstract: "Shows what UIPageViewController calls, when, and which pages it keeps.",
        discussion: """
            pagetrace replays swipes through a model of iOS paging, records every callback that your data source and \
            delegate would receive, and draws call order and held pages.

            Try it:
              pagetrace run --path '1→2→3→2' --pages 4

            Shell completions:
              pagetrace --generate-completion-script zsh > ~/.zfunc/_pagetrace
            """,
        version: "0.1.0",
        subcommands: [Run.self, Compare.self, Docs.self, Schema.self]
    )

    /// Runs the command line.
    ///
    /// What is wrong with one is told in the words of ArgumentParser, which repeat arguments as they are: a shell may have
    /// made them out of names of files.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            let code = exitCode(for: error)
            guard !code.isSuccess, !(error is ExitCode) else { exit(withError: error) }
            Console.standardError.writeIgnoringErrors(VisibleText.of(lines: fullMessage(for: error)) + "\n")
            exit(withError: code)
        }
    }
}
