import Graphviz

/// Pieces of text without an outline.
enum Texts {
    /// A text of one or more lines that begins, ends or is centered at a point.
    ///
    /// - Parameters:
    ///   - id: The id of the node.
    ///   - text: What is written.
    ///   - anchor: The left end, the middle or the right end of the lines, as the alignment says; half their height.
    ///   - alignment: Which way the text lies from its anchor.
    ///   - size: The size of the letters.
    ///   - font: Their font.
    ///   - color: Their color.
    static func node(
        id: String,
        _ text: String,
        at anchor: Point,
        alignment: HorizontalAlignment = .left,
        size: Double,
        font: Font = .sans,
        color: Palette = .ink
    ) -> Node {
        let needed = TextMetrics.size(of: text, font: font, size: size)
        let center: Double
        switch alignment {
        case .left: center = anchor.x + needed.width / 2
        case .center: center = anchor.x
        case .right: center = anchor.x - needed.width / 2
        }
        let frame = Rectangle(center: Point(x: center, y: anchor.y), size: needed)
        var node = Node(id: id, label: .text(text, alignment: alignment), frame: frame)
        node.shape = .text
        node.font = font
        node.fontSize = size
        node.textColor = color.color
        return node
    }
}

extension Node {
    /// A text that covers the lines behind it.
    func coveringPaper() -> Node {
        var node = self
        node.shape = .box
        node.stroke = nil
        node.fill = Palette.paper.color
        return node
    }
}
