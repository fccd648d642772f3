/// Who decides where things are.
public enum Engine: Hashable, Sendable, CaseIterable {
    /// libgvc's layered layout, for graphs of which only nodes and edges are known.
    ///
    /// It takes far more than twice the time for twice the graph: good for up to a few hundred edges. Sizes and
    /// distances may be 20,000 points long.
    case dot
    /// The caller: nodes have positions and edges have routes, and libgvc only draws.
    ///
    /// It takes time in proportion to the graph, and the drawing does not depend on the version of Graphviz.
    case placed
}
