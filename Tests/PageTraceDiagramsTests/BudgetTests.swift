import PageTraceDiagrams
import Testing

@testable import PageTrace

/// How much is drawn of one recording, over all of its files.
struct BudgetTests {
    private func refuse(
        _ artifacts: [Artifact], steps: Int, calls: Int = 0, perSheet: Int? = nil
    ) -> DiagramError.Kind? {
        do throws(DiagramError) {
            try DrawnAmount(steps: steps, calls: calls)
                .check(artifacts, options: DiagramOptions(stepsPerSheet: perSheet))
            return nil
        } catch {
            return error.kind
        }
    }

    @Test func `Logs and states cost nothing`() {
        #expect(refuse([.log(.json), .log(.text), .diagram(.states, .png)], steps: 1_000_000) == nil)
    }

    @Test func `Ten thousand steps are drawn in one picture but not in every diagram`() {
        #expect(refuse([.diagram(.flow, .svg)], steps: 10_000) == nil)
        let all = Diagram.allCases.map { Artifact.diagram($0, .svg) }
        #expect(refuse(all, steps: 10_000) == .tooMuch(count: 45_003, limit: DrawnAmount.limit))
    }

    @Test func `Sheets count as well`() {
        #expect(refuse([.diagram(.flow, .svg)], steps: 1_000, perSheet: 1) == nil)
        #expect(refuse([.diagram(.flow, .png)], steps: 1_000, perSheet: 1) == .tooMuch(count: 80_000, limit: 16_000))
        #expect(refuse([.diagram(.flow, .png)], steps: 1_000) == nil)
    }

    @Test func `No sheet size is too large`() throws {
        #expect(refuse([.diagram(.flow, .svg)], steps: 5, perSheet: .max) == nil)
        let options = DiagramOptions(stepsPerSheet: .max)
        #expect(try Diagram.flow.sheets(of: .thereAndBack, options: options).count == 1)
    }

    @Test func `What repeats is counted once`() {
        let recording = Recording.rounds(30)
        let folded = DrawnAmount(of: recording, options: DiagramOptions())
        let whole = DrawnAmount(of: recording, options: DiagramOptions(folds: false))
        #expect(folded.steps < 20)
        #expect(whole.steps == recording.steps.count)
        #expect(folded.calls < whole.calls / 2)
        #expect(whole.calls == recording.steps.reduce(0) { $0 + $1.callbacks.count })
    }

    @Test func `A drawing of five thousand steps may have the calls of a walk, and not fifteen in each`() {
        #expect(refuse([.diagram(.flow, .svg)], steps: 5_000, calls: 40_000) == nil)
        #expect(refuse([.diagram(.calls, .svg)], steps: 5_000, calls: 30_000) == nil)
        #expect(refuse([.diagram(.cache, .svg)], steps: 10_000, calls: 1_000_000) == nil)
        #expect(refuse([.diagram(.flow, .svg)], steps: 5_000, calls: 75_000) == .tooMuch(count: 27_501, limit: 16_000))
        #expect(refuse([.diagram(.calls, .svg)], steps: 5_000, calls: 40_000) == .tooMuch(count: 20_001, limit: 16_000))
        #expect(refuse([.diagram(.flow, .svg)], steps: 1_000, calls: 99_000) == .tooMuch(count: 33_501, limit: 16_000))
    }

    @Test func `Long calls count as several, and so does all else that has lines of its own`() {
        func calls(_ change: (inout Step) -> Void) -> Int {
            var step = Step(number: 0, gesture: GestureRecord(.swipe(.forward), outcome: .completed))
            change(&step)
            return DrawnAmount(of: Recording(container: "c", pages: [], steps: [step]), options: DiagramOptions()).calls
        }
        func call(_ name: String = "willTransitionTo", arguments: Int = 1) -> CallbackRecord {
            let argument = CallbackRecord.Argument(nil, .page("First"))
            return CallbackRecord(
                name: name, role: .delegate, arguments: Array(repeating: argument, count: arguments),
                phase: .dragStart)
        }
        #expect(calls { $0.callbacks = [call(), call()] } == 2)
        #expect(calls { $0.callbacks = [call(String(repeating: "c", count: 4_000))] } == 51)
        #expect(calls { $0.callbacks = [call(arguments: 80_000)] } == 10_001)
        #expect(calls { $0.madeNotKept = Array(repeating: "First", count: 30) } == 30)
        #expect(calls { $0.gesture.notes = Array(repeating: StepNote(rawValue: "a note"), count: 40) } == 40)
    }

    @Test func `A PDF takes twice as much as an SVG, and a PNG at least as much as a PDF`() {
        #expect(refuse([.diagram(.flow, .pdf)], steps: 5_332) == nil)
        #expect(refuse([.diagram(.flow, .pdf)], steps: 5_334) == .tooMuch(count: 16_004, limit: 16_000))
        #expect(refuse([.diagram(.flow, .png)], steps: 5_334) == .tooMuch(count: 16_004, limit: 16_000))
    }
}
