/// Text as it is between the tags of SVG.
package enum SVGText {
    /// The text with entities for what would be markup, and visible signs for what cannot be in XML.
    package static func escaped(_ text: String) -> String {
        // Most texts are: the name of each node, which is an id.
        guard !text.utf8.allSatisfy({ 0x20..<0x7f ~= $0 && !"&<>".utf8.contains($0) }) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\n": result.append("\n")
            default: result.append(VisibleCharacter.sign(for: scalar))
            }
        }
        return String(result)
    }
}

/// The entities that XML knows without a document type.
enum SVGEntity {
    /// Whether one of them starts with the ampersand at an index.
    static func starts(at index: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[(index + 1)...].prefix(10))
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return false }
        let name = UnsafeRawBufferPointer(rebasing: rest[..<end])
        if name.first == UInt8(ascii: "#") { return isCharacter(name.dropFirst()) }
        return names.contains { name.elementsEqual($0.utf8) }
    }

    private static let names = ["amp", "lt", "gt", "quot", "apos"]

    /// Whether digits name a character that may occur in XML.
    private static func isCharacter(_ digits: Slice<UnsafeRawBufferPointer>) -> Bool {
        let isHexadecimal = digits.first == UInt8(ascii: "x")
        let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10), let scalar = Unicode.Scalar(value) else {
            return false
        }
        return VisibleCharacter.sign(for: scalar) == scalar
    }
}

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
