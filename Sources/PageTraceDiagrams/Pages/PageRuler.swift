import Graphviz
import PageTrace

/// Says where in the list the pages of a row are, if its cells are slots: a tick for each page, as in a map.
struct PageRuler {
    private let pages: TouchedPages
    /// The numbers of the first and the last page in the list.
    private let ends: (first: String, last: String)

    /// More ticks are a line on which only those are marked that matter.
    private static let mostTicks = 16
    private static let pitch = (widest: 12.0, narrowest: 4.0)
    private static let tickHeight = 10.0
    /// The least width: two numbers have to be told apart.
    private static let narrowest = 44.0
    private static let margin = 14.0

    init(_ pages: TouchedPages) {
        self.pages = pages
        ends = (pages.number(of: 0), pages.number(of: pages.pages.count - 1))
    }

    /// The width for the ruler of pages, with the room before it.
    static func room(for pages: TouchedPages) -> Double { margin + width(for: pages) }

    private static func width(for pages: TouchedPages) -> Double {
        max(narrowest, Double(min(pages.pages.count, mostTicks)) * min(pitch.widest, 64 / Double(pages.pages.count)))
            .rounded(.up)
    }

    /// Draws the ruler of a row right of its cells.
    func draw(
        _ row: PageRow, right of: Double, top: Double, height: Double, prefix: NodeName, into nodes: inout [Node]
    ) {
        let count = pages.pages.count
        let left = of + Self.margin
        let width = Self.width(for: pages)
        let pitch = width / Double(count)
        let y = top + (height - Self.tickHeight - 10) / 2
        let areTicks = count <= Self.mostTicks
        if !areTicks {
            let line = Rectangle(x: left, y: y, width: width, height: Self.tickHeight)
            nodes.append(
                Node(prefix.part("ruler", "place in the list"), frame: line, fill: .paper, stroke: .absentLine))
        }
        for column in areTicks ? Array(0..<count) : row.states.keys.sorted() {
            let state = row.states[column] ?? .absent
            let tick = Rectangle(
                x: left + Double(column) * pitch, y: y, width: areTicks ? pitch - 3 : max(pitch, 3),
                height: Self.tickHeight)
            let words = "place \(pages.number(of: column)) in the list: \(Self.words(for: state))"
            nodes.append(Self.tick(prefix.part("place\(column + 1)", words), state, tick))
        }
        let numbers = y + Self.tickHeight + 6
        for (id, text, x, alignment) in [
            ("first", ends.first, left, HorizontalAlignment.left), ("last", ends.last, left + width - 3, .right),
        ] {
            nodes.write(
                prefix.part("\(id)_place", "\(id) place"), text, at: Point(x: x, y: numbers), alignment: alignment,
                style: .mark, color: .muted)
        }
    }

    /// A page on the ruler, in the style of its cell.
    static func tick(_ name: NodeName, _ state: PageCell.State, _ frame: Rectangle) -> Node {
        Node(
            name, frame: frame, fill: state.colors.fill ?? .paper, stroke: state.colors.line,
            lineStyle: state == .dropped ? .dashed : .solid)
    }

    private static func words(for state: PageCell.State) -> String {
        switch state {
        case .shown: "is shown"
        case .held: "is held"
        case .dropped: "was dropped"
        case .absent: "not held"
        }
    }
}
