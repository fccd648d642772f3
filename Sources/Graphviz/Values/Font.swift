/// A family of typefaces and a weight.
///
/// Which typeface a reader sees depends on the machine. So there are only families of which every machine has a
/// typeface, and ``TextMetrics`` measures generously enough for all of them.
package struct Font: Hashable, Sendable {
    package enum Family: Hashable, Sendable, CaseIterable {
        /// Helvetica, Arial or a substitute.
        case sans
        /// Menlo, Consolas, DejaVu Sans Mono or a substitute: every letter has the same width.
        case monospaced
    }

    package var family: Family
    package var isBold: Bool

    package static let sans = Font(.sans)
    package static let boldSans = Font(.sans, isBold: true)
    package static let monospaced = Font(.monospaced)
    package static let boldMonospaced = Font(.monospaced, isBold: true)

    package init(_ family: Family, isBold: Bool = false) {
        self.family = family
        self.isBold = isBold
    }
}

extension Font {
    /// The name of a PostScript font: the kind of name that every Graphviz knows, with a weight in it.
    ///
    /// SVG gets the families of ``Typefaces`` instead. If libgvc draws the text itself, it takes Helvetica for whatever the
    /// system calls "sans", which may be a sixth wider than what was measured; Arial is left to the system, which knows
    /// what stands for it.
    ///
    /// - Parameter typefaces: What comes before it where libgvc draws the text itself; nil where it does not.
    func name(drawnWith typefaces: Typefaces?) -> String {
        let own = typefaces?[family]
        let name =
            switch (family, isBold) {
            case (.sans, false): typefaces == nil ? "Helvetica" : "Arial"
            case (.sans, true): typefaces == nil ? "Helvetica-Bold" : "Arial Bold"
            case (.monospaced, false): "Courier"
            case (.monospaced, true): own == nil ? "Courier-Bold" : "Courier Bold"
            }
        return own.map { "\($0),\(name)" } ?? name
    }

    /// Reads a name back.
    init(name: UnsafePointer<CChar>, isBold: Bool) {
        let name = String(cString: name).utf8
        // Of the names, the bold ones alone end in a d.
        self.init(
            name.first == UInt8(ascii: "C") ? .monospaced : .sans, isBold: isBold || name.last == UInt8(ascii: "d"))
    }
}

/// Families of typefaces that somebody asks for, before those that every machine has.
///
/// Nothing is known of how wide their letters are: texts are measured as without them.
package struct Typefaces: Hashable, Sendable {
    /// The family for text; nil for the usual ones.
    package var sans: String?
    /// The family for code; nil for the usual ones.
    package var monospaced: String?

    package init(sans: String? = nil, monospaced: String? = nil) {
        (self.sans, self.monospaced) = (sans, monospaced)
    }

    subscript(family: Font.Family) -> String? { family == .sans ? sans : monospaced }

    /// The families for SVG and CSS, the reader's own faces first.
    package func cascade(of family: Font.Family) -> String {
        let usual =
            switch family {
            case .monospaced: "Menlo,Consolas,DejaVu Sans Mono,monospace"
            case .sans: "Helvetica,Arial,Liberation Sans,Nimbus Sans,sans-serif"
            }
        return self[family].map { "'\($0)',\(usual)" } ?? usual
    }

    /// Whether a text is the name of a family that SVG, CSS and the libraries of fonts all read as it is: letters, digits,
    /// hyphens and single spaces, a letter first.
    package static func isName(_ text: String) -> Bool {
        let words = text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
        return text.unicodeScalars.count <= 60 && text.unicodeScalars.first?.properties.isAlphabetic == true
            && words.allSatisfy { word in
                !word.isEmpty && word.allSatisfy { $0 == "-" || $0.isPlain || $0.properties.isAlphabetic }
            }
    }
}
