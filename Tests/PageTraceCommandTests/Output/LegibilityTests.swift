import PageTraceDiagrams
import Testing

/// In every drawing of Output/, no text lies over another one, reaches beyond the edge, or loses its middle.
struct LegibilityTests {
    @Test(arguments: try Example.all(), [Diagram.flow, .calls, .cache, .states])
    func `Every text can be read`(_ example: Example, diagram: Diagram) throws {
        let file = try example.file(.diagram(diagram, .svg))
        let drawing = try #require(DrawnTexts(file.bytes), "well-formed XML")
        #expect(!drawing.texts.isEmpty)
        #expect(drawing.collisions.map { "\($0) and \($1)" } == [])
        #expect(drawing.clipped.map(\.description) == [])
        // Names of sixty letters are what one example is about.
        if example.name != "names-in-many-scripts" { #expect(drawing.shortened == []) }
    }

    @Test(arguments: try Example.all())
    func `Every text of other widths can be read`(_ example: Example) throws {
        var options = DiagramOptions()
        for width in [320.0, 480, 1_000] {
            options.width = width
            let bytes = try Artifact.diagram(.flow, .svg).bytes(of: example.recording, options: options)
            let drawing = try #require(DrawnTexts(bytes), "well-formed XML")
            #expect(drawing.collisions.map { "\($0) and \($1)" } == [])
            #expect(drawing.clipped.map(\.description) == [])
        }
    }
}
