/// The outline of a node.
public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A rectangle.
    case box
    /// No outline and no fill: the label alone.
    case text = "plaintext"
    /// An ellipse, or a circle if width and height are equal.
    case ellipse
    /// A circle around the label.
    case circle
    /// A square on its corner.
    case diamond
    /// A hexagon, lying.
    case hexagon
}
