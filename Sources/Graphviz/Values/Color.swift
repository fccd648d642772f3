/// An opaque color, as SVG and Graphviz write it: `#rrggbb`.
package struct Color: Hashable, Sendable {
    package var red, green, blue: UInt8

    package static let black = Color(0x000000)
    package static let white = Color(0xffffff)

    /// Creates a color from a number written as on the web, `Color(0x1f883d)`.
    ///
    /// Bits above the lowest 24 are ignored.
    package init(_ hexadecimal: UInt32) {
        red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
        green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
        blue = UInt8(truncatingIfNeeded: hexadecimal)
    }

    package var text: String {
        // Byte by byte, because it is asked for every node and edge.
        var bytes = [UInt8(ascii: "#")]
        for share in [red, green, blue] {
            bytes.append(Color.digit(share >> 4))
            bytes.append(Color.digit(share & 15))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}

/// A color of a drawing and its counterpart on a dark background.
///
/// The mapping depends only on the color: two things that should differ in dark mode must differ in light mode, too, if
/// only by one shade (`#ffffff` for paper and `#fefefe` for text in a dark box).
package struct ColorPair: Hashable, Sendable {
    package var light, dark: Color

    package init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }
}
