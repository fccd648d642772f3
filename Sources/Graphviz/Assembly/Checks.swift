/// Checks that libgvc does not make, or that it would answer with a wrong drawing.
extension Node {
    func check(engine: Engine) throws(GraphvizError) {
        if engine == .placed && position == nil { throw .unplacedNode(id: id) }
        try Number.check(position, "position", id)
        try Number.check(size, "size", id, upTo: engine.longest)
        try Number.check(padding, "padding", id, upTo: engine.longest)
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

extension Graph {
    func check(engine: Engine) throws(GraphvizError) {
        try Number.check(canvas?.origin, "canvas", id)
        try Number.check(canvas?.size, "canvas", id)
        try Number.check(padding, "padding", id)
        try Number.check(nodeSpacing, "nodeSpacing", id, upTo: engine.longest)
        try Number.check(rankSpacing, "rankSpacing", id, upTo: engine.longest)
    }
}

extension Size {
    /// Whether there is room for round corners: libgvc divides by the length of a side, which it rounds to whole points.
    var hasRoomForCorners: Bool { width >= 1 && height >= 1 }
}

extension Engine {
    /// The longest side or distance in points.
    ///
    /// The layered layout keeps distances from center to center in 16 bits; beyond them, whether it fails depends on
    /// what it has drawn before.
    fileprivate var longest: Double { self == .dot ? 20_000 : Number.most }
}

private enum Number {
    static let most = 100_000_000.0

    static func check(
        _ value: Double,
        _ attribute: String,
        _ name: String,
        from least: Double = 0,
        upTo most: Double = Number.most
    ) throws(GraphvizError) {
        guard value >= least, value <= most else { throw .invalidNumber(attribute: attribute, of: name) }
    }

    static func check(_ point: Point?, _ attribute: String, _ name: String) throws(GraphvizError) {
        guard let point else { return }
        try check(point.x, attribute, name, from: -100_000_000)
        try check(point.y, attribute, name, from: -100_000_000)
    }

    static func check(
        _ size: Size?,
        _ attribute: String,
        _ name: String,
        upTo most: Double = Number.most
    ) throws(GraphvizError) {
        guard let size else { return }
        try check(size.width, attribute, name, upTo: most)
        try check(size.height, attribute, name, upTo: most)
    }
}
