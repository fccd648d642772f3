extension ByteText {
    /// Appends the label of a node as libgvc has it, and tells whether it is markup.
    mutating func append(labelOf node: Node) -> Bool {
        if isTextDrawn, append(anchored: node) { return true }
        switch node.label {
        case .text(let text, let alignment):
            append(plain: text, alignment: alignment)
            return false
        case .lines(let lines, let alignment):
            guard lines.contains(where: { $0.contains { !$0.text.isEmpty } }) else { return false }
            append(lines, alignment: alignment)
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

    mutating func append(_ lines: [[TextRun]], alignment: HorizontalAlignment) {
        for (index, line) in lines.enumerated() {
            for run in line where !run.text.isEmpty { append(run) }
            let isLast = index == lines.count - 1
            switch alignment {
            case .left: append("<BR ALIGN=\"LEFT\"/>" as StaticString)
            case .right: append("<BR ALIGN=\"RIGHT\"/>" as StaticString)
            case .center: if !isLast { append("<BR/>" as StaticString) }
            }
        }
    }

    private mutating func append(_ run: TextRun) {
        // Always an element: markup without one would be the same string as a plain text, which libgvc keeps as one.
        append("<FONT>" as StaticString)
        if run.isBold { append("<B>" as StaticString) }
        if run.isUnderlined { append("<U>" as StaticString) }
        append(run.text, for: .markup)
        if run.isUnderlined { append("</U>" as StaticString) }
        if run.isBold { append("</B>" as StaticString) }
        append("</FONT>" as StaticString)
    }
}

extension ByteText {
    /// Appends a text that keeps to a side, for formats in which libgvc draws text by itself; false if the text is
    /// centered, or if the node has no room.
    ///
    /// With the fonts of a machine a text is wider or narrower than it was estimated. libgvc centers what is wider than
    /// its node, and all markup, and so a line would begin further left or right than the one below it. In a cell of
    /// exactly the node's size it begins at the side that it keeps to, whatever its width.
    private mutating func append(anchored node: Node) -> Bool {
        let size = node.frame.size
        let (lines, alignment): ([[TextRun]], HorizontalAlignment)
        switch node.label {
        case .text(let text, let side) where !text.isEmpty:
            alignment = side
            lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
                .map { [TextRun($0.isEmpty ? " " : String($0))] }
        case .text: return false
        case .lines(let runs, let side): (lines, alignment) = (runs, side)
        }
        guard size.hasRoom, alignment != .center, !lines.isEmpty,
            lines.allSatisfy({ $0.contains { !$0.text.isEmpty } })
        else { return false }
        append("<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR><TD" as StaticString)
        append(alignment == .right ? " ALIGN=\"RIGHT\"" : " ALIGN=\"LEFT\"")
        append(" FIXEDSIZE=\"TRUE\" WIDTH=\"" as StaticString)
        append(min(size.width, 65_535).rounded(.down), decimals: 0)
        append("\" HEIGHT=\"" as StaticString)
        append(min(size.height, 65_535).rounded(.down), decimals: 0)
        append("\">" as StaticString)
        append(lines, alignment: alignment)
        append("</TD></TR></TABLE>" as StaticString)
        return true
    }
}
