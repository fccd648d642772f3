import PageTrace
import Testing

@Suite("The figures of a recording")
struct SummaryTests {
    private func recording(_ gestures: [PageViewControllerGesture], _ contract: ContractMode = .strict) -> Recording {
        Recording(
            replaying: Trace(
                container: PageViewControllerSettings(contract: contract), pages: ["1", "2"],
                gestures: GestureSequence([.page(.set(ProgrammaticSet(["1"], completion: true)))] + gestures)))
    }

    @Test func `Nothing, one, and many`() {
        #expect(RecordingSummary().text == "no steps, no callbacks, no findings")
        #expect(RecordingSummary(recording([])).text == "1 step, 1 callback, no findings")
        #expect(
            RecordingSummary(recording([.page(.swipe(Swipe(.forward)))])).text == "2 steps, 6 callbacks, no findings")
    }

    @Test func `Where a strict replay stopped; a lenient one does not`() {
        let misuse: [PageViewControllerGesture] = [.page(.set(ProgrammaticSet([]))), .page(.swipe(Swipe(.forward)))]
        let strict = recording(misuse)
        #expect(strict.steps.count == 2)
        #expect(strict.stoppedAt?.number == 1)
        #expect(strict.findings.map(\.rule) == ["E1"])
        #expect(RecordingSummary(strict).text == "2 steps, 1 callback, 1 finding, stopped at step 1")
        let lenient = recording(misuse, .lenient)
        #expect(lenient.steps.count == 3)
        #expect(lenient.stoppedAt == nil)
        #expect(RecordingSummary(lenient).text == "3 steps, 6 callbacks, 1 finding")
    }

    @Test func `Counted step by step it is the same`() {
        let recording = recording([.page(.swipe(Swipe(.forward))), .page(.swipe(Swipe(.backward, ends: .cancelled)))])
        var summary = RecordingSummary()
        for step in recording.steps { summary.count(step) }
        #expect(summary == RecordingSummary(recording))
        #expect((summary.steps, summary.callbacks, summary.findings) == (3, 8, 0))
    }

    @Test func `A recording can be headed before it is replayed`() {
        let trace = Trace(
            title: "A list that grows", pages: ["1"], client: ClientDescription(placeholder: "blank"),
            gestures: [.list(.append(["2", "1"])), .page(.set(ProgrammaticSet(["3"], completionPages: ["4"])))])
        let heading = Recording(heading: trace)
        #expect(heading.steps.isEmpty)
        #expect(heading.pages == ["1", "2", "3", "4", "blank"])
        #expect(heading.heading == "A list that grows\nUIPageViewController, scroll\n")
    }
}
