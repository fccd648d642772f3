/// What is at the end of an edge.
public enum Arrowhead: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the line runs to its end.
    case none
    /// A filled triangle.
    case normal
    /// A filled triangle with a notch, lighter than `normal`.
    case open = "vee"

    /// How much of the line the arrowhead takes at scale 1, in points.
    ///
    /// These are libgvc's own figures: it draws an arrowhead forward from the end of the curve, so the renderer has to
    /// end the curve exactly that far before the tip.
    var length: Double { self == .none ? 0 : 10 }
}
