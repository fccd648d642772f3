import Graphviz
import PageTrace

/// Draws one column of steps beside the pages that they leave, from top to bottom.
struct BesideColumn {
    /// The flow that the column belongs to.
    let flow: BesideFlow
    /// The content of the column.
    let column: DrawnColumn
    /// Whether there are other columns or sheets.
    let isLong: Bool
    /// The left edge.
    let left: Double
    /// Where the next thing is drawn.
    private(set) var top: Double
    /// The upper edge of each step, by its index among the drawn steps.
    private(set) var tops: [Int: Double] = [:]
    /// The page shown before, which a line connects to the next one.
    var previous: ShownPage?
    /// The open frame around repeated steps.
    private var fold: OpenFold?
    /// Whether the signs beside a page have been explained.
    var isExplained = false

    /// The room above and below a bar.
    private static let barRoom = 6.0
    /// How far a frame reaches beyond the steps.
    private static let outset = 10.0

    private var context: String { isLong ? "Column \(column.index + 1), " : "" }

    /// A page on the screen, as a line leads from it and to it.
    struct ShownPage {
        var node: String
        var x: Double
        var bottom: Double
    }

    /// Prepares a column.
    init(flow: BesideFlow, column: DrawnColumn, isLong: Bool, left: Double, top: Double) {
        self.flow = flow
        self.column = column
        self.isLong = isLong
        self.left = left
        self.top = top
    }

    /// Draws the column.
    mutating func draw(into graph: inout Graph, windows: inout [ColumnWindow]) {
        drawHead(into: &graph.nodes)
        for element in column.elements {
            switch element {
            case .opening(let sign):
                drawSign(sign, into: &graph.nodes)
                drawStart(into: &graph, windows: &windows)
            case .closing(let sign):
                drawRule(id: "\(context)Rule before the sign", into: &graph.nodes)
                drawSign(sign, into: &graph.nodes)
            case .foldStart(let stretch, let isContinued):
                top += Self.barRoom
                fold = OpenFold(
                    FoldFrame(stretch, isContinued: isContinued), left: left, top: top, width: flow.width,
                    context: context, into: &graph.nodes)
                top += FoldFrame.headHeight
            case .step(let place): drawStep(place, into: &graph, windows: &windows)
            case .foldEnd:
                top += 2
                fold?.close(at: top, outset: Self.outset, into: &graph.nodes)
                fold = nil
                top += FoldFrame.overhang + Self.barRoom
            }
        }
        if case .closing? = column.elements.last { return }
        drawRule(id: "\(context)Rule at the end", into: &graph.nodes)
    }

    private mutating func drawStep(_ place: Int, into graph: inout Graph, windows: inout [ColumnWindow]) {
        let step = flow.steps[place]
        let height = flow.heights[place]
        tops[place] = top
        drawRule(id: "\(step.name), rule", into: &graph.nodes)
        let times = flow.prepared.plan.stretch(at: place)?.badge
        graph.nodes += EmphasisGround.nodes(
            of: step.step, name: step.name,
            behind: Rectangle(x: left, y: top, width: flow.width, height: height))
        step.draw(at: Point(x: left, y: top), width: flow.callsWidth, times: times, into: &graph)
        top += height
        let context = "After \(step.name.lowercasedFirst)"
        let isCancelled = step.step.gesture.outcome == .cancelled
        drawCells(
            step.step.after, since: step.step.before, title: step.title, isCancelled: isCancelled,
            missing: flow.prepared.plan.listed.missing(after: step.step.number), screen: ScreenPosition(step.step),
            context: context, into: &graph, windows: &windows)
    }

    /// The pages that are held before the first step.
    private mutating func drawStart(into graph: inout Graph, windows: inout [ColumnWindow]) {
        guard let first = column.steps.first else { return }
        let plan = flow.prepared.plan
        let held = plan.drawn.steps[first].before
        guard held.contains(where: { !$0.pages.isEmpty }) else { return }
        let context = "Before \(plan.name(of: first).lowercasedFirst)"
        top += flow.grid.cellHeight + 2 * BesideStep.cellRoom.below
        let middle = Point(x: left, y: top - BesideStep.cellRoom.below - flow.grid.cellHeight / 2)
        graph.nodes.append(
            Texts.node(
                id: "\(context), held", Words.say("held before"), at: middle, size: Measures.remark, color: .muted))
        drawCells(
            held, since: nil, title: nil, isCancelled: false,
            missing: plan.listed.missing(after: plan.drawn.steps[first].number - 1), context: context, into: &graph,
            windows: &windows)
    }
}

extension BesideColumn {
    private mutating func drawHead(into nodes: inout [Node]) {
        let y = top + 6
        func head(_ text: String, x: Double) {
            nodes.append(
                Texts.node(
                    id: "\(context)Head: \(text)", text, at: Point(x: left + x, y: y), size: Measures.mark,
                    font: .boldSans, color: .muted))
        }
        let grid = flow.grid
        head(Words.say("what is called"), x: 0)
        for block in grid.blocks {
            let width = grid.width(of: block, end: flow.width)
            let text =
                grid.blocks.count > 1
                ? HolderText.title(of: block.pages.holder, width: width) : Words.say("what is held then")
            head(text, x: block.left)
        }
        top += 16
    }

    private mutating func drawSign(_ sign: Signpost, into nodes: inout [Node]) {
        let bar = SignpostBar(sign, width: flow.width)
        let rectangle = Rectangle(x: left, y: top + Self.barRoom, width: flow.width, height: bar.height)
        bar.draw(id: isLong ? "Column \(column.index + 1)" : "Flow", in: rectangle, into: &nodes)
        top = rectangle.maxY + Self.barRoom
    }

    private func drawRule(id: String, into nodes: inout [Node]) {
        var node = Node(id: id, frame: Rectangle(x: left, y: top - 0.5, width: flow.width, height: 1))
        node.fill = Palette.line.color
        node.stroke = nil
        nodes.append(node)
    }
}
