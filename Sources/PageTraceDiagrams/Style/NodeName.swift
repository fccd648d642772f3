import Graphviz

/// What a node of a drawing is called: an id for the program, and a title for people.
///
/// The id says where the node is, as `step2_call3` does, and contains no word of a trace: whatever pages, trackers and
/// recordings are called, no two nodes have the same. Titles may well be the same.
struct NodeName: Hashable {
    /// Letters, digits and `_`; unique in its drawing.
    let id: String
    /// What screen readers speak, and browsers show on hovering.
    let title: String

    init(_ id: String, _ title: String) {
        self.id = id
        self.title = title
    }

    /// The name of a part; `words` follow on the title of the whole.
    func part(_ id: String, _ words: String) -> NodeName { NodeName("\(self.id)_\(id)", title + words) }

    /// The same place with another title.
    func titled(_ title: String) -> NodeName { NodeName(id, title) }

    var after: NodeName { NodeName("\(id)_after", "After " + title.lowercasedFirst) }

    var before: NodeName { NodeName("\(id)_before", "Before " + title.lowercasedFirst) }
}

extension Node {
    init(_ name: NodeName, label: Label = .text(""), frame: Rectangle) {
        self.init(id: name.id, title: name.title, label: label, frame: frame)
    }

    /// A node in colors of the palette, without an outline unless it has a color.
    init(
        _ name: NodeName, text: String = "", frame: Rectangle, fill: Palette?, stroke: Palette? = nil,
        color: Palette? = nil, style: TextStyle = TextStyle(.sans, 14), isRounded: Bool = false, shape: Shape = .box,
        penWidth: Double = 1, lineStyle: LineStyle = .solid, kind: String? = nil
    ) {
        self.init(name, label: .text(text), frame: frame)
        self.kind = kind
        self.fill = fill?.color
        self.stroke = stroke?.color
        if let color { textColor = color.color }
        (font, fontSize) = (style.font, style.size)
        (self.isRounded, self.shape, self.penWidth, self.lineStyle) = (isRounded, shape, penWidth, lineStyle)
    }
}

extension Edge {
    /// An edge in a color of the palette.
    init(
        from tail: String, to head: String, _ route: Route, stroke: Palette, penWidth: Double = 1,
        lineStyle: LineStyle = .solid, arrowhead: Arrowhead = .normal, arrowScale: Double = 0.6
    ) {
        self.init(from: tail, to: head, route: route)
        self.stroke = stroke.color
        (self.penWidth, self.lineStyle) = (penWidth, lineStyle)
        (self.arrowhead, self.arrowScale) = (arrowhead, arrowScale)
    }
}

extension [Node] {
    /// Adds a text of one or more lines that begins, ends or is centered at a point.
    ///
    /// - Parameters:
    ///   - anchor: The left end, the middle or the right end of the lines, as the alignment says; half their height.
    ///   - coversPaper: Whether the text covers the lines behind it.
    mutating func write(
        _ name: NodeName,
        _ text: String,
        at anchor: Point,
        alignment: HorizontalAlignment = .left,
        style: TextStyle,
        color: Palette = .ink,
        coversPaper: Bool = false
    ) {
        let needed = TextMetrics.size(of: text, font: style.font, size: style.size)
        let center: Double
        switch alignment {
        case .left: center = anchor.x + needed.width / 2
        case .center: center = anchor.x
        case .right: center = anchor.x - needed.width / 2
        }
        let frame = Rectangle(center: Point(x: center, y: anchor.y), size: needed)
        var node = Node(name, label: .text(text, alignment: alignment), frame: frame)
        (node.font, node.fontSize) = (style.font, style.size)
        node.textColor = color.color
        if coversPaper {
            (node.fill, node.stroke) = (Palette.paper.color, nil)
        } else {
            node.shape = .text
        }
        append(node)
    }
}
