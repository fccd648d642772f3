import ArgumentParser
import PageTraceDocumentation
import PageTraceFiles

/// Looks at the command line before it is parsed, for what the parser cannot see.
enum CommandLineCheck {
    /// Refuses a command line that is not there, is not text, or begins with a command that is not there.
    static func run(_ configuration: CommandConfiguration) throws {
        try checkPresence()
        try checkText()
        try checkCommand(among: configuration.subcommands.map { $0._commandName } + ["help"])
    }

    /// Refuses to go on without arguments, of which the name of the command is always one.
    ///
    /// Swift asks the system for them. If it gets none, nobody knows what was asked for, and help with success would lie.
    private static func checkPresence() throws {
        guard CommandLine.arguments.isEmpty else { return }
        try refuse(
            "cannot read the command line: it should be in /proc/self/cmdline, and is not. Mount /proc.",
            ExitCode(74))
    }

    /// What is not UTF-8 would be repaired on the way in, and then be the name of another file.
    private static func checkText() throws {
        for position in 0..<Int(CommandLine.argc) {
            guard let argument = CommandLine.unsafeArgv[position], String(validatingCString: argument) == nil else {
                continue
            }
            try refuse(
                "argument \(position) is not UTF-8: \"\(VisibleText.of(path: String(cString: argument)))\". Rename the "
                    + "file, or reach it by another path, such as a symbolic link.",
                .usage)
        }
    }

    private static func checkCommand(among names: [String]) throws {
        guard CommandLine.arguments.count > 1 else { return }
        let word = CommandLine.arguments[1]
        guard !word.hasPrefix("-"), !names.contains(word) else { return }
        let near =
            word.hasSuffix(".json")
            ? "To replay it: pagetrace run \(word). "
            : word.hasSuffix(".jsonl")
                ? "To draw it: pagetrace draw \(word). " : NearName.sentence(for: word, among: names)
        try refuse(
            "there is no command \"\(VisibleText.of(path: word))\". "
                + "\(VisibleText.of(path: near))The commands are \(names.joined(separator: ", ")).",
            .usage)
    }

    private static func refuse(_ message: String, _ code: ExitCode) throws {
        Console.standardError.writeIgnoringErrors("pagetrace: error: \(message)\n")
        throw code
    }
}
