import Graphviz

/// The background that the colors of a drawing are for.
public enum Theme: String, Hashable, Sendable, CaseIterable {
    /// SVG has both sets of colors and follows the reader's setting; other formats are drawn light.
    case automatic
    /// A light background.
    case light
    /// A dark background.
    case dark

    var appearance: Appearance { Appearance(rawValue: rawValue) ?? .automatic }
}
