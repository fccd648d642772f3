import Foundation
import PageTrace
import Testing

@Suite("Some steps of a recording")
struct WindowTests {
    private func recording() throws -> Recording {
        Recording(replaying: try Trace(path: "1→2→3→4→3→2→1", pages: 4, title: "There and back"))
    }

    @Test func `The text says what is left out, where it is left out`() throws {
        let window = try recording().steps(in: StepRange("2-3"))
        #expect(
            window.text == """
                There and back
                UIPageViewController, scroll

                steps 0 to 1 are left out: 2 steps, 5 callbacks, no findings

                2. swipe forward  2 → 3
                     1  willTransitionTo [3]
                     2  didFinishAnimating finished: true, previous: [2], completed: true
                     3  viewControllerAfter(3) → 4                                      preloaded
                     holds  2 | ▸3 | 4      loaded 4      dropped 1

                3. swipe forward  3 → 4
                     1  willTransitionTo [4]
                     2  didFinishAnimating finished: true, previous: [3], completed: true
                     3  viewControllerAfter(4) → nil                                    nil is remembered
                     holds  3 | ▸4 | nil      dropped 2

                steps 4 to 6 are left out: 3 steps, 9 callbacks, no findings

                here: 2 steps, 6 callbacks, no findings
                in all: 7 steps, 20 callbacks, no findings

                """)
        #expect(
            try recording().steps(in: StepRange("-5")).text.contains("\n\nstep 6 is left out: 1 step, 3 callbacks, no"))
    }

    @Test func `All steps are no window, and nothing changes`() throws {
        let whole = try recording()
        for range in ["0-", "-6", "0-6", "-99"] { #expect(try whole.steps(in: StepRange(range)) == whole) }
        #expect(whole.omitted == nil)
        #expect(!whole.json.contains("omitted") && !whole.jsonLines.contains("omitted"))
    }

    @Test func `The figures of the parts are those of the whole, and so are those of a window of a window`() throws {
        let whole = try recording()
        for first in 0...6 {
            for last in first...6 {
                let window = try whole.steps(in: StepRange(first...last))
                #expect(window.steps.map(\.number) == Array(first...last))
                #expect(window.wholeSummary == RecordingSummary(whole))
                #expect((window.omitted?.count ?? 0) + window.steps.count == 7)
                let narrow = try window.steps(in: StepRange(last...last))
                #expect(try narrow == whole.steps(in: StepRange(last...last)))
            }
        }
    }

    @Test func `Findings and the end of a strict replay are counted where they are`() throws {
        let trace = Trace(
            pages: ["1", "2"],
            gestures: [.set(ProgrammaticSet(["1"])), .swipe(Swipe(.forward)), .set(ProgrammaticSet([]))])
        let window = try Recording(replaying: trace).steps(in: StepRange("0-1"))
        #expect(window.findings.isEmpty)
        #expect(window.omitted?.findings == 1)
        #expect(window.omitted?.after?.text == "step 2 is left out: 1 step, no callbacks, 1 finding, stopped at step 2")
        #expect(window.text.hasSuffix("in all: 3 steps, 5 callbacks, 1 finding, stopped at step 2\n"))
        #expect(try RecordingFile(window.json.utf8, name: "recording").recording == window)
    }

    @Test func `JSON has what is left out, and comes back`() throws {
        let window = try recording().steps(in: StepRange("2-"))
        #expect(
            window.json.contains(
                """
                  "omitted" : {
                    "before" : {
                      "callbacks" : 5,
                      "findings" : 0,
                      "first" : 0,
                      "last" : 1,
                      "steps" : 2
                    }
                  },
                """))
        #expect(try RecordingFile(window.json.utf8, name: "recording").recording == window)
        let lines = window.jsonLines.split(separator: "\n")
        #expect(lines.count == 6)
        #expect(lines[0].contains(#""omitted":{"before":{"callbacks":5,"#))
        #expect(lines[1].contains(#""number":2,"#))
    }

    @Test func `Coverage does not speak of steps that it has not seen`() throws {
        let window = try recording().steps(in: StepRange("4-5"))
        #expect(window.coverage.summary.hasPrefix("never asked in steps 4 to 5: viewControllerBefore(1)"))
        #expect(try recording().coverage.summary.hasPrefix("never asked: "))
        #expect(
            try recording().steps(in: StepRange("0")).coverage.text == "The data source was never asked in step 0.\n")
        #expect(window.coverage.json.contains(#""first" : 4"#))
        #expect(try !recording().coverage.json.contains(#""steps""#))
    }

    @Test func `Where no step is, the steps that there are are named`() throws {
        let error = #expect(throws: StepRangeError.self) { try recording().steps(in: StepRange("7-9")) }
        #expect(error?.description == "no step is in 7-9. The steps are 0 to 6.")
        let none = #expect(throws: StepRangeError.self) {
            try Recording(container: "", pages: [], steps: []).steps(in: StepRange("0"))
        }
        #expect(none?.description == "no step is in 0. There are no steps.")
    }
}
