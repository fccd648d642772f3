extension ByteText {
    /// Appends the label of a node as libgvc has it, and tells whether it is markup.
    mutating func append(labelOf node: Node, palette: Palette) -> Bool {
        if isTextDrawn, let anchored = AnchoredLabel(node) {
            append(anchored, palette: palette)
            return true
        }
        switch node.label {
        case .text(let text, let alignment):
            append(plain: text, alignment: alignment)
            return false
        case .lines(let lines, let alignment):
            guard lines.contains(where: { $0.contains { !$0.text.isEmpty } }) else { return false }
            append(lines, alignment: alignment, palette: palette)
            return true
        }
    }

    /// libgvc ends each line with its alignment: `\n`, `\l` or `\r`.
    mutating func append(plain text: String, alignment: HorizontalAlignment) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            append(String(line), for: .label)
            switch alignment {
            case .left: append("\\l" as StaticString)
            case .right: append("\\r" as StaticString)
            case .center:
                // In DOT, it brings quotation marks to a name of other letters than ASCII's, without which not all readers
                // take it.
                if index < lines.count - 1 || !line.utf8.allSatisfy({ $0 < 0x80 }) { append("\\n" as StaticString) }
            }
        }
    }

    mutating func append(_ lines: [[TextRun]], alignment: HorizontalAlignment, palette: Palette) {
        for (index, line) in lines.enumerated() {
            for run in line where !run.text.isEmpty { append(run, palette: palette) }
            let isLast = index == lines.count - 1
            switch alignment {
            case .left: append("<BR ALIGN=\"LEFT\"/>" as StaticString)
            case .right: append("<BR ALIGN=\"RIGHT\"/>" as StaticString)
            case .center: if !isLast { append("<BR/>" as StaticString) }
            }
        }
    }

    private mutating func append(_ run: TextRun, palette: Palette) {
        // Always an element: markup without one would be the same string as a plain text, which libgvc keeps as one.
        append("<FONT" as StaticString)
        if let color = run.color {
            append(" COLOR=\"" as StaticString)
            append(palette.color(for: color).text)
            append(UInt8(ascii: "\""))
        }
        if let size = run.size {
            append(" POINT-SIZE=\"" as StaticString)
            append(size)
            append(UInt8(ascii: "\""))
        }
        append(">" as StaticString)
        if run.isBold { append("<B>" as StaticString) }
        if run.isUnderlined { append("<U>" as StaticString) }
        append(run.text, for: .markup)
        if run.isUnderlined { append("</U>" as StaticString) }
        if run.isBold { append("</B>" as StaticString) }
        append("</FONT>" as StaticString)
    }
}
