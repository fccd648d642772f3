/// How an outline or an edge is stroked.
public enum LineStyle: String, Hashable, Sendable, CaseIterable {
    /// Without gaps.
    case solid
    /// Long strokes and gaps.
    case dashed
    /// Dots.
    case dotted
}
