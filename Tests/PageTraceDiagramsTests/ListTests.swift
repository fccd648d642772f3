import Graphviz
import PageTrace
import Testing

@testable import PageTraceDiagrams

@Suite("Pages that are not in the app's list, and pages under a finger")
struct ListTests {
    private func recording(_ gestures: [PageViewControllerGesture], pages: [String] = ["A", "B"]) -> Recording {
        Recording(
            replaying: Trace(
                container: PageViewControllerSettings(system: .classic), pages: pages,
                gestures: GestureSequence(
                    [.page(.set(ProgrammaticSet(["A"]))), .page(.swipe(Swipe(.forward)))] + gestures)))
    }

    /// The pages that are missing after each step.
    private func missing(_ recording: Recording) -> [String] {
        let listed = ListedPages(recording)
        return recording.steps.map { listed.missing(after: $0.number).sorted().joined() }
    }

    @Test func `A page that is appended was missing before, and one that is removed is missing then`() {
        let recording = recording([.list(.append(["C"])), .list(.remove(["A"])), .list(.prepend(["A"]))])
        #expect(missing(recording) == ["C", "C", "", "A", ""])
    }

    @Test func `Another list has its own pages, of which those that came up before were there before`() {
        #expect(missing(recording([.list(.replace(["B", "C"]))])) == ["C", "C", "A"])
    }

    @Test func `Names with commas, quotes and numbers are read as they are written`() {
        let recording = recording([.list(.append(["C, D", "E \"e\""])), .list(.insert(["at 2"], at: 1))])
        #expect(missing(recording)[0] == "C, DE \"e\"at 2")
        #expect(missing(recording).last == "")
    }

    @Test func `What a function of the app does to the list counts like a gesture of its own`() throws {
        let trace = """
            { "version": 1, "pages": ["A", "B"], "gestures": [
              { "set": "A" }, { "swipe": "forward" },
              { "act": "tap", "do": [{ "remove": "A" }, { "append": "C, at 2" }] },
              { "act": "tap", "do": [{ "insert": "A", "at": 1 }] }, { "act": "tap", "do": [{ "replace": [] }] }
            ] }
            """
        let recording = Recording(replaying: try TraceReader.read(trace.utf8, name: "trace"))
        #expect(missing(recording) == ["C, at 2", "C, at 2", "A", "", "ABC, at 2"])
    }

    @Test func `A page that nobody ever holds is in no legend`() {
        let graph = Diagram.flow.graph(of: recording([.list(.remove(["D"]))], pages: ["A", "B", "C", "D"]))
        #expect(!graph.nodes.contains { $0.title == "Legend: not in the list" })
    }

    @Test func `A list that never changes misses nothing`() {
        #expect(missing(recording([.page(.dataSource(.removed))])) == ["", "", ""])
    }

    @Test(arguments: [Diagram.flow, .cache])
    func `A missing page is an empty place; one that is still held says that it is gone`(diagram: Diagram) throws {
        let graph = diagram.graph(
            of: recording([
                .list(.append(["C"])), .page(.set(ProgrammaticSet(["B"]))), .page(.swipe(Swipe(.forward))),
                .list(.remove(["B"])),
            ]))
        let before = try #require(graph.nodes.first { $0.title == "After step 1: C is not held, not in the list" })
        #expect(before.lineStyle == .dotted)
        #expect(graph.nodes.contains { $0.title == "After step 5: B is held, not in the list (slot)" })
        #expect(graph.nodes.contains { $0.title == "Legend: not in the list" })
        #expect(!diagram.graph(of: recording([])).nodes.contains { $0.title == "Legend: not in the list" })
    }

    @Test func `A bar says what is on the screen while a finger drags`() throws {
        let recording = recording([
            .page(.drag(.backward)), .page(.move(to: -0.5)), .page(.release(Release(ends: .cancelled))), .page(.settle),
        ])
        let graph = Diagram.flow.graph(of: recording)
        let bar = try #require(graph.nodes.first { $0.title == "After step 3, screen" }?.frame)
        let shown = try #require(graph.nodes.first { $0.title == "After step 3: B is shown" }?.frame)
        let other = try #require(graph.nodes.first { $0.title == "After step 3: A is held" }?.frame)
        #expect(abs(bar.center.x - (shown.center.x + other.center.x) / 2) < 0.5)
        #expect(bar.minY > shown.maxY)
        #expect(graph.nodes.contains { $0.title == "Legend: screen" })
        #expect(!graph.nodes.contains { $0.title == "After step 5, screen" })
    }
}
