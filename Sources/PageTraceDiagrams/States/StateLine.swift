import Graphviz
import PageTrace

/// How the line of a transition looks: how the gesture ended, what is wrong with it, how often it was made.
struct StateLine {
    /// What the line of a transition says beside how often it was made.
    enum Meaning: String, CaseIterable {
        case completed, cancelled
        case bounced = "bounced or ignored"
        case finding = "with a finding"
        case raised = "raised or crashed"
        case emphasized

        init(_ outcome: GestureOutcome) {
            switch outcome {
            case .completed, .changed, .inFlight: self = .completed
            case .cancelled: self = .cancelled
            case .bounced, .ignored: self = .bounced
            case .raised, .crashed: self = .raised
            }
        }
    }

    var meanings: Set<Meaning>
    /// How often the gesture was made.
    var count = 1
}

extension StateLine {
    /// The dot from which the line to the first state comes, given by its top left corner.
    static func start(_ name: NodeName, at origin: Point) -> Node {
        Node(
            name, frame: Rectangle(x: origin.x, y: origin.y, width: 9, height: 9), fill: .ink, stroke: .ink,
            shape: .circle)
    }

    /// How far the tip of a wide arrow reaches beyond the end of its line.
    var reach: Double { (penWidth - 1.2) * 1.5 }

    /// The width: the more often, the wider.
    private var penWidth: Double {
        var width = 1.2
        var rest = count
        while rest > 1, width < 3.4 {
            width += 0.5
            rest /= 2
        }
        return meanings.contains(.emphasized) ? max(width, 2.4) : width
    }

    func edge(from tail: String, to head: String, _ route: Route) -> Edge {
        let strokes: [(Meaning, Palette)] = [
            (.raised, .violationLine), (.finding, .warningLine), (.emphasized, .noteLine),
        ]
        return Edge(
            from: tail, to: head, route, stroke: strokes.first { meanings.contains($0.0) }?.1 ?? .arrow,
            penWidth: penWidth,
            lineStyle: meanings.contains(.cancelled) ? .dashed : meanings.contains(.bounced) ? .dotted : .solid)
    }
}

/// Gives vertical lines places beside each other, so that no two lie on one another.
struct StateLanes {
    /// The most lines beside each other; what needs more has no line, and is told by numbers alone.
    static let most = 16

    private var taken: [[ClosedRange<Double>]] = []

    /// The place of a line, from the inside; nil if there is none.
    mutating func place(from first: Double, to second: Double) -> Int? {
        let span = min(first, second) - 4...max(first, second) + 4
        if let free = taken.firstIndex(where: { $0.allSatisfy { !$0.overlaps(span) } }) {
            taken[free].append(span)
            return free
        }
        guard taken.count < Self.most else { return nil }
        taken.append([span])
        return taken.count - 1
    }
}
