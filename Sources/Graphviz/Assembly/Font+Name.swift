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
