import Graphviz

/// The style of a cell, which never depends on color alone, but also on weight, outline and marks.
enum CellStyle {
    /// - Parameter hasDashes: Whether a dash stands for a page that nobody holds, and not a pale cell with its name.
    static func node(
        _ name: NodeName, text: FittedName, cell: PageCell, frame: Rectangle, size: Double, hasDashes: Bool = false
    ) -> Node {
        let style = TextStyle(cell.state == .shown ? .boldSans : .sans, size)
        if cell.state == .absent, !cell.isListed {
            // Nothing represents the page: an empty place.
            return Node(name, frame: frame, fill: nil, stroke: .absentText, style: style, lineStyle: .dotted)
        }
        if cell.state == .absent, hasDashes {
            var node = Node(name, text: "—", frame: frame, fill: nil, color: .absentText, style: style, shape: .text)
            node.stroke = .black
            return node
        }
        let isNew = cell.state == .held && cell.isLoaded
        let colors = cell.state.colors
        return Node(
            name, text: text.lines.joined(separator: "\n"), frame: frame, fill: colors.fill,
            stroke: isNew ? .loadedLine : colors.line, color: colors.text, style: style, penWidth: isNew ? 2 : 1,
            lineStyle: cell.state == .dropped ? .dashed : .solid)
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

extension PageCell.State {
    /// The ground of a cell, its outline, and the name on it.
    var colors: (fill: Palette?, line: Palette, text: Palette) {
        switch self {
        case .shown: (.shownFill, .shownFill, .shownText)
        case .held: (.heldFill, .heldLine, .heldText)
        case .dropped: (.droppedFill, .droppedLine, .droppedText)
        case .absent: (nil, .absentLine, .absentText)
        }
    }
}
