import Graphviz

extension InputBytes {
    mutating func point() -> Point { Point(x: length(), y: length()) }

    mutating func rectangle() -> Rectangle {
        Rectangle(x: length(), y: length(), width: length(), height: length())
    }

    mutating func color() -> Color {
        let value = byte()
        return Color(UInt32(value) << 16 | UInt32(value &* 7) << 8 | UInt32(value &* 13))
    }

    mutating func font() -> Font { Font(flag() ? .monospaced : .sans, isBold: flag()) }

    mutating func link() -> Link? { maybe { Link($0.text()) } ?? nil }

    mutating func label() -> Label {
        flag() ? .text(text(), alignment: alignment()) : .lines(list(below: 4) { $0.line() }, alignment: alignment())
    }

    private mutating func alignment() -> HorizontalAlignment { pick(HorizontalAlignment.allCases) ?? .center }

    private mutating func line() -> [TextRun] { list(below: 4) { $0.run() } }

    private mutating func run() -> TextRun {
        var run = TextRun(text())
        guard flag() else { return run }
        run.isBold = flag()
        run.isUnderlined = flag()
        return run
    }
}
