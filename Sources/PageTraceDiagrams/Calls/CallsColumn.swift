import Graphviz
import PageTrace

/// Draws one column of a sequence of calls: the heads, the lines below them, and along these the steps.
struct CallsColumn {
    /// The content of the column.
    let column: DrawnColumn
    /// All steps that are drawn.
    let blocks: [CallBlock]
    /// What is drawn.
    let plan: DrawingPlan
    /// Where the lines are.
    let lifelines: Lifelines
    /// Whether there are other columns or sheets.
    let isLong: Bool
    /// The left edge.
    let left: Double

    /// The height of the boxes on top of the lines.
    private static let headHeight = 36.0
    /// The room between the heads and the first step.
    private static let headRoom = 12.0
    /// The room below a bar or a frame.
    private static let room = 10.0
    /// How far a frame reaches beyond the bands of the steps.
    private static let outset = 10.0

    /// The suffix of the ids of the heads, so that each column has its own.
    private var suffix: String { column.index > 0 ? ", continued at \(Int(left))" : "" }
    private var context: String { isLong ? "Column \(column.index + 1), " : "" }

    /// Draws the column.
    ///
    /// - Returns: The lower end of the lines.
    func draw(at top: Double, into graph: inout Graph) -> Double {
        let start = top + Self.headHeight + Self.headRoom
        let (tops, bottom) = places(from: start)
        drawFrames(tops, into: &graph.nodes)
        drawLines(at: top, length: bottom - start + 10, into: &graph.nodes)
        for (element, top) in zip(column.elements, tops) {
            switch element {
            case .opening(let sign): draw(telling(sign), at: top, into: &graph.nodes)
            case .closing(let sign): draw(sign, at: top, into: &graph.nodes)
            case .foldStart(let stretch, let isContinued):
                // The badge is left of the container's line, the words right of it.
                FoldFrame(stretch, isContinued: isContinued).drawHead(
                    left: left + 8, top: top, width: lifelines.width - 12,
                    wordsLeft: left + lifelines.x(of: .container) + 14, context: context, into: &graph.nodes)
            case .step(let place): blocks[place].draw(at: Point(x: left, y: top), heads: suffix, into: &graph)
            case .foldEnd: break
            }
        }
        return bottom - 2
    }

    /// The upper edge of each element, and the lower edge of all.
    private func places(from start: Double) -> ([Double], Double) {
        var y = start
        let tops = column.elements.map { element in
            defer { y += height(of: element) }
            return y
        }
        return (tops, y)
    }

    private func height(of element: DrawnColumn.Row) -> Double {
        switch element {
        case .opening(let sign): bar(telling(sign)).height + Self.room
        case .closing(let sign): bar(sign).height
        case .foldStart: FoldFrame.headHeight
        case .step(let place): blocks[place].height
        case .foldEnd: FoldFrame.overhang + Self.room
        }
    }

    private func bar(_ sign: Signpost) -> SignpostBar { SignpostBar(sign, width: lifelines.width) }

    /// The sign at the start, with the pages that are held there, because there are no cells to show them.
    private func telling(_ sign: Signpost) -> Signpost {
        guard let first = column.steps.first, let held = plan.drawn.steps[first].before.first else { return sign }
        var sign = sign
        sign.text += " · holds " + StateText.line(of: held)
        return sign
    }

    private func draw(_ sign: Signpost, at top: Double, into nodes: inout [Node]) {
        let bar = bar(sign)
        let frame = Rectangle(x: left, y: top, width: lifelines.width, height: bar.height)
        bar.draw(id: isLong ? "Column \(column.index + 1)" : "Calls", in: frame, into: &nodes)
    }

    /// The cards behind repeated steps, below everything else.
    private func drawFrames(_ tops: [Double], into nodes: inout [Node]) {
        var open: (fold: FoldFrame, top: Double)?
        for (element, top) in zip(column.elements, tops) {
            switch element {
            case .foldStart(let stretch, let isContinued): open = (FoldFrame(stretch, isContinued: isContinued), top)
            case .foldEnd:
                guard let (fold, upper) = open else { continue }
                let frame = Rectangle(
                    x: left - Self.outset, y: upper, width: lifelines.width + 2 * Self.outset, height: top - upper)
                fold.drawCards(frame, context: context, into: &nodes)
                open = nil
            case .opening, .step, .closing: break
            }
        }
    }

    private func drawLines(at top: Double, length: Double, into nodes: inout [Node]) {
        for participant in lifelines.participants {
            let x = left + lifelines.x(of: participant)
            let line = Rectangle(x: x - 0.5, y: top + Self.headHeight, width: 1, height: length)
            var node = Node(id: "Line of \(participant.name)\(suffix)", frame: line)
            node.fill = Palette.line.color
            node.stroke = nil
            nodes.append(node)
            nodes.append(head(of: participant, x: x, top: top))
        }
    }

    private func head(of participant: Lifelines.Participant, x: Double, top: Double) -> Node {
        let name = FittedName(
            participant.name, width: lifelines.pitch - 22, font: .boldSans, size: Measures.name, lineLimit: 2)
        let needed = TextMetrics.width(of: participant.name, font: .boldSans, size: Measures.name) + 20
        let width = min(needed, lifelines.pitch - 8)
        let frame = Rectangle(x: x - width / 2, y: top, width: width, height: Self.headHeight)
        var node = Node(
            id: participant.name + suffix, label: .text(name.lines.joined(separator: "\n")), frame: frame)
        node.isRounded = true
        node.font = .boldSans
        node.fontSize = Measures.name
        switch participant {
        case .container:
            node.fill = Palette.panel.color
            node.stroke = Palette.muted.color
            node.textColor = Palette.ink.color
        case .role(let role):
            let style = RoleStyle(role)
            node.stroke = style.color.color
            node.fill = style.isFilled ? style.color.color : Palette.paper.color
            node.textColor = style.isFilled ? Palette.markText.color : style.color.color
        }
        return node
    }
}
