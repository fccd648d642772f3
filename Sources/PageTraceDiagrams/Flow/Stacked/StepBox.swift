import Graphviz
import PageTrace

/// The box of a step: its title, and below it what happened, line by line.
struct StepBox {
    /// The step.
    let step: Step
    /// What the ids of the nodes begin with: `Step 2`.
    let name: String
    /// What is written below the title.
    let lines: [BoxLine]
    /// The id of the box.
    let id: String

    /// The height of the title.
    private static let titleHeight = 27.0
    /// The room below the last line.
    private static let bottomRoom = 7.0
    /// The distance of the text from the box's left edge: numbers are before it.
    static let indent = 36.0
    /// The distance of the text from the box's right edge.
    static let rightRoom = StepStyle.titleRoom.right

    /// Prepares the box of a step.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - name: What the ids of the nodes begin with.
    ///   - times: How often it is there, such as `×25`; nil for once.
    ///   - lines: Puts its content into lines.
    init(_ step: Step, name: String, times: String? = nil, lines: BoxLines) {
        self.step = step
        self.name = name
        self.lines = lines.lines(of: step)
        id = StepText.sentence(of: step, name: name, times: times)
    }

    /// The height of the box.
    var height: Double {
        lines.reduce(Self.titleHeight + Self.bottomRoom) { $0 + $1.height }
    }

    /// The width that the box needs.
    var width: Double {
        lines.reduce(StepStyle.titleWidth(of: step)) { max($0, $1.width + Self.indent + Self.rightRoom) }
    }

    /// Draws the box into a rectangle of its height.
    func draw(in frame: Rectangle, into graph: inout Graph) {
        var node = Node(id: id, frame: frame)
        StepStyle.apply(step, to: &node)
        graph.nodes.append(node)
        let band = Rectangle(x: frame.minX, y: frame.minY + 1.5, width: frame.size.width, height: Self.titleHeight)
        StepStyle.title(of: step, name: name, in: band, into: &graph.nodes)
        var top = frame.minY + Self.titleHeight
        for line in lines {
            let columns = (
                mark: frame.minX + 20, text: frame.minX + Self.indent, right: frame.maxX - Self.rightRoom
            )
            BoxLineDrawing(step: step, name: name, columns: columns, top: top, offset: top - frame.minY)
                .draw(line, into: &graph)
            top += line.height
        }
    }
}
