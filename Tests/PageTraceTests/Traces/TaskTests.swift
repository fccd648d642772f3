import Testing

@testable import PageTrace

@Suite("Tasks: what a page that answers to a finger asks of its reader")
struct TaskTests {
    private static let title = #"{ "name": "title", "updatedIn": "viewControllerAfter", "takes": "answer" }"#

    private func trace(_ tasks: String, trackers: String = title) throws -> Trace {
        let text = """
            { "version": 1, "pages": 3, "client": { "type": "pages", "trackers": [\(trackers)] },
              "gestures": [{ "set": 1 }], "tasks": \(tasks) }
            """
        return try TraceReader.read(text.utf8, name: "tasks.json")
    }

    @Test func `A task names a variable that is to be wrong, or a kind of finding`() throws {
        let trace = try trace(#"[{ "make": "wrong title" }, { "make": "staleNeighbor" }]"#)
        #expect(trace.tasks == [TraceTask(kind: .wrongTracker, tracker: "title"), TraceTask(kind: .staleNeighbor)])
        #expect(trace.tasks.map(\.words) == ["make title wrong", "use a stale neighbor"])
        #expect(try TraceReader.read(trace.json().utf8, name: "again.json") == trace)
    }

    @Test func `A variable may have a name that joins the blank before it in one character`() throws {
        var trace = Trace(pages: ["A"], gestures: [.page(.set(PageSet(["A"])))])
        trace.tasks = [TraceTask(kind: .wrongTracker, tracker: "\u{20DD}")]
        #expect(try TraceReader.read(trace.json().utf8, name: "joined.json") == trace)
    }

    @Test func `The graph has the tasks of its trace, in its file too`() throws {
        let graph = try trace(#"[{ "make": "stuck" }, { "make": "wrong title" }]"#).situations()
        #expect(graph.tasks == [TraceTask(kind: .stuck), TraceTask(kind: .wrongTracker, tracker: "title")])
        #expect(try SituationGraph(graph.json.utf8, name: "graph.json") == graph)
    }

    @Test func `A task about a variable that the app does not have is refused, with those that it has`() throws {
        let misspelled = try trace(#"[{ "make": "wrong tilte" }]"#)
        let error = #expect(throws: SituationGraphError.self) { try misspelled.situations() }
        #expect(error?.reason == .unknownTracker("tilte", known: ["title"]))
        #expect(
            error?.description == "a task is about \"tilte\", and the app has no such variable. It has \"title\".")
        let without = try trace(#"[{ "make": "wrong title" }]"#, trackers: "")
        let other = #expect(throws: SituationGraphError.self) { try without.situations() }
        #expect(other?.reason == .unknownTracker("title", known: []))
    }

    @Test(arguments: [
        ("{}", #""tasks" must be a list of tasks"#), ("[]", "there are no tasks"),
        ("[{}]", #""make" is missing"#), (#"[{ "make": "title" }]"#, #""title""#),
        (#"[{ "make": "wrong " }]"#, #""wrong ""#),
        (#"[{ "make": 1 }]"#, #""make""#), (#"[{ "make": "stuck", "hint": 1 }]"#, #""hint""#),
        (#"[{ "make": "stuck" }, { "make": "stuck" }]"#, #"the task "stuck" is there twice"#),
        (#"[{ "make": "wrong \u0007" }]"#, "control character"),
    ])
    func `What is no task is refused where it stands`(tasks: String, words: String) throws {
        let error = try #require(throws: TraceError.self) { try trace(tasks) }
        #expect(error.line == 2 && error.column != nil)
        #expect("\(error)".contains(words), "\(error)")
    }

    @Test func `More than twenty are too many`() throws {
        let tasks = (1...21).map { #"{ "make": "wrong \#($0)" }"# }.joined(separator: ",")
        let error = try #require(throws: TraceError.self) { try trace("[\(tasks)]") }
        #expect(error.kind == .limitExceeded)
    }
}
