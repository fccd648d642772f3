import Graphviz
import PageTrace

/// Draws one column of a flow, from top to bottom.
struct StackedFlowColumn {
    /// The whole.
    let flow: StackedFlow
    /// What is in the column.
    let column: DrawnColumn
    /// Whether there are so many steps that each is drawn with few nodes.
    let isPlain: Bool
    /// Whether there are other columns or sheets.
    let isLong: Bool
    /// The left edge of the boxes.
    let left: Double
    /// Where the next thing is drawn.
    private(set) var top: Double
    /// What the next arrow comes from.
    private var previous: ArrowEnd?
    /// The open frame: what it is, its upper edge, and where its cards are among the nodes.
    private var frame: (fold: FoldFrame, top: Double, nodes: Int)?

    private var width: Double { flow.width }
    private var middle: Double { left + width / 2 }
    private var context: String { isLong ? "Column \(column.index + 1)" : "Flow" }

    /// Something that an arrow leads to, and that the next one comes from.
    struct ArrowEnd {
        /// The id of a node.
        var node: String
        /// Where the arrows begin and end.
        var anchor: Double
        /// The upper edge.
        var top: Double
        /// The lower edge.
        var bottom: Double
    }

    /// Prepares a column.
    init(flow: StackedFlow, column: DrawnColumn, isPlain: Bool, isLong: Bool, left: Double, top: Double) {
        self.flow = flow
        self.column = column
        self.isPlain = isPlain
        self.isLong = isLong
        self.left = left
        self.top = top
    }

    /// Draws the column.
    mutating func draw(into graph: inout Graph, windows: inout [ColumnWindow]) {
        var needsStart = true
        for element in column.elements {
            switch element {
            case .opening(let sign): drawSign(sign, into: &graph)
            case .foldStart, .step, .foldEnd, .closing:
                if needsStart { drawStart(into: &graph, windows: &windows) }
                needsStart = false
            }
            switch element {
            case .opening: break
            case .foldStart(let stretch, let isContinued):
                open(FoldFrame(stretch, isContinued: isContinued), into: &graph)
            case .step(let place): drawStep(place, into: &graph, windows: &windows)
            case .foldEnd: close(into: &graph)
            case .closing(let sign): drawSign(sign, into: &graph)
            }
        }
    }

    /// The pages that are held before the first step.
    private mutating func drawStart(into graph: inout Graph, windows: inout [ColumnWindow]) {
        guard let place = column.steps.first else { return }
        let before = flow.boxes[place].step.before
        guard before.contains(where: { !$0.pages.isEmpty }) else { return }
        let bottom = top
        if previous != nil { top += Measures.arrowLength }
        let plan = flow.prepared.plan
        let isStart = place == 0 && plan.recording.omitted?.before == nil
        let name = isStart ? "Start" : "Before \(plan.name(of: place).lowercasedFirst)"
        guard
            let row = drawRow(
                before, since: nil, missing: listed.missing(after: flow.boxes[place].step.number - 1),
                context: name, into: &graph, windows: &windows)
        else {
            top = bottom
            return
        }
        if let previous { connect(previous.node, bottom: bottom, to: row.node, at: row.top, x: row.anchor, in: &graph) }
        previous = row
    }

    private mutating func drawSign(_ sign: Signpost, into graph: inout Graph) {
        let bar = SignpostBar(sign, width: width)
        let bottom = top
        if previous != nil { top += Measures.arrowLength }
        let rectangle = Rectangle(x: left, y: top, width: width, height: bar.height)
        let id = bar.draw(id: context, in: rectangle, into: &graph.nodes)
        if let previous { connect(previous.node, bottom: bottom, to: id, at: top, x: previous.anchor, in: &graph) }
        top = rectangle.maxY
        previous = ArrowEnd(node: id, anchor: middle, top: rectangle.minY, bottom: top)
    }

    private mutating func drawStep(_ place: Int, into graph: inout Graph, windows: inout [ColumnWindow]) {
        let box = flow.boxes[place]
        // The first step of a frame is right below its head.
        let isFirstOfFrame = frame.map { $0.top + FoldFrame.headHeight == top } ?? false
        let above = top
        if previous != nil, !isFirstOfFrame { top += Measures.arrowLength }
        let plain = isPlain ? PlainStepBox(box) : nil
        let rectangle = Rectangle(x: left, y: top, width: width, height: plain?.height ?? box.height)
        if let plain {
            plain.draw(in: rectangle, into: &graph)
        } else {
            box.draw(in: rectangle, into: &graph)
        }
        if let previous, !isFirstOfFrame {
            connect(previous.node, bottom: above, to: box.id, at: top, x: previous.anchor, in: &graph)
        }
        top = rectangle.maxY
        let row = drawRow(after: box, into: &graph, windows: &windows)
        previous = row
    }

    /// Draws the arrow out of a step, and the cells that it leads to.
    private var listed: ListedPages { flow.prepared.plan.listed }

    private mutating func drawRow(
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

    private mutating func drawRow(
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
}

extension StackedFlowColumn {
    /// Begins the frame around steps that are there several times.
    private mutating func open(_ fold: FoldFrame, into graph: inout Graph) {
        let above = top
        if previous != nil { top += Measures.arrowLength }
        // How high it is shows at its end; until then the cards keep their place behind all that they hold.
        frame = (fold, top, graph.nodes.count)
        fold.drawCards(Rectangle(x: left, y: top, width: width, height: 1), context: foldContext, into: &graph.nodes)
        let id = fold.id(in: foldContext)
        if let previous { connect(previous.node, bottom: above, to: id, at: top, x: previous.anchor, in: &graph) }
        fold.drawHead(left: left, top: top, width: width, context: foldContext, into: &graph.nodes)
        top += FoldFrame.headHeight
    }

    /// Ends the frame.
    private mutating func close(into graph: inout Graph) {
        guard let (fold, upper, place) = frame else { return }
        frame = nil
        top += FoldFrame.footHeight
        let outset = flow.grid.margin + 4
        let rectangle = Rectangle(x: left - outset, y: upper, width: width + 2 * outset, height: top - upper)
        var cards: [Node] = []
        fold.drawCards(rectangle, context: foldContext, into: &cards)
        graph.nodes.replaceSubrange(place..<place + cards.count, with: cards)
        top += FoldFrame.overhang
        previous = ArrowEnd(
            node: fold.id(in: foldContext), anchor: previous?.anchor ?? middle, top: upper, bottom: top)
    }

    private var foldContext: String { isLong ? "Column \(column.index + 1), " : "" }

    private func connect(
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
