import CGraphviz
import CGraphvizShim
import Graphviz

/// Any graph is drawn or refused.
///
/// A drawing is well-formed and harmless, the texts in it are those of the graph, and Graphviz reads its own
/// language back.
enum GraphWriterCheck {
    static func check(_ bytes: [UInt8]) throws(Violation) {
        let recipe = GraphRecipe(bytes)
        let svg: [UInt8]
        do {
            svg = try render(recipe, .svg)
        } catch {
            return try require(!error.description.isEmpty, "a graph is refused without a word")
        }
        do {
            try check(SVGDrawing(svg), of: recipe)
        } catch {
            throw Violation("\(error)\n\(recipe.graph)\n\(text(svg))")
        }
        let dot: [UInt8]
        do {
            dot = try render(recipe, .dot)
        } catch {
            throw Violation("there is an SVG, but in place of the DOT: \(error)\n\(recipe.graph)")
        }
        try checkLanguage(dot, of: recipe)
    }

    private static func render(_ recipe: GraphRecipe, _ format: Format) throws(GraphvizError) -> [UInt8] {
        try GraphRenderer.render(recipe.graph, format: format, theme: recipe.theme)
    }

    private static func check(_ drawing: SVGDrawing, of recipe: GraphRecipe) throws(Violation) {
        // One whose outline is not drawn at all is not there.
        let nodes = recipe.graph.nodes.filter { $0.lineStyle != .invisible }
        try require(drawing.nodeTitles.count == nodes.count, "not each node is drawn")
        for node in nodes {
            if isPlain(node.id) {
                try require(drawing.nodeTitles.contains(node.id), "no node is called \"\(node.id)\"")
            }
            guard case .text(let text, _) = node.label, isPlain(text) else { continue }
            try require(drawing.texts.contains(text), "\"\(text)\" is nowhere among \(drawing.texts)")
        }
    }

    /// Letters and single spaces: drawn as they are, in one piece.
    private static func isPlain(_ text: String) -> Bool {
        let words = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty && word.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "z") ~= $0 && $0 | 0x20 >= 0x61 }
                && !word.contains(UInt8(ascii: "{"))
        }
    }

    /// libgvc's own parser finds all nodes and edges.
    private static func checkLanguage(_ dot: [UInt8], of recipe: GraphRecipe) throws(Violation) {
        graphviz_lock()
        defer { graphviz_unlock() }
        graphviz_forget_messages()
        let graph = (dot + [0]).withUnsafeBytes { agmemread($0.baseAddress?.assumingMemoryBound(to: CChar.self)) }
        let messages = String(cString: graphviz_message())
        guard let graph else { throw Violation("the DOT is not read back: \(messages)\n\(text(dot))") }
        defer { agclose(graph) }
        try require(graphviz_has_failed() == 0, "the DOT is read back with errors: \(messages)\n\(text(dot))")
        let nodes = Int(agnnodes(graph))
        try require(nodes == recipe.graph.nodes.count, "\(nodes) nodes are read back\n\(text(dot))")
        let edges = Int(agnedges(graph))
        try require(edges == recipe.graph.edges.count, "\(edges) edges are read back\n\(text(dot))")
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
