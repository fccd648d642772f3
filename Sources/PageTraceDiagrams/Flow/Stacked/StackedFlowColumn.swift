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
    var top: Double
    /// What the next arrow comes from.
    private var previous: ArrowEnd?
    /// The open frame: what it is, its upper edge, and where its cards are among the nodes.
    private var frame: (fold: FoldFrame, top: Double, nodes: Int)?

    private var width: Double { flow.width }
    var middle: Double { left + width / 2 }
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
}
