extension ByteText {
    /// Appends a label as libgvc has it, and tells whether it is markup.
    mutating func append(_ label: Label, palette: Palette) -> Bool {
        switch label {
        case .text(let text, let alignment):
            append(plain: text, alignment: alignment)
            return false
        case .lines(let lines):
            guard lines.contains(where: { $0.runs.contains { !$0.text.isEmpty } }) else { return false }
            append(lines, palette: palette)
            return true
        }
    }

    /// libgvc ends each line with its alignment: `\n`, `\l` or `\r`.
    private mutating func append(plain text: String, alignment: HorizontalAlignment) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, line) in lines.enumerated() {
            append(String(line), for: .label)
            switch alignment {
            case .left: append("\\l" as StaticString)
            case .right: append("\\r" as StaticString)
            case .center: if index < lines.count - 1 { append("\\n" as StaticString) }
            }
        }
    }

    mutating func append(_ lines: [TextLine], palette: Palette) {
        for (index, line) in lines.enumerated() {
            for run in line.runs where !run.text.isEmpty { append(run, palette: palette) }
            let isLast = index == lines.count - 1
            switch line.alignment {
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
