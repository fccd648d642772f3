import ArgumentParser

/// A command that has more options than fit on a screen.
protocol BrieflyHelped: ParsableCommand {
    /// The options that most people need, in the order in which `-h` names them.
    static var everyday: [String] { get }
}

/// What `-h` prints: one screen, cut out of what `--help` prints.
enum ShortHelp {
    private static let screen = (lines: 30, columns: 80)

    /// Ends with the short help if the command line asks for it.
    static func check(_ root: any ParsableCommand.Type) throws {
        let arguments = CommandLine.arguments.dropFirst().prefix { $0 != "--" }
        guard arguments.contains("-h") else { return }
        let command = root.configuration.subcommands.first { $0._commandName == arguments.first }
        throw CleanExit.message(text(of: command ?? root, in: root))
    }

    private static func text(of command: any ParsableCommand.Type, in root: any ParsableCommand.Type) -> String {
        let whole = root.helpMessage(for: command, columns: screen.columns)
        guard lines(of: whole).count > screen.lines, let brief = command as? any BrieflyHelped.Type else {
            return whole
        }
        // One line for each option, as long as it is.
        let lines = lines(of: root.helpMessage(for: command, columns: 10_000))
        let usage = lines.drop { !$0.hasPrefix("USAGE: ") }.prefix { !$0.isEmpty }
        let examples = lines.drop { $0 != "EXAMPLES" }.prefix { !$0.isEmpty }
        // Three examples, with what is said about each.
        let starts = examples.indices.filter { examples[$0].hasPrefix("  pagetrace ") }
        let options = brief.everyday.compactMap { name in
            lines.first { $0.hasPrefix("  -") && $0.prefix(26).split { " ,".contains($0) }.contains("--\(name)") }
                .map(firstSentence)
        }
        var text = [command.configuration.abstract, ""]
        text += usage
        text.append("")
        text += examples[..<(starts.dropFirst(3).first ?? examples.endIndex)]
        text += ["", "OPTIONS"]
        text += options
        text += ["", "There are more options, examples and exit codes: pagetrace \(command._commandName) --help"]
        return text.joined(separator: "\n")
    }

    /// An option with the first sentence of what is said about it.
    private static func firstSentence(_ line: String) -> String {
        let end = [". ", " (values: ", " (default: "].compactMap { line.firstRange(of: $0)?.lowerBound }.min()
        return end.map { line[..<$0] + "." } ?? line
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
