import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Which pages get a column, how wide it is, and what becomes of their names.
struct ColumnTests {
    @Test("Only pages that the walk touches get a column")
    func onlyPagesThatTheWalkTouchesGetAColumn() {
        let graph = Diagram.flow.graph(of: .wrongTitle)
        #expect(graph.nodes("After step 2").filter(\.isCell).map(\.text) == ["First", "Second", "Third"])
        #expect(graph.nodes("After step 2: pages left out").map(\.text) == ["⋯"])
    }

    @Test("Twelve pages fit beside each other")
    func twelvePagesFitBesideEachOther() {
        let graph = Diagram.flow.graph(of: .twelve)
        #expect(graph.nodes("After step 3").filter(\.isCell).count == 12)
    }

    @Test("Of more pages only those around are shown")
    func ofMorePagesOnlyThoseAroundAreShown() {
        let graph = Diagram.flow.graph(of: .many)
        for step in 0..<24 {
            let cells = graph.nodes("After step \(step):").filter(\.isCell)
            #expect(cells.count == 10)
            #expect(cells.contains { $0.fill == Palette.shownFill.color }, "step \(step)")
        }
    }

    @Test("Every name fits its cell", arguments: [Diagram.flow, .cache], Example.all)
    func everyNameFitsItsCell(diagram: Diagram, example: Example) throws {
        for cell in diagram.graph(of: example.recording).nodes("After step") where cell.isCell {
            let frame = try #require(cell.frame)
            #expect(cell.textSize.width <= frame.size.width, "\(cell.id)")
            #expect(cell.textSize.height <= frame.size.height, "\(cell.id)")
        }
    }

    @Test("Cells do not overlap", arguments: [Diagram.flow, .cache], Example.all)
    func cellsDoNotOverlap(diagram: Diagram, example: Example) {
        let cells = diagram.graph(of: example.recording).nodes("After step").filter(\.isCell)
        let frames = cells.compactMap(\.frame)
        for (first, second) in zip(frames, frames.dropFirst()) { #expect(!first.overlaps(second)) }
    }

    @Test("Everything that a step says is within its box", arguments: Example.all)
    func everythingThatAStepSaysIsWithinItsBox(example: Example) throws {
        let graph = Diagram.flow.graph(of: example.recording, layout: .stacked)
        for (index, step) in example.recording.steps.enumerated() {
            let name = "Step \(step.number)"
            let parts = graph.nodes.filter { $0.id.hasPrefix(name + ":") || $0.id.hasPrefix(name + ",") }
            let box = try #require(parts.first?.frame, "step \(index)")
            for part in parts.dropFirst() {
                let frame = try #require(part.frame)
                #expect(frame.minX >= box.minX && frame.maxX <= box.maxX + 0.01, "\(part.id)")
                #expect(frame.minY >= box.minY && frame.maxY <= box.maxY, "\(part.id)")
            }
        }
    }

    @Test("A long name loses its middle and keeps its ends")
    func aLongNameLosesItsMiddleAndKeepsItsEnds() throws {
        let long = "A name of sixty characters, which is more than a cell holds."
        let graph = Diagram.flow.graph(of: .names)
        let cell = try #require(graph.nodes("After step 5: " + long).first)
        #expect(cell.text.hasPrefix("A name") && cell.text.hasSuffix("holds."))
        #expect(cell.text.contains("…") && cell.text.split(separator: "\n").count == 3)
    }

    @Test("An Arabic name does not turn the line around")
    func anArabicNameDoesNotTurnTheLineAround() {
        let graph = Diagram.flow.graph(of: .names)
        #expect(graph.texts.contains { $0.hasPrefix("viewControllerAfter(\u{627}") && $0.contains("\u{200e}) → ") })
    }

    @Test("A name that cannot be seen is made visible")
    func aNameThatCannotBeSeenIsMadeVisible() {
        var walk = Walk([" ", "two\nlines", "nil"])
        walk.swipe(.forward)
        let graph = Diagram.flow.graph(of: walk.recording(title: ""), layout: .stacked)
        #expect(graph.texts.contains("“ ”"))
        #expect(graph.texts.contains { $0.contains("two␤lines") })
        #expect(graph.texts.contains("viewControllerAfter(\"two\\nlines\") → \"nil\""))
    }
}
