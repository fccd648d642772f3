public import Graphviz

/// Why a diagram is not drawn.
public enum DiagramError: Error, Hashable, Sendable {
    /// A picture would have more steps than are allowed; `isFolded` says whether repeated stretches count once.
    case tooManySteps(Diagram, count: Int, limit: Int, isFolded: Bool)
    /// There would be more sheets than are allowed.
    case tooManySheets(Diagram, count: Int, limit: Int)
    /// All files together would take more than is drawn at once, counted in steps of an SVG.
    case tooMuch(count: Int, limit: Int)
    /// A walk is too long to be looked at as an animation; no calls if they are not counted yet.
    case tooLongToAnimate(steps: Int, calls: Int)
    /// Graphviz cannot draw it.
    case graphviz(GraphvizError)
}
