import Foundation
import PageTrace
import Testing

/// The graph of all situations: what a page needs so that a reader can swipe.
@Suite("The graph of all situations")
struct SituationGraphTests {
    private static let title = """
        {
          "version": 1, "pages": ["First", "Second", "Third"],
          "client": { "type": "pages", "trackers": [{ "name": "title", "updatedIn": "viewControllerAfter", "takes": "argument" }] },
          "gestures": [{ "set": 1 }]
        }
        """

    private static let pager = #"""
        { "version": 1, "container": { "type": "scrollView" }, "pages": ["A", "B"], "gestures": [{ "swipe": "forward" }] }
        """#

    private static let root = #"""
        {
          "version": 1, "container": { "type": "rootContainer" },
          "gestures": [{ "launch": true }, { "launchFinished": "loggedOut" }]
        }
        """#

    private func trace(_ text: String) throws -> Trace { try TraceReader.read(Array(text.utf8), name: "trace.json") }

    private func graph(_ text: String, _ families: Set<GestureFamily>) throws -> SituationGraph {
        try trace(text).situations(ExplorationOptions(families: families))
    }

    private static let containers: [(trace: String, families: [GestureFamily])] = [
        (title, [.swipe, .cancel]), (pager, [.swipe, .cancel]), (root, [.act]),
    ]

    @Test func `Its recording is no walk, nor is that of all states`() throws {
        #expect(try !graph(Self.title, [.swipe]).recording.isWalk)
        let options = ExplorationOptions(families: [.swipe, .cancel])
        let exploration = try #require(trace(Self.title).explored(options))
        #expect(exploration.surroundings?.isWalk == false)
        #expect(exploration.walks.first?.recording.isWalk == true)
    }

    @Test(arguments: [title, pager])
    func `Without the parts of drags, the beginning of a drag is what a swipe begins with`(trace: String) throws {
        let graph = try graph(trace, [.swipe, .cancel])
        #expect(graph.situations.contains { !$0.drags.isEmpty })
        for situation in graph.situations {
            for drag in situation.drags {
                let begun = graph.steps[drag.step]
                let swipes = situation.transitions.map { graph.steps[$0.step] }.filter { step in
                    if case .swipe = step.gesture.kind {
                        step.gesture.direction == begun.gesture.direction
                    } else {
                        false
                    }
                }
                for swipe in swipes where begun.gesture.direction != nil {
                    #expect(swipe.callbacks.prefix(begun.callbacks.count).map(\.text) == begun.callbacks.map(\.text))
                }
            }
        }
        let whole = try self.graph(trace, [.swipe, .cancel, .drag])
        #expect(!whole.situations.contains { !$0.drags.isEmpty })
        #expect(try SituationGraph(Array(graph.json.utf8), name: "graph.json") == graph)
    }

    @Test func `What is too large ends after a number of gestures, and says after how many`() throws {
        let whole = try graph(Self.title, [.swipe, .cancel])
        #expect(whole.depth == nil)
        let options = ExplorationOptions(families: [.swipe, .cancel])
        let near = try #require(try trace(Self.title).nearestSituations(options, limit: 20))
        let depth = try #require(near.depth)
        #expect(near.transitions <= 20 && near.transitions > 0 && near.situations.contains { $0.transitions.isEmpty })
        let same = try trace(Self.title).situations(ExplorationOptions(families: [.swipe, .cancel], depth: depth))
        #expect(same == near)
    }

    @Test(arguments: containers)
    func `Every transition says what the replay of its walk says, in every container`(
        trace: String, families: [GestureFamily]
    ) throws {
        let graph = try graph(trace, Set(families))
        #expect(graph.transitions > 3)
        // The shortest way to each situation, as the gestures of a trace.
        var ways: [Int: [String]] = [0: []]
        var front = [0]
        while !front.isEmpty {
            let place = front.removeFirst()
            for transition in graph.situations[place].transitions {
                let way = (ways[place] ?? []) + [graph.gestures[transition.gesture].trace]
                let last = try #require(try replayed(graph, way).steps.last)
                var expected = graph.steps[transition.step]
                expected.number = last.number
                #expect(withoutCounts(last) == withoutCounts(expected))
                guard let next = transition.next, ways[next] == nil else { continue }
                ways[next] = way
                front.append(next)
            }
        }
        #expect(ways.count == graph.situations.count)
    }

    /// A step in words, without the numbers of pages that are made anew: in a graph they begin again in each situation.
    private func withoutCounts(_ step: Step) -> String {
        String(describing: step).replacing(/(Login|Main|Profile) \d+/) { String($0.output.1) }
    }

    /// The recording of the graph's trace with more gestures.
    private func replayed(_ graph: SituationGraph, _ gestures: [String]) throws -> Recording {
        var object = try #require(
            try JSONSerialization.jsonObject(with: Data(graph.trace.utf8)) as? [String: Any])
        let more = try JSONSerialization.jsonObject(with: Data("[\(gestures.joined(separator: ","))]".utf8)) as? [Any]
        object["gestures"] = (object["gestures"] as? [Any] ?? []) + (more ?? [])
        let data = try JSONSerialization.data(withJSONObject: object)
        return Recording(replaying: try TraceReader.read(Array(data), name: "walk.json"))
    }

    @Test
    func `What is written is read back, and the same trace gives the same bytes`() throws {
        let graph = try graph(Self.title, GestureFamily.usual)
        let read = try SituationGraph(graph.json.utf8, name: "graph.json")
        #expect(read == graph)
        #expect(read.json == graph.json)
    }

    @Test
    func `A finger that is down, and a page on its way, are phases of their own`() throws {
        let graph = try graph(Self.title, GestureFamily.usual)
        #expect(Set(graph.situations.map(\.phase)) == [.rest, .finger, .flight])
        #expect(graph.situations[0].phase == .rest)
        #expect(graph.sorts.map(\.task) == ["make title wrong"])
    }

    @Test
    func `If it would be too large, acts are left out, drags, skipped preloads; then it is refused, with what to do`()
        throws
    {
        let trace = try trace(Self.title)
        #expect(try trace.situations(limit: 100_000).leftOut == [])
        #expect(try trace.situations().leftOut == [.act])
        let whole = try trace.situations().transitions
        #expect(try trace.situations(limit: whole - 1).leftOut == [.act, .drag])
        let error = #expect(throws: SituationGraphError.self) { try trace.situations(limit: 3) }
        #expect(error?.reason == .tooLarge(limit: 3))
        #expect(error?.description.contains("Take fewer pages") == true)
    }

    @Test
    func `A place that is not in its table is refused`() throws {
        let text = try graph(Self.title, [.swipe]).json.replacing("\"step\":0}", with: "\"step\":9999}")
        let error = #expect(throws: TraceError.self) { try SituationGraph(text.utf8, name: "graph.json") }
        #expect(error?.description.contains("there is no step 9,999") == true)
    }
}
