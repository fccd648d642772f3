internal import CGraphvizShim

/// Builds libgvc's form of a graph.
///
/// Everything happens under the lock, and the graph is released when the writer goes.
struct GraphWriter: ~Copyable {
    let root: OpaquePointer
    /// What stands for colors in the theme of the drawing.
    private let substitutes: [Color: Color]
    /// Whether nodes are called by their ids, and have their classes: in DOT alone, which programs read.
    let isForPrograms: Bool
    let isPlaced: Bool
    /// The families of typefaces that libgvc draws with; nil if it does not draw texts itself.
    let drawnTypefaces: Typefaces?

    var graphAttributes: AttributeSet
    var nodeAttributes: AttributeSet
    var edgeAttributes: AttributeSet
    /// Where attributes are put together; emptied and filled again for each.
    var text = ByteText()
    var nodes: [String: OpaquePointer] = [:]

    init?(_ graph: Graph, theme: Appearance, format: Format) {
        isForPrograms = format == .dot && graph.hasPlaces
        isPlaced = graph.isPlaced
        text.isTextDrawn = format.needsFonts
        drawnTypefaces = format.needsFonts ? graph.typefaces : nil
        // What is plain of the id, and at most 40 characters.
        text.append(String(String.UnicodeScalarView(graph.id.unicodeScalars.prefix(40).map { $0.isPlain ? $0 : "_" })))
        guard let opened = text.withCharacters(graphviz_open_graph), let root = opened else { return nil }
        self.root = root
        let pairs = theme == .dark ? graph.darkColors : []
        substitutes = Dictionary(pairs.map { ($0.light, $0.dark) }) { first, _ in first }
        graphAttributes = AttributeSet(root: root, objects: Int32(GRAPHVIZ_GRAPHS))
        nodeAttributes = AttributeSet(root: root, objects: Int32(GRAPHVIZ_NODES))
        edgeAttributes = AttributeSet(root: root, objects: Int32(GRAPHVIZ_EDGES))
    }

    deinit { graphviz_close_graph(root) }

    func color(for color: Color) -> Color { substitutes.isEmpty ? color : substitutes[color] ?? color }

    /// Adds a node, which libgvc knows by its number.
    ///
    /// Ids may hold any text, of any length. libgvc puts names into its messages, and not every version can take long ones.
    /// In SVG the ids come back, see ``SVGTitles``; in DOT nodes have them from the start if all say where the node is.
    mutating func addNode(_ id: String) -> OpaquePointer? {
        text.removeAll()
        text.append(isForPrograms ? id : "n\(nodes.count + 1)")
        return text.withCharacters { graphviz_add_node(root, $0) } ?? nil
    }

    mutating func set(_ object: OpaquePointer, _ symbol: OpaquePointer?, _ write: (inout ByteText) -> Void) {
        text.removeAll()
        write(&text)
        text.withCharacters { graphviz_set(UnsafeMutableRawPointer(object), symbol, $0) }
    }

    mutating func setLabel(of node: Node, to object: OpaquePointer) {
        text.removeAll()
        let isMarkup = text.append(labelOf: node)
        let symbol = nodeAttributes[.label]
        text.withCharacters { characters in
            if isMarkup {
                graphviz_set_html(root, UnsafeMutableRawPointer(object), symbol, characters)
            } else {
                graphviz_set(UnsafeMutableRawPointer(object), symbol, characters)
            }
        }
    }
}

extension String {
    /// Whether it says where something is, as `step2_call3` does: letters and digits of ASCII, and `_`.
    var isPlace: Bool { !isEmpty && unicodeScalars.allSatisfy { $0.isPlain || $0 == "_" } }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a digit of ASCII, which every notation takes as it is.
    package var isPlain: Bool {
        switch value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }
}

extension GraphWriter {
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
        set(root, graphAttributes[.layout]) { $0.append("nop2" as StaticString) }
    }

    /// What most objects have in common is said once.
    private mutating func declareDefaults() {
        // What a plain `dot` would write into nodes without a label of their own is said to be the usual, so that an empty
        // label is not.
        nodeAttributes.setDefault(.label, "\\N")
        nodeAttributes.setDefault(.shape, Shape.box.rawValue)
        nodeAttributes.setDefault(.color, "#000000")
        nodeAttributes.setDefault(.fontcolor, "#000000")
        nodeAttributes.setDefault(.fontname, Font.sans.name(drawnWith: drawnTypefaces))
        nodeAttributes.setDefault(.fontsize, "14")
        edgeAttributes.setDefault(.color, "#000000")
        edgeAttributes.setDefault(.fontcolor, "#000000")
        edgeAttributes.setDefault(.fontname, Font.sans.name(drawnWith: drawnTypefaces))
        edgeAttributes.setDefault(.fontsize, "14")
        edgeAttributes.setDefault(.dir, "both")
        edgeAttributes.setDefault(.arrowtail, Arrowhead.none.rawValue)
    }

    private mutating func writeRoot(_ graph: Graph) {
        let background = graph.background.map { color(for: $0).text } ?? "transparent"
        set(root, graphAttributes[.bgcolor]) { $0.append(background) }
        guard isPlaced else { return writeLayout(of: graph) }
        set(root, graphAttributes[.pad]) { $0.append(graph.padding / 72, decimals: 6) }
        // A PDF would have half an inch more at each side.
        if text.isTextDrawn { set(root, graphAttributes[.margin]) { $0.append("0" as StaticString) } }
        set(root, graphAttributes[.outputorder]) { $0.append("nodesfirst" as StaticString) }
        // Otherwise libgvc would move the drawing to the origin of its coordinates.
        set(root, graphAttributes[.notranslate]) { $0.append("true" as StaticString) }
    }

    /// What helps `dot` to find places that can be read.
    private mutating func writeLayout(of graph: Graph) {
        set(root, graphAttributes[.label]) { $0.append(plain: graph.title ?? graph.id, alignment: .center) }
        set(root, graphAttributes[.labelloc]) { $0.append("t" as StaticString) }
        set(root, graphAttributes[.fontname]) { $0.append(Font.sans.name(drawnWith: nil)) }
        // What a node leads to stands in the order in which it is written, as pages do.
        set(root, graphAttributes[.ordering]) { $0.append("out" as StaticString) }
        set(root, graphAttributes[.ranksep]) { $0.append("0.25" as StaticString) }
    }
}
