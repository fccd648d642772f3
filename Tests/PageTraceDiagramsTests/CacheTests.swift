import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The diagram of held pages alone.
struct CacheTests {
    let graph = Diagram.cache.graph(of: .surprises)

    @Test func `A row has the gesture the pages and what came and went`() {
        let titles = graph.nodes.map(\.title).filter { $0.contains("tep 3") }
        #expect(
            titles == [
                "Step 3, rule",
                "Step 3: swipe forward, Second → Third, completed",
                "After step 3: First was dropped in this step",
                "After step 3: First was dropped in this step (line 1)",
                "After step 3: Second is held",
                "After step 3: Third is shown",
                "After step 3: Fourth is held, loaded in this step",
                "After step 3: Fourth is held, loaded in this step (sign)",
                "Step 3: + Fourth",
                "Step 3: − First",
            ])
    }

    @Test func `A nil between two cells touches neither`() throws {
        let held = [HeldPages.scroll("First", "Second", nil)]
        let dropped = [HeldPages.scroll("Second", "Third", nil)]
        let swipe = GestureRecord(.swipe(.backward), outcome: .completed, from: ["Third"], to: ["Second"])
        let recording = Recording(
            container: "", pages: ["First", "Second", "Third"], steps: [Step(1, swipe, before: dropped, after: held)])
        let graph = Diagram.cache.graph(of: recording)
        let sign = try #require(graph.nodes("the answer was nil").first)
        let width = sign.textSize.width
        for cell in graph.nodes.filter(\.isCell)
        where cell.frame.minY < sign.frame.center.y && cell.frame.maxY > sign.frame.center.y {
            let distance = abs(cell.frame.center.x - sign.frame.center.x) - cell.frame.size.width / 2 - width / 2
            #expect(distance >= 3.9, "\(cell.title)")
        }
    }

    @Test func `What did not go as usual is said`() {
        #expect(graph.node("Step 2: swipe forward, Second → Third, cancelled")?.text == "2. swipe → Third")
        #expect(graph.node("Step 2, outcome")?.text == "↩ cancelled")
        #expect(graph.node("Step 1, outcome")?.text == "preload skipped")
    }

    /// The pages of a pager are made once and stay.
    @Test func `Where nothing comes or goes the pages have the room`() throws {
        let trace = Trace(
            scrollView: PagingScrollViewSettings(), pages: ["First", "Second", "Third"], gestures: [.swipe(.forward)])
        let graph = Diagram.cache.graph(of: Recording(replaying: trace))
        #expect(!graph.texts.contains("loaded, dropped"))
        #expect(Diagram.cache.graph(of: .surprises).texts.contains("loaded, dropped"))
        #expect(graph.texts.count { $0 == "Second" } == 3)
    }

    /// Names get smaller where that saves a word from being broken, and only there; then the cells get wider.
    @Test(arguments: [("Home", 11.0, 1), ("Notifications", 11, 1), ("SettingsViewController", 11, 3)])
    func `Names are as large as their words allow`(name: String, size: Double, lines: Int) throws {
        let pages = [name, "A", "B", "C", "D", "E"]
        let graph = Diagram.cache.graph(of: Recording(replaying: try Trace(path: "1→2→3→4→5→6", pages: pages)))
        let id = "After step 0: \(name) is shown, loaded in this step"
        #expect(graph.node(id)?.fontSize == size)
        #expect(graph.node(id)?.text.split(separator: "\n").count == lines)
    }

    @Test func `No call is shown`() {
        #expect(!graph.texts.contains { $0.contains("viewController") || $0.contains("willTransition") })
    }

    @Test func `A step with findings has a sign that names them`() throws {
        let graph = Diagram.cache.graph(of: .wrongTitle)
        #expect(graph.nodes("1 finding: ").map(\.text) == ["⚠", "⚠"])
        #expect(graph.node("Step 2, outcome")?.text == "1 finding")
        #expect(graph.node("Step 2, 1 finding: title names Third, but Second is shown") != nil)
    }

    @Test func `Pages that are held by nobody have a title of their own`() {
        var recording = Recording.twoHolders
        for place in recording.steps.indices { recording.steps[place].after[1].holder = "told that they appeared" }
        for place in recording.steps.indices { recording.steps[place].before[1].holder = "told that they appeared" }
        let graph = Diagram.cache.graph(of: recording)
        #expect(
            graph.nodes("Head: ").map(\.text) == [
                "step", "held by the container", "told that they appeared", "loaded, dropped",
            ])
    }

    @Test func `Rows follow each other at the same distance`() {
        let rules = graph.nodes.filter { $0.title.hasSuffix(", rule") }.map(\.frame.center.y)
        let distances = zip(rules, rules.dropFirst()).map { ($1 - $0).rounded() }
        #expect(rules.count == 6 && Set(distances).count == 1)
    }

    @Test func `The signs on cells and beside gestures are in the legend`() throws {
        let cache = Diagram.cache.graph(of: .wrongTitle)
        #expect(cache.node("Legend: findings, in full in the flow") != nil)
        #expect(graph.nodes("Legend: findings").isEmpty)
        let loop = Diagram.flow.graph(
            of: Recording(
                container: "c", pages: ["A", "B", "C"],
                steps: [Step(0, .set("A"), before: [], after: [.scroll("C", "A", "B")])]))
        #expect(loop.nodes("(slot)").map(\.text) == ["before"])
        #expect(loop.node("Legend: the slot it is in, which its column does not say") != nil)
    }

    @Test(arguments: [Diagram.flow, .cache])
    func `A page that came has its sign at the same corner in every drawing`(diagram: Diagram) throws {
        let graph = diagram.graph(of: .thereAndBack)
        let name = "After step 1: Third is held, loaded in this step"
        let (cell, sign) = (try #require(graph.node(name)?.frame), try #require(graph.node(name + " (sign)")?.frame))
        #expect(sign.center.x > cell.center.x && sign.center.y > cell.center.y)
    }

    @Test func `No heading has two spaces`() {
        for recording in [Recording.thereAndBack, .violations, .surprises] {
            #expect(!Diagram.flow.graph(of: recording).texts.contains { $0.contains("  ") && $0.hasPrefix("5. ") })
        }
    }
}
