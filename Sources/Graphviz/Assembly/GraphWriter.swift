internal import CGraphvizShim

/// Builds libgvc's form of a graph.
///
/// Everything happens under the lock, and the graph is released when the writer goes.
struct GraphWriter: ~Copyable {
    let root: OpaquePointer
    let palette: Palette
    /// Whether libgvc draws text by itself, as in a bitmap.
    var isTextDrawn: Bool { text.isTextDrawn }

    var graphAttributes: AttributeSet
    var nodeAttributes: AttributeSet
    var edgeAttributes: AttributeSet
    /// Where attributes are put together; emptied and filled again for each.
    var text = ByteText()
    /// libgvc's node for each id.
    var nodes: [String: OpaquePointer] = [:]

    init?(id: String, palette: Palette, isTextDrawn: Bool) {
        text.isTextDrawn = isTextDrawn
        // What is plain of the id, and at most 40 characters.
        text.append(String(String.UnicodeScalarView(id.unicodeScalars.prefix(40).map { $0.isPlain ? $0 : "_" })))
        guard let opened = text.withCharacters(graphviz_open_graph), let root = opened else { return nil }
        self.root = root
        self.palette = palette
        graphAttributes = AttributeSet(root: root, kind: Int32(GRAPHVIZ_GRAPHS))
        nodeAttributes = AttributeSet(root: root, kind: Int32(GRAPHVIZ_NODES))
        edgeAttributes = AttributeSet(root: root, kind: Int32(GRAPHVIZ_EDGES))
    }

    deinit { graphviz_close_graph(root) }

    /// Adds a node, which libgvc knows by its number and never by its id.
    ///
    /// Ids hold texts of others, of any length. libgvc puts names into its messages, and not every version can take
    /// long ones. In SVG the ids come back as titles, see ``SVGTitles``.
    mutating func addNode() -> OpaquePointer? {
        text.removeAll()
        text.append("n\(nodes.count + 1)")
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

extension Unicode.Scalar {
    /// Whether it is a letter or a digit of ASCII, which every notation takes as it is.
    package var isPlain: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) }
}
