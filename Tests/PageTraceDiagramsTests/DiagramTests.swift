import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// What is true of every diagram, whatever was recorded.
struct DiagramTests {
    @Test func `The command knows diagrams by these names`() {
        #expect(Diagram.allCases.map(\.rawValue) == ["flow", "calls", "cache", "states"])
    }

    @Test(arguments: Diagram.allCases, Example.all)
    func `Every recording can be drawn`(diagram: Diagram, example: Example) throws {
        let graph = diagram.graph(of: example.recording)
        let svg = try GraphRenderer.render(graph, format: .svg)
        #expect(svg.count > 500)
    }

    @Test(arguments: Diagram.allCases, Example.all)
    func `The same recording gives the same drawing`(diagram: Diagram, example: Example) {
        #expect(diagram.graph(of: example.recording) == diagram.graph(of: example.recording))
        #expect(diagram.mermaid(of: example.recording) == diagram.mermaid(of: example.recording))
    }

    @Test(arguments: Diagram.allCases, Example.all)
    func `Only colors of the palette are used`(diagram: Diagram, example: Example) {
        let known = Set(Palette.allCases.map(\.color))
        let graph = diagram.graph(of: example.recording)
        for node in graph.nodes {
            #expect(node.fill.map(known.contains) ?? true, "fill of \(node.id)")
            #expect(node.stroke.map(known.contains) ?? true || node.shape == .text, "outline of \(node.id)")
            #expect(node.text.isEmpty || known.contains(node.textColor), "text of \(node.id)")
        }
        for edge in graph.edges {
            #expect(known.contains(edge.stroke), "edge from \(edge.tail)")
        }
    }

    /// 9 points are 12 pixels at a drawing's own size.
    ///
    /// A drawing of 660 points is scaled to 830 pixels by 0.94. Two columns of steps are twice as wide, and cells may be as
    /// wide as their words.
    @Test(arguments: [Diagram.flow, .calls, .cache], Example.all)
    func `Everything can be read in a README`(diagram: Diagram, example: Example) throws {
        let graph = diagram.graph(of: example.recording)
        let frames = graph.nodes.map(\.frame)
        let width = (frames.map(\.maxX).max() ?? 0) - (frames.map(\.minX).min() ?? 0)
        #expect(width <= (example.recording.steps.count > 14 ? 1_280 : 780))
        for node in graph.nodes where !node.text.isEmpty { #expect(node.fontSize >= 9, "\(node.id)") }
    }

    @Test func `Screen readers hear a story`() {
        let graph = Diagram.flow.graph(of: .surprises)
        #expect(graph.title == "What surprises people")
        #expect(
            graph.summary == """
                Pages shown: First → Second → Third → Fourth; 6 steps, 13 callbacks. \
                Gestures that did not complete: 1 cancelled, 1 bounced.
                """)
        #expect(Diagram.cache.graph(of: .wrongTitle).summary?.contains("2 findings; the first: title names") == true)
    }

    @Test func `A recording without title is called by its container`() {
        var recording = Recording.thereAndBack
        recording.title = ""
        #expect(Diagram.calls.graph(of: recording).title == "UIPageViewController, scroll")
    }

    @Test func `Steps with the same number are told apart`() throws {
        var recording = Recording.thereAndBack
        for index in recording.steps.indices { recording.steps[index].number = 1 }
        for diagram in Diagram.allCases {
            let graph = diagram.graph(of: recording)
            #expect(Set(graph.nodes.map(\.id)).count == graph.nodes.count, "\(diagram)")
            #expect(graph.nodes.count == diagram.graph(of: .thereAndBack).nodes.count, "\(diagram)")
            #expect(try GraphRenderer.render(graph).count > 500)
        }
    }
}
