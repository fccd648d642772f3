package import Graphviz
import PageTrace

/// Why a diagram is not drawn.
public struct DiagramError: Error, Hashable, Sendable {
    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    package enum Kind: Hashable, Sendable {
        /// A picture would have more steps than are allowed; `isFolded` says whether repeated stretches count once.
        case tooManySteps(Diagram, count: Int, limit: Int, isFolded: Bool)
        /// There would be more sheets than are allowed.
        case tooManySheets(Diagram, count: Int, limit: Int)
        /// A step does not fit a sheet of the height that is allowed.
        case tooHigh(Diagram, step: Int, height: Int, limit: Int)
        /// All files together would take more than is drawn at once, counted in steps of an SVG.
        case tooMuch(count: Int, limit: Int)
        /// A walk is too long to be looked at as an animation; no calls if they are not counted yet.
        case tooLongToAnimate(steps: Int, calls: Int)
        /// Graphviz cannot draw it.
        case graphviz(GraphvizError)
    }
}

extension DiagramError: CustomStringConvertible {
    /// The error as a sentence, without a final period.
    public var description: String {
        switch kind {
        case .tooManySteps(let diagram, let count, let limit, _):
            "\(diagram.rawValue) would show \(Quantity.text(count)) steps in one picture, and at most "
                + "\(Quantity.text(limit)) are drawn"
        case .tooManySheets(let diagram, let count, let limit):
            "\(diagram.rawValue) would take \(Quantity.text(count)) sheets, and at most \(Quantity.text(limit)) are "
                + "drawn"
        case .tooHigh(let diagram, let step, let height, let limit):
            "a sheet of \(diagram.rawValue) with step \(step) alone is \(Quantity.text(height)) points high, and sheets "
                + "have at most \(Quantity.text(limit))"
        case .tooMuch(let count, let limit):
            "the files would take as much as \(Quantity.text(count)) steps in all, and at most "
                + "\(Quantity.text(limit)) are drawn; a step of a PNG counts as \(DrawnAmount.bitmapWeight), one of a "
                + "PDF as \(DrawnAmount.printWeight), \(DrawnAmount.pagesOfStep) held pages as one, as do some calls"
        case .tooLongToAnimate(let steps, let calls):
            "\(Quantity.text(steps, "step"))" + (calls > 0 ? " with \(Quantity.text(calls, "callback"))" : "")
                + ", and an animation has at most \(Quantity.text(WalkAnimation.stepLimit)) steps and "
                + "\(Quantity.text(WalkAnimation.callLimit)) callbacks"
        case .graphviz(let error): error.description
        }
    }
}
