public import Graphviz
import PageTrace

/// Why a diagram is not drawn.
public enum DiagramError: Error, Hashable, Sendable {
    /// A picture would have more steps than are allowed; whether stretches that follow themselves count once.
    case tooManySteps(Diagram, count: Int, limit: Int, isFolded: Bool)
    /// There would be more sheets than are allowed.
    case tooManySheets(Diagram, count: Int, limit: Int)
    /// All files together would show more steps than are drawn at once; steps of bitmaps count several times.
    case tooMuch(count: Int, limit: Int)
    /// Graphviz cannot draw it.
    case graphviz(GraphvizError)
}

extension DiagramError: CustomStringConvertible {
    /// The error in a sentence, without a full stop.
    public var description: String {
        switch self {
        case .tooManySteps(let diagram, let count, let limit, _):
            "\(diagram.rawValue) would show \(Quantity.text(count)) steps in one picture, and at most "
                + "\(Quantity.text(limit)) are drawn"
        case .tooManySheets(let diagram, let count, let limit):
            "\(diagram.rawValue) would take \(Quantity.text(count)) sheets, and at most \(Quantity.text(limit)) are "
                + "drawn"
        case .tooMuch(let count, let limit):
            "the files would show \(Quantity.text(count)) steps in all, a step of a PNG counted as "
                + "\(DrawingBudget.bitmapWeight), \(DrawingBudget.pagesOfStep) held pages or "
                + "\(DrawingBudget.callsOfStep) calls of a crowded step as one, and at most "
                + "\(Quantity.text(limit)) are drawn"
        case .graphviz(let error): error.description
        }
    }
}
