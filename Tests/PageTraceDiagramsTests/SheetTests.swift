import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// Many steps, on sheets that refer to each other.
struct SheetTests {
    let options = DiagramOptions(folds: false, stepsPerSheet: 60)

    @Test func `A sheet is a file of its own`() throws {
        let files = try Artifact.diagram(.flow, .dot).files(of: .wandering(steps: 300), named: "walk", options: options)
        #expect(files.map(\.name) == (1...5).map { "walk.flow-0\($0).dot" })
        #expect(Set(files.map(\.bytes)).count == 5)
    }

    @Test(arguments: [Diagram.flow, .calls, .cache])
    func `Sheets keep to a height, with as many steps as there is room for`(diagram: Diagram) throws {
        var options = DiagramOptions(folds: false)
        options.sheetHeight = 842
        let walk = Recording.wandering(steps: 60)
        let files = try Artifact.diagram(diagram, .svg).files(of: walk, named: "walk", options: options)
        #expect(files.count > 1 && files[0].name == "walk.\(diagram.rawValue)-01.svg")
        let heights = try files.map { file in
            try #require(
                Int(
                    String(decoding: file.bytes, as: UTF8.self).firstMatch(of: /<svg [^>]* height="([0-9]+)pt"/)?.1
                        ?? ""))
        }
        #expect(heights.allSatisfy { $0 <= 842 } && heights.dropLast().allSatisfy { $0 > 600 }, "\(heights)")
        let sheets = try diagram.sheets(of: walk, options: options)
        #expect(sheets.graph(at: 0).texts.contains { $0.hasPrefix("goes on in sheet 2 with step ") })
        options.sheetHeight = 14_000
        #expect(try diagram.sheets(of: walk, options: options).count == 1)
    }

    @Test func `A step that no sheet has room for is refused with the height that it needs`() throws {
        var options = DiagramOptions()
        options.sheetHeight = 100
        let refused = #expect(throws: DiagramError.self) {
            try Diagram.flow.sheets(of: .thereAndBack, options: options)
        }
        guard case .tooHigh(.flow, 0, let height, 100) = refused?.kind else {
            Issue.record("\(refused as Any)")
            return
        }
        #expect(
            refused?.description.hasPrefix("a sheet of flow with step 0 alone is \(height) points high, and") == true)
    }

    @Test func `There are as many digits as the last number needs`() {
        let artifact = Artifact.diagram(.calls, .svg)
        #expect(artifact.fileName(for: "walk", sheet: SheetNumber(2, of: 7)) == "walk.calls-02.svg")
        #expect(artifact.fileName(for: "walk", sheet: SheetNumber(2, of: 100)) == "walk.calls-002.svg")
    }

    @Test func `Few steps are a single sheet with the same kind of name`() throws {
        let files = try Artifact.diagram(.flow, .mermaid).files(of: .thereAndBack, named: "walk", options: options)
        #expect(files.map(\.name) == ["walk.flow-01.mmd"])
        #expect(files.map(\.bytes) == [Array(Diagram.flow.mermaid(of: Recording.thereAndBack).utf8)])
    }

    @Test func `The log and the states are always one file`() throws {
        for artifact in [Artifact.log(.text), .diagram(.states, .dot)] {
            let files = try artifact.files(of: .wandering(steps: 300), named: "walk", options: options)
            #expect(files.map(\.name) == [artifact.fileName(for: "walk")])
        }
    }

    @Test(arguments: [Diagram.flow, .calls, .cache])
    func `Neighbors refer to each other by the names of their files`(diagram: Diagram) throws {
        let sheets = try diagram.sheets(of: .wandering(steps: 300), options: options) { "a walk: #\($0)?.svg" }
        let links = (0..<5).map { sheets.graph(at: $0).nodes.compactMap(\.link?.address) }
        let names = (1...5).map { "a%20walk%3A%20%230\($0)%3F.svg" }
        #expect(links == [[names[1]], [names[0], names[2]], [names[1], names[3]], [names[2], names[4]], [names[3]]])
    }

    @Test func `A sheet says which one it is and what it shows`() throws {
        let sheets = try Diagram.flow.sheets(of: .wandering(steps: 300), options: options)
        #expect(sheets.count == 5)
        let second = sheets.graph(at: 1)
        #expect(second.title == "A walk of 300 steps (sheet 2 of 5)")
        #expect(second.texts.contains("A walk of 300 steps (sheet 2 of 5)"))
        #expect(second.sentences.contains { $0.contains("300 steps · here steps 60 to 119 · ") })
        #expect(second.texts.contains("← from sheet 1, step 59"))
        #expect(second.texts.contains("goes on in sheet 3 with step 120 →"))
        #expect(second.nodes("Before step 60: ").contains { $0.fill == Palette.shownFill.color })
        #expect(second.nodes("Step 59").isEmpty && second.nodes("Step 120").isEmpty)
    }

    @Test func `Slots stand in the same places on every sheet`() throws {
        let sheets = try Diagram.flow.sheets(of: .wandering(steps: 300), options: options)
        let places = (0..<5).map { sheet in
            Set(sheets.graph(at: sheet).nodes.filter { $0.isCell && $0.text.hasPrefix("Page") }.map(\.frame.center.x))
        }
        #expect(Set(places).count == 1 && places[0].count == 3)
    }

    @Test func `All steps are on the sheets once`() throws {
        for diagram in [Diagram.flow, .calls, .cache] {
            let sheets = try diagram.sheets(
                of: .wandering(steps: 200), options: DiagramOptions(folds: false, stepsPerSheet: 7))
            let titles = (0..<sheets.count).flatMap { sheets.graph(at: $0).nodes }.filter {
                $0.title.hasPrefix("Step ") && $0.title.contains(": s")
            }
            #expect(titles.count == 200, "\(diagram)")
        }
    }

    /// Sixty steps, six that stand there five times, sixty more.
    private var framed: Recording {
        let names =
            (0..<60).map { "go \($0)" } + (0..<5).flatMap { _ in (60..<66).map { "go \($0)" } }
            + (66..<126).map { "go \($0)" }
        let held = [HeldPages.scroll("First", "Second", "Third")]
        let steps = names.enumerated().map { place, name in
            Step(place, GestureRecord(.other(name), outcome: .completed), before: held, after: held)
        }
        return Recording(title: "Framed", container: "a container", pages: Recording.four, steps: steps)
    }

    @Test(arguments: [Diagram.flow, .calls, .cache])
    func `A frame that would be cut begins the next sheet`(diagram: Diagram) throws {
        let sheets = try diagram.sheets(of: framed, options: DiagramOptions(stepsPerSheet: 63))
        let words = (0..<sheets.count).map { sheets.graph(at: $0).texts.filter { $0.contains("times more") } }
        #expect(words == [[], ["steps 60–65, and 4 times more, to step 89"], []])
        #expect(sheets.graph(at: 0).texts.contains("goes on in sheet 2 with step 60 →"))
    }

    /// There it says so, and the sheet after it comes from the last time.
    @Test(arguments: [Diagram.flow, .calls, .cache])
    func `A frame that is longer than a sheet goes on`(diagram: Diagram) throws {
        let sheets = try diagram.sheets(of: framed, options: DiagramOptions(stepsPerSheet: 4))
        let words = (15...17).map { sheets.graph(at: $0).texts.filter { $0.contains("times more") } }
        let sentence = "steps 60–65, and 4 times more, to step 89"
        #expect(words == [[sentence], ["… " + sentence], []])
        #expect(sheets.graph(at: 16).texts.contains { $0.hasPrefix("← from sheet 16, step 63") })
        #expect(sheets.graph(at: 17).texts.contains { $0.hasPrefix("← from sheet 17, step 91") })
        for sheet in 15...17 { _ = try GraphRenderer.render(sheets.graph(at: sheet)) }
    }

    @Test func `Mermaid references are words`() throws {
        let sheets = try Diagram.flow.sheets(of: .wandering(steps: 300), options: options)
        let source = sheets.mermaid(at: 1)
        #expect(source.contains("title: \"A walk of 300 steps (sheet 2 of 5)\""))
        #expect(source.contains("opening[\"← from sheet 1, step 59\"]:::sign"))
        #expect(source.contains("    opening --> start\n"))
        #expect(source.contains("closing[\"goes on in sheet 3 with step 120 →\"]:::sign"))
    }
}
