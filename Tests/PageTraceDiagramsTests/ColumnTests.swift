import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Which pages get a column, how wide it is, and what becomes of their names.
struct ColumnTests {
    @Test func `Only pages that the walk touches get a column`() {
        let graph = Diagram.flow.graph(of: .wrongTitle)
        #expect(graph.nodes("After step 2").filter(\.isCell).map(\.text) == ["First", "Second", "Third"])
        #expect(graph.texts.contains("never held, and left out: 1 page"))
    }

    @Test func `Twelve pages stand beside each other if there is room`() throws {
        var options = DiagramOptions()
        options.width = 1_400
        let graph = try Diagram.flow.sheets(of: .twelve, options: options).graph(at: 0)
        #expect(Set(graph.nodes("After step").filter(\.isCell).map(\.frame.center.x)).count == 12)
        #expect(graph.nodes("further").isEmpty)
    }

    @Test func `Of more pages only those around are shown, and where in the list they are`() throws {
        let graph = Diagram.flow.graph(of: .many)
        for step in 0..<24 {
            let cells = graph.nodes("After step \(step):").filter { $0.isCell && $0.text != "+" }
            #expect(cells.contains { $0.fill == Palette.shownFill.color }, "step \(step)")
            #expect((1...4).contains(cells.count), "step \(step)")
        }
        for step in [0, 23] {
            #expect(graph.nodes("After step \(step): place").contains { $0.title.hasSuffix("is shown") })
        }
    }

    @Test func `Pages that are held out of sight are counted`() throws {
        let pages = (1...30).map { "Page \($0)" }
        let held = HeldPages(slots: pages.map { .init(name: "kept", content: .page($0), isShown: $0 == "Page 1") })
        let recording = Recording(
            container: "c", pages: pages, steps: [Step(0, .set("Page 1"), before: [held], after: [held])])
        let graph = Diagram.flow.graph(of: recording)
        let seen = graph.nodes("After step 0: ").filter { $0.isCell && $0.text.hasPrefix("Page") }.count
        #expect(graph.node("After step 0: further after")?.text == "\(30 - seen) held")
    }

    @Test(arguments: [Diagram.flow, .cache], Example.all)
    func `Every name fits its cell`(diagram: Diagram, example: Example) {
        for cell in diagram.graph(of: example.recording).nodes("After step") where cell.isCell {
            let frame = cell.frame
            #expect(cell.textSize.width <= frame.size.width, "\(cell.title)")
            #expect(cell.textSize.height <= frame.size.height, "\(cell.title)")
        }
    }

    @Test(arguments: [Diagram.flow, .cache], Example.all)
    func `Cells do not overlap`(diagram: Diagram, example: Example) {
        let cells = diagram.graph(of: example.recording).nodes("After step").filter(\.isCell)
        let frames = cells.map(\.frame)
        for (first, second) in zip(frames, frames.dropFirst()) { #expect(!first.overlaps(second)) }
    }

    @Test(arguments: Example.all)
    func `Everything that a step says is between two lines`(example: Example) throws {
        let graph = Diagram.flow.graph(of: example.recording)
        for step in example.recording.steps {
            let name = "Step \(step.number)"
            let top = try #require(graph.node("\(name), rule")?.frame)
            let rules = graph.nodes.filter { $0.title.hasSuffix("rule") || $0.title.contains("Rule") }
            let bottom = rules.map(\.frame.minY).filter { $0 > top.maxY }.min() ?? .infinity
            for part in graph.nodes where part.title.hasPrefix(name + ":") || part.title.hasPrefix(name + ",") {
                let frame = part.frame
                #expect(frame.minX >= top.minX - 8 && frame.maxX <= top.maxX + 8, "\(part.title)")
                #expect(frame.minY >= top.minY && frame.maxY <= bottom, "\(part.title)")
            }
        }
    }

    @Test func `A long name is whole in three lines, and loses its middle where there is no room for them`() throws {
        let long = "A name of sixty characters, which is more than a cell holds."
        let cell = try #require(Diagram.flow.graph(of: .names).nodes("After step 5: " + long).first)
        #expect(
            cell.text.split(separator: "\n").count == 3
                && cell.text.split(separator: "\n").joined(separator: " ") == long)
        var options = DiagramOptions()
        options.width = 320
        let narrow = try Diagram.flow.sheets(of: .names, options: options).graph(at: 0)
        let text = try #require(narrow.nodes("After step 5: " + long).first).text
        #expect(text.hasPrefix("A") && text.count { $0 == "…" } == 1)
    }

    @Test func `An Arabic name does not turn the line around`() {
        let graph = Diagram.flow.graph(of: .names)
        let calls = graph.sentences.filter { $0.hasPrefix("viewControllerAfter(") }
        let marks = calls.filter { $0.unicodeScalars.contains("\u{627}") }.map { call in
            call.unicodeScalars.count { $0 == "\u{200e}" }
        }
        #expect(marks.contains(2))
    }

    @Test func `A name that cannot be seen is made visible`() {
        var walk = Walk([" ", "two\nlines", "nil"])
        walk.swipe(.forward)
        let graph = Diagram.flow.graph(of: walk.recording(title: ""))
        #expect(graph.texts.contains("“ ”"))
        #expect(graph.texts.contains { $0.contains("two␤lines") })
        #expect(
            graph.sentences.contains {
                $0.hasPrefix("viewControllerAfter(\"two\\nlines\")") && $0.hasSuffix("→ \"nil\"")
            })
    }
}
