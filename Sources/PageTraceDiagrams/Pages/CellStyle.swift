import Graphviz

/// The style of a cell, which never depends on color alone, but also on weight, outline and marks.
enum CellStyle {
    /// - Parameter hasDashes: Whether a dash stands for a page that nobody holds, and not a pale cell with its name.
    static func node(
        _ name: NodeName, text: FittedName, cell: PageCell, frame: Rectangle, size: Double, hasDashes: Bool = false
    ) -> Node {
        let (text, style) = (text.lines.joined(separator: "\n"), TextStyle(.sans, size))
        switch cell.state {
        case .shown:
            return Node(
                name, text: text, frame: frame, fill: .shownFill, stroke: .shownFill, color: .shownText,
                style: TextStyle(.boldSans, size))
        case .held:
            return Node(
                name, text: text, frame: frame, fill: .heldFill, stroke: cell.isLoaded ? .loadedLine : .heldLine,
                color: .heldText, style: style, penWidth: cell.isLoaded ? 2 : 1)
        case .dropped:
            return Node(
                name, text: text, frame: frame, fill: .droppedFill, stroke: .droppedLine, color: .droppedText,
                style: style, lineStyle: .dashed)
        case .absent where !cell.isListed:
            // Nothing represents the page: an empty place.
            return Node(name, frame: frame, fill: nil, stroke: .absentText, style: style, lineStyle: .dotted)
        case .absent where hasDashes:
            var node = Node(name, text: "—", frame: frame, fill: nil, color: .absentText, style: style, shape: .text)
            node.stroke = .black
            return node
        case .absent:
            return Node(
                name, text: text, frame: frame, fill: nil, stroke: .absentLine, color: .absentText, style: style)
        }
    }

    /// The lines through a name that was dropped.
    ///
    /// They are drawn here because libgvc positions struck-through text differently from other text.
    static func strikes(_ name: NodeName, text: FittedName, frame: Rectangle, size: Double) -> [Node] {
        let pitch = TextMetrics.lineHeight(size: size)
        let first = frame.center.y - Double(text.lines.count - 1) * pitch / 2 + 0.05 * size
        return text.lines.enumerated().map { index, line in
            let width = min(TextStyle(.sans, size).width(of: line), frame.size.width - 4)
            let center = Point(x: frame.center.x, y: first + Double(index) * pitch)
            return Node(
                name.part("line\(index + 1)", " (line \(index + 1))"),
                frame: Rectangle(center: center, size: Size(width: width, height: 1.2)), fill: .droppedText)
        }
    }

    /// The name of a slot, on the lower edge of a cell.
    static func slotTag(_ slot: String, name: NodeName, on frame: Rectangle) -> Node {
        let width = TextStyle.mark.width(of: slot) + 8
        let center = Point(x: frame.center.x, y: frame.maxY)
        return Node(
            name, text: slot, frame: Rectangle(center: center, size: Size(width: width, height: 12)), fill: .paper,
            stroke: .heldLine, color: .heldText, style: .mark, isRounded: true)
    }

    /// The sign on the lower corner of a cell whose page came in this step: a title bar may stand above it.
    static func loadedSign(_ name: NodeName, on frame: Rectangle) -> Node {
        let center = Point(x: frame.maxX - 3, y: frame.maxY - 1)
        return Node(
            name, text: "+", frame: Rectangle(center: center, size: Size(width: 12, height: 12)), fill: .loadedLine,
            stroke: .signText, color: .signText, style: TextStyle(.boldSans, Measures.mark + 1), shape: .ellipse)
    }

    static func findingSign(_ name: NodeName, isFatal: Bool, at center: Point) -> Node {
        let colors = BarStyle(isFatal: isFatal)
        return Node(
            name, text: "⚠", frame: Rectangle(center: center, size: Size(width: 15, height: 14)), fill: colors.fill,
            stroke: colors.line, color: colors.text, style: .boldMark, isRounded: true)
    }

    /// The spine between two pages that are shown side by side.
    static func spine(_ name: NodeName, between left: Rectangle, and right: Rectangle) -> Node {
        let x = (left.maxX + right.minX) / 2 - 1
        return Node(
            name, frame: Rectangle(x: x, y: left.minY - 2, width: 2, height: left.size.height + 4), fill: .ink)
    }
}
