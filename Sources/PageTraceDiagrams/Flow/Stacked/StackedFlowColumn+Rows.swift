import Graphviz
import PageTrace

/// The rows of held pages, and the arrows between rows and boxes.
extension StackedFlowColumn {
    var listed: ListedPages { flow.prepared.plan.listed }

    /// Draws the arrow out of a step, and the cells that it leads to.
    mutating func drawRow(
        after box: StepBox, into graph: inout Graph, windows: inout [ColumnWindow]
    ) -> ArrowEnd? {
        let bottom = top
        top += Measures.arrowLength
        let context = "After \(box.name.lowercasedFirst)"
        guard
            let row = drawRow(
                box.step.after, since: box.step.before, missing: listed.missing(after: box.step.number),
                screen: ScreenPosition(box.step), context: context, into: &graph, windows: &windows)
        else {
            top = bottom
            return nil
        }
        let isCancelled = box.step.gesture.outcome == .cancelled
        connect(box.id, bottom: bottom, to: row.node, at: row.top, x: row.anchor, isDashed: isCancelled, in: &graph)
        return row
    }

    /// Draws the cells of all holders in a row.
    ///
    /// - Returns: The row, nil if nothing is held.
    mutating func drawRow(
        _ held: [HeldPages], since before: [HeldPages]?, missing: Set<String>, screen: ScreenPosition? = nil,
        context: String, into graph: inout Graph, windows: inout [ColumnWindow]
    ) -> ArrowEnd? {
        var grid = flow.grid
        grid.shift(by: left - flow.left)
        let first = graph.nodes.count
        var anchor = middle
        let upper = top
        if grid.blocks.count > 1 {
            grid.drawHolders(at: top + 5, context: context, into: &graph.nodes)
            top += 14
        }
        for index in grid.blocks.indices {
            let row = PageRow(
                held: held.indices.contains(index) ? held[index] : nil,
                before: before.flatMap { $0.indices.contains(index) ? $0[index] : nil },
                pages: grid.blocks[index].pages, window: &windows[index], missing: index == 0 ? missing : [])
            grid.draw(row, block: index, top: top, context: context, isPlain: isPlain, into: &graph.nodes)
            guard index == 0 else { continue }
            anchor = grid.anchor(of: row, block: 0)
            guard let screen else { continue }
            graph.nodes += screen.nodes(
                below: row, in: grid, bottom: top + grid.cellHeight, id: "\(context), screen")
        }
        guard graph.nodes.count > first else {
            top = upper
            return nil
        }
        top += grid.cellHeight
        return ArrowEnd(node: graph.nodes[first].id, anchor: anchor, top: upper, bottom: top)
    }

    /// Draws an arrow from what is above to what is below.
    func connect(
        _ tail: String, bottom: Double, to head: String, at top: Double, x: Double, isDashed: Bool = false,
        in graph: inout Graph
    ) {
        let start = Point(x: x, y: bottom + Measures.arrowRoom)
        let end = Point(x: x, y: top - Measures.arrowRoom)
        var edge = Edge(from: tail, to: head, route: .straight(from: start, to: end))
        edge.stroke = Palette.arrow.color
        edge.arrowScale = 0.6
        edge.penWidth = 1.2
        if isDashed { edge.lineStyle = .dashed }
        graph.edges.append(edge)
    }
}
