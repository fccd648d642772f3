/// Checks that libgvc does not make, or that it would answer with a wrong drawing.
extension Node {
    func check() throws(GraphvizError) {
        try Number.check(frame.center, "frame", id)
        try Number.check(frame.size.width, "frame", id)
        try Number.check(frame.size.height, "frame", id)
        try Number.check(penWidth, "penWidth", id)
        try Number.check(fontSize, "fontSize", id, from: 1)
    }
}

extension Edge {
    func check() throws(GraphvizError) {
        let name = "\(tail) → \(head)"
        try Number.check(arrowScale, "arrowScale", name)
        try Number.check(penWidth, "penWidth", name)
        let (points, isComplete) =
            switch route {
            case .polyline(let points): (points, points.count >= 2)
            case .curve(let points): (points, points.count >= 4 && points.count % 3 == 1)
            }
        guard isComplete else { throw .malformedRoute(tail: tail, head: head) }
        for point in points { try Number.check(point, "route", name) }
    }
}

extension Graph {
    func check() throws(GraphvizError) { try Number.check(padding, "padding", id) }
}

extension Size {
    /// Whether something fits in: libgvc divides by the length of a side, which it rounds to whole points.
    var hasRoom: Bool { width >= 1 && height >= 1 }
}

private enum Number {
    private static let most = 100_000_000.0

    static func check(
        _ value: Double, _ attribute: String, _ name: String, from least: Double = 0
    ) throws(GraphvizError) {
        guard value >= least, value <= most else { throw .invalidNumber(attribute: attribute, of: name) }
    }

    static func check(_ point: Point, _ attribute: String, _ name: String) throws(GraphvizError) {
        try check(point.x, attribute, name, from: -most)
        try check(point.y, attribute, name, from: -most)
    }
}
