import Graphviz
import PageTrace

/// What is below the states: the cells and the lines that occur.
struct StatesLegend {
    let states: StateGraph
    let styles: [StateLine]

    /// The distance from one line to the next.
    private static let pitch = 21.0

    func draw(at origin: Point, width: Double, into graph: inout Graph) {
        var x = origin.x
        var y = origin.y
        func add(_ text: String, width sample: Double, _ draw: (Point, inout Graph) -> Void) {
            let needed = sample + 5 + TextMetrics.width(of: text, size: Measures.remark)
            if x > origin.x, x + needed > origin.x + width {
                x = origin.x
                y += Self.pitch
            }
            draw(Point(x: x, y: y), &graph)
            graph.nodes.write(
                id: "Legend: \(text)", text, at: Point(x: x + sample + 5, y: y), size: Measures.remark,
                color: .muted)
            x += needed + 16
        }
        for (slot, meaning) in slots {
            add(Words.say(meaning), width: 24) { point, graph in
                let frame = Rectangle(x: point.x, y: point.y - 7.5, width: 24, height: 15)
                graph.nodes.append(
                    StateStrip.node(
                        slot, text: StateText.content(of: slot), id: "Legend: slot \(meaning)", in: frame,
                        size: Measures.mark))
            }
        }
        x = origin.x
        y += Self.pitch
        for meaning in StateLine.Meaning.allCases where styles.contains(where: { $0.meanings.contains(meaning) }) {
            add(Words.say(meaning.rawValue), width: 26) {
                Self.sample(StateLine(showing: meaning), "\(meaning)", $0, &$1)
            }
        }
        if styles.contains(where: { $0.count > 1 }) {
            add(Words.say("wider: more often"), width: 26) {
                Self.sample(StateLine(outcome: .completed, count: 8), "often", $0, &$1)
            }
        }
        if states.start != nil {
            add(Words.say("start"), width: 9) { point, graph in
                graph.nodes.append(StateLine.start(id: "Legend: dot", at: Point(x: point.x, y: point.y - 4.5)))
            }
        }
    }

    private static func sample(_ line: StateLine, _ name: String, _ point: Point, _ graph: inout Graph) {
        let ends = [point, Point(x: point.x + 26, y: point.y)]
        for (index, end) in ends.enumerated() {
            let frame = Rectangle(center: end, size: Size(width: 1, height: 1))
            graph.nodes.append(Node(id: "Legend: end \(index + 1) of \(name)", frame: frame, fill: nil))
        }
        var edge = Edge(
            from: "Legend: end 1 of \(name)", to: "Legend: end 2 of \(name)",
            route: .straight(from: ends[0], to: ends[1]))
        line.apply(to: &edge)
        graph.edges.append(edge)
    }

    /// The kinds of slots that occur.
    private var slots: [(HeldPages.Slot, String)] {
        let slots = states.states.lazy.flatMap(\.slots)
        let page = HeldPages.Content.page("A")
        let kinds: [(HeldPages.Slot, String)] = [
            (.init(name: "", content: page, isShown: true), "shown"), (.init(name: "", content: page), "held"),
            (.init(name: "", content: .none), "asked, no page there"),
            (.init(name: "", content: .unknown), "not asked yet"),
        ]
        return kinds.filter { kind, _ in
            slots.contains { slot in
                (slot.page == nil) == (kind.page == nil) && slot.isShown == kind.isShown
                    && (slot.page != nil || slot.content == kind.content)
            }
        }
    }
}
