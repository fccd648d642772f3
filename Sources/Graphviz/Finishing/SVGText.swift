/// Text as it is between the tags of SVG.
package enum SVGText {
    /// The text with entities for what would be markup, and visible signs for what cannot be in XML.
    package static func escaped(_ text: String) -> String {
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
