import Graphviz
import PageTrace

/// The background of an emphasized step in a diagram without frames around steps, with a bar at its left.
enum EmphasisGround {
    /// How far it reaches beyond the step at either side.
    static let outset = 8.0

    /// The nodes behind a step; none if it does not stand out.
    static func nodes(of step: Step, name: String, behind frame: Rectangle) -> [Node] {
        guard step.isEmphasized else { return [] }
        let left = frame.minX - outset
        var ground = Node(
            id: "\(name), emphasis",
            frame: Rectangle(x: left, y: frame.minY, width: frame.size.width + 2 * outset, height: frame.size.height))
        ground.fill = Palette.emphasisFill.color
        ground.stroke = nil
        var bar = Node(
            id: "\(name), emphasis (bar)", frame: Rectangle(x: left, y: frame.minY, width: 3, height: frame.size.height)
        )
        bar.fill = Palette.noteLine.color
        bar.stroke = nil
        return [ground, bar]
    }
}

extension Step {
    /// Whether the trace's author emphasized the step.
    var isEmphasized: Bool { annotation?.isEmphasized ?? false }
}
