extension Route {
    /// The straight line between two nodes, from outline to outline; round shapes are taken for ellipses.
    static func between(_ tail: Rectangle, _ tailShape: Shape, _ head: Rectangle, _ headShape: Shape) -> Route {
        .polyline([border(of: tail, tailShape, toward: head.center), border(of: head, headShape, toward: tail.center)])
    }

    private static func border(of frame: Rectangle, _ shape: Shape, toward target: Point) -> Point {
        let center = frame.center
        let across = target.x - center.x
        let down = target.y - center.y
        // In halves of the frame, so that the outline is at 1 in both directions.
        let horizontal = frame.size.width > 0 ? across / (frame.size.width / 2) : 0
        let vertical = frame.size.height > 0 ? down / (frame.size.height / 2) : 0
        let distance =
            switch shape {
            case .ellipse, .circle, .doubleCircle, .point:
                (horizontal * horizontal + vertical * vertical).squareRoot()
            case .diamond: horizontal.magnitude + vertical.magnitude
            default: max(horizontal.magnitude, vertical.magnitude)
            }
        // Nodes that lie over each other have no outline in between.
        guard distance > 1 else { return center }
        return Point(x: center.x + across / distance, y: center.y + down / distance)
    }
}
