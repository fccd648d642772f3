extension ByteText {
    /// What a text goes into, and so what has to be escaped in it.
    enum Purpose {
        /// The name of a graph, node or cluster, a tooltip or an address. libgvc writes entities in these to SVG as they
        /// are; it writes a name's backslashes to DOT as they are, and expands those of the others twice.
        case name
        /// A plain label, where libgvc expands backslashes and decodes entities once.
        case label
        /// Text within an HTML-like label.
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
            case ("\\", .name): append("&#92;" as StaticString)
            case ("\\", .label): append("\\\\" as StaticString)
            case ("&", _): append("&amp;" as StaticString)
            case ("<", .markup): append("&lt;" as StaticString)
            case (">", .markup): append("&gt;" as StaticString)
            case ("\"", .markup): append("&quot;" as StaticString)
            default: append(VisibleText.sign(for: scalar))
            }
        }
    }
}
