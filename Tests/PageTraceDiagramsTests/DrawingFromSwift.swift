import PageTrace
import PageTraceDiagrams
import Testing

/// What a program outside the package draws, without a file of the command.
@Suite struct DrawingFromSwift {
    private func trace() throws -> Trace { try Trace(path: "1→2→(3)→3", pages: 4) }

    @Test(arguments: Diagram.allCases)
    func `Whatever has a recording is drawn, as the command draws it`(diagram: Diagram) throws {
        let trace = try trace()
        let svg = try diagram.svg(of: trace)
        #expect(try Array(svg.utf8) == Artifact.diagram(diagram, .svg).bytes(of: trace.recording))
        #expect(try diagram.svg(of: trace.recording) == svg)
        #expect(try diagram.dot(of: trace).hasPrefix("digraph"))
        #expect(
            try Array(diagram.mermaid(of: trace).utf8) == Artifact.diagram(diagram, .mermaid).bytes(of: trace.recording)
        )
    }

    @Test func `Bitmaps, and what is printed, have the first bytes of their kind`() throws {
        #expect(try Diagram.flow.png(of: trace()).starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(try Diagram.flow.pdf(of: trace()).starts(with: "%PDF".utf8))
    }

    @Test func `A theme has one set of colors`() throws {
        #expect(try Diagram.flow.svg(of: trace()).contains("prefers-color-scheme"))
        #expect(try !Diagram.flow.svg(of: trace(), theme: .dark).contains("prefers-color-scheme"))
        #expect(try Diagram.animation(of: trace()).contains("<svg "))
    }

    @Test func `A long walk has several files, which name each other`() throws {
        let options = DiagramOptions(folds: false, stepsPerSheet: 20)
        let files = try Diagram.flow.svgFiles(of: Recording.wandering(steps: 60), named: "walk", options: options)
        #expect(files.map(\.name) == ["walk.flow-01.svg", "walk.flow-02.svg", "walk.flow-03.svg"])
        #expect(files[0].svg.contains("walk.flow-02.svg"))
    }

    @Test func `What is too long is refused in a sentence`() throws {
        let error = #expect(throws: DiagramError.self) {
            try Diagram.flow.svg(
                of: Recording.wandering(steps: 60), options: DiagramOptions(folds: false, stepLimit: 20))
        }
        #expect(error?.description == "flow would show 60 steps in one picture, and at most 20 are drawn")
    }
}
