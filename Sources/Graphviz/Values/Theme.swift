/// The background that the colors of a drawing are for.
public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// SVG has both sets of colors and follows the reader's setting; other formats are drawn light.
    case automatic
    /// The colors as the graph names them.
    case light
    /// Every color replaced by its counterpart in ``Graph/darkColors``.
    case dark
}
