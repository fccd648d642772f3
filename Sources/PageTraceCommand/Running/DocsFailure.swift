import ArgumentParser
import PageTraceFiles

/// A failure of `pagetrace docs`, in complete sentences.
struct DocsFailure: Error {
    let message: String
    var code = ExitCode.traceRefused

    /// Something that was named, or was expected somewhere, cannot be read.
    static func unreadable(_ path: String, _ reason: String) -> DocsFailure {
        DocsFailure(
            message: "pagetrace: error: cannot read \"\(VisibleText.of(path: path))\": \(reason)", code: ExitCode(74))
    }

    /// A file would land where it does not belong.
    static func unwritable(_ path: String, _ reason: String) -> DocsFailure {
        DocsFailure(
            message: "pagetrace: error: cannot write \"\(VisibleText.of(path: path))\": \(reason)", code: ExitCode(73))
    }

    /// Several failures as one, with the code of the first.
    static func all(_ failures: [DocsFailure]) -> DocsFailure? {
        guard let first = failures.first else { return nil }
        let shown = failures.prefix(50).map(\.message)
        let rest = failures.count - shown.count
        let lines = rest > 0 ? shown + ["… and \(rest) more"] : shown
        return DocsFailure(message: lines.joined(separator: "\n"), code: first.code)
    }
}
