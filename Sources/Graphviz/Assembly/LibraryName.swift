/// What libgvc knows a node by: a number, and never the id.
///
/// Ids hold texts of others, of any length. libgvc puts names into its messages, and not every version can take long ones.
/// In SVG the ids come back as titles, see ``SVGTitles``.
enum LibraryName: Equatable {
    /// A node, by its place in the graph.
    case node(Int)
    /// The node that makes a drawing as large as it should be.
    case canvas

    var text: String {
        switch self {
        case .node(let place): "n\(place + 1)"
        case .canvas: "canvas"
        }
    }

    /// The name of a graph: what is plain of its id, and at most 40 characters.
    static func ofGraph(id: String) -> String {
        String(String.UnicodeScalarView(id.unicodeScalars.prefix(40).map { $0.isPlain ? $0 : "_" }))
    }
}

extension Unicode.Scalar {
    /// Whether it is a letter or a digit of ASCII, which every notation takes as it is.
    var isPlain: Bool { isASCII && (properties.isAlphabetic || properties.numericType != nil) }
}
