import Graphviz
import PageTrace

/// Held pages and the order of calls in one, from top to bottom: cells, step, cells, step, cells.
struct FlowDiagram {
    private let recording: Recording
    private let boxes: [StepBox]
    private let grid: PageGrid
    /// The left and right edges of the steps' boxes.
    private let left: Double
    private let width: Double

    /// Whether there are so many steps that each is drawn with few nodes.
    private var isPlain: Bool { boxes.count > Measures.plainLimit }

    /// A drawing that is longer goes on in a second stack beside the first: renderers have a limit.
    private static let lengthLimit = 400_000.0
    /// The room between two stacks.
    private static let stackRoom = 60.0

    /// Prepares the drawing of a recording.
    init(_ recording: Recording) {
        self.recording = recording
        let names = StepNames(recording)
        let limit = Measures.pageWidth - 64
        let lines = BoxLines(
            limit: limit - StepBox.indent - StepBox.rightRoom, skipped: SkippedCalls(recording))
        boxes = recording.steps.enumerated().map { StepBox($1, name: names[$0], lines: lines) }
        let needed = min(limit, boxes.reduce(360) { max($0, $1.width) }).rounded(.up)
        grid = PageGrid(of: recording, room: needed, limit: Measures.pageWidth)
        width = max(needed, grid.right - grid.left)
        left = min(grid.left, (grid.left + grid.right - width) / 2)
    }

    /// The drawing.
    func graph(showsCoverage: Bool) -> Graph {
        var sheet = Sheet(id: "flow", recording: recording, left: left, width: width)
        var windows = grid.windows
        var top = sheet.top
        var offset = 0.0
        var previous: DrawnRow?
        sheet.graph.nodes.reserveCapacity(recording.steps.count * (isPlain ? 7 : 16))

        if let first = recording.steps.first, first.before.contains(where: { !$0.pages.isEmpty }) {
            previous = drawRow(first.before, since: nil, at: &top, context: "Start", windows: &windows, sheet: &sheet)
        }
        for box in boxes {
            if top > Self.lengthLimit {
                top = sheet.top
                offset += width + 2 * grid.margin + Self.stackRoom
                previous = nil
            }
            if previous != nil { top += Measures.arrowLength }
            let plain = isPlain ? PlainStepBox(box) : nil
            let frame = Rectangle(x: left + offset, y: top, width: width, height: plain?.height ?? box.height)
            if let plain {
                plain.draw(in: frame, into: &sheet.graph)
            } else {
                box.draw(in: frame, into: &sheet.graph)
            }
            let id = box.id
            if let previous { sheet.graph.edges.append(Self.arrow(from: previous, to: id, at: frame.minY)) }
            top = frame.maxY
            previous = finish(box, id: id, offset: offset, top: &top, windows: &windows, sheet: &sheet)
        }
        var legend = Legend(recording)
        legend.addRoles()
        legend.addCells(grid: grid)
        top = legend.draw(at: Point(x: left, y: top + 28), width: width, into: &sheet.graph.nodes)
        if showsCoverage { sheet.addCoverage(of: recording, at: Point(x: left, y: top), width: width) }
        return sheet.graph
    }

    /// Draws the arrow out of a step, and the cells that it leads to.
    private func finish(
        _ box: StepBox, id: String, offset: Double, top: inout Double, windows: inout [ColumnWindow],
        sheet: inout Sheet
    ) -> DrawnRow? {
        let bottom = top
        top += Measures.arrowLength
        let row = drawRow(
            box.step.after, since: box.step.before, at: &top, context: "After \(box.name.lowercasedFirst)",
            offset: offset, windows: &windows, sheet: &sheet)
        guard let row else {
            top = bottom
            return nil
        }
        let start = Point(x: row.anchor, y: bottom + Measures.arrowRoom)
        let end = Point(x: row.anchor, y: row.top - Measures.arrowRoom)
        var edge = Edge(from: id, to: row.node, route: .straight(from: start, to: end))
        Self.style(&edge)
        if box.step.gesture.outcome == .cancelled { edge.lineStyle = .dashed }
        sheet.graph.edges.append(edge)
        return row
    }
}

extension FlowDiagram {
    /// A row of cells that has been drawn.
    struct DrawnRow {
        /// The id of a node in it, for arrows to refer to.
        var node: String
        /// Where arrows begin and end.
        var anchor: Double
        /// The upper edge.
        var top: Double
        /// The lower edge.
        var bottom: Double
    }

    private func drawRow(
        _ held: [HeldPages], since before: [HeldPages]?, at top: inout Double, context: String, offset: Double = 0,
        windows: inout [ColumnWindow], sheet: inout Sheet
    ) -> DrawnRow? {
        var grid = grid
        grid.shift(by: offset)
        let first = sheet.graph.nodes.count
        var anchor = left + offset + width / 2
        if grid.blocks.count > 1 {
            grid.drawHolders(at: top + 5, context: context, into: &sheet.graph.nodes)
            top += 14
        }
        for index in grid.blocks.indices {
            let row = PageRow(
                held: held.indices.contains(index) ? held[index] : nil,
                before: before.flatMap { $0.indices.contains(index) ? $0[index] : nil },
                pages: grid.blocks[index].pages, window: &windows[index])
            grid.draw(
                row, block: index, top: top, context: context, isPlain: isPlain, into: &sheet.graph.nodes)
            if index == 0 { anchor = grid.anchor(of: row, block: 0) }
        }
        guard sheet.graph.nodes.count > first else { return nil }
        let upper = top - (grid.blocks.count > 1 ? 14 : 0)
        top += grid.cellHeight
        return DrawnRow(node: sheet.graph.nodes[first].id, anchor: anchor, top: upper, bottom: top)
    }

    private static func arrow(from row: DrawnRow, to step: String, at y: Double) -> Edge {
        let start = Point(x: row.anchor, y: row.bottom + Measures.arrowRoom)
        let end = Point(x: row.anchor, y: y - Measures.arrowRoom)
        var edge = Edge(from: row.node, to: step, route: .straight(from: start, to: end))
        style(&edge)
        return edge
    }

    private static func style(_ edge: inout Edge) {
        edge.stroke = Palette.arrow.color
        edge.arrowScale = 0.6
        edge.penWidth = 1.2
    }
}
