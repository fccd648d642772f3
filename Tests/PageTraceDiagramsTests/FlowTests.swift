import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The diagram that shows held pages and the order of calls in one.
struct FlowTests {
    let walk = Diagram.flow.graph(of: .thereAndBack, layout: .stacked)
    let surprises = Diagram.flow.graph(of: .surprises, layout: .stacked)

    @Test("A step is a box with its calls between two rows of pages")
    func aStepIsABoxWithItsCallsBetweenTwoRowsOfPages() throws {
        let box = try #require(walk.node("Step 2: swipe forward, Second → Third, completed")?.frame)
        let calls = (1...3).compactMap { walk.nodes("Step 2, callback \($0): ").first?.frame }
        #expect(calls.count == 3)
        for (upper, lower) in zip(calls, calls.dropFirst()) { #expect(upper.maxY <= lower.minY) }
        for call in calls { #expect(box.minY < call.minY && call.maxY < box.maxY) }
        let above = walk.nodes("After step 1: ").compactMap(\.frame)
        let below = walk.nodes("After step 2: ").compactMap(\.frame)
        #expect(above.count >= 3 && above.allSatisfy { $0.center.y < box.minY })
        #expect(below.count >= 4 && below.allSatisfy { $0.center.y > box.maxY })
    }

    @Test("What a page is is told by more than color")
    func whatAPageIsIsToldByMoreThanColour() throws {
        let shown = try #require(walk.node("After step 2: Third is shown"))
        #expect(shown.font.isBold && shown.fill == Palette.shownFill.color)
        let dropped = try #require(walk.node("After step 2: First was dropped in this step"))
        let strike = try #require(walk.node("After step 2: First was dropped in this step (line 1)")?.frame)
        #expect(dropped.lineStyle == .dashed && dropped.frame?.overlaps(strike) == true)
        let loaded = try #require(walk.node("After step 2: Fourth is held, loaded in this step"))
        let held = try #require(walk.node("After step 2: Second is held"))
        #expect(loaded.penWidth > held.penWidth)
        let absent = try #require(walk.node("After step 1: Fourth is not held"))
        #expect(absent.fill == nil && !absent.font.isBold)
    }

    @Test("Who is called is told by more than color")
    func whoIsCalledIsToldByMoreThanColour() {
        let marks = Diagram.flow.graph(of: .violations, layout: .stacked).nodes("callback").filter {
            $0.text.count == 1
        }
        let looks = Set(marks.map { "\($0.shape) \($0.fill == nil)" })
        let roles = Set(marks.compactMap { $0.id.split(separator: ",").last })
        #expect(roles.count == 7)
        #expect(looks.count == roles.count)
    }

    @Test("Pages stay in their columns")
    func pagesStayInTheirColumns() {
        for page in ["First", "Second", "Third", "Fourth"] {
            let cells = walk.nodes("After step").filter { $0.text == page }
            #expect(cells.count == 7)
            #expect(Set(cells.compactMap(\.position?.x)).count == 1)
        }
    }

    @Test("Arrows lead from shown page to shown page")
    func arrowsLeadFromShownPageToShownPage() throws {
        let shown = try #require(walk.node("After step 2: Third is shown")?.position)
        let arrow = try #require(walk.edges.first { $0.head.hasPrefix("Step 3") })
        guard case .polyline(let points) = arrow.route else { return #expect(Bool(false), "no route") }
        #expect(points.allSatisfy { $0.x == shown.x })
    }

    @Test("A neighbor that is unknown and one that is nil are told apart")
    func aNeighbourThatIsUnknownAndOneThatIsNilAreToldApart() {
        #expect(walk.nodes("before First: not asked yet").map(\.text) == ["?"])
        #expect(walk.nodes("After step 3: after Fourth: the answer was nil").map(\.text) == ["nil"])
        #expect(walk.nodes("After step 1: after").isEmpty)
    }

    /// In a loop of three the page after the last is the first.
    @Test("A page that is held on the other side of its column says so")
    func aPageThatIsHeldOnTheOtherSideOfItsColumnSaysSo() {
        let held = HeldPages.scroll("Second", "Third", "First")
        let recording = Recording(
            container: "a loop", pages: ["First", "Second", "Third"],
            steps: [Step(0, .set("Third"), before: [held], after: [held])])
        let graph = Diagram.flow.graph(of: recording, layout: .stacked)
        #expect(graph.node("After step 0: First is held as the page after (slot)")?.text == "after")
        #expect(graph.node("After step 0: Second is held") != nil)
    }

    @Test("A cancelled swipe is dashed and says so")
    func aCancelledSwipeIsDashedAndSaysSo() throws {
        let box = try #require(surprises.nodes("Step 2: swipe forward, Second → Third, cancelled").first)
        #expect(box.lineStyle == .dashed)
        #expect(surprises.edges.first { $0.tail == box.id }?.lineStyle == .dashed)
        #expect(surprises.node("Step 2, outcome")?.text == "↩ cancelled")
        #expect(surprises.node("Step 5, outcome")?.text == "⇥ bounced")
    }

    @Test("A skipped preload leaves a ghost")
    func aSkippedPreloadLeavesAGhost() throws {
        let ghost = try #require(surprises.nodes("viewControllerAfter(Second) not asked, preload skipped (mark)").first)
        #expect(ghost.lineStyle == .dashed)
        #expect(surprises.texts.contains("viewControllerAfter(Second) not asked"))
        #expect(surprises.texts.contains("preload skipped"))
    }

    @Test("A finding hangs from the call that it belongs to")
    func aFindingHangsFromTheCallThatItBelongsTo() throws {
        let graph = Diagram.flow.graph(of: .wrongTitle, layout: .stacked)
        let bar = try #require(graph.nodes("Step 2, finding 1").first)
        #expect(bar.fill == Palette.warningFill.color)
        let early = try #require(graph.nodes("Step 1, finding 1").first?.frame)
        let next = try #require(graph.node("Step 1, callback 2, data source")?.frame)
        #expect(early.maxY < next.minY)
        let link = try #require(graph.edges.first { $0.head == bar.id })
        #expect(link.tail == "Step 2, callback 3, data source")
        #expect(graph.texts.contains("⚠ title names Third, but Second is shown"))
    }

    @Test("Trackers and their changes are shown")
    func trackersAndTheirChangesAreShown() throws {
        let graph = Diagram.flow.graph(of: .wrongTitle, layout: .stacked)
        #expect(graph.texts.contains("✎ title: Second → Third"))
        #expect(graph.texts.contains("index: Second ✓"))
        let wrong = try #require(graph.nodes("Step 2, tracker 1").first)
        #expect(wrong.text == "title: Third ✗" && wrong.font.isBold)
    }

    @Test("What UI kit raises is red")
    func whatUIKitRaisesIsRed() throws {
        let graph = Diagram.flow.graph(of: .violations, layout: .stacked)
        let bars = graph.nodes("finding 1").filter { $0.fill != nil }
        let colors: [Palette] = [.violationFill, .warningFill, .violationFill]
        #expect(bars.map(\.fill) == colors.map(\.color))
        #expect(graph.texts.contains("⚠ No view controller managing visible view (E2)"))
        #expect(graph.texts.contains("⚠ the container still remembers Fourth (rule 13)"))
        let last = try #require(graph.nodes("Step 4: set First animated").first)
        #expect(last.stroke == Palette.violationLine.color)
    }

    @Test("Holders stand side by side")
    func holdersStandSideBySide() throws {
        let graph = Diagram.flow.graph(of: .twoHolders, layout: .stacked)
        let container = try #require(graph.node("After step 3, container: Third is held")?.frame)
        let source = try #require(graph.node("After step 3, data source: Third is held")?.frame)
        #expect(source.minX > container.maxX && source.minY == container.minY)
        #expect(graph.nodes("After step 3, pages of the").map(\.text) == ["container", "data source"])
    }

    @Test("Two pages can be shown at once")
    func twoPagesCanBeShownAtOnce() {
        let graph = Diagram.flow.graph(of: .spread, layout: .stacked)
        #expect(graph.nodes("After step 1").filter { $0.fill == Palette.shownFill.color }.map(\.text) == ["2", "3"])
    }

    @Test("A very long recording is drawn with few nodes a step")
    func aVeryLongRecordingIsDrawnWithFewNodesAStep() {
        let graph = Diagram.flow.graph(of: .long(steps: 2_000), layout: .stacked)
        #expect(graph.nodes.count < 2_000 * 7)
        #expect(graph.nodes("Step 1999").contains { $0.text.contains("willTransitionTo") })
    }
}
