import Graphviz
import PageTrace
import Testing

@testable import PageTraceDiagrams

@Suite("If not all pages have room, cells are the slots before, shown and after")
struct SlotTests {
    private let pages = ["Welcome", "Permissions", "Notifications", "Preferences", "Summary"]

    private func graph(_ diagram: Diagram = .flow, path: String = "1→2→(3)→3→4⇒1") throws -> Graph {
        diagram.graph(of: Recording(replaying: try Trace(path: path, pages: pages)))
    }

    @Test(arguments: [Diagram.flow, .cache])
    func `The shown page stays in its place, and the line to it is straight`(diagram: Diagram) throws {
        let graph = try graph(diagram)
        let shown = graph.nodes.filter {
            $0.title.hasPrefix("After step") && $0.title.contains(" is shown") && $0.isCell
        }
        try #require(shown.count == 6)
        #expect(Set(shown.map(\.frame.minX)).count == 1)
        for case .polyline(let points) in graph.edges.map(\.route) { #expect(Set(points.map(\.x)).count == 1) }
        #expect(!graph.edges.contains { if case .curve = $0.route { true } else { false } })
        let before = try #require(graph.node("After step 1: Welcome is held")?.frame)
        let after = try #require(graph.node("After step 1: Notifications is held, loaded in this step")?.frame)
        #expect(before.maxX < shown[1].frame.minX && shown[1].frame.maxX < after.minX)
    }

    @Test func `A ruler says which pages of the list they are, and which were dropped`() throws {
        let graph = try graph()
        let ticks = graph.nodes("After step 3: place")
        #expect(
            ticks.map(\.title) == [
                "After step 3: place 1 in the list: was dropped", "After step 3: place 2 in the list: is held",
                "After step 3: place 3 in the list: is shown", "After step 3: place 4 in the list: is held",
                "After step 3: place 5 in the list: not held",
            ])
        try #require(ticks.count == 5)
        #expect(ticks[0].lineStyle == .dashed && ticks[2].fill == Palette.shownFill.color)
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.frame.maxX < $1.frame.minX })
        #expect(["first", "last"].map { graph.node("After step 3: \($0) place")?.text } == ["1", "5"])
        #expect(graph.node("Legend: where in the list") != nil && graph.node("Head: where in the list") != nil)
    }

    @Test func `The ruler of a long list is a line with the pages that matter`() throws {
        let path = "1" + (2...30).map { "→\($0)" }.joined()
        let pages = (1...40).map { "Page \($0)" }
        let graph = Diagram.flow.graph(of: Recording(replaying: try Trace(path: path, pages: pages)))
        #expect(graph.nodes("After step 20: place").count { !$0.title.hasSuffix("the list") } == 4)
        #expect(graph.node("After step 20: last place")?.text == "31")
    }

    @Test func `A page that is both before and after has two cells`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2→3→4", pages: pages))
        recording.steps[2].after = [.scroll(pages[1], pages[2], pages[1])]
        let graph = Diagram.flow.graph(of: recording)
        let cells = graph.nodes.filter {
            $0.title.hasPrefix("After step 2: Permissions is held") && $0.text == "Permissions"
        }
        #expect(cells.count == 2 && Set(graph.nodes.map(\.id)).count == graph.nodes.count)
    }

    @Test func `Pages that all have room keep their columns`() throws {
        let graph = Diagram.flow.graph(
            of: Recording(replaying: try Trace(path: "1→2→3→4→5", pages: ["A", "B", "C", "D", "E"])))
        #expect(graph.nodes("place").isEmpty)
        let shown = graph.nodes.filter {
            $0.title.hasPrefix("After step") && $0.title.contains(" is shown") && $0.isCell
        }
        #expect(Set(shown.map(\.frame.minX)).count == 5)
    }
}
