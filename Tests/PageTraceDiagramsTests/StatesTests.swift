import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The diagram of the container's states.
struct StatesTests {
    @Test("A set of the page that is shown names it")
    func aSetOfThePageThatIsShownNamesIt() {
        let held = HeldPages.scroll("First", "Second", nil)
        let set = GestureRecord(name: "set", outcome: .completed, from: ["Second"], to: ["Second"])
        let recording = Recording(
            container: "", pages: ["First", "Second"], steps: [Step(1, set, before: [held], after: [held])])
        #expect(Diagram.states.graph(of: recording).edges.map(\.tooltip).contains("set Second, step 1"))
    }

    @Test("A state is a strip of slots")
    func aStateIsAStripOfSlots() throws {
        let graph = Diagram.states.graph(of: .thereAndBack)
        #expect(
            graph.nodes("State").map(\.text) == [
                "? | First | ?", "First | Second | Third", "Second | Third | Fourth", "Third | Fourth | nil",
                "nil | First | Second",
            ])
        #expect(graph.nodes("State 3").map(\.id) == ["State 3: Third is shown, before: Second, after: Fourth"])
    }

    @Test("The start is marked")
    func theStartIsMarked() {
        let graph = Diagram.states.graph(of: .thereAndBack)
        let first = "State 1: First is shown, before: not asked yet, after: not asked yet"
        #expect(graph.edges.first { $0.tail == "Start" }?.head == first)
    }

    @Test("The same gesture between the same states is one arrow")
    func theSameGestureBetweenTheSameStatesIsOneArrow() {
        var walk = Walk(["A", "B", "C"])
        for _ in 0..<6 {
            walk.swipe(.forward)
            walk.swipe(.backward)
        }
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        #expect(graph.edges.filter { $0.label != nil }.count == 3)
        #expect(graph.edges.contains { $0.tooltip == "swipe forward, step 3, 5 … 11 (×5)" })
    }

    @Test("A cancelled swipe leads back and is dashed")
    func aCancelledSwipeLeadsBackAndIsDashed() throws {
        var walk = Walk(["A", "B", "C"])
        walk.swipe(.forward)
        walk.swipe(.forward, cancelled: true)
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        let loop = try #require(graph.edges.first { $0.tail == $0.head })
        #expect(loop.lineStyle == .dashed && loop.tooltip == "swipe forward ↩ cancelled, step 2")
    }

    @Test("All that leads back to a state is one loop")
    func allThatLeadsBackToAStateIsOneLoop() throws {
        var walk = Walk(["A", "B", "C"])
        walk.swipe(.forward)
        walk.swipe(.forward, cancelled: true)
        walk.swipe(.backward, cancelled: true)
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        let loops = graph.edges.filter { $0.tail == $0.head }
        #expect(loops.map(\.tooltip) == ["swipe forward ↩ cancelled, step 2; swipe backward ↩ cancelled, step 3"])
    }

    @Test("Many transitions only tell their steps")
    func manyTransitionsOnlyTellTheirSteps() {
        var walk = Walk((1...30).map(String.init))
        for _ in 1..<30 { walk.swipe(.forward) }
        for _ in 1..<30 { walk.swipe(.backward) }
        let labels = Diagram.states.graph(of: walk.recording(title: "")).edges.compactMap(\.label)
        #expect(labels.count > 50)
        #expect(labels.allSatisfy { !"\($0)".contains("swipe") })
    }

    @Test("More states than can be laid out are counted")
    func moreStatesThanCanBeLaidOutAreCounted() throws {
        var walk = Walk((1...100).map(String.init))
        for _ in 1..<100 { walk.swipe(.forward) }
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        #expect(graph.nodes("State ").count == 80)
        #expect(graph.node("States left out")?.text == "… and 20 more states")
        _ = try GraphRenderer.render(graph, engine: .dot)
    }
}
