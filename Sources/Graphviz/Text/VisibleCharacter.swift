/// Makes characters visible that would not be, or that would change how others are drawn.
enum VisibleCharacter {
    /// The character itself, or the sign that stands for it in a drawing.
    static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x20..<0x7f, 0xa0..<0x2028: scalar
        case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement  // ␀ to ␟
        case 0x7f: "\u{2421}"  // ␡
        case 0x80..<0xa0: replacement  // controls without a sign; among them a line feed
        case 0x2028, 0x2029: "\u{2424}"  // ␤ for other line ends
        case 0x202a...0x202e, 0x2066...0x2069: replacement  // turn the rest of the line around
        case 0xfeff: replacement  // a byte order mark, which Graphviz's own reader leaves out wherever it stands
        case 0xfdd0...0xfdef: replacement  // no characters at all, by definition
        case let value where value & 0xfffe == 0xfffe: replacement  // likewise, and not allowed in XML
        default: scalar
        }
    }

    private static let replacement: Unicode.Scalar = "\u{fffd}"
}
