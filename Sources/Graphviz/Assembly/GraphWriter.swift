internal import CGraphvizShim

/// Builds libgvc's form of a graph.
///
/// Everything happens under the lock, and the graph is released when the writer goes.
struct GraphWriter: ~Copyable {
    let root: OpaquePointer
    let palette: Palette
    /// Whether nodes are called by their ids, and have their classes: in DOT alone, which programs read.
    let isForPrograms: Bool
    /// Whether nodes and edges have their places.
    let isPlaced: Bool
    /// Whether libgvc draws text by itself, as in a bitmap.
    var isTextDrawn: Bool { text.isTextDrawn }

    var graphAttributes: AttributeSet
    var nodeAttributes: AttributeSet
    var edgeAttributes: AttributeSet
    /// Where attributes are put together; emptied and filled again for each.
    var text = ByteText()
    /// libgvc's node for each id.
    var nodes: [String: OpaquePointer] = [:]

    init?(_ graph: Graph, palette: Palette, format: Format) {
        isForPrograms = format == .dot && graph.hasPlaces
        isPlaced = graph.isPlaced
        text.isTextDrawn = format.needsFonts
        // What is plain of the id, and at most 40 characters.
        text.append(String(String.UnicodeScalarView(graph.id.unicodeScalars.prefix(40).map { $0.isPlain ? $0 : "_" })))
        guard let opened = text.withCharacters(graphviz_open_graph), let root = opened else { return nil }
        self.root = root
        self.palette = palette
        graphAttributes = AttributeSet(root: root, objects: Int32(GRAPHVIZ_GRAPHS))
        nodeAttributes = AttributeSet(root: root, objects: Int32(GRAPHVIZ_NODES))
        edgeAttributes = AttributeSet(root: root, objects: Int32(GRAPHVIZ_EDGES))
    }

    deinit { graphviz_close_graph(root) }

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
        let isMarkup = text.append(labelOf: node, palette: palette)
        let symbol = nodeAttributes.label
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
    package var isPlain: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) }
}
