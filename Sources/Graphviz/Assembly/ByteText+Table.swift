extension ByteText {
    mutating func append(_ table: LabelTable, rows: [LabelTable.Row], palette: Palette) {
        append("<TABLE" as StaticString)
        append(number: " BORDER=\"", table.border, upTo: 255)
        append(number: " CELLBORDER=\"", table.cellBorder, upTo: 127)
        append(number: " CELLSPACING=\"", table.cellSpacing, upTo: 127)
        append(number: " CELLPADDING=\"", table.cellPadding, upTo: 255)
        if let stroke = table.stroke { append(attribute: " COLOR=\"", palette.color(for: stroke).text) }
        if let fill = table.fill { append(attribute: " BGCOLOR=\"", palette.color(for: fill).text) }
        if table.isRounded { append(" STYLE=\"ROUNDED\"" as StaticString) }
        append(table.size, isFixed: table.isFixedSize)
        append(">" as StaticString)
        for row in rows {
            append("<TR>" as StaticString)
            for cell in row.cells { append(cell, palette: palette) }
            append("</TR>" as StaticString)
        }
        append("</TABLE>" as StaticString)
    }

    private mutating func append(_ cell: LabelCell, palette: Palette) {
        append("<TD" as StaticString)
        switch cell.alignment {
        case .left: append(" ALIGN=\"LEFT\"" as StaticString)
        case .right: append(" ALIGN=\"RIGHT\"" as StaticString)
        case .center: break
        }
        switch cell.verticalAlignment {
        case .top: append(" VALIGN=\"TOP\"" as StaticString)
        case .bottom: append(" VALIGN=\"BOTTOM\"" as StaticString)
        case .middle: break
        }
        if let padding = cell.padding { append(number: " CELLPADDING=\"", padding, upTo: 255) }
        if let border = cell.border { append(number: " BORDER=\"", border, upTo: 255) }
        if let stroke = cell.stroke { append(attribute: " COLOR=\"", palette.color(for: stroke).text) }
        if let fill = cell.fill { append(attribute: " BGCOLOR=\"", palette.color(for: fill).text) }
        append(cell.size, isFixed: cell.isFixedSize)
        if cell.columnSpan > 1 { append(number: " COLSPAN=\"", Double(cell.columnSpan), upTo: 65535) }
        if cell.rowSpan > 1 { append(number: " ROWSPAN=\"", Double(cell.rowSpan), upTo: 65535) }
        append(">" as StaticString)
        append(cell.lines, palette: palette)
        append("</TD>" as StaticString)
    }

    private mutating func append(_ size: Size?, isFixed: Bool) {
        guard let size else { return }
        append(number: " WIDTH=\"", size.width, upTo: 65535)
        append(number: " HEIGHT=\"", size.height, upTo: 65535)
        if isFixed { append(" FIXEDSIZE=\"TRUE\"" as StaticString) }
    }

    /// Appends a whole number; libgvc would drop an attribute outside its limits.
    private mutating func append(number start: StaticString, _ value: Double, upTo limit: Double) {
        append(start)
        append(value.isFinite ? min(max(value, 0), limit).rounded(.down) : 0, decimals: 0)
        append(UInt8(ascii: "\""))
    }
}
