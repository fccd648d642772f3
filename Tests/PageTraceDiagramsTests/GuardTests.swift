import PageTrace
import PageTraceDiagrams
import Testing

/// Pictures that nobody could read are refused before anything is laid out.
struct GuardTests {
    let many = Recording.wandering(steps: 300)

    @Test(arguments: [Diagram.flow, .calls, .cache])
    func `More steps than allowed`(diagram: Diagram) throws {
        let options = DiagramOptions(folds: false, stepLimit: 299)
        let expected = DiagramError(.tooManySteps(diagram, count: 300, limit: 299, isFolded: false))
        #expect(throws: expected) { try diagram.sheets(of: many, options: options) }
        #expect(throws: expected) { try Artifact.diagram(diagram, .mermaid).bytes(of: many, options: options) }
        #expect(try diagram.sheets(of: many, options: DiagramOptions(folds: false, stepLimit: 300)).count == 1)
    }

    @Test func `Usually ten thousand are allowed`() {
        let error = #expect(throws: DiagramError.self) { try Diagram.flow.sheets(of: .wandering(steps: 12_000)) }
        #expect(
            error?.description.hasSuffix("steps in one picture, and at most 10,000 are drawn") == true)
    }

    @Test func `What is folded or outside of the window does not count`() throws {
        let options = DiagramOptions(stepLimit: 20)
        #expect(try Diagram.flow.sheets(of: .rounds(2_000), options: options).count == 1)
        #expect(try Diagram.flow.sheets(of: many.window(100...119), options: options).count == 1)
    }

    @Test func `Sheets are counted too`() throws {
        let options = DiagramOptions(folds: false, stepsPerSheet: 10, stepLimit: 20, sheetLimit: 29)
        let expected = DiagramError(.tooManySheets(.flow, count: 30, limit: 29))
        #expect(throws: expected) { try Diagram.flow.sheets(of: many, options: options) }
        #expect(expected.description == "flow would take 30 sheets, and at most 29 are drawn")
        #expect(throws: DiagramError.self) {
            try Diagram.flow.sheets(of: many, options: DiagramOptions(stepsPerSheet: 30, stepLimit: 20))
        }
    }

    @Test func `The library refuses sheets that would take half an hour`() {
        let options = DiagramOptions(stepsPerSheet: 100)
        #expect(throws: DiagramError.self) {
            try Artifact.diagram(.flow, .svg).files(of: .wandering(steps: 30_000), named: "long", options: options)
        }
    }

    @Test func `States have limits of their own`() throws {
        #expect(try Diagram.states.sheets(of: many, options: DiagramOptions(stepLimit: 1)).count == 1)
    }
}
