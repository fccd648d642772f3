/// For which background a drawing is colored.
public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// SVG carries both sets of colors and follows the reader's setting; other formats are drawn light.
    case automatic
    /// The colors as the graph names them.
    case light
    /// Every color replaced by its counterpart in ``Graph/darkColors``.
    case dark
}
