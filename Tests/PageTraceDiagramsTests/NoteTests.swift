import Graphviz
import Testing

@testable import PageTrace
@testable import PageTraceDiagrams

@Suite("Notes and emphasis in drawings")
struct NoteTests {
    private typealias Part = GestureSequence<PageViewControllerGesture>.Part

    private func recording(_ parts: [Part]) -> Recording {
        let parts: [Part] = [.gesture(.page(.set(ProgrammaticSet(["Page 1"]))))] + parts
        return Recording(
            replaying: Trace(pages: (1...4).map { "Page \($0)" }, gestures: GestureSequence(parts: parts)))
    }

    /// A swipe forward, and what the author says of it.
    private func swipe(_ annotation: Annotation? = nil, ends: TransitionEnd = .completed) -> Part {
        let swipe = PageViewControllerGesture.page(.swipe(Swipe(.forward, ends: ends)))
        return annotation.map { .annotated(swipe, $0) } ?? .gesture(swipe)
    }

    private var annotated: Recording {
        recording([swipe(Annotation(note: "look here")), swipe(Annotation(isEmphasized: true))])
    }

    @Test(arguments: Diagram.allCases)
    func `The note is written in every drawing, and what stands out has a color of its own`(diagram: Diagram) {
        let graph = diagram.graph(of: annotated)
        let labels = graph.nodes.map(\.label)
        #expect(labels.contains { "\($0)".contains("look here") })
        let line = Palette.noteLine.color
        let strokes = graph.nodes.map(\.stroke) + graph.edges.map(\.stroke) + graph.nodes.map(\.fill)
        #expect(strokes.contains(line))
        let plain = diagram.graph(of: recording([swipe()]))
        let notes: [Palette] = [.noteFill, .noteLine, .noteText, .emphasisFill]
        #expect(!plain.nodes.contains { node in notes.contains { node.fill == $0.color || node.stroke == $0.color } })
    }

    @Test func `In a flow the note comes before the calls, and a step that stands out has a ground and a bar`() throws {
        let annotation = Annotation(note: "look here", isEmphasized: true)
        let graph = Diagram.flow.graph(of: recording([swipe(annotation, ends: .cancelled)]))
        let note = try #require(graph.nodes.first { $0.title == "Step 1, note: look here (text)" }?.frame)
        let call = try #require(graph.nodes.first { $0.title.hasPrefix("Step 1, callback 1:") }?.frame)
        #expect(note.maxY <= call.minY)
        let bar = try #require(graph.nodes.first { $0.title == "Step 1, emphasis (bar)" })
        #expect(bar.fill == Palette.noteLine.color)
        #expect(graph.nodes.contains { $0.title == "Step 1, outcome" && $0.text == "↩ cancelled" })
    }

    @Test func `A note of a thousand characters is broken into lines, and the drawing stays as wide as it is`() {
        let note = String(repeating: "word ", count: 199) + "words"
        let long = recording([swipe(Annotation(note: note))])
        let short = recording([swipe(Annotation(note: "look here"))])
        for diagram in [Diagram.flow, .calls, .cache] {
            let edges = [long, short].map { diagram.graph(of: $0).nodes.map(\.frame.maxX).max() ?? 0 }
            #expect(edges[0] <= Measures.pageWidth + 20)
            #expect(edges[0] - edges[1] < 90)
        }
    }

    @Test func `Steps that repeat are folded only if the same is said of them`() throws {
        let same = recording(Array(repeating: swipe(Annotation(note: "again"), ends: .cancelled), count: 20))
        let other = recording((0..<20).map { swipe(Annotation(note: "time \($0)"), ends: .cancelled) })
        #expect(DrawnAmount(of: same, options: DiagramOptions()).steps < 5)
        #expect(DrawnAmount(of: other, options: DiagramOptions()).steps == 21)
    }

    @Test func `States say what is said of their transitions; of many notes, the first three`() {
        let notes = (1...5).map { Annotation(note: "note \($0)", isEmphasized: $0 == 5) }
        let swipes = notes.map { swipe($0, ends: .cancelled) }
        let graph = StateGraph(recording([swipe()] + swipes), limit: 80)
        let transition = graph.transitions.first { $0.notes.count == 5 }
        #expect(transition?.isEmphasized == true)
        #expect(transition.map(StateText.notes) == ["“note 1”", "“note 2”", "“note 3”", "… 2 more"])
    }

    @Test(arguments: Diagram.allCases)
    func `A long note is whole in every drawing, in as many lines as it needs`(diagram: Diagram) {
        let words = (1...30).map { "word\($0)" }
        let graph = diagram.graph(of: recording([swipe(Annotation(note: words.joined(separator: " ")))]))
        let labels = graph.nodes.map(\.label).map { "\($0)" }.joined()
        #expect(words.filter { !labels.contains($0) } == [])
    }

    @Test func `Cache: a note stands below its row, within the row's ground`() throws {
        let graph = Diagram.cache.graph(
            of: recording([swipe(Annotation(note: "look here", isEmphasized: true)), swipe()]))
        func frame(_ title: String) throws -> Rectangle { try #require(graph.nodes.first { $0.title == title }?.frame) }
        let (ground, note) = (try frame("Step 1, emphasis"), try frame("Step 1, note: look here"))
        #expect(try note.minY >= frame("Step 1: swipe forward, Page 1 → Page 2, completed").maxY)
        #expect(note.maxY <= ground.maxY && note.minY > ground.minY)
        #expect(try ground.maxY <= frame("Step 2, rule").maxY)
    }

    @Test func `Mermaid: a note is text, and what stands out is told by its outline, its ground or its arrow`() {
        let hostile = recording([swipe(Annotation(note: "end; \"x\" <b>", isEmphasized: true))])
        let signs: [Diagram: String] = [
            .flow: "class step1 emphasized", .cache: "class step1 emphasized", .calls: "rect rgba(130, 80, 223, 0.15)",
            .states: "==>",
        ]
        for (diagram, sign) in signs {
            let source = diagram.mermaid(of: hostile)
            #expect(source.contains("“#101;nd#59; #quot;x#quot; #60;b#62;”"), "\(diagram)")
            #expect(source.contains(sign), "\(diagram)")
            #expect(MermaidGrammar.problems(source).isEmpty)
        }
    }
}
