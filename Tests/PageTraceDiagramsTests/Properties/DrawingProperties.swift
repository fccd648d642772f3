import Foundation
import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

@Suite("Properties of drawings, over random traces")
struct DrawingProperties {
    /// Drawings are dear: one in so many seeds.
    private static let share = 10

    @Test
    func `Every SVG is well-formed, has title and description as text, and nothing that runs or leads elsewhere`() {
        let known: Set = [
            "svg", "style", "title", "desc", "g", "a", "path", "polygon", "polyline", "ellipse", "rect", "text",
        ]
        Seeds.expect(share: Self.share) { random in
            let recording = random.recording
            return try Diagram.allCases.flatMap { diagram -> [String] in
                let graph = diagram.graph(of: recording)
                guard let drawing = SVGDrawing(try GraphRenderer.render(graph, format: .svg))
                else {
                    return ["\(diagram) is not well-formed"]
                }
                return [
                    drawing.elements.subtracting(known).first.map { "\(diagram) has an element \($0)" },
                    drawing.attributes.first { $0.hasPrefix("on") || $0 == "href" }.map {
                        "\(diagram) has an attribute \($0)"
                    },
                    drawing.references.first.map { "\(diagram) refers to \($0)" },
                    drawing.title == (graph.title ?? "").withSigns ? nil : "\(diagram) has the title \(drawing.title)",
                    drawing.summary == (graph.summary ?? "").withSigns
                        ? nil : "\(diagram) has the description \(drawing.summary)",
                ].compactMap { $0 }
            }
        }
    }

    @Test func `Every page that a walk shows is written in each of its drawings, letter by letter`() {
        Seeds.expect(share: Self.share) { random in
            let recording = random.recording
            return try [Diagram.flow, .states].flatMap { diagram -> [String] in
                let svg = try GraphRenderer.render(diagram.graph(of: recording), format: .svg)
                guard let writing = SVGDrawing(svg)?.writing.unicodeScalars.map(\.value) else {
                    return ["not well-formed"]
                }
                let shown = Set(recording.steps.compactMap { $0.after.first }.flatMap(\.shown))
                // Longer names lose their middle.
                return shown.filter { $0.count <= 12 }.compactMap { name in
                    let text = CallbackRecord.Value.page(name).text.withSigns.withoutSpaces
                    return writing.contains(text.unicodeScalars.map(\.value))
                        ? nil : "\(diagram) does not write \(text)"
                }
            }
        }
    }

    @Test(arguments: Diagram.allCases)
    func `The recording of a trace has one drawing, byte for byte`(diagram: Diagram) {
        Seeds.expect(share: Self.share * 5) { random in
            let artifact = Artifact.diagram(diagram, .svg)
            let isSame = try artifact.bytes(of: random.recording) == artifact.bytes(of: random.recording)
            return isSame ? [] : ["\(diagram) differs"]
        }
    }

    @Test(.enabled(if: DotCommand.exists))
    func `Every DOT is accepted by Graphviz's own reader, and has the nodes that were drawn`() throws {
        // Many graphs go into one process; only where it balks is each looked at alone.
        var all: [UInt8] = []
        var count = 0
        for seed in Seeds.range(share: Self.share) {
            let recording = RandomTrace(seed: seed).recording
            for diagram in Diagram.allCases {
                all += try Artifact.diagram(diagram, .dot).bytes(of: recording)
                count += 1
            }
        }
        let reply = try DotCommand.canonical(all)
        if reply.complaints.isEmpty, reply.graphs == count { return }
        Seeds.expect(share: Self.share) { random in
            try Diagram.allCases.compactMap { diagram in
                let reply = try DotCommand.canonical(try Artifact.diagram(diagram, .dot).bytes(of: random.recording))
                return reply.complaints.isEmpty && reply.graphs == 1 ? nil : "\(diagram): \(reply.complaints)"
            }
        }
        Issue.record("\(reply.graphs) graphs of \(count); \(reply.complaints.prefix(500))")
    }

    @Test func `Mermaid sources are of the little grammar that pagetrace writes: no name leaves its place`() {
        Seeds.expect(share: 2) { random in
            let recording = random.recording
            return Diagram.allCases.flatMap { diagram in
                MermaidGrammar.problems(diagram.mermaid(of: recording)).map { "\(diagram): \($0)" }
            }
        }
    }
}
