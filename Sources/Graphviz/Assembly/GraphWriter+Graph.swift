extension GraphWriter {
    /// Fills the graph with everything that a value describes.
    mutating func write(_ graph: Graph) throws(GraphvizError) {
        declareDefaults()
        nodes.reserveCapacity(graph.nodes.count)
        for node in graph.nodes { try write(node) }
        if engine == .placed, let canvas = graph.canvas { writeCanvas(canvas) }
        for edge in graph.edges { try write(edge) }
        writeRoot(graph)
    }

    /// Makes a plain `dot` draw what is in a file instead of laying it out once more.
    ///
    /// Only after the layout, which would obey as well.
    mutating func markAsLaidOut() {
        set(root, graphAttributes.symbol(.layout)) { $0.append("nop2" as StaticString) }
    }

    /// What most objects have in common is said once.
    private mutating func declareDefaults() {
        // What a plain `dot` would write into nodes without a label of their own is said to be the usual, so that an empty
        // label is not.
        nodeAttributes.declare(.label, "\\N")
        nodeAttributes.declare(.shape, Shape.box.rawValue)
        nodeAttributes.declare(.color, "#000000")
        nodeAttributes.declare(.fontColor, "#000000")
        nodeAttributes.declare(.fontName, Font.sans.name(isDrawn: isTextDrawn))
        nodeAttributes.declare(.fontSize, "14")
        edgeAttributes.declare(.color, "#000000")
        edgeAttributes.declare(.fontColor, "#000000")
        edgeAttributes.declare(.fontName, Font.sans.name(isDrawn: isTextDrawn))
        edgeAttributes.declare(.fontSize, "14")
        edgeAttributes.declare(.edgeEnds, "both")
        edgeAttributes.declare(.arrowtail, Arrowhead.none.rawValue)
    }

    private mutating func writeRoot(_ graph: Graph) {
        let palette = palette
        set(root, graphAttributes.symbol(.background)) {
            $0.append(graph.background.map { palette.color(for: $0).text } ?? "transparent")
        }
        set(root, graphAttributes.symbol(.padding)) { $0.append(graph.padding / 72, decimals: 6) }
        set(root, graphAttributes.symbol(.order)) { $0.append("nodesfirst" as StaticString) }
        switch engine {
        case .placed:
            // Otherwise libgvc would move the drawing to the origin of its coordinates.
            set(root, graphAttributes.symbol(.noTranslation)) { $0.append("true" as StaticString) }
        case .dot:
            set(root, graphAttributes.symbol(.direction)) { $0.append(graph.direction.rawValue) }
            set(root, graphAttributes.symbol(.nodeSpacing)) { $0.append(graph.nodeSpacing / 72, decimals: 6) }
            set(root, graphAttributes.symbol(.rankSpacing)) { $0.append(graph.rankSpacing / 72, decimals: 6) }
        }
    }
}
