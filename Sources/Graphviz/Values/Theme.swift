/// For which background a drawing is coloured.
public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// SVG carries both sets of colours and follows the reader's setting; other formats are drawn light.
    case automatic
    /// The colours as the graph names them.
    case light
    /// Every colour replaced by its counterpart in ``Graph/darkColors``.
    case dark
}
