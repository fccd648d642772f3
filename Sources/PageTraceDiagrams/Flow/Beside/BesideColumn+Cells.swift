import Graphviz
import PageTrace

/// The cells of the pages that are held after a step, and the line that connects the shown ones.
extension BesideColumn {
    /// Draws the cells above the lower edge of a step, and the line to the shown page.
    mutating func drawCells(
        _ held: [HeldPages], since before: [HeldPages]?, title: TrackerRecord?, isCancelled: Bool,
        missing: Set<String>, screen: ScreenPosition? = nil, context: String,
        into graph: inout Graph, windows: inout [ColumnWindow]
    ) {
        var grid = flow.grid
        grid.shift(by: left)
        let upper = top - BesideStep.cellRoom.below - grid.cellHeight
        for index in grid.blocks.indices {
            let row = PageRow(
                held: held.indices.contains(index) ? held[index] : nil,
                before: before.flatMap { $0.indices.contains(index) ? $0[index] : nil },
                pages: grid.blocks[index].pages, window: &windows[index], missing: index == 0 ? missing : [])
            let first = graph.nodes.count
            grid.draw(row, block: index, top: upper, context: context, absence: .dash, into: &graph.nodes)
            guard index == 0 else { continue }
            if let screen {
                graph.nodes += screen.nodes(
                    below: row, in: grid, bottom: upper + grid.cellHeight, id: "\(context), screen")
            }
            explainSigns(of: row, grid: grid, top: upper, context: context, into: &graph.nodes)
            guard let cell = graph.nodes[first...].first(where: { $0.fill == Palette.shownFill.color }),
                let frame = cell.frame
            else {
                previous = nil
                continue
            }
            var target = frame.minY
            if let title {
                target -= BesideStep.barHeight
                graph.nodes.append(Self.bar(title, over: frame, context: context))
            }
            if let previous {
                join(previous, to: cell.id, x: frame.center.x, top: target, isDashed: isCancelled, in: &graph)
            }
            // If a tag hangs over the lower edge, the line begins below it.
            let tag = graph.nodes[first...].first { $0.id == CellStyle.tagID(of: cell.id) }
            previous = ShownPage(node: cell.id, x: frame.center.x, bottom: tag?.frame?.maxY ?? frame.maxY)
        }
    }

    /// The tracker as the title bar of the shown page.
    private static func bar(_ tracker: TrackerRecord, over frame: Rectangle, context: String) -> Node {
        let value = tracker.value ?? "nil"
        let sign = tracker.isWrong ? " ✗" : ""
        let width = frame.size.width - 4
        let signWidth = TextMetrics.width(of: sign, font: .boldSans, size: Measures.mark)
        let text = FittedName.line(Names.visible(value), width: width - signWidth, font: .boldSans, size: Measures.mark)
        var node = Node(
            id: "\(context), \(StepText.line(of: tracker))", label: .text(text + sign),
            frame: Rectangle(
                x: frame.minX, y: frame.minY - BesideStep.barHeight, width: frame.size.width,
                height: BesideStep.barHeight))
        node.font = .boldSans
        node.fontSize = Measures.mark
        node.fill = (tracker.isWrong ? Palette.warningFill : .panel).color
        node.stroke = (tracker.isWrong ? Palette.warningLine : .arrow).color
        node.textColor = (tracker.isWrong ? Palette.violationText : .ink).color
        return node
    }

    /// Explains once what a question mark means, if there is room beside the first one.
    private mutating func explainSigns(
        of row: PageRow, grid: PageGrid, top: Double, context: String, into nodes: inout [Node]
    ) {
        guard !isExplained, column.index == 0, row.stops.contains(where: { !$0.isBefore && $0.content == .unknown })
        else { return }
        isExplained = true
        let text = Words.say("? = not asked yet")
        let start = grid.end(of: row, block: 0) + grid.gap + 4
        let end = grid.blocks.count > 1 ? grid.blocks[1].left - 20 : left + flow.width
        guard start + TextMetrics.width(of: text, size: Measures.mark) <= end else { return }
        // It replaces the dashes of the pages that nobody holds.
        nodes.removeAll { node in
            node.id.hasPrefix("\(context): ") && node.id.hasSuffix(" is not held") && (node.position?.x ?? 0) > start
        }
        nodes.append(
            Texts.node(
                id: "\(context), meaning of ?", text, at: Point(x: start, y: top + grid.cellHeight / 2),
                size: Measures.mark, color: .muted))
    }

    /// Draws the line from the page shown before to the one shown now.
    private func join(
        _ page: ShownPage, to head: String, x: Double, top: Double, isDashed: Bool, in graph: inout Graph
    ) {
        let turn = top - 7
        let start = Point(x: page.x, y: page.bottom)
        let corners =
            page.x == x
            ? [start, Point(x: x, y: top)]
            : [start, Point(x: page.x, y: turn), Point(x: x, y: turn), Point(x: x, y: top)]
        var edge = Edge(from: page.node, to: head, route: .rounded(through: corners, radius: 4))
        edge.arrowhead = .none
        edge.stroke = Palette.path.color
        edge.penWidth = 1.6
        if isDashed { edge.lineStyle = .dashed }
        graph.edges.append(edge)
    }
}
