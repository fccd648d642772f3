import Graphviz
import Testing

@Suite("An edge runs along its route")
struct RouteTests {
    /// Two small boxes, 100 points apart, and an edge between them.
    private func draw(_ route: Route, change: (inout Edge) -> Void = { _ in }) throws -> Drawing? {
        var edge = Edge(from: "a", to: "b", route: route)
        change(&edge)
        let graph = Graph(
            id: "route",
            nodes: [
                Node(id: "a", frame: Rectangle(x: -10, y: -20, width: 20, height: 20)),
                Node(id: "b", frame: Rectangle(x: -10, y: 100, width: 20, height: 20)),
            ],
            edges: [edge]
        )
        return try Drawing(graph)
    }

    @Test func `the tip of the arrowhead is the end of the route, and the line stops where the arrowhead starts`()
        throws
    {
        let drawing = try #require(try draw(.straight(from: .zero, to: Point(x: 0, y: 100))))
        #expect(drawing.elements("path", of: "a->b").first?.attributes["d"] == "M0,0C0,30 0,60 0,90")
        #expect(drawing.elements("polygon", of: "a->b").first?.attributes["points"] == "3.5,90 0,100 -3.5,90 3.5,90")
    }

    @Test func `without arrowheads the line is the route`() throws {
        let route = Route.curve([.zero, Point(x: 50, y: 20), Point(x: 50, y: 80), Point(x: 0, y: 100)])
        let drawing = try #require(try draw(route) { $0.arrowhead = .none })
        #expect(drawing.elements("path", of: "a->b").first?.attributes["d"] == "M0,0C50,20 50,80 0,100")
        #expect(drawing.elements("polygon", of: "a->b").isEmpty)
    }

    @Test func `a polyline turns at its corners`() throws {
        let corners = [Point.zero, Point(x: 60, y: 0), Point(x: 60, y: 90)]
        let drawing = try #require(try draw(.polyline(corners)) { $0.arrowhead = .none })
        #expect(drawing.elements("path", of: "a->b").first?.attributes["d"] == "M0,0C20,0 40,0 60,0 60,30 60,60 60,90")
    }

    @Test(arguments: Arrowhead.allCases)
    func `every arrowhead ends at the tip of the route`(arrowhead: Arrowhead) throws {
        let drawing = try #require(
            try draw(.straight(from: .zero, to: Point(x: 0, y: 100))) { $0.arrowhead = arrowhead })
        var lowest = 0.0
        for element in drawing.elements where element.owner == "a->b" {
            let points = (element.attributes["points"] ?? element.attributes["d"] ?? "")
                .split { "MC ".contains($0) }
                .compactMap { $0.split(separator: ",").last.flatMap { Double($0) } }
            lowest = max(lowest, points.max() ?? 0)
            if let center = element.attributes["cy"].flatMap(Double.init),
                let radius = element.attributes["ry"].flatMap(Double.init)
            {
                lowest = max(lowest, center + radius)
            }
        }
        #expect(abs(lowest - 100) < 0.6, "libgvc itself is exact to half a line's width")
    }

    @Test func `an edge shorter than its arrowhead still points the right way`() throws {
        let drawing = try #require(try draw(.straight(from: .zero, to: Point(x: 0, y: 4))))
        let points = try #require(drawing.elements("polygon", of: "a->b").first?.attributes["points"])
        #expect(points == "3.5,-6 0,4 -3.5,-6 3.5,-6")
    }
}
