import Graphviz

struct PlacedColumn<Content: ColumnDiagram>: ColumnPainter {
    private let diagram: Content
    private let column: DrawnColumn
    private(set) var pen: ColumnPen
    /// The open frame around repeated steps.
    private var fold: FoldFrame?
    /// Where the column begins among the nodes of the drawing.
    private let firstNode: Int

    /// The room above and below a bar.
    private static var barRoom: Double { 6 }

    init(_ diagram: Content, _ column: DrawnColumn, pen: ColumnPen) {
        self.diagram = diagram
        self.column = column
        self.pen = pen
        firstNode = pen.graph.nodes.count
    }

    mutating func draw() {
        diagram.drawHead(with: &pen)
        paint(column, of: diagram.plan)
        if diagram.hasRules, column.closing == nil { rule("end", "Rule at the end") }
        diagram.finish(column.steps, with: &pen)
    }

    mutating func paint(_ sign: Signpost, isOpening: Bool) {
        if !isOpening, diagram.hasRules { rule("sign", "Rule before the sign") }
        let sign = isOpening ? column.steps.first.map { diagram.telling(sign, before: $0) } ?? sign : sign
        let bar = SignpostBar(sign, width: diagram.width)
        let frame = Rectangle(x: pen.left, y: pen.top + Self.barRoom, width: diagram.width, height: bar.height)
        let name = Content.name.prefix(1).uppercased() + Content.name.dropFirst()
        let title = pen.isLong ? "Column \(column.index + 1)" : name
        bar.draw(
            pen.name.part(isOpening ? "opening" : "closing", "").titled(title), in: frame, into: &pen.graph.nodes)
        pen.top = frame.maxY + Self.barRoom
    }

    mutating func paintStart(before place: Int, isAfterSign: Bool) {
        if isAfterSign { diagram.drawStart(before: place, with: &pen) }
    }

    mutating func open(_ stretch: FoldedStretch, isContinued: Bool) {
        pen.top += Self.barRoom
        let origin = Point(x: pen.left, y: pen.top)
        let frame = FoldFrame(stretch, at: origin, width: diagram.width, in: pen.name)
        frame.drawHead(isContinued: isContinued, wordsLeft: pen.left + diagram.foldWordsLeft, into: &pen.graph.nodes)
        fold = frame
        pen.top += FoldFrame.headHeight
    }

    mutating func paintStep(_ place: Int) {
        let plan = diagram.plan
        let name = plan.name(of: place)
        if diagram.hasRules { pen.rule(name.part("rule", ", rule"), width: diagram.width) }
        let height = diagram.height(of: place)
        if diagram.hasRules {
            pen.graph.nodes += EmphasisGround.nodes(
                of: plan.drawn.steps[place], name: name,
                behind: Rectangle(x: pen.left, y: pen.top, width: diagram.width, height: height))
        }
        diagram.drawStep(place, with: &pen)
        pen.top += height
    }

    mutating func close() {
        pen.top += 2
        // Behind all of the column.
        if let fold { pen.graph.nodes.insert(contentsOf: fold.cards(to: pen.top), at: firstNode) }
        fold = nil
        pen.top += Measures.pileOverhang + Self.barRoom
    }

    private mutating func rule(_ id: String, _ words: String) {
        pen.rule(pen.name.part("rule_\(id)", words), width: diagram.width)
    }
}

/// Where a column is being drawn, and what is remembered from row to row.
struct ColumnPen {
    var graph: Graph
    let left: Double
    /// Where the next thing is drawn.
    var top: Double
    let index: Int
    /// Whether there are other columns or sheets.
    let isLong: Bool
    /// Chooses the pages that are visible.
    var window: ColumnWindow
    /// The page shown before in each lane, which a line connects to the next one.
    var shown: [Int: PageGrid.ShownCell] = [:]
    /// The lower edge of the last head.
    var head = 0.0
    /// Whether the signs beside a page have been explained.
    var isExplained = false

    /// What the names in a column begin with that are not those of a step.
    var name: NodeName { NodeName("column\(index + 1)", isLong ? "Column \(index + 1), " : "") }

    mutating func rule(_ name: NodeName, width: Double) {
        let frame = Rectangle(x: left, y: top - 0.5, width: width, height: 1)
        graph.nodes.append(Node(name, frame: frame, fill: .line))
    }

    /// Writes the head of something below it.
    mutating func head(_ text: String, id: String, x: Double) {
        graph.nodes.write(
            name.part("head_\(id)", "Head: \(text)"), text, at: Point(x: left + x, y: top + 6), style: .boldMark,
            color: .muted)
    }
}

/// Paints what is in a column, from top to bottom.
///
/// There is one way through the rows of a column, for drawings and for Mermaid.
protocol ColumnPainter {
    mutating func paint(_ sign: Signpost, isOpening: Bool)
    mutating func paintStart(before place: Int, isAfterSign: Bool)
    /// Begins repeated steps, or continues them from the column before.
    mutating func open(_ stretch: FoldedStretch, isContinued: Bool)
    /// Paints a step, given by its place among those that are drawn.
    mutating func paintStep(_ place: Int)
    /// Ends repeated steps, at least those in this column.
    mutating func close()
}

extension ColumnPainter {
    mutating func paint(_ column: DrawnColumn, of plan: DrawingPlan) {
        let steps = column.steps
        if let sign = column.opening { paint(sign, isOpening: true) }
        if let first = steps.first { paintStart(before: first, isAfterSign: column.opening != nil) }
        for place in steps {
            let stretch = plan.stretch(at: place)
            if let stretch, place == max(stretch.steps.lowerBound, steps.lowerBound) {
                open(stretch, isContinued: place > stretch.steps.lowerBound)
            }
            paintStep(place)
            if let stretch, place + 1 == min(stretch.steps.upperBound, steps.upperBound) { close() }
        }
        if let sign = column.closing { paint(sign, isOpening: false) }
    }
}
