import ArgumentParser
import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// Looks at the command line before it is parsed, for what the parser cannot see.
enum CommandLineCheck {
    /// Refuses a command line that is missing, is not text, or begins with an unknown command.
    static func run(_ configuration: CommandConfiguration) throws {
        try checkPresence()
        try checkText()
        try checkCommand(among: configuration.subcommands.map { $0._commandName } + ["help"])
        try checkFormats()
    }

    /// Refuses to go on without arguments, which always include the name of the command.
    ///
    /// Swift asks the system for them. If it gets none, the request is unknown, and printing help with success would be
    /// misleading.
    private static func checkPresence() throws {
        guard CommandLine.arguments.isEmpty else { return }
        throw CommandFailure.error(
            "cannot read the command line: it should be in /proc/self/cmdline, and is not. Mount /proc.",
            .cannotRead)
    }

    /// Bytes that are not UTF-8 would be repaired when they are read, and then name another file.
    private static func checkText() throws {
        for position in 0..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[position], String(validatingCString: argument) == nil else {
                continue
            }
            throw CommandFailure.error(
                "argument \(position) is not UTF-8: \"\(VisibleText.of(path: String(cString: argument)))\". Rename the "
                    + "file, or reach it by another path, such as a symbolic link.",
                .usage)
        }
    }

    private static func checkCommand(among names: [String]) throws {
        guard CommandLine.arguments.count > 1 else { return }
        let isHelp = CommandLine.arguments[1] == "help" && CommandLine.arguments.count > 2
        let word = CommandLine.arguments[isHelp ? 2 : 1]
        guard !word.hasPrefix("-"), !names.contains(word) else { return }
        let near =
            word.hasSuffix(".json")
            ? "To replay it: pagetrace run \(word). "
            : word.hasSuffix(".jsonl")
                ? "To draw it: pagetrace draw \(word). " : Suggestion.sentence(for: word, among: names)
        throw CommandFailure.error(
            "there is no command \"\(VisibleText.of(path: word))\". "
                + "\(VisibleText.of(path: near))The commands are \(names.joined(separator: ", ")).",
            .usage)
    }

    /// A format that is written as an option, for which the parser would suggest one with a similar name; or a second one
    /// behind `--format`, which would be read as a file.
    private static func checkFormats() throws {
        let options = Array(CommandLine.arguments.dropFirst().prefix { $0 != "--" })
        // --coverage is an option of its own.
        let formats = Set(ArtifactFormat.allCases.map(\.rawValue) + ["graph", "swift"]).subtracting(["coverage"])
        for (place, option) in options.enumerated() where option == "--format" && place + 2 < options.count {
            let (first, second) = (options[place + 1], options[place + 2])
            guard formats.contains(first), formats.contains(second) else { continue }
            throw CommandFailure.error(
                "several formats stand in one option, with commas: --format \(first),\(second).", .usage)
        }
        guard let option = options.first(where: { $0.hasPrefix("--") && formats.contains(String($0.dropFirst(2))) })
        else { return }
        throw CommandFailure.error(
            "there is no option \(option). A format is chosen with --format \(option.dropFirst(2)).", .usage)
    }
}
