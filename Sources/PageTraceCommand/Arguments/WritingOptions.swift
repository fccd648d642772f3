import ArgumentParser

/// What every command that writes files asks about them.
struct WritingOptions: ParsableArguments {
    @Flag(help: "Also replace files that pagetrace did not make. What is read is never replaced.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print only errors; the exit code says the rest.")
    var quiet = false

    /// - Parameter inputs: The files that were read, which are never replaced.
    func writer(reading inputs: [String?]) -> ResultWriter {
        ResultWriter(inputs: inputs.compactMap(\.self), isForced: force, isQuiet: quiet)
    }
}

/// Where a command writes, if its files do not have places of their own.
struct OutputOption: ParsableArguments {
    static let name: NameSpecification = [.customShort("o"), .customLong("output")]

    @Option(
        name: OutputOption.name,
        help: """
            Where to write: a folder, or a file such as walk.svg. A folder is made if it is missing; the name of a file ends \
            as its format does; - is standard output.
            """,
        completion: .file())
    var output: String?

    func validate() throws { try Self.check(output) }

    static func check(_ output: String?) throws {
        if output?.isEmpty == true {
            throw ValidationError("--output is empty: name a folder or a file, or - for standard output.")
        }
    }
}

extension Destination {
    /// Refuses a file whose name does not end as its format does.
    func check(ending: String, of format: String) throws {
        guard case .file(_, let name) = self, !isFile(endingIn: ending) else { return }
        throw ValidationError(
            "\(name) does not end as \(format) does, in .\(ending). Leave --format out, or change the ending.")
    }
}
