/// An opaque color, as SVG and Graphviz write it: `#rrggbb`.
public struct Color: Hashable, Sendable {
    /// The red component, 0 to 255.
    public var red: UInt8
    /// The green component, 0 to 255.
    public var green: UInt8
    /// The blue component, 0 to 255.
    public var blue: UInt8

    /// The color `#000000`.
    public static let black = Color(0x000000)
    /// The color `#ffffff`.
    public static let white = Color(0xffffff)

    /// Creates a color from a number written as on the web, `Color(0x1f883d)`.
    ///
    /// Bits above the lowest 24 are ignored.
    public init(_ hexadecimal: UInt32) {
        red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
        green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
        blue = UInt8(truncatingIfNeeded: hexadecimal)
    }

    /// The color as `#rrggbb`, in lower case.
    public var text: String {
        // With a leading 1, every share has two further digits.
        "#" + [red, green, blue].map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined()
    }
}

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
