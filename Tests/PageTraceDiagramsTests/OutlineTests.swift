import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// DOT is for programs: it says what is called after what, which step it belongs to, and what is held then.
struct OutlineTests {
    private func outline(_ diagram: Diagram, isPlaced: Bool, of recording: Recording = .thereAndBack) throws -> Graph {
        var options = DiagramOptions()
        options.isPlaced = isPlaced
        return try diagram.sheets(of: recording, options: options).outline(at: 0)
    }

    private func walk(_ pages: [String]) throws -> Recording {
        Recording(replaying: try Trace(path: pages.prefix(3).joined(separator: "→"), pages: pages))
    }

    @Test(arguments: [true, false])
    func `An edge leads from each call to the next`(isPlaced: Bool) throws {
        let graph = try outline(.flow, isPlaced: isPlaced)
        let steps = Recording.thereAndBack.steps
        for (number, step) in steps.enumerated() where step.callbacks.count > 1 {
            for call in 1..<step.callbacks.count {
                let edge = graph.edges.first {
                    $0.tail == "step\(number)_call\(call)" && $0.head == "step\(number)_call\(call + 1)"
                }
                #expect(edge != nil, "step \(number), call \(call)")
                #expect((edge?.lineStyle == .invisible) == isPlaced)
            }
        }
    }

    @Test(arguments: [Diagram.flow, .calls, .cache], [true, false])
    func `Each step is a cluster of what is in it`(diagram: Diagram, isPlaced: Bool) throws {
        let graph = try outline(diagram, isPlaced: isPlaced)
        #expect(graph.clusters.map(\.id) == Recording.thereAndBack.steps.map { "step\($0.number)" })
        for cluster in graph.clusters {
            #expect(!cluster.nodes.isEmpty)
            #expect(cluster.nodes.allSatisfy { $0 == cluster.id || $0.hasPrefix(cluster.id + "_") })
        }
    }

    @Test(arguments: [true, false])
    func `Pages and calls have their roles as classes`(isPlaced: Bool) throws {
        let recording = Recording.thereAndBack
        let graph = try outline(.flow, isPlaced: isPlaced)
        let kinds = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0.kind) })
        for step in recording.steps {
            for (index, callback) in step.callbacks.enumerated() {
                #expect(kinds["step\(step.number)_call\(index + 1)"] == callback.role.rawValue)
            }
            let held = graph.nodes.filter { $0.id.hasPrefix("step\(step.number)_after_lane1_page") }
            #expect(held.count { $0.kind == "shown" } == step.after[0].shown.count)
            #expect(held.count { $0.kind == "held" } == step.after[0].pages.count - step.after[0].shown.count)
        }
    }

    @Test func `States without places say what leads from one to another`() throws {
        let graph = try outline(.states, isPlaced: false)
        #expect(graph.nodes.allSatisfy { $0.kind == "state" })
        #expect(!graph.edges.isEmpty && graph.edges.allSatisfy { $0.label?.contains("step") == true })
    }

    /// Words as wide as each other, so that nothing moves.
    @Test(arguments: Diagram.allCases)
    func `If a page is renamed, no line of an SVG changes that does not name it, but the first`(diagram: Diagram) throws
    {
        let svgs = try [["Aa", "Ab", "Ac", "Ad"], ["Aa", "Ap", "Ac", "Ad"]].map { pages in
            String(decoding: try Artifact.diagram(diagram, .svg).bytes(of: try walk(pages)), as: UTF8.self)
                .split(separator: "\n")
        }
        let changed = zip(svgs[0], svgs[1]).filter { $0 != $1 }
        #expect(svgs[0].count == svgs[1].count && !changed.isEmpty)
        for (old, new) in changed where !old.hasPrefix("<svg ") {
            #expect(old.replacing("Ab", with: "Ap") == new)
        }
    }
}
