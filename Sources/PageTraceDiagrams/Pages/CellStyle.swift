import Graphviz

/// The style of a cell, which never depends on color alone, but also on weight, outline and marks.
enum CellStyle {
    /// - Parameter hasDashes: Whether a dash stands for a page that nobody holds, and not a pale cell with its name.
    static func node(
        _ name: NodeName, text: FittedName, cell: PageCell, frame: Rectangle, size: Double, hasDashes: Bool = false
    ) -> Node {
        var node = Node(name, label: .text(text.lines.joined(separator: "\n")), frame: frame)
        node.fontSize = size
        switch cell.state {
        case .shown:
            node.font = .boldSans
            node.fill = Palette.shownFill.color
            node.stroke = Palette.shownFill.color
            node.textColor = Palette.shownText.color
        case .held:
            node.fill = Palette.heldFill.color
            node.stroke = cell.isLoaded ? Palette.loadedLine.color : Palette.heldLine.color
            node.penWidth = cell.isLoaded ? 2 : 1
            node.textColor = Palette.heldText.color
        case .dropped:
            node.fill = Palette.droppedFill.color
            node.stroke = Palette.droppedLine.color
            node.lineStyle = .dashed
            node.textColor = Palette.droppedText.color
        case .absent where !cell.isListed:
            // Nothing represents the page: an empty place.
            node.label = .text("")
            node.lineStyle = .dotted
            node.stroke = Palette.absentText.color
        case .absent where hasDashes:
            node.label = .text("—")
            node.shape = .text
            node.textColor = Palette.absentText.color
        case .absent:
            node.stroke = Palette.absentLine.color
            node.textColor = Palette.absentText.color
        }
        return node
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
        var node = Node(
            name, text: "+", frame: Rectangle(center: center, size: Size(width: 12, height: 12)), fill: .loadedLine,
            stroke: .signText, color: .signText, style: TextStyle(.boldSans, Measures.mark + 1))
        node.shape = .ellipse
        return node
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
