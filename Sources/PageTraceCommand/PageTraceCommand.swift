import ArgumentParser

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
}
