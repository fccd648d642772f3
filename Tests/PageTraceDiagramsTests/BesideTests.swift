import Graphviz
import PageTraceDiagrams
import Testing

@testable import PageTrace

/// The flow with its calls beside the pages.
struct BesideTests {
    let walk = Diagram.flow.graph(of: .thereAndBack)
    let wrong = Diagram.flow.graph(of: .violations)

    @Test func `Calls stand left of the pages that are held then`() throws {
        let call = try #require(walk.node("Step 2, callback 1: willTransitionTo [Third]")?.frame)
        let cell = try #require(walk.node("After step 2: Third is shown")?.frame)
        #expect(call.maxX < cell.minX)
        let next = try #require(walk.nodes("Step 3, rule").first?.frame)
        #expect(cell.maxY < next.minY)
    }

    @Test func `A swipe names where it leads`() {
        #expect(walk.texts.contains("2. swipe → Third"))
        #expect(walk.texts.contains("4. swipe ← Third"))
    }

    @Test func `The phases of calls are named`() {
        let phases = walk.nodes("Step 1, phase of callback").map(\.text)
        #expect(phases == ["drag", "landed", "ahead"])
        #expect(walk.texts.contains("didFinishAnimating completed"))
    }

    @Test func `What is unusual about a transition is said`() {
        let finish = CallbackRecord(
            name: "didFinishAnimating", role: .delegate,
            arguments: [
                .init("finished", .bool(false)), .init("previous", .pages(["Z"])), .init("completed", .bool(false)),
            ],
            phase: .returning)
        let held = HeldPages.scroll(nil, "A", "B")
        let step = Step(
            number: 0, gesture: .init(.other("swipe forward"), outcome: .cancelled, from: ["A"], to: ["B"]),
            callbacks: [finish], before: [held], after: [held])
        let graph = Diagram.flow.graph(of: Recording(container: "c", pages: ["A", "B"], steps: [step]))
        #expect(
            graph.sentences.contains {
                $0.contains("finished: false") && $0.contains("[Z]") && $0.hasSuffix("not completed")
            })
    }

    @Test func `A line joins the pages that are shown`() throws {
        let ids = Set(walk.edges.map(\.head))
        let heads = walk.nodes.filter { ids.contains($0.id) }.map(\.title)
        #expect(
            heads.contains("After step 1: Second is shown, loaded in this step")
                || heads.contains("After step 1: Second is shown"))
        #expect(walk.edges.allSatisfy { $0.arrowhead == .none })
    }

    @Test func `The one tracker is the title of the shown page`() throws {
        var recording = Recording.wrongTitle
        for place in recording.steps.indices {
            recording.steps[place].trackers = Array(recording.steps[place].trackers.prefix(1))
        }
        let graph = Diagram.flow.graph(of: recording)
        let bar = try #require(graph.node("After step 2, title: Third ✗"))
        let shown = try #require(graph.nodes("After step 2: Second is shown").first?.frame)
        #expect(bar.text == "Third ✗" && bar.frame.maxY == shown.minY && bar.fill == Palette.warningFill.color)
        #expect(graph.texts.contains("shown, title above"))
    }

    @Test(arguments: [320.0, 606])
    func `In a narrow drawing the pages stand below the calls`(width: Double) throws {
        var options = DiagramOptions()
        options.width = width
        let graph = try Diagram.flow.sheets(of: .thereAndBack, options: options).graph(at: 0)
        let call = try #require(graph.nodes("Step 2, callback 3: ").first?.frame)
        let cell = try #require(graph.node("After step 2: Third is shown")?.frame)
        #expect((cell.minX < call.maxX) == (width < 400))
        #expect((cell.minY > call.maxY) == (width < 400))
    }

    @Test func `What nobody asked for is not in the drawing`() throws {
        var options = DiagramOptions()
        (options.showsLegend, options.showsCaption) = (false, false)
        for diagram in Diagram.allCases {
            let graph = try diagram.sheets(of: .thereAndBack, options: options).graph(at: 0)
            #expect(graph.nodes("Legend").isEmpty && graph.nodes("Title").isEmpty && graph.nodes("Figures").isEmpty)
        }
    }

    @Test func `A legend explains only what there is`() {
        let held = HeldPages(slots: [.init(name: "shown", content: .page("A"), isShown: true)])
        let recording = Recording(
            container: "c", pages: ["A"], steps: [Step(0, .set("A"), before: [held], after: [held])])
        for diagram in [Diagram.flow, .cache] {
            let words = diagram.graph(of: recording).nodes("Legend: ").map(\.text).filter { $0.count > 1 }
            #expect(words == ["shown"])
        }
    }

    @Test func `A drawing keeps to its width`() throws {
        var options = DiagramOptions()
        for width in [320.0, 420, 606, 900] {
            options.width = width
            for recording in [Recording.thereAndBack, .twelve, .many, .twoHolders, .long(steps: 40), .names] {
                for diagram in [Diagram.flow, .calls, .cache] {
                    let graph = try diagram.sheets(of: recording, options: options).graph(at: 0)
                    let frames = graph.nodes.map(\.frame)
                    let edges = (try #require(frames.map(\.minX).min()), try #require(frames.map(\.maxX).max()))
                    #expect(edges.1 - edges.0 <= width + 1, "\(diagram) of \(recording.title)")
                }
            }
        }
    }
}
