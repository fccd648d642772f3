import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The ids of the nodes of a drawing say where a node is, whatever pages, trackers and recordings are called.
struct NodeIDTests {
    /// Words that a drawing writes itself.
    private let words = ["step", "loaded, dropped", "shown", "screen", "container", "Step 1, callback 1", "?"]

    private func walk(_ names: [String], tracker: String) throws -> Recording {
        let tracker = Tracker(name: tracker, updatedIn: [.willTransitionTo], takes: .pending)
        return Recording(
            replaying: try Trace(
                path: names.prefix(3).joined(separator: "→"), pages: names,
                client: ClientDescription(trackers: [tracker])))
    }

    @Test(arguments: Diagram.allCases)
    func `Names with the words of a drawing are drawn`(diagram: Diagram) throws {
        for tracker in ["state", "finding 1", "other trackers"] {
            let graph = diagram.graph(of: try walk(words, tracker: tracker))
            #expect(Set(graph.nodes.map(\.id)).count == graph.nodes.count)
            #expect(throws: Never.self) { try GraphRenderer.render(graph) }
        }
    }

    /// Words as wide as each other, so that nothing else may differ.
    @Test(arguments: Diagram.allCases)
    func `Ids are the same if pages are called otherwise`(diagram: Diagram) throws {
        let ids = try [["Aa", "Ab", "Ac", "Ad"], ["Ba", "Bb", "Bc", "Bd"]].map {
            diagram.graph(of: try walk($0, tracker: "title")).nodes.map(\.id)
        }
        #expect(ids[0] == ids[1])
        #expect(
            ids[0].allSatisfy {
                $0.utf8.allSatisfy {
                    $0 == UInt8(ascii: "_") || Character(UnicodeScalar($0)).isLetter
                        || Character(UnicodeScalar($0)).isNumber
                }
            })
    }

    @Test(arguments: [["A", "A"], ["step", "what is called"], ["", ""]])
    func `Recordings with the same name are compared in one drawing`(names: [String]) throws {
        let recordings = try ["1→2→3", "1→2→(3)"].map { Recording(replaying: try Trace(path: $0, pages: 4)) }
        for second in recordings {
            let graph = try FlowComparison(recordings[0], second, naming: names).graph()
            #expect(throws: Never.self) { try GraphRenderer.render(graph) }
        }
    }
}
