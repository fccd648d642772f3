import Testing

@testable import PageTrace

@Suite("Logs that the model does not explain")
struct Partings {
    private func parting(_ text: String) throws -> (Explanation, Explanation.Parting) {
        let explanation = try ObservedLog(text, name: "device.log").explained()
        return (explanation, try #require(explanation.parting, "\(explanation.text)"))
    }

    private static let asked = """
        UIPageViewController, scroll
        viewControllerAfter(A) -> B
        viewControllerBefore(A) -> nil

        """
    private static let opening = asked + "willTransitionTo [B]\n"
    private static let landed = """
        \(opening)didFinishAnimating finished: true, previous: [A], completed: true
        viewControllerAfter(B) -> nil

        """

    @Test(arguments: [
        (opening + "didFinishAnimating finished: false, previous: [A], completed: true", "18"),
        (opening + "didFinishAnimating finished: true, previous: [B], completed: false", "16"),
        (asked + "willTransitionTo [C]", "10"),
        ("UIPageViewController, scroll\nviewControllerAfter(A) -> B\nwillTransitionTo [B]", "2"),
        (opening + "spineLocationFor landscapeLeft -> mid", "36"),
    ])
    func `The rule that forbids a call is named if one holds in every situation`(text: String, rule: String) throws {
        let (explanation, parting) = try parting(text)
        #expect(parting.rule?.rule.name == rule, "\(explanation.text)")
        #expect(explanation.trace == nil)
    }

    @Test(arguments: [
        // After a landing, both neighbors of a page that is set later are asked for; of the first page nothing is known.
        "didFinishAnimating completed: true\nsetViewControllers [C], direction: forward, animated: false\n"
            + "viewControllerAfter(C) -> D\nviewControllerBefore(C) -> B\nwillTransitionTo [D]",
        // Back from the page behind B, whose neighbors are known by now. (Rule 5)
        "viewControllerAfter(C) -> D\nwillTransitionTo [B]\ndidFinishAnimating completed: true\nviewControllerBefore(B) -> A",
        "willTransitionTo [C]\ndidFinishAnimating previous: [B], completed: true\nviewControllerAfter(C) -> D",
    ])
    func `A log that shows no first set may begin where neighbors are known, and accuses nobody`(text: String) throws {
        let explanation = try ObservedLog(text).explained()
        #expect(!explanation.isProof && explanation.answer != .yes)
        #expect(!explanation.text.contains("ule 2"), "\(explanation.text)")
        #expect(explanation.text.contains("Take the log from the first set on"))
        #expect(try !ObservedLog("UIPageViewController, scroll, iOS 26.1\n" + text).explained().isProof)
        // With the set it begins where it says.
        #expect(try !ObservedLog("0. set B\n" + text).explained().text.contains("Take the log from"))
    }

    @Test func `A recorder that is attached later accuses nobody`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2→3→2", pages: 4))
        recording.device = RecordedDevice(model: "iPhone18,1", system: "iOS 26.1")
        #expect(try ObservedLog(recording).explained().answer == .yes)
        recording.steps.removeFirst(2)
        let later = try ObservedLog(recording).explained()
        #expect(later.answer != .yes && !later.isProof, "\(later.text)")
    }

    @Test func `Steps of a recording that begins later are left out`() throws {
        let step = "UIPageViewController, scroll\n\n2. swipe forward  B → C\n     1  willTransitionTo [C]\n"
        let error = #expect(throws: TraceError.self) { try ObservedLog(step + "     holds  B | ▸C | D") }
        #expect(error?.message == "steps of the log are left out")
        #expect(error?.line == 3)
        // Somebody who numbers by hand may begin with any number.
        let byHand = "UIPageViewController, scroll\n1. I swipe\nwillTransitionTo [C]"
        #expect(throws: Never.self) { try ObservedLog(byHand) }
    }

    @Test func `Every alternative is listed, each with its gesture, and what to send`() throws {
        let (explanation, parting) = try parting(Self.landed + "willTransitionTo [A]\nwillTransitionTo [X]")
        #expect(parting.position == 6)
        #expect(parting.alternatives.contains { $0.call.hasPrefix("didFinishAnimating finished: true, previous: [B]") })
        #expect(
            explanation.verdict.hasPrefix("No. The model does everything before line 8, and parts there."))
        #expect(explanation.text.contains("\ndevice.log:8: willTransitionTo [X]\nRule 10 forbids it: "))
        #expect(
            explanation.text.hasSuffix(
                """
                    UIPageViewController, scroll
                    viewControllerAfter(A) → B
                    viewControllerBefore(A) → nil
                    willTransitionTo [B]
                    didFinishAnimating finished: true, previous: [A], completed: true
                    viewControllerAfter(B) → nil
                    willTransitionTo [A]
                    willTransitionTo [X]

                """))
    }

    @Test(arguments: CallbackShape.all.map(\.example))
    func `Impossible first lines are named, whatever they are`(line: String) throws {
        let explanation = try ObservedLog(line).explained()
        #expect(explanation.isExplained || explanation.parting?.position == 0)
        #expect(explanation.json.hasSuffix("}\n"))
    }

    @Test func `UIKit's exceptions are alternatives as well: the app would have ended there`() throws {
        let (_, parting) = try parting(
            """
            UIPageViewController, scroll, classic
            setViewControllers [A], direction: forward, animated: false
            completion finished: true
            willTransitionTo [B]
            setViewControllers [C], direction: forward, animated: true
            completion finished: true
            """)
        #expect(parting.position == 4)
        #expect(parting.alternatives.contains { $0.call.hasPrefix("UIKit raises E2") })
    }
}
