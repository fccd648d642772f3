/// What becomes of one color of a drawing when it is shown on a dark background.
///
/// The mapping goes by color alone: two things that are to differ in the dark must differ in the light too, if only
/// by one shade (`#ffffff` for paper and `#fefefe` for writing on a dark box).
public struct ColorPair: Hashable, Sendable {
    /// The color as the graph's values name it.
    public var light: Color
    /// The color that is in its place in dark mode.
    public var dark: Color

    /// Creates a pair of a color and its counterpart in dark mode.
    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }
}
