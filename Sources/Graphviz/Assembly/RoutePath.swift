/// A route as libgvc draws it: one Bézier curve after the other, ended where the arrowhead begins.
struct RoutePath {
    private(set) var headTip: Point?
    /// The start, then two control points and an end for each curve.
    private(set) var points: [Point]

    /// Shortens a route by the length of its arrowhead, 0 for none.
    init(_ route: Route, headLength: Double) {
        switch route {
        case .curve(let points): self.points = points
        case .polyline(let corners): points = RoutePath.curves(through: corners)
        }
        if headLength > 0, let tip = points.last {
            headTip = tip
            let shortened = RoutePath.shorten(Array(points.suffix(4)), by: headLength)
            points.replaceSubrange((points.count - 4)..., with: shortened)
        }
    }

    func write(to text: inout ByteText) {
        if let headTip {
            text.append("e," as StaticString)
            text.append(headTip)
            text.append(UInt8(ascii: " "))
        }
        for (index, point) in points.enumerated() {
            if index > 0 { text.append(UInt8(ascii: " ")) }
            text.append(point)
        }
    }

    private static func curves(through corners: [Point]) -> [Point] {
        var points = Array(corners.prefix(1))
        for (start, end) in zip(corners, corners.dropFirst()) {
            points += [start.toward(end, by: 1.0 / 3), start.toward(end, by: 2.0 / 3), end]
        }
        return points
    }

    /// The first part of a curve, up to where it enters the circle around its end.
    private static func shorten(_ curve: [Point], by length: Double) -> [Point] {
        guard let start = curve.first, let end = curve.last else { return curve }
        // A curve shorter than its arrowhead keeps a bit, which gives the arrowhead its direction.
        let length = min(length, distance(start, end) * 0.9)
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            let part = firstPart(of: curve, upTo: middle)
            if distance(part[3], end) > length { low = middle } else { high = middle }
        }
        return firstPart(of: curve, upTo: high)
    }

    /// De Casteljau's construction.
    private static func firstPart(of curve: [Point], upTo share: Double) -> [Point] {
        let first = curve[0].toward(curve[1], by: share)
        let second = curve[1].toward(curve[2], by: share)
        let third = curve[2].toward(curve[3], by: share)
        let inner = first.toward(second, by: share)
        return [curve[0], first, inner, inner.toward(second.toward(third, by: share), by: share)]
    }

    private static func distance(_ start: Point, _ end: Point) -> Double {
        let x = end.x - start.x
        let y = end.y - start.y
        return (x * x + y * y).squareRoot()
    }
}
