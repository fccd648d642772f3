import Graphviz
import PageTrace
import PageTraceDiagrams
import Testing

/// The note at the foot that says what was never asked.
struct CoverageNoteTests {
    let walk: Recording = {
        let names = ["First", "Second", "Third", "Fourth"]
        let gestures: [PageViewControllerGesture] =
            [.page(.set(ProgrammaticSet(["First"])))]
            + [.forward, .forward, .forward, .backward].map { .page(.swipe(Swipe($0))) }
        return Recording(replaying: Trace(pages: names, gestures: GestureSequence(gestures)))
    }()

    @Test(arguments: [Diagram.flow, .calls])
    func `The note comes only when asked for and stands below everything`(
        diagram: Diagram
    ) throws {
        #expect(diagram.graph(of: walk).nodes("Coverage").isEmpty)
        let graph = diagram.graph(of: walk, showsCoverage: true)
        let note = try #require(graph.nodes("Coverage").first)
        #expect(note.title == "Coverage: never asked: viewControllerBefore(Second), viewControllerBefore(Fourth)")
        let top = note.frame.minY
        #expect(graph.nodes.allSatisfy { $0.title == note.title || $0.frame.maxY <= top })
        #expect(graph.nodes.count == diagram.graph(of: walk).nodes.count + 1)
    }

    @Test(arguments: [Diagram.cache, .states])
    func `Diagrams without calls leave it out`(diagram: Diagram) {
        #expect(diagram.graph(of: walk, showsCoverage: true) == diagram.graph(of: walk))
    }

    @Test func `A long list is cut short`() throws {
        let names = (1...20).map { "Page \($0)" }
        let gestures: [PageViewControllerGesture] = [
            .page(.set(ProgrammaticSet(["Page 1"]))), .page(.swipe(Swipe(.forward))),
        ]
        let recording = Recording(replaying: Trace(pages: names, gestures: GestureSequence(gestures)))
        let note = try #require(Diagram.flow.graph(of: recording, showsCoverage: true).nodes("Coverage").first)
        #expect(note.title.hasSuffix("viewControllerBefore(Page 4), … 32 more"))
    }

    @Test func `What the client keeps stands beside what the container holds`() {
        let songs = (1...5).map { "Song \($0)" }
        let gestures: [PageViewControllerGesture] =
            [.page(.set(ProgrammaticSet(["Song 1"])))] + Array(repeating: .page(.swipe(Swipe(.forward))), count: 3)
        let recording = Recording(
            replaying: Trace(pages: songs, client: .playlist(.article), gestures: GestureSequence(gestures)))
        let graph = Diagram.flow.graph(of: recording)
        #expect(graph.nodes("After step 3").contains { $0.text == "data source" })
        #expect(Diagram.cache.graph(of: recording).nodes("After step 3, pages of the data source").count == 1)
    }

    @Test func `A crash is drawn like what UI kit raises`() throws {
        let songs = ["Song 1", "Song 2", "Song 3"]
        let gestures: [PageViewControllerGesture] = [
            .page(.set(ProgrammaticSet(["Song 3"]))), .list(.remove(["Song 2", "Song 3"])),
            .page(.swipe(Swipe(.backward))),
        ]
        let recording = Recording(
            replaying: Trace(pages: songs, client: .playlist(.article), gestures: GestureSequence(gestures)))
        let graph = Diagram.flow.graph(of: recording)
        #expect(graph.nodes("Step 2, outcome").map(\.text) == ["✕ crashed"])
        #expect(graph.nodes.contains { $0.fill == Palette.violationFill.color })
    }
}
