import Foundation
import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// How long long recordings take; run with PAGETRACE_MEASURE set, in release.
@Suite(.serialized, .enabled(if: getenv("PAGETRACE_MEASURE") != nil))
struct MeasureTests {
    @Test(arguments: [1_000, 10_000]) func `Measure`(steps: Int) throws {
        let recording = Recording.long(steps: steps)
        for diagram in Diagram.allCases {
            let clock = ContinuousClock()
            var graph = Graph(id: "")
            let drawing = clock.measure { graph = diagram.graph(of: recording) }
            var bytes = 0
            let rendering = try clock.measure {
                bytes = try GraphRenderer.render(graph, format: .svg).count
            }
            let mermaid = clock.measure { _ = diagram.mermaid(of: recording) }
            print(
                "\(steps) \(diagram.rawValue): graph \(drawing), rendering \(rendering), mermaid \(mermaid),",
                "\(graph.nodes.count) nodes, \(bytes) bytes")
        }
    }
}
