import ArgumentParser
import Graphviz
import PageTrace
import PageTraceDiagrams
import PageTraceFiles

/// The one place that turns errors into text and exit codes.
enum CommandFailure: Error {
    /// Two traces would write the same file.
    case collision(name: String, first: String, second: String)
    /// A diagram cannot be drawn.
    case drawing(name: String, DiagramError)
    /// A trace has none of the requested steps.
    case steps(source: String, StepRangeError)
    /// Several sheets were to go to standard output, or into one file.
    case severalSheets(count: Int, destination: String)

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

    /// The text and the exit code of an error.
    static func report(_ error: any Error) -> (message: String, code: ExitCode) {
        switch error {
        case let error as TraceError:
            (error.description, error.kind == .limitExceeded ? .limitReached : .traceRefused)
        case let error as DocsFailure:
            (error.message, error.code)
        case let error as FileError:
            ("pagetrace: error: \(error.description)\(nearby(error))", ExitCode(error.exitCode))
        case CommandFailure.drawing(let name, let error):
            ("pagetrace: error: cannot draw \"\(name)\": \(sentence(error))", code(of: error))
        case CommandFailure.steps(let source, let error):
            ("\(source): error: --steps: \(error.description)", .usage)
        case CommandFailure.severalSheets(let count, let destination):
            (
                "pagetrace: error: \(destination) takes one result, and these are \(count) sheets. Name a folder, or "
                    + "choose fewer steps with --steps.",
                .usage
            )
        case CommandFailure.collision(_, let first, let second) where first == second:
            ("pagetrace: error: \(first) is named twice. Name it once.", .usage)
        case CommandFailure.collision(let name, let first, let second):
            (
                "pagetrace: error: \(first) and \(second) would both write \(name). Rename one of the two, or run "
                    + "them one after the other, each with another --output.",
                .usage
            )
        default:
            ("pagetrace: fault: \(error). This is a mistake in pagetrace itself; please report it.", .internalFault)
        }
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
    /// The trace or the recording is refused.
    static let traceRefused = ExitCode(2)
    /// A limit was reached.
    static let limitReached = ExitCode(3)
    /// The command line is wrong.
    static let usage = ExitCode(64)
    /// A fault of pagetrace.
    static let internalFault = ExitCode(70)
}
