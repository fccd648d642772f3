import Graphviz
import PageTrace

/// Held pages alone: a row a step, a column a page, and at the right what came and what went.
struct CacheDiagram {
    private let recording: Recording
    private let names: StepNames
    private let grid: PageGrid
    /// Whether there is no column for what came and went.
    private let isDense: Bool
    /// The width of the column with the gestures.
    private let labelWidth: Double
    /// The left edge of the column with what came and went, and its width.
    private let changes: (left: Double, width: Double)

    /// The most room that the columns beside the pages may take.
    private static let limits = (label: 170.0, denseLabel: 118.0, changes: 100.0)
    /// The room above and below the cells of a row.
    private static let rowRoom = 6.0
    /// A drawing that is longer goes on in a second stack beside the first: renderers have a limit.
    private static let lengthLimit = 400_000.0
    /// The room between two stacks.
    private static let stackRoom = 40.0

    /// Prepares the drawing of a recording.
    init(_ recording: Recording) {
        self.recording = recording
        names = StepNames(recording)
        // Where there are many pages, the cells need the room, and they tell by themselves what came and went.
        isDense = PageGrid(of: recording, room: 0, limit: Measures.pageWidth).columnCount > 8
        let labels = recording.steps.reduce(60.0) { max($0, CacheRow.labelWidth(of: $1)) }
        labelWidth = min(labels, isDense ? Self.limits.denseLabel : Self.limits.label).rounded(.up)
        let changeWidth = recording.steps.reduce(70.0) { max($0, CacheRow.changesWidth(of: $1)) }
        let width = isDense ? 0 : min(changeWidth, Self.limits.changes).rounded(.up)
        var grid = PageGrid(of: recording, room: 0, limit: Measures.pageWidth - labelWidth - width - 18)
        grid.shift(by: labelWidth + 10)
        self.grid = grid
        changes = (left: grid.right + grid.margin + 8, width: width)
    }

    private var width: Double { changes.left + changes.width }
    private var pitch: Double { max(grid.cellHeight, 28) + 2 * Self.rowRoom }

    /// The drawing.
    func graph() -> Graph {
        var sheet = Sheet(id: "cache", recording: recording, left: 0, width: width)
        sheet.graph.nodes.reserveCapacity(recording.steps.count * 10)
        var windows = grid.windows
        var top = sheet.top
        var offset = 0.0
        drawHead(at: top, offset: offset, into: &sheet.graph.nodes)
        top += 18
        for (place, step) in recording.steps.enumerated() {
            if top > Self.lengthLimit {
                top = sheet.top
                offset += width + Self.stackRoom
                drawHead(at: top, offset: offset, into: &sheet.graph.nodes)
                top += 18
            }
            drawRow(step, name: names[place], top: top, offset: offset, windows: &windows, into: &sheet.graph.nodes)
            top += pitch
        }
        drawRule(id: "Rule at the end", at: top, offset: offset, into: &sheet.graph.nodes)
        var legend = Legend(recording)
        legend.addCells(grid: grid)
        legend.draw(at: Point(x: 0, y: top + 22), width: width, into: &sheet.graph.nodes)
        return sheet.graph
    }

    private func drawRow(
        _ step: Step, name: String, top: Double, offset: Double, windows: inout [ColumnWindow],
        into nodes: inout [Node]
    ) {
        drawRule(id: "\(name), rule", at: top, offset: offset, into: &nodes)
        let middle = top + pitch / 2
        let row = CacheRow(step: step, name: name)
        row.drawLabel(at: Point(x: offset, y: middle), width: labelWidth, into: &nodes)
        var grid = grid
        grid.shift(by: offset)
        for index in grid.blocks.indices {
            let pages = PageRow(
                held: step.after.indices.contains(index) ? step.after[index] : nil,
                before: step.before.indices.contains(index) ? step.before[index] : nil,
                pages: grid.blocks[index].pages, window: &windows[index])
            grid.draw(
                pages, block: index, top: middle - grid.cellHeight / 2, context: "After \(name.lowercasedFirst)",
                isPlain: recording.steps.count > Measures.plainLimit, into: &nodes)
        }
        if isDense { return }
        row.drawChanges(at: Point(x: changes.left + offset, y: middle), width: changes.width, into: &nodes)
    }

    private func drawHead(at top: Double, offset: Double, into nodes: inout [Node]) {
        let suffix = offset > 0 ? ", continued at \(Int(offset))" : ""
        func head(_ text: String, x: Double) {
            nodes.append(
                Texts.node(
                    id: "Column: \(text)\(suffix)", text, at: Point(x: x + offset, y: top + 6), size: Measures.mark,
                    font: .boldSans, color: .muted))
        }
        head("step", x: 0)
        for block in grid.blocks { head("held by the \(block.pages.holder)", x: block.left) }
        if !isDense { head("loaded, dropped", x: changes.left) }
    }

    private func drawRule(id: String, at y: Double, offset: Double, into nodes: inout [Node]) {
        var node = Node(id: id, frame: Rectangle(x: offset, y: y - 0.5, width: width, height: 1))
        node.fill = Palette.line.color
        node.stroke = nil
        nodes.append(node)
    }
}
