import ArgumentParser
import Graphviz
import PageTrace
import PageTraceFiles

/// The one place that turns errors into text and exit codes.
enum CommandFailure: Error {
    /// Two traces would write the same file.
    case collision(name: String, first: String, second: String)
    /// A diagram cannot be drawn.
    case drawing(name: String, GraphvizError)

    /// Runs a subcommand; what it throws is written to standard error, and becomes its exit code.
    static func reporting(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let code as ExitCode {
            throw code
        } catch let error as FileError where error.kind == .closedPipe {
            // Who stops to read, as `head` does, has seen enough and wants no message.
            throw ExitCode(error.exitCode)
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
            ("pagetrace: error: \(error.description)", ExitCode(error.exitCode))
        case CommandFailure.drawing(let name, let error):
            ("pagetrace: error: cannot draw \"\(name)\": \(sentence(error))", code(of: error))
        case CommandFailure.collision(_, let first, let second) where first == second:
            ("pagetrace: error: \(first) is named twice. Name it once.", .usage)
        case CommandFailure.collision(let name, let first, let second):
            (
                "pagetrace: error: \(first) and \(second) would both write \(name). Rename one of the traces, or run "
                    + "them into different folders with --output.",
                .usage
            )
        default:
            ("pagetrace: fault: \(error). This is a mistake in pagetrace itself; please report it.", .internalFault)
        }
    }
}

extension CommandFailure {
    /// What Graphviz says, ended as a sentence.
    private static func sentence(_ error: GraphvizError) -> String {
        let text = error.description
        return text.hasSuffix(".") ? text : text + "."
    }

    private static func code(of error: GraphvizError) -> ExitCode {
        if case .tooLarge = error { .limitReached } else { .internalFault }
    }
}

/// The exit codes, as the README lists them.
extension ExitCode {
    /// Findings under `--strict`, or a difference under `--check`.
    static let hasFindings = ExitCode(1)
    /// The trace is refused.
    static let traceRefused = ExitCode(2)
    /// A limit was reached.
    static let limitReached = ExitCode(3)
    /// The command line is wrong.
    static let usage = ExitCode(64)
    /// A fault of pagetrace.
    static let internalFault = ExitCode(70)
}
