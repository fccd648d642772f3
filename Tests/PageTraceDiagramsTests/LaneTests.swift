import Graphviz
import PageTrace
import Testing

@testable import PageTraceDiagrams

@Suite("Two holders, lane below lane")
struct LaneTests {
    private func graph(_ diagram: Diagram, _ recording: Recording, width: Double = 606) throws -> Graph {
        var options = DiagramOptions()
        options.width = width
        return try diagram.sheets(of: recording, options: options).graph(at: 0)
    }

    /// A root that shows a splash screen, the login and the main part, each with its view.
    private var root: Recording {
        let pages = ["Splash", "Login", "Main", "Settings", "About"]
        func held(_ page: String) -> [HeldPages] {
            ["root", "view of the root"].map { holder in
                HeldPages(holder: holder, slots: [.init(name: "child", content: .page(page), isShown: true)])
            }
        }
        let steps = pages.indices.map { place in
            Step(place, .set(pages[place]), before: place == 0 ? [] : held(pages[place - 1]), after: held(pages[place]))
        }
        return Recording(container: "root container", pages: pages, steps: steps)
    }

    @Test func `The line from page to page runs straight down behind the lanes, not through the margin`() throws {
        let graph = try graph(.flow, root)
        let right = try #require(graph.nodes.filter(\.isCell).map(\.frame.maxX).max())
        var xs: [Double] = []
        for edge in graph.edges {
            switch edge.route {
            case .polyline(let points), .curve(let points): xs += points.map(\.x)
            }
        }
        #expect(!xs.isEmpty && xs.allSatisfy { $0 < right })
    }

    @Test func `No line runs over a cell of another lane, or over its name`() throws {
        let graph = try graph(.flow, root)
        let boxes = graph.nodes.filter {
            $0.title.contains("view of the root") && ($0.isCell || $0.shape == .text) && !$0.text.isEmpty
                && $0.text != "—"
        }
        #expect(boxes.count > 5)
        for edge in graph.edges {
            guard case .polyline(let points) = edge.route else { continue }
            for (start, end) in zip(points, points.dropFirst()) {
                let line = Rectangle(
                    x: min(start.x, end.x) - 0.5, y: min(start.y, end.y), width: abs(start.x - end.x) + 1,
                    height: abs(start.y - end.y))
                for box in boxes { #expect(!line.overlaps(box.frame), "\(box.title)") }
            }
        }
    }

    @Test func `Below calls, nobody could tell whose line it is: there is none`() throws {
        #expect(try graph(.flow, root, width: 360).edges.isEmpty)
        #expect(try !graph(.flow, .thereAndBack, width: 360).edges.isEmpty)
    }

    @Test func `A page that nobody holds is a dash in the cache of two lanes`() throws {
        let graph = try graph(.cache, root)
        #expect(graph.nodes(" is not held").allSatisfy { $0.text == "—" } && !graph.nodes(" is not held").isEmpty)
    }

    @Test func `Pages that were told something have a legend of their own`() throws {
        var recording = Recording.twoHolders
        for place in recording.steps.indices {
            for lane in recording.steps[place].after.indices.dropFirst() {
                recording.steps[place].after[lane].holder = HeldPages.appearedPages
            }
            for lane in recording.steps[place].before.indices.dropFirst() {
                recording.steps[place].before[lane].holder = HeldPages.appearedPages
            }
        }
        let words = try graph(.flow, recording).nodes("Legend: ").map(\.text)
        #expect(words.contains("told, and not in view") && words.contains("told just now"))
        #expect(try !graph(.flow, .twoHolders).nodes("Legend: ").contains { $0.text.hasPrefix("told") })
    }
}
