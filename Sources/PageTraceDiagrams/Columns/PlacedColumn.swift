import Graphviz

/// Draws a column of a diagram.
struct PlacedColumn<Content: ColumnDiagram>: ColumnPainter {
    private let diagram: Content
    private let column: DrawnColumn
    /// Where the column is drawn.
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
