import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Names, titles and numbers of pages of any size.
struct LongNameTests {
    private static let names = [
        String(repeating: "x", count: 1_000), "a" + String(repeating: "\u{301}", count: 400),
        String(repeating: "two words ", count: 100), String(repeating: "語", count: 1_000),
    ]

    private func recording(_ name: String) -> Recording {
        let held = HeldPages.scroll(name, name + " 2", name + " 3")
        var step = Step(0, .set(name), before: [held], after: [held])
        step.trackers = [TrackerRecord(name: name, value: name + " 2", isWrong: true)]
        step.findings = [Finding(kind: .wrongTracker, message: "\(name) names \(name)")]
        return Recording(
            title: name, about: name, container: "a container", pages: [name, name + " 2", name + " 3"], steps: [step])
    }

    @Test(arguments: names, Diagram.allCases)
    func `No text of a drawing is longer than it can be read`(name: String, diagram: Diagram) throws {
        let graph = diagram.graph(of: recording(name))
        for node in graph.nodes {
            #expect(node.title.unicodeScalars.count < 10_000 && node.text.unicodeScalars.count < 10_000)
        }
        #expect(try !GraphRenderer.render(graph).isEmpty)
        #expect(diagram.mermaid(of: recording(name)).unicodeScalars.count < 60_000)
    }

    @Test func `Pages whose names differ in the middle alone are drawn`() throws {
        let ends = String(repeating: "x", count: 400)
        let (first, second) = (ends + "1" + ends, ends + "2" + ends)
        let held = HeldPages.scroll(first, second, nil)
        let recording = Recording(
            container: "c", pages: [first, second], steps: [Step(0, .set(first), before: [], after: [held])])
        #expect(try !GraphRenderer.render(Diagram.flow.graph(of: recording)).isEmpty)
    }

    /// A scroll view holds all of its pages.
    @Test(arguments: Diagram.allCases)
    func `Of thousands of held pages only those around are drawn`(diagram: Diagram) {
        let pages = (1...2_000).map(String.init)
        var slots = pages.map { HeldPages.Slot(name: "column", content: .page($0)) }
        slots[700].isShown = true
        let held = HeldPages(slots: slots)
        let recording = Recording(
            container: "c", pages: pages, steps: [Step(0, .set("701"), before: [held], after: [held])])
        let graph = diagram.graph(of: recording)
        #expect(graph.nodes.count < 100)
        #expect(graph.texts.joined().contains("701"))
        #expect(diagram.mermaid(of: recording).utf8.count < 10_000)
    }
}
