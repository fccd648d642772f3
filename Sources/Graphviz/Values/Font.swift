/// A family of typefaces and a weight.
///
/// Which typeface a reader sees depends on the machine. So there are only families of which every machine has a
/// typeface, and ``TextMetrics`` measures generously enough for all of them.
package struct Font: Hashable, Sendable {
    /// A kind of typeface.
    package enum Family: Hashable, Sendable, CaseIterable {
        /// Helvetica, Arial or a substitute.
        case sans
        /// Menlo, Consolas, DejaVu Sans Mono or a substitute: every letter has the same width.
        case monospaced
    }

    /// The kind of typeface.
    package var family: Family
    /// Whether the font is bold.
    package var isBold: Bool

    /// The regular proportional font.
    package static let sans = Font(.sans)
    /// The bold proportional font.
    package static let boldSans = Font(.sans, isBold: true)
    /// The regular font for code.
    package static let monospaced = Font(.monospaced)
    /// The bold font for code.
    package static let boldMonospaced = Font(.monospaced, isBold: true)

    /// Creates a font of a family, regular by default.
    package init(_ family: Family, isBold: Bool = false) {
        self.family = family
        self.isBold = isBold
    }
}

extension Font {
    /// The name of a PostScript font: the kind of name that every Graphviz knows, with a weight in it.
    ///
    /// SVG gets the families of ``cascade`` instead. If libgvc draws the text itself, it takes Helvetica for whatever the
    /// system calls "sans", which may be a sixth wider than what was measured; Arial is left to the system, which knows
    /// what stands for it.
    func name(isDrawn: Bool) -> String {
        switch (family, isBold) {
        case (.sans, false): isDrawn ? "Arial" : "Helvetica"
        case (.sans, true): isDrawn ? "Arial Bold" : "Helvetica-Bold"
        case (.monospaced, false): "Courier"
        case (.monospaced, true): "Courier-Bold"
        }
    }

    /// Reads a name back.
    init(name: UnsafePointer<CChar>, isBold: Bool) {
        let name = String(cString: name).utf8
        // Of the names, the bold ones alone end in a d.
        self.init(
            name.first == UInt8(ascii: "C") ? .monospaced : .sans, isBold: isBold || name.last == UInt8(ascii: "d"))
    }
}
