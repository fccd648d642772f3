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
    private var previous: ShownPage?
    /// The open frame around repeated steps.
    private var fold: OpenFold?
    /// Whether the signs beside a page have been explained.
    private var isExplained = false

    /// The room above and below a bar.
    private static let barRoom = 6.0
    /// How far a frame reaches beyond the steps.
    private static let outset = 10.0

    private var context: String { isLong ? "Column \(column.index + 1), " : "" }

    /// A page on the screen, as a line leads from it and to it.
    private struct ShownPage {
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
    /// Draws the cells above the lower edge of a step, and the line to the shown page.
    private mutating func drawCells(
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
