import Graphviz

/// One of two recordings that are compared.
enum ComparedSide: Int, Hashable, CaseIterable {
    /// The recording at the left.
    case first
    /// The recording at the right.
    case second

    /// A sign for what only this side has: two boxes, of which its own is filled.
    func sign(_ name: NodeName, center: Point) -> [Node] {
        Self.allCases.map { side in
            let x = center.x + (side == .first ? -5.5 : 0.5)
            return Node(
                name.part("\(side)", ", \(side)"), frame: Rectangle(x: x, y: center.y - 4, width: 5, height: 8),
                fill: side == self ? .ink : .paper, stroke: .ink)
        }
    }
}
