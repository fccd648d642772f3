import PageTrace
import PageTraceDiagrams
import Testing

/// How much is drawn of one recording, over all of its files.
struct BudgetTests {
    private func refuse(
        _ artifacts: [Artifact], steps: Int, perSheet: Int? = nil
    ) -> DiagramError? {
        do throws(DiagramError) {
            try DrawingBudget.check(artifacts, steps: steps, options: DiagramOptions(stepsPerSheet: perSheet))
            return nil
        } catch {
            return error
        }
    }

    @Test("Logs and states cost nothing")
    func logsAndStatesCostNothing() {
        #expect(refuse([.log(.json), .log(.text), .diagram(.states, .png)], steps: 1_000_000) == nil)
    }

    @Test("Ten thousand steps are drawn in one picture but not in every diagram")
    func tenThousandStepsAreDrawnInOnePictureButNotInEveryDiagram() {
        #expect(refuse([.diagram(.flow, .svg)], steps: 10_000) == nil)
        let all = Diagram.allCases.map { Artifact.diagram($0, .svg) }
        #expect(refuse(all, steps: 10_000) == .tooMuch(count: 30_000, limit: DrawingBudget.limit))
    }

    @Test("Sheets count as well")
    func sheetsCountAsWell() {
        #expect(refuse([.diagram(.flow, .svg)], steps: 1_000, perSheet: 1) == nil)
        #expect(refuse([.diagram(.flow, .png)], steps: 1_000, perSheet: 1) == .tooMuch(count: 80_000, limit: 16_000))
        #expect(refuse([.diagram(.flow, .png)], steps: 1_000) == nil)
    }

    @Test("No sheet size is too large")
    func noSheetSizeIsTooLarge() throws {
        #expect(refuse([.diagram(.flow, .svg)], steps: 5, perSheet: .max) == nil)
        let options = DiagramOptions(stepsPerSheet: .max)
        #expect(try Diagram.flow.sheets(of: .thereAndBack, options: options).count == 1)
    }

    @Test("What repeats is counted once")
    func whatRepeatsIsCountedOnce() {
        let recording = Recording.rounds(30)
        #expect(DrawingBudget.steps(of: recording, options: DiagramOptions()) < 20)
        #expect(DrawingBudget.steps(of: recording, options: DiagramOptions(folds: false)) == recording.steps.count)
    }
}
