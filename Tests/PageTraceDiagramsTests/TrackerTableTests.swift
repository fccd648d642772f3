import Graphviz
import PageTrace
import Testing

@testable import PageTraceDiagrams

@Suite("Trackers that go wrong, and stay so")
struct TrackerTableTests {
    private func graph(_ diagram: Diagram = .flow, trackers: Int, width: Double = 606, pages: [String] = Recording.four)
        throws -> Graph
    {
        let all = [
            Tracker(name: "title", updatedIn: [.willTransitionTo], takes: .pending),
            Tracker(name: "index", updatedIn: [.didFinishAnimating], takes: .shown),
            Tracker(name: "badge", updatedIn: [.didFinishAnimating], takes: .previous),
            Tracker(name: "crumb", updatedIn: [.viewControllerAfter], takes: .answer),
        ]
        let trace = try Trace(
            path: "1→2→(3)→3", pages: pages,
            client: ClientDescription(trackers: Array(all.prefix(trackers))))
        var options = DiagramOptions()
        options.width = width
        return try diagram.sheets(of: Recording(replaying: trace), options: options).graph(at: 0)
    }

    @Test func `Of more than three trackers a table has the values, the verdicts and the calls that changed them`()
        throws
    {
        let graph = try graph(trackers: 4)
        #expect(["title", "index", "badge", "crumb"].allSatisfy { graph.node("Tracker: \($0)") != nil })
        func row(_ step: Int) -> [String] {
            (1...4).map { number in
                graph.nodes.first { $0.id == "step\(step)_tracker\(number)" }?.text ?? ""
            }
        }
        #expect(row(1) == ["Second ✓ (3)", "Second ✓ (4)", "First ✗", "Third ✗ (5)"])
        #expect(row(2) == ["Third ✗ (1)", "Second ✓", "Second ✓ (2)", "Third ✗"])
        #expect(!graph.texts.contains { $0.hasPrefix("✎") || $0.hasSuffix("others right") })
        let steps = try #require(graph.node("Rule at the end")?.frame.maxY)
        #expect(graph.nodes("Tracker: ").allSatisfy { $0.frame.minY > steps })
    }

    @Test func `A table keeps to the width of its drawing`() throws {
        let graph = try graph(trackers: 4, width: 320, pages: Recording.four.map { "The \($0.lowercased()) page" })
        #expect(graph.nodes.allSatisfy { $0.frame.maxX <= 321 })
        #expect(Set(graph.nodes("Tracker: ").map(\.frame.minY)).count == 2)
    }

    @Test func `Of three trackers each step has the values`() throws {
        #expect(try graph(trackers: 3).nodes("Tracker: ").isEmpty)
        #expect(try graph(trackers: 3).texts.contains("badge: First ✗"))
    }

    @Test(arguments: [Diagram.flow, .calls])
    func `A finding that goes on is still wrong`(diagram: Diagram) throws {
        let graph = try graph(diagram, trackers: 4)
        #expect(graph.sentences.contains("⚠ crumb says Third, while Second is shown."))
        #expect(graph.sentences.contains("⚠ still wrong: crumb (Third)"))
        #expect(graph.sentences.count { $0.hasPrefix("⚠ crumb says Third") } == 1)
    }
}
