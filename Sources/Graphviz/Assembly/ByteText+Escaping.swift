extension ByteText {
    /// What a text goes into, and so what has to be escaped in it.
    enum Purpose {
        /// An address. libgvc writes entities in it to SVG as they are, and backslashes to DOT, where they would be
        /// escapes.
        case address
        /// A plain label. libgvc decodes entities and expands backslashes once.
        case label
        /// A tooltip. libgvc decodes entities once and expands backslashes twice.
        case tooltip
        /// Text within an HTML-like label. libgvc decodes entities, then expands backslashes once.
        case markup
    }

    /// Appends a text so that it will be drawn as it is.
    ///
    /// This is the one place where text of others enters a drawing.
    mutating func append(_ text: String, for purpose: Purpose) {
        var isAfterSpace = true
        for scalar in text.unicodeScalars {
            // A space at the start, and the second of two, would be lost in SVG.
            if scalar == " " {
                append(isAfterSpace && (purpose == .label || purpose == .markup) ? "\u{a0}" : scalar)
                isAfterSpace = true
                continue
            }
            isAfterSpace = false
            switch (scalar, purpose) {
            case ("\\", .address): append("&#92;" as StaticString)
            case ("\\", .tooltip): append("\\\\\\\\" as StaticString)
            case ("\\", _): append("\\\\" as StaticString)
            case ("&", _): append("&amp;" as StaticString)
            // In all texts: without it none can be the same string as markup elsewhere, which libgvc keeps as one.
            case ("<", _): append("&lt;" as StaticString)
            case (">", .markup): append("&gt;" as StaticString)
            case ("\"", .markup): append("&quot;" as StaticString)
            default: append(VisibleCharacter.sign(for: scalar))
            }
        }
    }
}
