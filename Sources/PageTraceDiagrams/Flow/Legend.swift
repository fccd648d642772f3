import Graphviz
import PageTrace

/// What the cells and marks mean: only those that occur.
struct Legend {
    /// One entry: a sample and its meaning.
    private struct Entry {
        var sample: (Rectangle) -> Node
        var width: Double
        var text: String
    }

    private var entries: [Entry] = []

    /// Collects the entries that a recording needs.
    init(_ recording: Recording, grid: PageGrid) {
        addCells(recording)
        addStops(recording, grid: grid)
        let roles = Set(recording.steps.lazy.flatMap(\.callbacks).map(\.role))
        for role in CallbackRecord.Role.allCases where roles.contains(role) {
            let style = RoleStyle(role)
            let id = "Legend: mark of \(style.name)"
            add(style.name, width: 20) { style.mark(id: id, number: "1", center: $0.center) }
        }
    }

    /// Draws the entries from left to right, in as many lines as they need.
    func draw(at origin: Point, width: Double, into nodes: inout [Node]) {
        var x = origin.x
        var y = origin.y
        for entry in entries {
            let text = TextMetrics.width(of: entry.text, size: Measures.remark)
            if x > origin.x, x + entry.width + 5 + text > origin.x + width {
                x = origin.x
                y += 20
            }
            nodes.append(entry.sample(Rectangle(x: x, y: y - 7, width: entry.width, height: 14)))
            x += entry.width + 5
            nodes.append(
                Texts.node(
                    id: "Legend: \(entry.text)", entry.text, at: Point(x: x, y: y), size: Measures.remark,
                    color: .muted))
            x += text + 14
        }
    }

    private mutating func add(_ text: String, width: Double, sample: @escaping (Rectangle) -> Node) {
        entries.append(Entry(sample: sample, width: width, text: text))
    }

    private mutating func addCells(_ recording: Recording) {
        let hasDropped = recording.steps.contains { !$0.dropped.isEmpty }
        let cells: [(String, String, PageCell)] = [
            ("shown", "A", PageCell(column: 0, state: .shown)),
            ("held", "A", PageCell(column: 0, state: .held)),
            ("loaded in this step", "A", PageCell(column: 0, state: .held, isLoaded: true)),
            ("dropped in this step", "A", PageCell(column: 0, state: .dropped)),
            ("not held", "A", PageCell(column: 0, state: .absent)),
        ]
        for (text, letter, cell) in cells where cell.state != .dropped || hasDropped {
            let name = FittedName(letter, width: 100, font: .sans, size: Measures.mark, lineLimit: 1)
            add(text, width: 24) { frame in
                CellStyle.node(
                    id: "Legend: cell \(text)", name: name, cell: cell, frame: frame, size: Measures.mark)
            }
        }
    }

    private mutating func addStops(_ recording: Recording, grid: PageGrid) {
        let slots = recording.steps.lazy.flatMap(\.after).flatMap(\.slots)
        let stops: [(HeldPages.Content, String, String)] = [
            (.none, grid.isWide ? "nil" : "∅", "no page there: the answer was nil"),
            (.unknown, "?", "not asked yet"),
        ]
        for (content, sign, text) in stops where slots.contains(where: { $0.content == content }) {
            add(text, width: 16) { frame in
                Texts.node(
                    id: "Legend: sign \(sign)", sign, at: frame.center, alignment: .center, size: Measures.mark,
                    font: .boldMonospaced)
            }
        }
    }
}
