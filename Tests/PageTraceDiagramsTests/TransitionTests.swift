import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Drawings of a graph, whose steps are transitions that nobody took.
struct TransitionTests {
    @Test func `No line leads from one transition of a graph to the next, and the head says that it is a graph`() {
        var recording = Recording.thereAndBack
        recording.isWalk = false
        for diagram in Diagram.allCases {
            let graph = diagram.graph(of: recording)
            #expect(graph.texts.contains { $0.contains("a graph, not a walk: 7 transitions") }, "\(diagram)")
            #expect(graph.summary?.contains("A graph, not a walk: 7 transitions.") == true)
        }
        let path = Diagram.flow.graph(of: recording).edges.filter { $0.stroke == Palette.path.color }
        #expect(path.isEmpty)
        #expect(!Diagram.flow.mermaid(of: recording).contains("pages0 --> step1"))
    }

    @Test func `Of a graph, nobody took the steps: only how many transitions are one arrow is said`() {
        var walk = Walk(["A", "B", "C"])
        for _ in 0..<6 {
            walk.swipe(.forward)
            walk.swipe(.backward)
        }
        var recording = walk.recording(title: "")
        recording.isWalk = false
        let graph = Diagram.states.graph(of: recording)
        #expect(!graph.texts.contains { $0.hasPrefix("step") || $0.contains("callback") })
        #expect(graph.texts.contains("from 5 states"))
        #expect(graph.texts.contains("a box stands for all states in which these pages are held"))
        #expect(
            Set(graph.edges.compactMap(\.tooltip)) == [
                "swipe forward", "swipe forward from 5 states", "swipe backward from 6 states",
            ])
        #expect(!Diagram.states.mermaid(of: recording).contains("step"))
    }
}
