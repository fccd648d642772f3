public import Graphviz
public import PageTrace

/// A file that is made of a recording.
///
/// ```swift
/// let artifact = Artifact.diagram(.flow, .svg)
/// artifact.fileName(for: "there-and-back")   // there-and-back.flow.svg
/// try artifact.bytes(of: recording)
/// ```
public enum Artifact: Hashable, Sendable {
    /// A diagram, in a format that ``ArtifactFormat/isOfDiagrams``.
    case diagram(Diagram, ArtifactFormat)
    /// The recording itself, in another format.
    case log(ArtifactFormat)

    /// The name of the file, such as `there-and-back.flow.svg` or `there-and-back.txt`.
    public func fileName(for baseName: String) -> String {
        switch self {
        case .diagram(let diagram, let format): "\(baseName).\(diagram.rawValue).\(format.fileExtension)"
        case .log(let format): "\(baseName).\(format.fileExtension)"
        }
    }

    /// The content of the file.
    ///
    /// - Parameters:
    ///   - recording: What was recorded.
    ///   - theme: For which background diagrams are coloured.
    ///   - showsCoverage: Whether the text and the diagrams `flow` and `calls` say which answers of the data source were
    ///     never asked for.
    /// - Throws: `GraphvizError` where a drawing cannot be made.
    public func bytes(
        of recording: Recording, theme: Theme = .automatic, showsCoverage: Bool = false
    ) throws(GraphvizError) -> [UInt8] {
        switch self {
        case .log(.json): return Array(recording.json.utf8)
        case .log(.jsonl): return Array(recording.jsonLines.utf8)
        case .log(.coverage): return Array(recording.coverage.json.utf8)
        case .log: return Array((recording.text + (showsCoverage ? "\n" + recording.coverage.text : "")).utf8)
        case .diagram(let diagram, let format):
            guard let drawn = format.drawn else { return Array(diagram.mermaid(of: recording).utf8) }
            return try GraphRenderer.render(
                diagram.graph(of: recording, showsCoverage: showsCoverage), engine: diagram.engine, format: drawn,
                theme: theme)
        }
    }
}

/// The format of a file that is made of a recording.
public enum ArtifactFormat: String, Hashable, Sendable, CaseIterable {
    /// A diagram as Scalable Vector Graphics.
    case svg
    /// A diagram as a bitmap, with the fonts of the machine.
    case png
    /// A diagram for print, with the fonts of the machine.
    case pdf
    /// A diagram in the Graphviz language.
    case dot
    /// A diagram as Mermaid source.
    case mermaid
    /// The log for people.
    case text
    /// The log as JSON.
    case json
    /// The log as JSON, a line a step.
    case jsonl
    /// Which answers of the data source were asked for, and which never, as JSON.
    case coverage

    /// Whether it shows a diagram rather than the log.
    public var isOfDiagrams: Bool {
        switch self {
        case .svg, .png, .pdf, .dot, .mermaid: true
        case .text, .json, .jsonl, .coverage: false
        }
    }

    /// The extension of its files, without the dot.
    public var fileExtension: String {
        switch self {
        case .svg, .png, .pdf, .dot, .json, .jsonl: rawValue
        case .mermaid: "mmd"
        case .text: "txt"
        case .coverage: "coverage.json"
        }
    }

    /// The format in which Graphviz draws it, nil where Graphviz has no part in it.
    var drawn: Format? {
        switch self {
        case .svg: .svg
        case .png: .png
        case .pdf: .pdf
        case .dot: .dot
        case .mermaid, .text, .json, .jsonl, .coverage: nil
        }
    }
}
