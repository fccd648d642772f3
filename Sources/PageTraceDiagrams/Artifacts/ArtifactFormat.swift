import Graphviz

package enum ArtifactFormat: String, Hashable, Sendable, CaseIterable {
    case svg
    /// A diagram as a bitmap, with the fonts of the machine.
    case png
    /// A diagram for print, with the fonts of the machine.
    case pdf
    /// A diagram in the Graphviz language: a cluster for each step, nodes named by their places, such as `step2_call3`,
    /// and an edge from each call to the next.
    case dot
    case mermaid
    /// The log for people.
    case text
    case json
    /// The log as JSON, one line for each step.
    case jsonl
    /// The answers of the data source that were asked for, and those that never were, as JSON.
    case coverage
    /// A self-contained page to step through.
    case html

    /// Whether it shows a diagram rather than the log.
    package var isOfDiagrams: Bool { drawn != nil || self == .mermaid }

    /// The extension of its files, without the dot.
    package var fileExtension: String {
        switch self {
        case .svg, .png, .pdf, .dot, .json, .jsonl, .html: rawValue
        case .mermaid: "mmd"
        case .text: "txt"
        case .coverage: "coverage.json"
        }
    }

    /// The format in which Graphviz draws it, nil if Graphviz is not needed.
    var drawn: Format? { Format(rawValue: rawValue) }

    /// A sheet in this format.
    func bytes(of sheets: DiagramSheets, at sheet: Int, theme: Theme) throws(DiagramError) -> [UInt8] {
        guard let drawn else { return Array(sheets.mermaid(at: sheet).utf8) }
        return try Self.bytes(
            of: drawn == .dot ? sheets.outline(at: sheet) : sheets.graph(at: sheet), as: drawn, theme: theme,
            options: sheets.options)
    }

    /// A graph in a format of Graphviz.
    static func bytes(
        of graph: Graph, as format: Format, theme: Theme, options: DiagramOptions
    ) throws(DiagramError) -> [UInt8] {
        var graph = graph
        graph.typefaces = options.typefaces
        do {
            return try GraphRenderer.render(
                graph, format: format, theme: theme.appearance, resolution: options.resolution.map(Double.init))
        } catch {
            throw DiagramError(.graphviz(error))
        }
    }
}
