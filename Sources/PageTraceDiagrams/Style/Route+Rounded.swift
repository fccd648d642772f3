import Graphviz

extension Route {
    /// Straight lines from corner to corner, with the corners rounded off.
    static func rounded(through corners: [Point], radius: Double) -> Route {
        guard corners.count > 2, let first = corners.first, let last = corners.last else { return .polyline(corners) }
        var points = [first]
        func line(to end: Point) {
            let start = points[points.count - 1]
            points += [start.toward(end, by: 1.0 / 3), start.toward(end, by: 2.0 / 3), end]
        }
        for index in 1..<corners.count - 1 {
            let corner = corners[index]
            let start = toward(corners[index - 1], from: corner, radius: radius)
            let end = toward(corners[index + 1], from: corner, radius: radius)
            line(to: start)
            points += [start.toward(corner, by: 0.55), end.toward(corner, by: 0.55), end]
        }
        line(to: last)
        return .curve(points)
    }

    /// The point on the way to a target, at most half of it.
    private static func toward(_ target: Point, from start: Point, radius: Double) -> Point {
        let (across, down) = (target.x - start.x, target.y - start.y)
        let length = (across * across + down * down).squareRoot()
        guard length > 0 else { return start }
        return start.toward(target, by: min(radius / length, 0.5))
    }
}
