import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The diagram of the order of calls.
struct CallsTests {
    /// Beside an answer there is room for a note; below an arrow it would be covered by the next call.
    @Test func `A note below an arrow stands alone`() throws {
        let calls = [CallbackRecord.will("Second"), .did("First")].map { call in
            var call = call
            call.note = "by addChild"
            return call
        }
        let step = Step(1, .swipe(.forward, "First", "Second"), calls, before: [.nothing], after: [.nothing])
        let graph = Diagram.calls.graph(of: Recording(container: "", pages: [], steps: [step]))
        let note = try #require(graph.node("Step 1, callback 1: by addChild")?.frame)
        for node in graph.nodes("Step 1, callback 2") { #expect(!note.overlaps(node.frame), "\(node.title)") }
    }

    let graph = Diagram.calls.graph(of: .surprises)

    @Test func `Those who take part stand side by side`() {
        let heads = ["container", "data source", "delegate"].compactMap { graph.node($0)?.frame.center }
        #expect(heads.count == 3)
        #expect(heads.map(\.x) == heads.map(\.x).sorted() && Set(heads.map(\.y)).count == 1)
        #expect(graph.node("completion") == nil)
    }

    @Test func `A call is an arrow and its answer a dashed one back`() throws {
        let call = "step1_call1_"
        let arrows = graph.edges.filter { $0.tail.hasPrefix(call) || $0.head.hasPrefix(call) }
        #expect(arrows.map(\.lineStyle) == [.solid, .dashed])
        #expect(arrows.map(\.head) == ["column1_dataSource", "step1_call1_mark"])
        #expect(graph.node("Step 1, callback 1, answer: Second")?.text == "Second")
    }

    @Test func `The delegate answers nothing`() {
        #expect(graph.edges.filter { $0.tail == "column1_delegate" }.isEmpty)
    }

    @Test func `Calls come in their order from top to bottom`() {
        let numbers = graph.nodes.filter { $0.text.count == 1 && $0.text.first?.isNumber == true }
        let marks = numbers.filter { $0.title.hasPrefix("Step") }
        let heights = marks.map(\.frame.center.y)
        #expect(heights.count == 13)
        #expect(heights == heights.sorted())
    }

    @Test func `A request of the client points at the container`() throws {
        let graph = Diagram.calls.graph(of: .violations)
        let request = try #require(graph.edges.first { $0.tail == "step2_call5_mark" })
        #expect(request.head == "column1_container")
        guard case .polyline(let points) = request.route else { return #expect(Bool(false), "no route") }
        #expect(points[0].x > points[1].x)
    }

    @Test func `A call that did not come is dotted`() throws {
        let ghost = try #require(graph.edges.first { $0.lineStyle == .dotted })
        let text = try #require(graph.nodes.first { $0.id == ghost.tail }?.title)
        #expect(text.contains("viewControllerAfter(Second) not asked: preload skipped"))
    }

    @Test func `A lost call ends in a cross before who should have got it`() throws {
        let lost = StepNote(rawValue: "didFinishAnimating is lost")
        var recording = Recording.thereAndBack
        recording.steps[1].gesture.notes = [lost]
        let graph = Diagram.calls.graph(of: recording)
        let cross = try #require(graph.nodes.first { $0.text == "✕" })
        let arrow = try #require(graph.edges.first { $0.lineStyle == .dashed && cross.id.hasPrefix($0.tail) })
        #expect(arrow.head == "column1_delegate" && arrow.arrowhead == .none)
        let head = try #require(graph.nodes.first { $0.id == "column1_delegate" }?.frame)
        #expect(cross.frame.maxX < head.center.x)
        #expect(graph.texts.contains("didFinishAnimating: never comes"))

        let flow = Diagram.flow.graph(of: recording)
        #expect(flow.texts.contains("didFinishAnimating") && flow.texts.contains("never comes"))
    }

    @Test func `Findings stand below their calls`() throws {
        let graph = Diagram.calls.graph(of: .wrongTitle)
        let call = try #require(graph.nodes("Step 1, callback 1,").first?.frame)
        let next = try #require(graph.nodes("Step 1, callback 2,").first?.frame)
        let bar = try #require(graph.nodes("Step 1, finding 1").first?.frame)
        #expect(bar.minY > call.maxY && bar.maxY < next.minY)
    }

    @Test(arguments: Example.all)
    func `What is written stays within the bands`(example: Example) {
        let graph = Diagram.calls.graph(of: example.recording)
        let bands = graph.nodes.filter { $0.isRounded && $0.title.hasPrefix("Step") }.map(\.frame)
        for node in graph.nodes where node.title.hasPrefix("Step") {
            let frame = node.frame
            // In one of the columns.
            #expect(bands.contains { frame.minX >= $0.minX && frame.maxX <= $0.maxX }, "\(node.title)")
        }
    }

    @Test(arguments: Example.all)
    func `Heads do not overlap`(example: Example) {
        let graph = Diagram.calls.graph(of: example.recording)
        let names: Set = ["container", "data source", "delegate", "completion", "page indicator", "pages"]
        let heads = graph.nodes.filter { names.contains($0.title) }.map(\.frame)
        for (first, second) in zip(heads, heads.dropFirst()) { #expect(!first.overlaps(second)) }
    }
}

extension CallsTests {
    @Test func `On a long sheet the heads are repeated, before a step and never far apart`() throws {
        let graph = Diagram.calls.graph(of: .wandering(steps: 60))
        let heads = graph.nodes.filter { $0.text == "container" }.map(\.frame.minY)
        #expect(heads.count > 3 && zip(heads, heads.dropFirst()).allSatisfy { $1 - $0 < 1_500 })
        #expect(Set(graph.nodes.map(\.id)).count == graph.nodes.count)
        #expect(Diagram.calls.graph(of: .wrongTitle).nodes.count { $0.text == "container" } == 1)
    }
}
