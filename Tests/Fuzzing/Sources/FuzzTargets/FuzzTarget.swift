/// A part of pagetrace that reads or draws what comes from outside.
///
/// Each takes any bytes at all, and beyond "it does not crash" says what must hold of them.
public enum FuzzTarget: String, CaseIterable, Sendable {
    /// A trace file.
    case traceReader = "TraceReader"
    /// A recording, as JSON or JSON lines.
    case recordingReader = "RecordingReader"
    /// A graph of situations, as explore writes it.
    case graphReader = "GraphReader"
    /// A log of callbacks, to be explained.
    case logReader = "LogReader"
    /// A trace file, to be explored.
    case exploration = "Exploration"
    /// A line with pages, then a path over them.
    case pathNotation = "PathNotation"
    /// A recipe for a graph; see ``GraphRecipe``.
    case graphWriter = "GraphWriter"
    /// A Markdown file.
    case markdownReader = "MarkdownReader"

    /// Checks all that must hold of an input.
    ///
    /// - Parameter bytes: The input.
    /// - Throws: ``Violation`` where something does not hold.
    public func check(_ bytes: [UInt8]) throws(Violation) {
        switch self {
        case .traceReader: try TraceReaderCheck.check(bytes)
        case .recordingReader: try RecordingReaderCheck.check(bytes)
        case .graphReader: try GraphReaderCheck.check(bytes)
        case .logReader: try LogReaderCheck.check(bytes)
        case .exploration: try ExplorationCheck.check(bytes)
        case .pathNotation: try PathNotationCheck.check(bytes)
        case .graphWriter: try GraphWriterCheck.check(bytes)
        case .markdownReader: try MarkdownReaderCheck.check(bytes)
        }
    }

    /// What an input means, for people: a recipe as the graph that it describes, anything else as its text.
    public func description(of bytes: [UInt8]) -> String {
        guard self == .graphWriter else { return String(decoding: bytes, as: UTF8.self) }
        let recipe = GraphRecipe(bytes)
        return "\(recipe.theme), \(recipe.graph)"
    }
}

/// Something that must hold of every input, and does not hold of one.
public struct Violation: Error, CustomStringConvertible {
    /// What does not hold, in a sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Stops where a condition does not hold.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws(Violation) {
    if !condition { throw Violation(message()) }
}
