/// Why a place in a Markdown file cannot be understood, and where it is.
///
/// Its description reads like a compiler's message:
///
///     Guide.md:12:20: error: unknown key "diagramm". Did you mean "diagram"? The keys are trace, path, …
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as the caller gave it.
    public let file: String

    /// The line, counted from 1.
    public let line: Int

    /// The column, counted from 1 in Unicode scalars.
    public let column: Int

    /// What is wrong, without a final period.
    public let message: String

    /// What is allowed, or what to do next, in complete sentences; empty if the message says it all.
    public let advice: String

    /// The error as one line.
    public var description: String {
        let text = "\(PrintableText.of(file)):\(line):\(column): error: \(message)"
        return advice.isEmpty ? text + "." : "\(text). \(advice)"
    }
}

/// Something wrong with a file, before its line is known.
struct Problem: Error, Hashable {
    /// The byte that is meant.
    let offset: Int
    let message: String
    let advice: String

    init(_ offset: Int, _ message: String, _ advice: String = "") {
        self.offset = offset
        self.message = message
        self.advice = advice
    }
}
