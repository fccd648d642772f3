import PageTrace
import Testing

@testable import PageTraceTesting

@Suite("Assertions that a log is a behavior of the model")
struct ExplanationAssertionTests {
    private static let log = """
        viewControllerAfter(First) -> Second
        viewControllerBefore(First) -> nil
        willTransitionTo [Second]
        didFinishAnimating finished: true, previous: [First], completed: true

        """

    @Test func `A log and a recording that are`() throws {
        let explanation = assertExplainable(try ObservedLog(Self.log))
        #expect(explanation?.trace?.path == "1→2")
        assertExplainable(try ObservedLog(Self.log), on: [.classic], quirks: [])
        assertExplainable(try ObservedLog(Trace(path: "1→2~→(3)⇒1", pages: 3).recording))
        assertExplainable(try ObservedLog(try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2→(3)").recording))
    }

    @Test func `One that is not: the failure says where, what else, and which rule`() throws {
        let log = try ObservedLog(Self.log + "willTransitionTo [Third]")
        let failures = failuresReported { assertExplainable(log) }
        #expect(failures.count == 1)
        for part in [
            "No. The model does everything before line 5, and parts there.",
            "There the model would have called, and in which gesture:", "viewControllerAfter(Second)",
            "it is a candidate for a rule",
        ] {
            #expect(failures.first?.contains(part) == true, "\(part)")
        }
    }

    @Test func `What is no log, and a recording of another container`() throws {
        let failures = failuresReported {
            #expect(assertExplainable(try ObservedLog("willTransitonTo [Second]")) == nil)
            #expect(
                assertExplainable(try ObservedLog(Recording(container: "UIScrollView, paging", pages: [], steps: [])))
                    == nil)
        }
        let expected = [
            "log:1:1: error: there is no callback \"willTransitonTo\". Did you mean",
            "this is a recording of another container",
        ]
        #expect(failures.count == expected.count)
        for (failure, part) in zip(failures, expected) { #expect(failure.contains(part)) }
    }
}
