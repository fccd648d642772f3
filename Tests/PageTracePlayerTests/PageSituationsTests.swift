import Foundation
import PageTrace
import Testing

@testable import PageTracePlayer

@Suite("The graph of a page that answers to a finger")
struct PageSituationsTests {
    @Test func `Drags on four pages are more than 2,000 transitions, and stay, for their data is small`() throws {
        let options = ExplorationOptions(families: [.swipe, .cancel, .drag])
        #expect(try titled.situations(options).leftOut == [.drag])
        let graph = try titled.situationsForPage(options)
        #expect(graph.leftOut.isEmpty)
        #expect(graph.transitions > SituationGraph.usualLimit)
        #expect(graph.pageBytes <= SituationGraph.mostPageBytes)
    }

    @Test func `What would be larger than 60 KB is left out as before`() throws {
        let options = ExplorationOptions(families: [.swipe, .cancel, .drag, .skip, .act])
        let graph = try titled.situationsForPage(options)
        #expect(!graph.leftOut.isEmpty)
        #expect(graph.transitions <= SituationGraph.usualLimit || graph.pageBytes <= SituationGraph.mostPageBytes)
    }

    @Test func `What is left out is tried once, however many graphs are looked at`() throws {
        let explorations = Counter()
        var options = ExplorationOptions(families: [.swipe, .cancel, .drag, .skip, .act])
        options.goesOn = { progress in
            if progress.transitions == 0 { explorations.add() }
            return true
        }
        #expect(try !titled.situationsForPage(options).leftOut.isEmpty)
        #expect(explorations.count == 1)
    }

    @Test func `A graph that is small enough is the same for a page and for a program`() throws {
        let options = ExplorationOptions(families: [.swipe, .cancel])
        #expect(try titled.situationsForPage(options) == titled.situations(options))
    }

    /// Each of its steps shows the whole stack: with 2,000 controllers on it, a page took 19 s and 790 MB.
    @Test func `A page of a tall stack is refused, and one of a low stack ends early`() throws {
        func root(_ rounds: Int) throws -> Trace {
            let text = """
                {"version": 1, "container": {"type": "rootContainer", "strategy": "stack"}, "client": {"type": "root"},
                 "gestures": [{"launch": true}, {"launchFinished": "loggedOut"},
                              {"repeat": \(rounds), "gestures": [{"logIn": true}, {"logOut": true}]}]}
                """
            return try TraceReader.read(Array(text.utf8), name: "root.json")
        }
        let options = ExplorationOptions(from: .end)
        #expect(try root(3).situationsForPage(options).depth != nil)
        #expect(throws: SituationGraphError.self) { try root(60).situationsForPage(options) }
        #expect(try root(60).situationsForPage().depth != nil, "it begins at the launch")
    }

    /// Four pages, and a title that is set where the data source is asked.
    private var titled: Trace {
        get throws {
            let text = """
                {
                  "version": 1, "pages": ["First", "Second", "Third", "Fourth"],
                  "client": {
                    "type": "pages",
                    "trackers": [{ "name": "title", "updatedIn": "viewControllerAfter", "takes": "argument" }]
                  },
                  "gestures": [{ "set": 1 }]
                }
                """
            return try TraceReader.read(Array(text.utf8), name: "trace.json")
        }
    }
}

private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var count: Int { lock.withLock { number } }

    func add() { lock.withLock { number += 1 } }
}
