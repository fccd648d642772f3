import Graphviz
import PageTrace

/// Draws one column of rows, from top to bottom.
struct CacheColumn {
    /// The diagram that the column belongs to.
    let cache: CacheDiagram
    /// The content of the column.
    let column: DrawnColumn
    /// Whether there are so many steps that each is drawn with few nodes.
    let isPlain: Bool
    /// Whether there are other columns or sheets.
    let isLong: Bool
    /// The left edge.
    let left: Double
    /// Where the next thing is drawn.
    private(set) var top: Double
    /// The open frame around repeated steps.
    private var fold: OpenFold?

    /// The room above and below a bar.
    private static let barRoom = 6.0
    /// How far a frame reaches beyond the rows.
    private static let outset = 10.0

    private var context: String { isLong ? "Column \(column.index + 1), " : "" }

    /// Prepares a column.
    init(cache: CacheDiagram, column: DrawnColumn, isPlain: Bool, isLong: Bool, left: Double, top: Double) {
        self.cache = cache
        self.column = column
        self.isPlain = isPlain
        self.isLong = isLong
        self.left = left
        self.top = top
    }

    /// Draws the column.
    mutating func draw(into nodes: inout [Node], windows: inout [ColumnWindow]) {
        drawHead(into: &nodes)
        for element in column.elements {
            switch element {
            case .opening(let sign):
                drawSign(sign, into: &nodes)
                drawStart(into: &nodes, windows: &windows)
            case .closing(let sign):
                drawRule(id: "\(context)Rule before the sign", into: &nodes)
                drawSign(sign, into: &nodes)
            case .foldStart(let stretch, let isContinued):
                top += Self.barRoom
                fold = OpenFold(
                    FoldFrame(stretch, isContinued: isContinued), left: left, top: top, width: cache.width,
                    context: context, into: &nodes)
                top += FoldFrame.headHeight
            case .step(let place): drawStep(place, into: &nodes, windows: &windows)
            case .foldEnd:
                top += 2
                fold?.close(at: top, outset: Self.outset, into: &nodes)
                fold = nil
                top += FoldFrame.overhang + Self.barRoom
            }
        }
        if case .closing? = column.elements.last { return }
        drawRule(id: "Rule at the end", into: &nodes)
    }

    private mutating func drawStep(_ place: Int, into nodes: inout [Node], windows: inout [ColumnWindow]) {
        let plan = cache.prepared.plan
        let step = plan.drawn.steps[place]
        let name = plan.name(of: place)
        drawRule(id: "\(name), rule", into: &nodes)
        let height = cache.height(of: step)
        nodes += EmphasisGround.nodes(
            of: step, name: name, behind: Rectangle(x: left, y: top, width: cache.width, height: height))
        let middle = top + cache.pitch / 2
        let row = CacheRow(step: step, name: name, times: plan.stretch(at: place)?.badge)
        row.drawLabel(at: Point(x: left, y: middle), width: cache.labelWidth, into: &nodes)
        drawCells(
            step.after, since: step.before, missing: plan.listed.missing(after: step.number),
            context: "After \(name.lowercasedFirst)", middle: middle, into: &nodes, windows: &windows)
        if cache.showsChanges {
            row.drawChanges(
                at: Point(x: left + cache.changes.left, y: middle), width: cache.changes.width, into: &nodes)
        }
        cache.note(of: step)?.draw(of: name, at: Point(x: left, y: top + cache.pitch), into: &nodes)
        top += height
    }

    /// The pages that are held before the first step.
    private mutating func drawStart(into nodes: inout [Node], windows: inout [ColumnWindow]) {
        guard let first = column.steps.first else { return }
        let plan = cache.prepared.plan
        let held = plan.drawn.steps[first].before
        guard held.contains(where: { !$0.pages.isEmpty }) else { return }
        let context = "Before \(plan.name(of: first).lowercasedFirst)"
        let middle = top + cache.pitch / 2
        let text = FittedName.line(Words.say("held before"), width: cache.labelWidth, size: Measures.remark)
        nodes.append(
            Texts.node(
                id: "\(context), held", text, at: Point(x: left, y: middle), size: Measures.remark, color: .muted))
        drawCells(
            held, since: nil, missing: plan.listed.missing(after: plan.drawn.steps[first].number - 1),
            context: context, middle: middle, into: &nodes, windows: &windows)
        top += cache.pitch
    }

    private func drawCells(
        _ held: [HeldPages], since before: [HeldPages]?, missing: Set<String>, context: String, middle: Double,
        into nodes: inout [Node], windows: inout [ColumnWindow]
    ) {
        var grid = cache.grid
        grid.shift(by: left)
        for index in grid.blocks.indices {
            let pages = PageRow(
                held: held.indices.contains(index) ? held[index] : nil,
                before: before.flatMap { $0.indices.contains(index) ? $0[index] : nil },
                pages: grid.blocks[index].pages, window: &windows[index], missing: index == 0 ? missing : [])
            grid.draw(
                pages, block: index, top: middle - grid.cellHeight / 2, context: context, isPlain: isPlain, into: &nodes
            )
        }
    }
}

extension CacheColumn {
    private mutating func drawHead(into nodes: inout [Node]) {
        let suffix = left > 0 ? ", continued at \(Int(left))" : ""
        let y = top + 6
        func head(_ text: String, x: Double) {
            nodes.append(
                Texts.node(
                    id: "Column: \(text)\(suffix)", text, at: Point(x: x + left, y: y), size: Measures.mark,
                    font: .boldSans, color: .muted))
        }
        head(Words.say("step"), x: 0)
        for block in cache.grid.blocks {
            let end = cache.showsChanges ? cache.changes.left : cache.width + 12
            head(
                HolderText.title(of: block.pages.holder, width: cache.grid.width(of: block, end: end)), x: block.left)
        }
        if cache.showsChanges { head(Words.say("loaded, dropped"), x: cache.changes.left) }
        top += 18
    }

    private mutating func drawSign(_ sign: Signpost, into nodes: inout [Node]) {
        let bar = SignpostBar(sign, width: cache.width)
        let rectangle = Rectangle(x: left, y: top + Self.barRoom, width: cache.width, height: bar.height)
        bar.draw(id: isLong ? "Column \(column.index + 1)" : "Cache", in: rectangle, into: &nodes)
        top = rectangle.maxY + Self.barRoom
    }

    private func drawRule(id: String, into nodes: inout [Node]) {
        var node = Node(id: id, frame: Rectangle(x: left, y: top - 0.5, width: cache.width, height: 1))
        node.fill = Palette.line.color
        node.stroke = nil
        nodes.append(node)
    }
}
