import Graphviz
import PageTrace

/// The background of an emphasized step in a diagram without frames around steps, with a bar at its left.
enum EmphasisGround {
    /// The nodes behind a step; none if it does not stand out.
    static func nodes(of step: Step, name: NodeName, behind frame: Rectangle) -> [Node] {
        guard step.isEmphasized else { return [] }
        let left = frame.minX - Measures.frameOutset
        let (width, height) = (frame.size.width + 2 * Measures.frameOutset, frame.size.height)
        let ground = Rectangle(x: left, y: frame.minY, width: width, height: height)
        let bar = Rectangle(x: left, y: frame.minY, width: 3, height: height)
        return [
            Node(name.part("emphasis", ", emphasis"), frame: ground, fill: .emphasisFill),
            Node(name.part("emphasis_bar", ", emphasis (bar)"), frame: bar, fill: .noteLine),
        ]
    }
}
