import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Stretches of steps that follow themselves, drawn once.
struct FoldedTests {
    let flow = Diagram.flow.graph(of: .rounds(25))
    static let card = "×24: steps 2–7, and 23 times more, to step 145"

    @Test func `They stand on a pile of cards that says how often`() throws {
        #expect(flow.node(Self.card + " (badge)")?.text == "×24")
        #expect(flow.node(Self.card + " (words)")?.text == "steps 2–7, and 23 times more, to step 145")
        let card = try #require(flow.node(Self.card)?.frame)
        let below = try #require(flow.node(Self.card + " (card 3)")?.frame)
        #expect(below.minX > card.minX && below.minY > card.minY && below.size == card.size)
        for name in ["Step 2,", "Step 7,", "After step 2:", "After step 7:"] {
            for frame in flow.nodes.filter({ $0.title.hasPrefix(name) }).map(\.frame) {
                #expect(frame.minX >= card.minX && frame.maxX <= card.maxX)
                #expect(frame.minY >= card.minY && frame.maxY <= card.maxY)
            }
        }
    }

    @Test func `Cards lie behind what stands on them`() throws {
        for diagram in [Diagram.flow, .calls, .cache] {
            let titles = diagram.graph(of: .rounds(25)).nodes.map(\.title)
            let card = try #require(titles.firstIndex(of: Self.card))
            #expect(titles.firstIndex(of: Self.card + " (card 3)") == card - 2)
            let first = try #require(titles.firstIndex { $0.hasPrefix("Step 2") })
            #expect(first > card, "\(diagram)")
        }
    }

    @Test(arguments: [Diagram.flow, .calls, .cache])
    func `Steps that repeat others are not drawn`(diagram: Diagram) {
        let titles = diagram.graph(of: .rounds(25)).nodes.map(\.title)
        let steps = titles.filter { $0.hasPrefix("Step ") && $0.contains(": s") }
        #expect(
            steps == [
                "Step 0: set, First, completed",
                "Step 1: swipe forward, First → Second, completed",
                "Step 2, ×24: swipe forward, Second → Third, completed",
                "Step 3, ×24: swipe forward, Third → Fourth, completed",
                "Step 4, ×24: swipe backward, Fourth → Third, completed",
                "Step 5, ×24: swipe backward, Third → Second, completed",
                "Step 6, ×24: swipe backward, Second → First, completed",
                "Step 7, ×24: swipe forward, First → Second, completed",
                "Step 146: swipe forward, Second → Third, completed",
                "Step 147: swipe forward, Third → Fourth, completed",
                "Step 148: swipe backward, Fourth → Third, completed",
                "Step 149: swipe backward, Third → Second, completed",
                "Step 150: swipe backward, Second → First, completed",
            ])
    }

    @Test func `The caption and the story say what is not drawn`() {
        let caption = "UIPageViewController, scroll · 151 steps, 13 drawn, 138 folded · 452 callbacks"
        #expect(flow.texts.contains(caption))
        #expect(flow.summary?.contains("Drawn once: steps 2–7, and 23 times more, to step 145.") == true)
    }

    @Test func `Findings are drawn once and counted always`() {
        let graph = Diagram.flow.graph(of: Recording.rounds(25).withFindings)
        #expect(graph.nodes("finding 1").filter { $0.fill != nil }.map { $0.title.prefix(8) }.count == 4)
        #expect(graph.texts.contains { $0.hasSuffix("· ⚠ 2 findings each time, 48 in all") })
        #expect(graph.sentences.contains { $0.hasSuffix("⚠ 50 findings, 4 drawn") })
        #expect(graph.nodes(Self.card + "; 2 findings each time, 48 in all").count == 5)
    }

    @Test func `Nothing is folded where nobody wants it`() throws {
        let options = DiagramOptions(folds: false)
        let graph = try Diagram.cache.sheets(of: .rounds(25), options: options).graph(at: 0)
        #expect(graph.nodes("×").isEmpty)
        #expect(graph.nodes(", rule").count == 151)
        #expect(Diagram.states.graph(of: .rounds(25)).summary?.contains("Drawn once") == false)
    }

    @Test func `Short walks are drawn as they are`() throws {
        for example in Example.all {
            let folded = try Diagram.flow.sheets(of: example.recording).graph(at: 0)
            let options = DiagramOptions(folds: false)
            #expect(try folded == Diagram.flow.sheets(of: example.recording, options: options).graph(at: 0))
        }
    }

    @Test func `A very long rhythm is a small picture`() throws {
        let graph = try Diagram.flow.sheets(of: .rounds(5_000)).graph(at: 0)
        #expect(graph.nodes.count < 300)
        #expect(graph.texts.contains("×4,999"))
    }

    @Test func `Mermaid has a frame of its own for each diagram`() {
        let flow = Diagram.flow.mermaid(of: Recording.rounds(25))
        #expect(flow.contains("    subgraph fold2[\"×24 steps 2–7, and 23 times more, to step 145\"]\n    step2("))
        #expect(flow.contains("    step7 --> pages7\n    end\n    step8("))
        let calls = Diagram.calls.mermaid(of: Recording.rounds(25))
        #expect(calls.contains("    loop ×24 steps 2–7, and 23 times more, to step 145\n    Note over"))
        #expect(calls.contains("(preloaded)\n    end\n    Note over container,delegate: 146#46;"))
        #expect(
            Diagram.cache.mermaid(of: Recording.rounds(25)).contains(
                "×24 steps 2–7, and 23 times more, to step 145\"]:::fold"))
    }
}
