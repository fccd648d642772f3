import Graphviz
import PageTrace
import Testing

@testable import PageTraceDiagrams

@Suite("Two recordings in one drawing")
struct FlowComparisonTests {
    private func graph(_ first: String, _ second: String, width: Double = 606) throws -> Graph {
        let recordings = try [first, second].map { Recording(replaying: try Trace(path: $0, pages: 4)) }
        var options = DiagramOptions()
        options.width = width
        return try FlowComparison(recordings[0], recordings[1], naming: ["left", "right"], options: options).graph()
    }

    @Test func `What both have stands once in the middle, and what only one has under its own head`() throws {
        let graph = try graph("1→2→3", "1→2→(3)")
        let heads = try ["only left", "both", "only right"].map { try #require(graph.node("Head: \($0)")?.frame) }
        #expect(heads[0].maxX < heads[1].minX && heads[1].maxX < heads[2].minX)
        func column(of text: String) throws -> Int? {
            let written = graph.nodes.filter {
                $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text
            }
            let node = try #require(written.count == 1 ? written.first : nil, "\(text) once")
            return heads.firstIndex { node.frame.minX >= $0.minX - 1 && node.frame.maxX <= $0.maxX + 1 }
        }
        #expect(try column(of: "willTransitionTo [3]") == 1)
        #expect(try column(of: "didFinishAnimating completed") == 0)
        #expect(try column(of: "didFinishAnimating not completed") == 2)
    }

    @Test func `A call that has another number in each has both, and no other has two`() throws {
        // Where nothing is preloaded, the swipe to 3 begins with a question.
        let recordings = try ["1→2→3", "1→2⇒2→3"].map { Recording(replaying: try Trace(path: $0, pages: 4)) }
        var second = recordings[0]
        second.steps[2].callbacks.insert(recordings[0].steps[1].callbacks[0], at: 0)
        let graph = try FlowComparison(recordings[0], second, naming: ["left", "right"]).graph()
        let numbers = graph.nodes.filter { $0.id.hasPrefix("row3_") && $0.id.hasSuffix("_mark") }
        let both = try #require(graph.nodes.first { $0.text == "willTransitionTo [3]" }?.frame)
        #expect(numbers.filter { abs($0.frame.center.y - both.center.y) < 2 }.map(\.text).sorted() == ["1", "2"])
        let same = try self.graph("1→2→3", "1→2→(3)")
        #expect(!same.nodes.contains { $0.id.contains("_second_call1_mark") })
    }

    @Test func `Each says how its gesture ended, if it ended in two ways`() throws {
        let graph = try graph("1→2→3", "1→2→(3)")
        let ends = graph.nodes.filter { $0.id.contains("_outcome_") }
        #expect(ends.map(\.text) == ["✓ completed", "↩ cancelled"])
        #expect(ends[0].frame.maxX < 303 && ends[1].frame.minX > 303 && ends[0].frame.minY == ends[1].frame.minY)
        #expect(try !self.graph("1→2→(3)", "1→2→(3)→3").nodes.contains { $0.id.contains("_outcome_") })
    }

    @Test func `A gesture that leads to other pages says both ways`() throws {
        let headings = try graph("1→2→3", "2→3→4").nodes.map(\.text).filter { $0.contains("swipe") }
        #expect(headings == ["1. swipe forward · 1 → 2 ≠ 2 → 3", "2. swipe forward · 2 → 3 ≠ 3 → 4"])
        #expect(try graph("1→2→3", "1→2→(3)").nodes.contains { $0.text == "2. swipe → 3" })
    }

    @Test func `What the app changes stands whole, and why below it; what has left the list is marked on its side`()
        throws
    {
        func recording(_ follows: Bool) throws -> Recording {
            let trace = """
                { "version": 1, "pages": ["Permissions", "Notifications", "Profile"],
                  "client": { "type": "pages", "trackers": [
                    { "name": "title", "updatedIn": "didFinishAnimating", "takes": "shown", "followsSets": \(follows) } ] },
                  "gestures": [{ "set": 1 }, { "set": 2 }\(follows ? "" : #", { "remove": 2 }"#)] }
                """
            return Recording(replaying: try TraceReader.read(trace.utf8, name: "trace"))
        }
        let graph = try FlowComparison(try recording(true), try recording(false), naming: ["left", "right"]).graph()
        let texts = graph.nodes.map(\.text)
        #expect(texts.contains("✎ title: Permissions → Notifications"), "\(texts)")
        #expect(texts.contains("by the app, with its set"))
        let gone = graph.nodes.filter { $0.title.contains("not in the list") && !$0.title.contains("Legend") }
        #expect(!gone.isEmpty && gone.allSatisfy { $0.frame.minX > 303 }, "\(gone.map(\.title))")
    }

    @Test(arguments: [304.0, 464, 520])
    func `In a narrow drawing nothing is cut: one column, whose own is on its ground, and pages one below the other`(
        width: Double
    ) throws {
        let graph = try graph("1→2→3", "1→2→(3)", width: width)
        #expect(graph.nodes.allSatisfy { $0.frame.minX > -17 && $0.frame.maxX < width + 17 })
        for text in ["willTransitionTo [3]", "didFinishAnimating completed", "didFinishAnimating not completed"] {
            #expect(graph.nodes.count { $0.text == text } == 1, "\(text) in one line")
        }
        func ground(of text: String) -> String? {
            let y = graph.nodes.first { $0.text == text }?.frame.center.y ?? 0
            let grounds = graph.nodes.filter { $0.title.contains(", only ") && $0.frame.minY < y && y < $0.frame.maxY }
            return grounds.first?.title.split(separator: ", ").at(1).map(String.init)
        }
        #expect(ground(of: "willTransitionTo [3]") == nil)
        #expect(ground(of: "didFinishAnimating completed") == "only left")
        #expect(ground(of: "didFinishAnimating not completed") == "only right")
        let first = try #require(graph.node("After step 2, left: 3 is shown")?.frame)
        let second = try #require(graph.node("After step 2, right: 2 is shown")?.frame)
        #expect(first.maxY < second.minY)
        #expect(
            graph.nodes.filter { $0.title.hasSuffix(", whose") }.map(\.text) == [
                "left · ✓ completed", "right · ↩ cancelled",
            ])
        // What is the same in both is there once.
        #expect(graph.nodes.count { $0.title.hasPrefix("After step 1") && $0.title.hasSuffix("2 is shown") } <= 1)
    }

    @Test func `The pages that each holds stand beside each other`() throws {
        let graph = try graph("1→2→3", "1→2→(3)")
        let first = try #require(graph.node("After step 2, first: 3 is shown")?.frame)
        let second = try #require(graph.node("After step 2, second: 2 is shown")?.frame)
        #expect(first.maxX < 303 && second.minX > 303)
        #expect(first.minY == second.minY)
    }

    @Test func `Stretches of steps that are the same on both sides are folded`() throws {
        let graph = try graph("1→2→3→4", "1→2→3→(4)")
        #expect(graph.texts.contains("… steps 0 to 2: the same on both sides"))
        #expect(graph.nodes("Step 1").isEmpty)
        #expect(graph.nodes("Before step 3, first: 3 is shown").count == 1)
        #expect(graph.nodes("Step 3: ").count == 1)
    }

    @Test func `A step that only one of them has leaves the other's lane empty, and says whose it is`() throws {
        let graph = try graph("1→2⇒1", "1→2→3⇒1")
        #expect(graph.nodes("After step 2, row 3, second: 3 is shown").count == 1)
        #expect(graph.nodes("After step 2, row 3, first: ").isEmpty)
        #expect(graph.nodes("Step 2, row 3, outcome").map(\.text) == ["only right"])
    }

    @Test func `Only pages and titles that differ are marked`() throws {
        let titles = try graph("1→2→3", "1→2→(3)").nodes.map(\.title)
        #expect(titles.filter { $0.hasSuffix("differs") } == ["Step 2 differs"])
        #expect(try !graph("1→2", "1→2").nodes.contains { $0.title.hasSuffix("differs") })
    }

    @Test(arguments: [480.0, 606, 1_050])
    func `It fits the width, and no two texts lie over each other`(width: Double) throws {
        for graph in [
            try graph("1→2→3→2", "1→2→3→4", width: width), try graph("1→2⇒1", "1→2→3⇒1", width: width),
        ] {
            let frames = graph.nodes.map(\.frame)
            #expect(try #require(frames.map(\.maxX).max()) - #require(frames.map(\.minX).min()) <= width + 1)
            let texts = graph.nodes.filter { $0.shape == .text && !$0.text.isEmpty }
            for (place, text) in texts.enumerated() {
                let other = texts[..<place].first { $0.frame.overlaps(text.frame) }
                #expect(other == nil, "\(other?.text ?? "") and \(text.text)")
            }
        }
    }

    @Test func `Ids are unique, and a long recording is refused before anything is laid out`() throws {
        let ids = try graph("1→2→3→2", "1→2→3→4").nodes.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(throws: DiagramError.self) { try self.graph("1→[2→1]×101", "1→2") }
    }
}
