/// Draws graphs within this process, through libgvc.
public enum Graphviz {
    /// Draws a graph.
    ///
    /// The same graph gives the same bytes. Safe to call from any thread; libgvc is not, so calls wait for each other.
    ///
    /// - Parameters:
    ///   - graph: What to draw.
    ///   - engine: Who decides where things stand.
    ///   - format: What kind of file the result is.
    ///   - theme: For which background the drawing is coloured.
    /// - Returns: The whole file.
    /// - Throws: ``GraphvizError``, and nothing is printed.
    public static func render(
        _ graph: Graph,
        engine: Engine,
        format: Format = .svg,
        theme: Theme = .automatic
    ) throws(GraphvizError) -> [UInt8] {
        throw .failed(message: "not drawn yet")
    }
}
