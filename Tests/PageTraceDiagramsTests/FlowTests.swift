import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The diagram that shows held pages and the order of calls in one.
struct FlowTests {
    let walk = Diagram.flow.graph(of: .thereAndBack)
    let surprises = Diagram.flow.graph(of: .surprises)

    @Test func `A step has its calls and its pages between two lines`() throws {
        let top = try #require(walk.node("Step 2, rule")?.frame)
        let bottom = try #require(walk.node("Step 3, rule")?.frame)
        let calls = (1...3).compactMap { walk.nodes("Step 2, callback \($0): ").first?.frame }
        #expect(calls.count == 3)
        for (upper, lower) in zip(calls, calls.dropFirst()) { #expect(upper.maxY <= lower.minY) }
        let pages = walk.nodes("After step 2: ").map(\.frame)
        #expect(pages.count >= 4)
        for frame in calls + pages { #expect(top.maxY < frame.minY && frame.maxY < bottom.minY) }
    }

    @Test func `What a page is is told by more than color`() throws {
        let shown = try #require(walk.node("After step 2: Third is shown"))
        #expect(shown.font.isBold && shown.fill == Palette.shownFill.color)
        let dropped = try #require(walk.node("After step 2: First was dropped in this step"))
        let strike = try #require(walk.node("After step 2: First was dropped in this step (line 1)")?.frame)
        #expect(dropped.lineStyle == .dashed && dropped.frame.overlaps(strike))
        let loaded = try #require(walk.node("After step 2: Fourth is held, loaded in this step"))
        let held = try #require(walk.node("After step 2: Second is held"))
        #expect(loaded.penWidth > held.penWidth)
        let absent = try #require(walk.node("After step 1: Fourth is not held"))
        #expect(absent.fill == nil && !absent.font.isBold)
    }

    @Test func `Who is called is told by more than color`() {
        let marks = Diagram.flow.graph(of: .violations).nodes("callback").filter {
            $0.text.count == 1
        }
        let looks = Set(marks.map { "\($0.shape) \($0.fill == nil)" })
        let roles = Set(marks.compactMap { $0.title.split(separator: ",").last })
        #expect(roles.count == 7)
        #expect(looks.count == roles.count)
    }

    @Test func `Pages stay in their columns`() {
        for page in ["First", "Second", "Third", "Fourth"] {
            let cells = walk.nodes("After step").filter { $0.text == page }
            #expect(cells.count > 3)
            #expect(Set(cells.map(\.frame.center.x)).count == 1)
        }
    }

    @Test func `A neighbor that is unknown and one that is nil are told apart`() {
        #expect(walk.nodes("before First: not asked yet").map(\.text) == ["?"])
        #expect(walk.nodes("After step 3: after Fourth: the answer was nil").map(\.text) == ["nil"])
        #expect(walk.nodes("After step 1: after").isEmpty)
    }

    /// In a loop of three the page after the last is the first.
    @Test func `A page that is held on the other side of its column says so`() {
        let held = HeldPages.scroll("Second", "Third", "First")
        let recording = Recording(
            container: "a loop", pages: ["First", "Second", "Third"],
            steps: [Step(0, .set("Third"), before: [held], after: [held])])
        let graph = Diagram.flow.graph(of: recording)
        #expect(graph.node("After step 0: First is held as the page after (slot)")?.text == "after")
        #expect(graph.node("After step 0: Second is held") != nil)
    }

    @Test func `A cancelled swipe is dashed and says so`() throws {
        #expect(surprises.nodes("Step 2: swipe forward, Second → Third, cancelled").count == 1)
        let shown = try #require(surprises.node("After step 2: Second is shown"))
        #expect(surprises.edges.first { $0.head == shown.id }?.lineStyle == .dashed)
        #expect(surprises.node("Step 2, outcome")?.text == "↩ cancelled")
        #expect(surprises.node("Step 5, outcome")?.text == "⇥ bounced")
    }

    @Test func `A skipped preload leaves a ghost`() throws {
        let ghost = try #require(
            surprises.nodes("viewControllerAfter(Second) not asked").first { $0.title.hasSuffix("(mark)") })
        #expect(ghost.lineStyle == .dashed)
        #expect(surprises.texts.contains("viewControllerAfter(Second) not asked"))
        #expect(surprises.texts.contains("preload skipped"))
    }

    @Test func `A finding hangs from the call that it belongs to`() throws {
        let graph = Diagram.flow.graph(of: .wrongTitle)
        let bar = try #require(graph.nodes("Step 2, finding 1").first)
        #expect(bar.fill == Palette.warningFill.color)
        let early = try #require(graph.nodes("Step 1, finding 1").first?.frame)
        let next = try #require(graph.node("Step 1, callback 2, data source")?.frame)
        #expect(early.maxY < next.minY)
        let link = try #require(graph.edges.first { $0.head == bar.id })
        #expect(link.tail == graph.node("Step 2, callback 3, data source")?.id)
        #expect(graph.texts.contains("⚠ title names Third, but Second is shown"))
    }

    @Test func `Trackers and their changes are shown`() throws {
        let graph = Diagram.flow.graph(of: .wrongTitle)
        #expect(graph.texts.contains("✎ title: Second → Third"))
        #expect(graph.texts.contains("index: Second ✓"))
        let wrong = try #require(graph.nodes("Step 2, tracker 1").first)
        #expect(wrong.text == "title: Third ✗" && wrong.font.isBold)
    }

    @Test func `Without a value, or in flight, a tracker has no mark`() {
        var recording = Recording.wrongTitle
        recording.steps[2].trackers = [
            TrackerRecord(name: "index", value: nil), TrackerRecord(name: "title", value: "Third", isChecked: false),
        ]
        let graph = Diagram.flow.graph(of: recording)
        #expect(graph.nodes("Step 2, tracker").map(\.text) == ["index: nil", "title: Third"])
    }

    @Test func `What UI kit raises is red`() throws {
        let graph = Diagram.flow.graph(of: .violations)
        let bars = graph.nodes("finding 1").filter { $0.fill != nil }
        let colors: [Palette] = [.violationFill, .warningFill, .violationFill]
        #expect(bars.map(\.fill) == colors.map(\.color))
        #expect(graph.sentences.contains("⚠ No view controller managing visible view (E2)"))
        #expect(graph.sentences.contains("⚠ the container still remembers Fourth (rule 13)"))
        #expect(graph.node("Step 4, outcome")?.textColor == Palette.violationText.color)
    }

    @Test(arguments: [760.0, 606])
    func `Holders stand side by side if there is room, otherwise one below the other`(width: Double) throws {
        var options = DiagramOptions()
        options.width = width
        let graph = try Diagram.flow.sheets(of: .twoHolders, options: options).graph(at: 0)
        let container = try #require(graph.node("After step 3, container: Third is held")?.frame)
        let source = try #require(graph.node("After step 3, data source: Third is held")?.frame)
        if width > 700 {
            #expect(source.minX > container.maxX && source.minY == container.minY)
            #expect(graph.nodes("Head: held by").map(\.text) == ["held by the container", "held by the data source"])
        } else {
            #expect(source.minX == container.minX && source.minY > container.maxY)
            #expect(graph.nodes("After step 3, pages of the").map(\.text) == ["data source"])
        }
    }

    @Test func `A line between shown pages passes beside the cells that are below`() throws {
        let graph = Diagram.flow.graph(of: .twoHolders)
        let cells = graph.nodes.filter { $0.title.hasPrefix("After step") && $0.isCell }.map(\.frame)
        for edge in graph.edges where edge.stroke == Palette.path.color {
            guard case .curve(let points) = edge.route else { continue }
            let (ends, inner) = ([points[0], points[points.count - 1]], points.dropFirst().dropLast())
            for point in inner where !ends.contains(point) {
                #expect(
                    !cells.contains {
                        $0.minX < point.x && point.x < $0.maxX && $0.minY + 1 < point.y && point.y < $0.maxY - 1
                    })
            }
        }
    }

    @Test func `Two pages can be shown at once`() throws {
        let graph = Diagram.flow.graph(of: .spread)
        #expect(graph.nodes("After step 1").filter { $0.fill == Palette.shownFill.color }.map(\.text) == ["2", "3"])
        let spine = try #require(graph.nodes("After step 1").first { $0.title.hasSuffix("(spine)") }?.frame)
        let pages = graph.nodes("After step 1").filter { $0.fill == Palette.shownFill.color }.map(\.frame)
        #expect(pages[0].maxX < spine.minX && spine.maxX < pages[1].minX)
        #expect(graph.texts.contains("spine"))
    }
}
