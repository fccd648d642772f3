import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The diagram of the container's states.
struct StatesTests {
    @Test func `A set of the page that is shown names it`() {
        let held = HeldPages.scroll("First", "Second", nil)
        let set = GestureRecord(.set(), outcome: .completed, from: ["Second"], to: ["Second"])
        let recording = Recording(
            container: "", pages: ["First", "Second"], steps: [Step(1, set, before: [held], after: [held])])
        #expect(Diagram.states.graph(of: recording).edges.map(\.tooltip).contains("set Second, step 1"))
    }

    @Test func `A state is a strip of slots`() throws {
        let graph = Diagram.states.graph(of: .thereAndBack)
        let strips = (1...5).map { state in graph.nodes("of state \(state): ").map(\.text) }
        #expect(
            strips == [
                ["?", "First", "?"], ["First", "Second", "Third"], ["Second", "Third", "Fourth"],
                ["Third", "Fourth", "nil"], ["nil", "First", "Second"],
            ])
        #expect(graph.nodes("State 3").map(\.title) == ["State 3: Third is shown, before: Second, after: Fourth"])
        let heights = graph.nodes("State ").map(\.frame.minY)
        #expect(heights == heights.sorted() && Set(graph.nodes("State ").map(\.frame.minX)).count == 1)
    }

    @Test func `Names have lines before they are cut`() throws {
        let names = [
            "الصفحة الرئيسية للتطبيق", "إعدادات حساب المستخدم", "الفصل الأول", "OnboardingSummaryViewController",
        ]
        let recording = Recording(replaying: try Trace(path: "1→2→3→4", pages: names))
        var options = DiagramOptions()
        for width in [344.0, 464] {
            options.width = width
            let graph = try Diagram.states.sheets(of: recording, options: options).graph(at: 0)
            let cells = graph.nodes("Slot ")
            #expect(!cells.contains { $0.text.contains("…") })
            #expect(cells.allSatisfy { $0.textSize.width < $0.frame.size.width && $0.frame.maxX < width })
            #expect(cells.contains { $0.text == "OnboardingSummary\nViewController" } == (width == 344))
            // The last state has room for its short name in one line.
            #expect(cells.last { $0.title.contains("الفصل") }?.text.contains("\n") == false)
        }
    }

    @Test func `The start is marked`() {
        let graph = Diagram.states.graph(of: .thereAndBack)
        let first = "State 1: First is shown, before: not asked yet, after: not asked yet"
        #expect(graph.edges.first { $0.tail == "start" }?.head == "state1" && graph.node(first)?.id == "state1")
        #expect(graph.texts.contains("set First"))
    }

    @Test func `The same gesture between the same states is one arrow`() throws {
        var walk = Walk(["A", "B", "C"])
        for _ in 0..<6 {
            walk.swipe(.forward)
            walk.swipe(.backward)
        }
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        #expect(Set(graph.edges.compactMap(\.tooltip)).count == 3)
        let often = try #require(graph.edges.first { $0.tooltip == "swipe forward, step 3, 5 … 11 (×5)" })
        let once = try #require(graph.edges.first { $0.tooltip == "swipe forward, step 1" })
        #expect(often.penWidth > once.penWidth)
        #expect(graph.texts.contains("wider: more often"))
    }

    @Test func `A cancelled swipe leads back and is dashed`() throws {
        var walk = Walk(["A", "B", "C"])
        walk.swipe(.forward)
        walk.swipe(.forward, cancelled: true)
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        let loop = try #require(graph.edges.first { $0.tail == $0.head && $0.tooltip != nil })
        #expect(loop.lineStyle == .dashed && loop.tooltip == "swipe forward ↩ cancelled, step 2")
    }

    @Test func `What leads from a state stands in the order of its first steps`() throws {
        var walk = Walk(["A", "B", "C"])
        walk.swipe(.forward)
        walk.swipe(.forward, cancelled: true)
        walk.swipe(.forward)
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        let steps = graph.nodes.filter { $0.id.hasPrefix("state2_transition") && $0.id.hasSuffix("_steps") }
        #expect(steps.map(\.text) == ["step 2", "step 3"])
        #expect(steps[0].frame.minY < steps[1].frame.minY)
    }

    @Test func `A wide arrow ends before what it leads to, so that its tip does not reach into it`() throws {
        var walk = Walk(["A", "B", "C"])
        for _ in 0..<6 {
            walk.swipe(.forward)
            walk.swipe(.backward)
        }
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        let edge = try #require(graph.edges.first { $0.penWidth > 2 && $0.head == "state3" && $0.tail == "state2" })
        let frame = try #require(graph.nodes.first { $0.id == "state3" }?.frame)
        guard case .polyline(let points) = edge.route else { Issue.record("not a straight line"); return }
        #expect(try #require(points.last).y < frame.minY)
    }

    @Test func `A page that is left behind stands beside the slots, and says so`() throws {
        var held = HeldPages.scroll("A", "C", nil)
        held.slots.append(HeldPages.Slot(name: "left behind", content: .page("B")))
        let set = GestureRecord(.set(), outcome: .completed, from: ["A"], to: ["C"])
        let recording = Recording(
            container: "", pages: ["A", "B", "C"],
            steps: [Step(1, set, before: [.scroll(nil, "A", nil)], after: [held])])
        let graph = Diagram.states.graph(of: recording)
        let left = try #require(graph.nodes("Left behind in state ").first { $0.text == "B" })
        let state = try #require(graph.nodes.first { $0.id == String(left.id.prefix { $0 != "_" }) })
        #expect(left.frame.minX > state.frame.maxX)
        #expect(graph.texts.contains("left behind"))
    }

    @Test func `All that leads back to a state is one loop`() throws {
        var walk = Walk(["A", "B", "C"])
        walk.swipe(.forward)
        walk.swipe(.forward, cancelled: true)
        walk.swipe(.backward, cancelled: true)
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        let loops = graph.edges.filter { $0.tail == $0.head && $0.tooltip != nil }
        #expect(loops.map(\.tooltip) == ["swipe forward ↩ cancelled, step 2; swipe backward ↩ cancelled, step 3"])
    }

    @Test(arguments: Example.all, [320.0, 606])
    func `No line runs through a text, and no text over another`(example: Example, width: Double) throws {
        var options = DiagramOptions()
        options.width = width
        let graph = try Diagram.states.sheets(of: example.recording, options: options).graph(at: 0)
        let texts = graph.nodes.filter { !$0.text.isEmpty }.map(\.frame)
        for edge in graph.edges {
            let points =
                switch edge.route {
                case .polyline(let points), .curve(let points): points
                }
            #expect(points.count > 1)
            for (start, end) in zip(points, points.dropFirst()) {
                let box = Rectangle(
                    x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                    height: abs(start.y - end.y))
                for text in texts {
                    let isThrough =
                        text.minX < box.maxX && box.minX < text.maxX && text.minY < box.maxY && box.minY < text.maxY
                    #expect(!isThrough, "\(edge.tail) to \(edge.head) at \(text)")
                }
            }
        }
        for (place, text) in texts.enumerated() {
            #expect(!texts[..<place].contains { $0.overlaps(text) })
        }
    }

    @Test func `A legend explains every kind of line that occurs, and no other`() {
        func words(_ recording: Recording) -> Set<String> {
            Set(Diagram.states.graph(of: recording).nodes("Legend: ").map(\.text))
        }
        #expect(words(.thereAndBack).isSuperset(of: ["completed", "start"]))
        #expect(!words(.thereAndBack).contains("cancelled"))
        #expect(words(.surprises).isSuperset(of: ["cancelled", "bounced or ignored"]))
        #expect(words(.violations).contains("raised or crashed"))
        #expect(words(.wrongTitle).contains("with a finding"))
    }

    @Test func `More states than can be laid out are counted`() throws {
        var walk = Walk((1...100).map(String.init))
        for _ in 1..<100 { walk.swipe(.forward) }
        let graph = Diagram.states.graph(of: walk.recording(title: ""))
        #expect(graph.nodes("State ").count == 80)
        #expect(graph.node("States left out")?.text == "… and 20 more states")
        _ = try GraphRenderer.render(graph)
    }
}
