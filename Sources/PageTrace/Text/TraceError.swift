import Paging

/// Why a trace, or another text such as a recording that is read back, is refused, and where.
///
/// Its ``description`` reads like a compiler's message: the place, what was found, what is allowed or what to do next,
/// and the line with a caret below the place:
///
///     trace.json:12:15: error: unknown page "Fith". Did you mean "Fifth"? The pages here are "First" and "Fifth".
///         { "set": "Fith" }
///                  ^
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The text is not a trace that can be replayed, or not a recording.
        case malformed
        /// It is larger than a limit allows.
        case limitExceeded
    }

    package var kind: Kind

    /// The name of the text, as the caller gave it: a file name, `standard input`, `--path`.
    public var source: String

    /// The line, counted from 1; nil for the text as a whole.
    public var line: Int?

    /// The column, counted from 1 in Unicode scalars, nil if there is no line.
    ///
    /// It counts scalars and not user-perceived characters, whose boundaries depend on the version of Unicode: an error
    /// must read the same on every machine.
    public var column: Int?

    /// What is wrong, without a final period.
    public var message: String

    /// What is allowed, or what to do next, in complete sentences; empty if the message says it all.
    public var advice: String

    /// The line in question and a caret below the place, empty if there is none.
    package var excerpt: String

    package init(
        kind: Kind = .malformed, source: String, line: Int? = nil, column: Int? = nil, message: String,
        advice: String = "", excerpt: String = ""
    ) {
        self.kind = kind
        self.source = source
        self.line = line
        self.column = column
        self.message = message
        self.advice = advice
        self.excerpt = excerpt
    }

    /// The error as text: one line, then the excerpt if there is one, without a line break at the end.
    public var description: String {
        let place = line.map { ":\($0)" + (column.map { ":\($0)" } ?? "") } ?? ""
        let end = advice.isEmpty ? (message.hasSuffix("?") ? "" : ".") : ". " + advice
        let text = Wording.visible(source) + place + ": error: " + message + end
        return excerpt.isEmpty ? text : text + "\n" + excerpt
    }
}
