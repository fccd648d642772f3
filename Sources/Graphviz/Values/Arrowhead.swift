/// What is at the end of an edge.
public enum Arrowhead: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the line runs to its end.
    case none
    /// A filled triangle.
    case normal
    /// A filled triangle with a notch, lighter than `normal`.
    case open = "vee"
    /// The outline of a triangle.
    case hollow = "onormal"
    /// A filled disc.
    case dot
    /// The outline of a disc.
    case hollowDot = "odot"
    /// A bar across the line.
    case bar = "tee"

    /// How much of the line the arrowhead takes at scale 1, in points.
    ///
    /// These are libgvc's own figures: it draws an arrowhead forward from the end of the curve, so the renderer has to
    /// end the curve exactly that far before the tip.
    var length: Double {
        switch self {
        case .none: 0
        case .normal, .open, .hollow: 10
        case .dot, .hollowDot: 8
        case .bar: 2.5
        }
    }
}
