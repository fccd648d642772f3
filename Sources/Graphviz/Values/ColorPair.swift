/// A color of a drawing and its counterpart on a dark background.
///
/// The mapping depends only on the color: two things that should differ in dark mode must differ in light mode, too, if
/// only by one shade (`#ffffff` for paper and `#fefefe` for text in a dark box).
public struct ColorPair: Hashable, Sendable {
    /// The color as the graph's values name it.
    public var light: Color
    /// The color that replaces it in dark mode.
    public var dark: Color

    /// Creates a pair of a color and its counterpart in dark mode.
    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }
}
