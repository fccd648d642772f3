import Paging
import Testing

@testable import PageTrace

@Suite("The lines that a no asks to send")
struct SentLogs {
    private static let asked = "viewControllerAfter(First) -> Second\nviewControllerBefore(First) -> nil\n"
    private static let landed = asked + "willTransitionTo [Second]\ndidFinishAnimating completed: true\n"

    private func sent(_ explanation: Explanation) throws -> String {
        let start = try #require(explanation.text.range(of: "    # system: "), "\(explanation.text)")
        return String(explanation.text[start.lowerBound...])
    }

    /// Logs that the model does not explain, each with lines that it sends as they are.
    static let logs: [(log: String, lines: [String])] = [
        (asked + "willTransitionTo [Third]", ["willTransitionTo [Third]"]),
        (landed + "didFinishAnimating completed: true", ["didFinishAnimating completed: true"]),
        (landed + "willTransitionTo [Third]", ["didFinishAnimating completed: true", "willTransitionTo [Third]"]),
        (
            asked + "willTransitionTo [Second]\ndidFinishAnimating previous: [X], completed: true",
            ["didFinishAnimating previous: [X], completed: true"]
        ),
        (
            "UIPageViewController, scroll\n" + asked + "willTransitionTo [Second]\n"
                + "didFinishAnimating finished: 0, completed: 1",
            ["didFinishAnimating finished: false, completed: true"]
        ),
        (
            asked + "setDataSource(container, dataSource: nil)\nwillTransitionTo [Second]",
            ["setDataSource(container, dataSource: nil)"]
        ),
        (
            asked + "1. I swipe\nwillTransitionTo [Second]\n2. I let go\ndidFinishAnimating completed: true\n"
                + "didFinishAnimating completed: true",
            ["1. I swipe", "2. I let go", "didFinishAnimating completed: true"]
        ),
        (landed + "viewControllerAfter(Third)", ["viewControllerAfter(Third)"]),
        (
            #"{"turn":1,"callback":"viewControllerAfter(First) → Second"}"# + "\n"
                + #"{"turn":1,"callback":"viewControllerBefore(First) → nil"}"# + "\n"
                + #"{"turn":2,"callback":"setDataSource(container, dataSource: nil)"}"# + "\n"
                + #"{"turn":3,"callback":"willTransitionTo [Second]"}"#,
            ["setDataSource(container, dataSource: nil)  turn 2", "willTransitionTo [Second]  turn 3"]
        ),
    ]

    /// Swipes from page to page, and a page of which nobody has spoken.
    private static func walk(_ swipes: Int) -> String {
        let swipes = (1...swipes).map {
            "willTransitionTo [P\($0 + 1)]\ndidFinishAnimating completed: true\nviewControllerAfter(P\($0 + 1)) -> P\($0 + 2)\n"
        }
        return "viewControllerAfter(P1) -> P2\nviewControllerBefore(P1) -> nil\n\(swipes.joined())willTransitionTo [X]"
    }

    @Test func `of a long log are the last, and ask for the others`() throws {
        let lines = try sent(try ObservedLog(Self.walk(40)).explained()).split(separator: "\n")
        #expect(lines[3] == "    # … 23 calls before: please add the log itself")
        #expect(lines.count == 104)
    }

    @Test(arguments: logs + [(walk(20), ["willTransitionTo [X]"])])
    func `say what the log says and no more, and part at the same call`(text: String, lines: [String]) throws {
        let explanation = try ObservedLog(text).explained()
        let parting = try #require(explanation.parting, "\(explanation.text)")
        let sent = try sent(explanation)
        let words = sent.split(separator: "\n").map { $0.dropFirst(4) }
        for line in lines { #expect(words.contains { $0 == line }, "\(sent)") }
        let again = try ObservedLog(sent).explained()
        #expect(again.answer == explanation.answer, "\(again.text)")
        #expect(again.parting?.position == parting.position)
        #expect(again.parting?.rule == parting.rule)
        #expect(again.parting?.alternatives == parting.alternatives)
        #expect(try self.sent(again) == sent)
    }

    @Test func `have the headings of a recording`() throws {
        var recording = Recording(replaying: try Trace(path: "1→2→3", pages: 4))
        recording.steps[2].callbacks.removeFirst()
        let explanation = try ObservedLog(recording).explained()
        let sent = try sent(explanation)
        #expect(
            sent.contains("    1. swipe forward  1 → 2\n    viewControllerAfter(1) → 2\n"), "\(sent)")
        let again = try ObservedLog(sent).explained()
        #expect(again.parting?.position == explanation.parting?.position)
        #expect(again.parting?.rule == explanation.parting?.rule)
    }
}
