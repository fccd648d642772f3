import Graphviz
import PageTrace

/// How the line of a transition looks: how the gesture ended, what is wrong with it, how often it was made.
struct StateLine: Hashable {
    /// What the line of a transition says beside how often it was made.
    enum Meaning: String, CaseIterable {
        case completed, cancelled
        case bounced = "bounced or ignored"
        case finding = "with a finding"
        case raised = "raised or crashed"
        case emphasized
    }

    var outcome: GestureOutcome
    /// Whether one of the steps has a finding.
    var hasFinding = false
    /// Whether one of the steps is to stand out.
    var isEmphasized = false
    /// How often the gesture was made.
    var count = 1
}

extension StateLine {
    /// What the line says, to be explained.
    var meanings: Set<Meaning> {
        var meanings: Set<Meaning> = []
        switch outcome {
        case .completed, .changed, .inFlight: meanings.insert(.completed)
        case .cancelled: meanings.insert(.cancelled)
        case .bounced, .ignored: meanings.insert(.bounced)
        case .raised, .crashed: meanings.insert(.raised)
        }
        if hasFinding, !outcome.isStop { meanings.insert(.finding) }
        if isEmphasized { meanings.insert(.emphasized) }
        return meanings
    }

    init(showing meaning: Meaning) {
        self.init(outcome: .completed)
        switch meaning {
        case .completed: break
        case .cancelled: outcome = .cancelled
        case .bounced: outcome = .bounced
        case .finding: hasFinding = true
        case .raised: outcome = .raised
        case .emphasized: isEmphasized = true
        }
    }

    /// The dot from which the line to the first state comes, given by its top left corner.
    static func start(id: String, at origin: Point) -> Node {
        var node = Node(
            id: id, frame: Rectangle(x: origin.x, y: origin.y, width: 9, height: 9), fill: .ink, stroke: .ink)
        node.shape = .circle
        return node
    }

    /// The width: the more often, the wider.
    private var penWidth: Double {
        var width = 1.2
        var rest = count
        while rest > 1, width < 3.4 {
            width += 0.5
            rest /= 2
        }
        return isEmphasized ? max(width, 2.4) : width
    }

    func apply(to edge: inout Edge) {
        edge.penWidth = penWidth
        edge.arrowScale = 0.6
        edge.stroke = (isEmphasized ? Palette.noteLine : .arrow).color
        switch outcome {
        case .completed, .changed, .inFlight: break
        case .cancelled: edge.lineStyle = .dashed
        case .bounced, .ignored: edge.lineStyle = .dotted
        case .raised, .crashed: edge.stroke = Palette.violationLine.color
        }
        if hasFinding, !outcome.isStop { edge.stroke = Palette.warningLine.color }
    }
}
