import ArgumentParser
import Graphviz
import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// The one place that turns errors into text and exit codes.
struct CommandFailure: Error {
    /// What is wrong and what to do, in complete sentences.
    let message: String
    let code: ExitCode

    /// Runs a subcommand; what it throws is written to standard error, and becomes its exit code.
    static func reporting(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let code as ExitCode {
            throw code
        } catch {
            let (message, code) = report(error)
            Console.standardError.writeIgnoringErrors(message + "\n")
            throw code
        }
    }

    static func report(_ error: any Error) -> (message: String, code: ExitCode) {
        switch error {
        case let error as TraceError:
            (error.description, error.kind == .limitExceeded ? .limitReached : .traceRefused)
        case let error as CommandFailure:
            (error.message, error.code)
        case let error as FileError:
            ("pagetrace: error: \(error.description)\(nearby(error))", ExitCode(error.exitCode))
        default:
            ("pagetrace: fault: \(error). This is a mistake in pagetrace itself; please report it.", .internalFault)
        }
    }

    /// A failure that is in no file.
    static func error(_ message: String, _ code: ExitCode) -> CommandFailure {
        CommandFailure(message: "pagetrace: error: \(message)", code: code)
    }

    /// Two traces would write the same file.
    static func collision(name: String, first: String, second: String) -> CommandFailure {
        guard first != second else { return error("\(first) is named twice. Name it once.", .usage) }
        return error(
            "\(first) and \(second) would both write \(name). Rename one of the two, or run them one after the other, each "
                + "with another --output.",
            .usage)
    }

    /// What the drawing of a file gives; if it is refused, the failure names the file.
    static func drawing<Result>(
        _ name: String, _ drawing: @autoclosure () throws(DiagramError) -> Result
    ) throws(CommandFailure) -> Result {
        do {
            return try drawing()
        } catch {
            throw self.error("cannot draw \"\(name)\": \(sentence(error))", code(of: error))
        }
    }

    /// Several sheets were to go to standard output, or into one file.
    static func severalSheets(count: Int, destination: String) -> CommandFailure {
        error(
            "\(destination) takes one result, and there are \(count). Name a folder, or one --format and --diagram, or choose "
                + "fewer steps with --steps.",
            .usage)
    }

    /// Something that was named, or was expected somewhere, cannot be read.
    static func unreadable(_ path: String, _ reason: String) -> CommandFailure {
        error("cannot read \"\(VisibleText.of(path: path))\": \(reason)", .cannotRead)
    }

    /// Several failures as one, with the code of the first.
    static func all(_ failures: [CommandFailure]) -> CommandFailure? {
        guard let first = failures.first else { return nil }
        let shown = failures.prefix(50).map(\.message)
        let rest = failures.count - shown.count
        let lines = rest > 0 ? shown + ["… and \(rest) more"] : shown
        return CommandFailure(message: lines.joined(separator: "\n"), code: first.code)
    }
}

extension CommandFailure {
    /// A file of nearly that name, if there is none of the name.
    private static func nearby(_ error: FileError) -> String {
        let folder = FilePath.folder(of: error.path)
        guard error.kind == .cannotRead, (try? FolderEntry.kind(of: error.path, followsLinks: true)) == .some(.none),
            let entries = try? FolderEntry.list(folder)
        else { return "" }
        let names = entries.filter { $0.kind == .file && $0.hasReadableName }.prefix(10_000).map(\.name)
        guard let near = Suggestion.nearest(to: FilePath.name(of: error.path), among: names) else { return "" }
        return " Did you mean \"\(VisibleText.of(path: FilePath.join(folder, near)))\"?"
    }

    /// What is wrong and what to do, as sentences.
    static func sentence(_ error: DiagramError) -> String {
        let text = error.description
        let sentence = text.hasSuffix(".") ? text : text + "."
        switch error.kind {
        case .tooManySteps(_, _, _, let isFolded):
            return sentence
                + " Choose some with --steps, as in --steps 0-200, or put some on each of several sheets with "
                + "--per-sheet 60." + (isFolded ? "" : " Without --no-fold what repeats is drawn once.")
        case .tooManySheets:
            return sentence + " Choose some steps with --steps, as in --steps 0-200, or put more on each sheet with a "
                + "larger --per-sheet."
        case .tooHigh(_, _, let height, _):
            return sentence
                + " Write --height \(height) or more, or leave out what every sheet has with --no-legend and "
                + "--no-caption."
        case .tooMuch:
            return sentence + " Choose fewer diagrams or formats, or some steps with --steps, as in --steps 0-200."
        case .tooLongToAnimate: return sentence + " Choose some with --steps, as in --steps 0-6."
        case .graphviz(.tooFine(let most)):
            return sentence + " Write --dpi \(most), or draw PDF, which has no limit."
        case .graphviz: return sentence
        }
    }

    static func code(of error: DiagramError) -> ExitCode {
        switch error.kind {
        case .tooManySteps, .tooManySheets, .tooHigh, .tooMuch, .tooLongToAnimate, .graphviz(.tooLarge),
            .graphviz(.tooFine),
            .graphviz(.tooLittleMemory):
            .limitReached
        case .graphviz: .internalFault
        }
    }
}

/// The exit codes, as the README lists them.
extension ExitCode {
    /// Findings under `--strict`, or a difference under `--check`.
    static let hasFindings = ExitCode(1)
    /// A log that the model explains only if something is assumed.
    static let needsAssumptions = ExitCode(4)
    static let traceRefused = ExitCode(2)
    static let limitReached = ExitCode(3)
    static let usage = ExitCode(64)
    static let internalFault = ExitCode(70)
    static let cannotWrite = ExitCode(73)
    static let cannotRead = ExitCode(74)
}
