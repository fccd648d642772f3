import Graphviz
import PageTrace

/// What is behind a step that the author of the trace wants to stand out, where steps have no frame: a ground, and a
/// bar at its left.
enum EmphasisGround {
    /// How far it reaches beyond the step at either side.
    private static let outset = 8.0

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
    /// Whether the author of the trace wants it to stand out.
    var isEmphasized: Bool { annotation?.isEmphasized ?? false }
}
