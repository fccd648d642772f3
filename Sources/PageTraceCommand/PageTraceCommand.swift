import ArgumentParser
import PageTrace
import PageTraceFiles

@main
struct PageTraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pagetrace",
        abstract: "Shows what UIPageViewController calls, when, and what it keeps.",
        discussion: """
            Try it:
              pagetrace run --path '1→2→3→2'

            Completions: pagetrace --generate-completion-script zsh > ~/.zfunc/_pagetrace
            After a subcommand, -h fits on a screen, and --help has everything.
            """,
        version: "0.2.0",
        subcommands: [
            Run.self, Draw.self, Explore.self, Repair.self, Adapt.self, Explain.self, Compare.self, Docs.self,
            Schema.self,
        ]
    )

    static func main() {
        StandardStreams.occupy()
        Interruption.awaitWriting()
        do {
            try CommandFailure.reporting { try CommandLineCheck.run(Self.configuration) }
            try ShortHelp.check(Self.self)
            var command = try parseAsRoot()
            try command.run()
        } catch {
            exit(withError: ending(with: error))
        }
    }

    /// Writes the output of the command-line parser, including help, and returns the exit code.
    ///
    /// The parser's own `exit` would lose output that does not fit on a full disk, and still exit with 0. Its messages
    /// repeat arguments, which a shell may have expanded from file names, so control characters in them are made
    /// visible.
    private static func ending(with error: any Error) -> ExitCode {
        let code = exitCode(for: error)
        let text = hinted(fullMessage(for: error))
        guard !text.isEmpty else { return code }
        guard code.isSuccess else {
            Console.standardError.writeIgnoringErrors(VisibleText.of(lines: text) + "\n")
            return code
        }
        do {
            try CommandFailure.reporting { try Console.standardOutput.writeWhileRead(text + "\n") }
            return code
        } catch {
            return exitCode(for: error)
        }
    }

    /// The parser's complaint about a value that is none of those allowed, with the one that was probably meant.
    private static func hinted(_ text: String) -> String {
        guard let start = text.firstRange(of: "The value '")?.upperBound,
            let end = text.firstRange(of: "' is invalid for ")?.lowerBound, start < end,
            let place = text.firstRange(of: "Please provide one of ")
        else { return text }
        // Few are in the sentence, and many below it.
        let lines = text[place.upperBound...].split(separator: "\n")
        let quoted = (lines.first ?? "").split(separator: "'").enumerated().filter { $0.offset.isMultiple(of: 2) }.map(
            \.element)
        let listed = lines.dropFirst().prefix { $0.hasPrefix("  - ") }.map { $0.dropFirst(4) }
        let allowed = (listed.isEmpty ? quoted : listed).map(String.init)
        let words = text[start..<end].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let wrong = words.first { !allowed.contains($0) } ?? ""
        return text[..<place.lowerBound] + Suggestion.sentence(for: wrong, among: allowed) + text[place.lowerBound...]
    }
}
