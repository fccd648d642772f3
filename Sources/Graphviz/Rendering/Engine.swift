/// What decides where things are placed.
public enum Engine: Hashable, Sendable, CaseIterable {
    /// libgvc's layered layout, for graphs of which only nodes and edges are known.
    ///
    /// Its time grows much faster than the graph: it is good for up to a few hundred edges. Sizes and distances may be
    /// up to 20,000 points.
    case dot
    /// The caller: nodes have positions and edges have routes, and libgvc only draws.
    ///
    /// Its time is proportional to the graph, and the drawing does not depend on the version of Graphviz.
    case placed
}
