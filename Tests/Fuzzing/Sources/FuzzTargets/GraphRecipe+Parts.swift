import Graphviz

extension InputBytes {
    mutating func point() -> Point { Point(x: length(), y: length()) }

    mutating func size() -> Size { Size(width: length(), height: length()) }

    mutating func rectangle() -> Rectangle {
        Rectangle(x: length(), y: length(), width: length(), height: length())
    }

    mutating func color() -> Color {
        let value = byte()
        return Color(red: value, green: value &* 7, blue: value &* 13)
    }

    mutating func font() -> Font { Font(flag() ? .monospaced : .sans, isBold: flag()) }

    mutating func link() -> Link? { maybe { Link($0.text()) } ?? nil }

    mutating func label() -> Label {
        switch number(below: 4) {
        case 0, 1: .text(text(), alignment: pick(HorizontalAlignment.allCases) ?? .center)
        case 2: .lines(list(below: 4) { $0.line() })
        default: .table(table())
        }
    }

    private mutating func line() -> TextLine {
        TextLine(list(below: 4) { $0.run() }, alignment: pick(HorizontalAlignment.allCases) ?? .center)
    }

    private mutating func run() -> TextRun {
        var run = TextRun(text())
        guard flag() else { return run }
        run.color = maybe { $0.color() }
        run.font = maybe { $0.font() }
        run.size = maybe { $0.length() }
        run.isBold = flag()
        run.isItalic = flag()
        run.isUnderlined = flag()
        run.isStruckThrough = flag()
        return run
    }

    private mutating func table() -> LabelTable {
        var table = LabelTable(rows: list(below: 4) { .init($0.list(below: 4) { $0.cell() }) })
        guard flag() else { return table }
        table.border = length()
        table.cellBorder = length()
        table.cellSpacing = length()
        table.cellPadding = length()
        table.stroke = maybe { $0.color() }
        table.fill = maybe { $0.color() }
        table.isRounded = flag()
        table.size = maybe { $0.size() }
        table.isFixedSize = flag()
        return table
    }

    private mutating func cell() -> LabelCell {
        var cell = LabelCell(list(below: 3) { $0.run() }, alignment: pick(HorizontalAlignment.allCases) ?? .center)
        guard flag() else { return cell }
        cell.lines += list(below: 3) { $0.line() }
        cell.verticalAlignment = pick(VerticalAlignment.allCases) ?? .middle
        cell.padding = maybe { $0.length() }
        cell.border = maybe { $0.length() }
        cell.stroke = maybe { $0.color() }
        cell.fill = maybe { $0.color() }
        cell.size = maybe { $0.size() }
        cell.isFixedSize = flag()
        cell.columnSpan = flag() ? number(below: 6) : 1
        cell.rowSpan = flag() ? number(below: 6) : 1
        return cell
    }
}
