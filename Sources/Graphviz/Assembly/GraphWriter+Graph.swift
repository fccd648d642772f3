extension GraphWriter {
    /// Fills the graph with everything that a value describes.
    mutating func write(_ graph: Graph) throws(GraphvizError) {
        declareDefaults()
        nodes.reserveCapacity(graph.nodes.count)
        for node in graph.nodes { try write(node) }
        for edge in graph.edges { try write(edge) }
        writeRoot(graph)
    }

    /// Makes a plain `dot` draw what is in a file instead of laying it out once more.
    ///
    /// Only after the layout, which would obey as well.
    mutating func markAsLaidOut() {
        set(root, graphAttributes.layout) { $0.append("nop2" as StaticString) }
    }

    /// What most objects have in common is said once.
    private mutating func declareDefaults() {
        // What a plain `dot` would write into nodes without a label of their own is said to be the usual, so that an empty
        // label is not.
        nodeAttributes.setDefault(nodeAttributes.label, "\\N")
        nodeAttributes.setDefault(nodeAttributes.shape, Shape.box.rawValue)
        nodeAttributes.setDefault(nodeAttributes.color, "#000000")
        nodeAttributes.setDefault(nodeAttributes.fontColor, "#000000")
        nodeAttributes.setDefault(nodeAttributes.fontName, Font.sans.name(isDrawn: isTextDrawn))
        nodeAttributes.setDefault(nodeAttributes.fontSize, "14")
        edgeAttributes.setDefault(edgeAttributes.color, "#000000")
        edgeAttributes.setDefault(edgeAttributes.fontColor, "#000000")
        edgeAttributes.setDefault(edgeAttributes.fontName, Font.sans.name(isDrawn: isTextDrawn))
        edgeAttributes.setDefault(edgeAttributes.fontSize, "14")
        edgeAttributes.setDefault(edgeAttributes.edgeEnds, "both")
        edgeAttributes.setDefault(edgeAttributes.arrowtail, Arrowhead.none.rawValue)
    }

    private mutating func writeRoot(_ graph: Graph) {
        let palette = palette
        set(root, graphAttributes.background) {
            $0.append(graph.background.map { palette.color(for: $0).text } ?? "transparent")
        }
        guard isPlaced else { return writeLayout(of: graph) }
        set(root, graphAttributes.padding) { $0.append(graph.padding / 72, decimals: 6) }
        // A PDF would have half an inch more at each side.
        if isTextDrawn { set(root, graphAttributes.margin) { $0.append("0" as StaticString) } }
        set(root, graphAttributes.order) { $0.append("nodesfirst" as StaticString) }
        // Otherwise libgvc would move the drawing to the origin of its coordinates.
        set(root, graphAttributes.noTranslation) { $0.append("true" as StaticString) }
    }

    /// What helps `dot` to find places that can be read.
    private mutating func writeLayout(of graph: Graph) {
        set(root, graphAttributes.label) { $0.append(plain: graph.title ?? graph.id, alignment: .center) }
        set(root, graphAttributes.labelPlace) { $0.append("t" as StaticString) }
        set(root, graphAttributes.fontName) { $0.append(Font.sans.name(isDrawn: false)) }
        // What a node leads to stands in the order in which it is written, as pages do.
        set(root, graphAttributes.ordering) { $0.append("out" as StaticString) }
        set(root, graphAttributes.rankRoom) { $0.append("0.25" as StaticString) }
    }
}
