import Graphviz
import PageTrace

extension Legend {
    /// Adds a line with the slots and one with the lines of transitions.
    mutating func addStates(_ states: StateGraph, styles: [StateLine]) {
        lines.append(
            Self.slots(of: states).map { slot, meaning in
                Entry(Words.say(meaning), width: 24, "slot", "slot \(meaning)") { name, frame in
                    let frame = Rectangle(center: frame.center, size: Size(width: 24, height: 15))
                    return StateStrip.node(
                        slot, text: StateText.content(of: slot), name: name, in: frame, size: Measures.mark)
                }
            })
        var entries = StateLine.Meaning.allCases
            .filter { meaning in styles.contains { $0.meanings.contains(meaning) } }
            .map { Self.sample(StateLine(meanings: [$0]), "\($0)", meaning: $0.rawValue) }
        if styles.contains(where: { $0.count > 1 }) {
            // Nobody walked through a graph: its transitions are counted by the states that they come from.
            let isTaken = states.transitions.allSatisfy(\.isTaken)
            entries.append(
                Self.sample(
                    StateLine(meanings: [.completed], count: 8), "often",
                    meaning: isTaken ? "wider: more often" : "wider: from more states"))
        }
        if states.start != nil {
            entries.append(
                Entry(Words.say("start"), width: 9, "dot", "dot") {
                    StateLine.start($0, at: Point(x: $1.minX, y: $1.center.y - 4.5))
                })
        }
        lines.append(entries)
    }

    private static func sample(_ line: StateLine, _ kind: String, meaning: String) -> Entry {
        Entry(Words.say(meaning), width: 26) { name, frame, graph in
            let ends = [frame.minX, frame.maxX].map { Point(x: $0, y: frame.center.y) }
            let names = (1...2).map { name.part("end\($0)", "end \($0) of \(kind)") }
            for (name, end) in zip(names, ends) {
                let frame = Rectangle(center: end, size: Size(width: 1, height: 1))
                graph.nodes.append(Node(name, frame: frame, fill: nil))
            }
            graph.edges.append(
                line.edge(from: names[0].id, to: names[1].id, .straight(from: ends[0], to: ends[1])))
        }
    }

    /// The kinds of slots that occur.
    private static func slots(of states: StateGraph) -> [(HeldPages.Slot, String)] {
        let page = HeldPages.Content.page("A")
        let occurring = Set(
            states.states.lazy.flatMap(\.slots).map { slot in
                HeldPages.Slot(name: "", content: slot.page == nil ? slot.content : page, isShown: slot.isShown)
            })
        let kinds: [(HeldPages.Slot, String)] = [
            (.init(name: "", content: page, isShown: true), "shown"), (.init(name: "", content: page), "held"),
            (.init(name: "", content: .none), "asked, no page there"),
            (.init(name: "", content: .unknown), "not asked yet"),
        ]
        return kinds.filter { occurring.contains($0.0) }
    }
}
