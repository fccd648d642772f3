/// A drawing as a value: nodes, the edges between them, and their style.
///
///     var graph = Graph(id: "flow")
///     graph.title = "There and back again"
///     graph.nodes = [Node(id: "First", frame: first), Node(id: "Second", frame: second)]
///     graph.edges = [Edge(from: "First", to: "Second", route: .straight(from: start, to: end))]
///     let svg = try GraphRenderer.render(graph, format: .svg)
///
/// Nodes and edges say where they are, and libgvc only draws: its time is proportional to the graph, and the drawing does
/// not depend on the version of Graphviz.
///
/// What comes later in ``nodes`` is drawn over what comes earlier, and edges over all nodes, by
/// the order of their tails.
package struct Graph: Hashable, Sendable {
    /// The name of the graph.
    ///
    /// In SVG it also distinguishes this drawing's ids from those of others in one document.
    package var id: String
    /// The title of the drawing: SVG's `<title>`, which screen readers speak first.
    package var title: String?
    /// What the drawing shows, in a sentence or more: SVG's `<desc>`.
    package var summary: String?
    package var nodes: [Node]
    package var edges: [Edge]
    /// The color behind the drawing; nil for none.
    package var background: Color? = .white
    /// The dark counterpart of each color; colors that are missing stay unchanged, and the first pair wins.
    package var darkColors: [ColorPair] = []
    /// The empty border around the drawing, in points.
    package var padding = 4.0
    /// What belongs together, for programs that read DOT; drawings do not show it.
    package var clusters: [Cluster] = []
    /// Whether nodes and edges have their places; without them only DOT can be written, and `dot` finds the places.
    package var isPlaced = true
    /// A letter of the language that is written in it: PNG and PDF need a font with it.
    package var letter: Unicode.Scalar = "A"

    /// Families of typefaces that come before the usual ones in SVG, PNG and PDF.
    package var typefaces = Typefaces()

    package init(id: String, nodes: [Node] = [], edges: [Edge] = []) {
        self.id = id
        self.nodes = nodes
        self.edges = edges
    }
}

/// Nodes that belong together.
package struct Cluster: Hashable, Sendable {
    /// Letters and digits of ASCII, and `_`.
    package var id: String
    /// The nodes, by their ids.
    package var nodes: [String]

    package init(id: String, nodes: [String]) {
        self.id = id
        self.nodes = nodes
    }
}

/// The background that the colors of a drawing are for.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// SVG has both sets of colors and follows the reader's setting; other formats are drawn light.
    case automatic
    /// The colors as the graph names them.
    case light
    /// Every color replaced by its counterpart in ``Graph/darkColors``.
    case dark
}
