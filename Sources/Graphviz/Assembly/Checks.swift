/// Checks that libgvc would not make, or would answer with a drawing that is wrong.
extension Node {
    func check(engine: Engine) throws(GraphvizError) {
        if engine == .placed && position == nil { throw .unplacedNode(id: id) }
        try Number.check(position, "position", id)
        try Number.check(size, "size", id)
        try Number.check(padding, "padding", id)
        try Number.check(penWidth, "penWidth", id)
        try Number.check(fontSize, "fontSize", id, from: 1)
    }
}

extension Edge {
    func check() throws(GraphvizError) {
        let name = "\(tail) → \(head)"
        try Number.check(labelPosition, "labelPosition", name)
        try Number.check(arrowScale, "arrowScale", name)
        try Number.check(penWidth, "penWidth", name)
        try Number.check(fontSize, "fontSize", name, from: 1)
        switch route {
        case nil: break
        case .polyline(let points)?:
            guard points.count >= 2 else { throw .malformedRoute(tail: tail, head: head) }
            for point in points { try Number.check(point, "route", name) }
        case .curve(let points)?:
            guard points.count >= 4, points.count % 3 == 1 else { throw .malformedRoute(tail: tail, head: head) }
            for point in points { try Number.check(point, "route", name) }
        }
    }
}

extension Cluster {
    func check() throws(GraphvizError) {
        try Number.check(labelPosition, "labelPosition", id)
        try Number.check(frame?.origin, "frame", id)
        try Number.check(frame?.size, "frame", id)
        try Number.check(penWidth, "penWidth", id)
        try Number.check(fontSize, "fontSize", id, from: 1)
    }
}

extension Graph {
    func check() throws(GraphvizError) {
        try Number.check(canvas?.origin, "canvas", id)
        try Number.check(canvas?.size, "canvas", id)
        try Number.check(padding, "padding", id)
        try Number.check(nodeSpacing, "nodeSpacing", id)
        try Number.check(rankSpacing, "rankSpacing", id)
    }
}

private enum Number {
    static func check(
        _ value: Double,
        _ attribute: String,
        _ name: String,
        from least: Double = 0
    ) throws(GraphvizError) {
        guard value >= least, value <= 100_000_000 else { throw .invalidNumber(attribute: attribute, of: name) }
    }

    static func check(_ point: Point?, _ attribute: String, _ name: String) throws(GraphvizError) {
        guard let point else { return }
        try check(point.x, attribute, name, from: -100_000_000)
        try check(point.y, attribute, name, from: -100_000_000)
    }

    static func check(_ size: Size?, _ attribute: String, _ name: String) throws(GraphvizError) {
        guard let size else { return }
        try check(size.width, attribute, name)
        try check(size.height, attribute, name)
    }
}
