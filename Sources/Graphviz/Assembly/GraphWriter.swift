internal import CGraphvizShim

/// Builds libgvc's form of a graph.
///
/// Everything happens under the lock, and the graph is released when the writer goes.
struct GraphWriter: ~Copyable {
    let root: OpaquePointer
    let engine: Engine
    let palette: Palette
    /// Whether libgvc draws text by itself, as in a bitmap.
    var isTextDrawn: Bool { text.isTextDrawn }

    var graphAttributes: AttributeSet
    var nodeAttributes: AttributeSet
    var edgeAttributes: AttributeSet
    /// Where attributes are put together; emptied and filled again for each.
    var text = ByteText()
    /// libgvc's node for each id, with what a straight edge has to know of it.
    var nodes: [String: (object: OpaquePointer, frame: Rectangle?, shape: Shape)] = [:]

    init?(id: String, isDirected: Bool, engine: Engine, palette: Palette, isTextDrawn: Bool) {
        text.isTextDrawn = isTextDrawn
        text.append(LibraryName.ofGraph(id: id))
        guard let opened = text.withCharacters({ graphviz_open_graph($0, isDirected ? 1 : 0) }), let root = opened
        else { return nil }
        self.root = root
        self.engine = engine
        self.palette = palette
        graphAttributes = AttributeSet(root: root, kind: Int32(GRAPHVIZ_GRAPHS))
        nodeAttributes = AttributeSet(root: root, kind: Int32(GRAPHVIZ_NODES))
        edgeAttributes = AttributeSet(root: root, kind: Int32(GRAPHVIZ_EDGES))
    }

    deinit {
        graphviz_close_graph(root)
    }

    /// Calls a function with the name that libgvc knows something by.
    mutating func with(_ name: LibraryName, _ body: (UnsafePointer<CChar>) -> OpaquePointer?) -> OpaquePointer? {
        text.removeAll()
        text.append(name.text)
        return text.withCharacters(body) ?? nil
    }

    /// Sets an attribute to what the closure writes.
    mutating func set(
        _ object: OpaquePointer,
        _ symbol: OpaquePointer?,
        _ write: (inout ByteText) -> Void
    ) {
        text.removeAll()
        write(&text)
        text.withCharacters { graphviz_set(UnsafeMutableRawPointer(object), symbol, $0) }
    }

    mutating func setMarkup(
        _ object: OpaquePointer, _ symbol: OpaquePointer?, _ write: (inout ByteText, Palette) -> Void
    ) {
        text.removeAll()
        write(&text, palette)
        text.withCharacters { graphviz_set_html(root, UnsafeMutableRawPointer(object), symbol, $0) }
    }

    /// Sets a label, as plain text or as markup.
    mutating func set(_ object: OpaquePointer, label: Label, _ symbol: OpaquePointer?) {
        text.removeAll()
        let isMarkup = text.append(label, palette: palette)
        text.withCharacters { characters in
            if isMarkup {
                graphviz_set_html(root, UnsafeMutableRawPointer(object), symbol, characters)
            } else {
                graphviz_set(UnsafeMutableRawPointer(object), symbol, characters)
            }
        }
    }
}
