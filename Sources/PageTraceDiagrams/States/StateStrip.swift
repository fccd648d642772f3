import Graphviz
import PageTrace

/// A state as a strip of its slots, side by side.
struct StateStrip {
    private struct Cell {
        var text: String
        var lines: [String]
        var width: Double
        var slot: HeldPages.Slot?
        /// Whether the page stays a child although no slot holds it any more.
        var isLeftBehind: Bool { slot?.name == "left behind" }
    }

    private let cells: [Cell]
    /// Pages that nobody keeps in a slot, beside the strip.
    private let leftBehind: [Cell]

    /// The room around a cell, and on both sides of its text.
    private static let room = (around: 4.0, text: 14.0)
    private let height: Double

    /// Prepares the strip of a state, with names in so many lines, and then so short, that it is not wider than the limit.
    init(_ held: HeldPages, limit: Double) {
        let slots = held.slots.isEmpty ? [nil] : DrawnSlot.slots(of: held).map { $0 as DrawnSlot? }
        func fits(_ cells: [Cell]) -> Bool {
            let words = Double(cells.count(where: \.isLeftBehind)) * (Self.besideRoom + Self.wordsWidth)
            return Self.width(of: cells) + words <= limit
        }
        func cells(lines: Int) -> [Cell] { slots.map { Self.cell($0, lines: lines) } }
        let whole = Names.$limit.withValue(Names.longest) {
            (1..<PageNeeds.lineLimit).lazy.map(cells).first(where: fits).map { whole in
                // What still has the room for one line keeps it.
                slots.indices.reduce(into: whole) { cells, place in
                    var other = cells
                    other[place] = Self.cell(slots[place], lines: 1)
                    if fits(other) { cells = other }
                }
            }
        }
        let cells = whole ?? Names.fitted(fits) { cells(lines: PageNeeds.lineLimit) }
        let lines = cells.reduce(1) { max($0, $1.lines.count) }
        height = 19 + Double(lines - 1) * TextMetrics.lineHeight(size: Measures.name)
        leftBehind = cells.filter(\.isLeftBehind)
        self.cells = cells.filter { !$0.isLeftBehind }
    }

    private static func cell(_ drawn: DrawnSlot?, lines limit: Int) -> Cell {
        let text: String
        var slot: HeldPages.Slot?
        switch drawn {
        case nil: text = Words.say("nothing")
        case .omitted(let count): text = DrawnSlot.text(omitted: count)
        case .slot(let held):
            slot = held
            text = StateText.content(of: held)
        }
        let style = TextStyle(font(of: slot), Measures.name)
        // A little more: what a search for the width comes to is not to be cut.
        let width = FittedName.leastWidth(of: text, style: style, lineLimit: limit) + 0.01
        let lines = FittedName(text, width: width, style: style, lineLimit: limit).lines
        return Cell(text: text, lines: lines, width: (width + room.text).rounded(.up), slot: slot)
    }

    private static func width(of cells: [Cell]) -> Double {
        cells.reduce(room.around) { $0 + $1.width + room.around }
    }

    var size: Size { Size(width: Self.width(of: cells), height: height + 2 * Self.room.around) }
    /// The width of the strip with what is beside it.
    var fullWidth: Double { leftBehind.reduce(size.width) { $0 + Self.besideRoom + $1.width + Self.wordsWidth } }
    private static let besideRoom = 12.0
    private static let wordRoom = 5.0
    private static var wordsWidth: Double {
        wordRoom + TextStyle.mark.width(of: Words.say("left behind"))
    }

    func draw(_ name: NodeName, number: Int, at origin: Point, into nodes: inout [Node]) {
        let frame = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
        nodes.append(Node(name, frame: frame, fill: .panel, stroke: .line, isRounded: true))
        var x = origin.x + Self.room.around
        for (index, cell) in cells.enumerated() {
            nodes.append(
                Self.node(
                    cell.slot, text: cell.lines.joined(separator: "\n"),
                    name: name.part("slot\(index + 1)", "").titled(
                        "Slot \(index + 1) of state \(number): \(cell.text)"),
                    in: Rectangle(x: x, y: origin.y + Self.room.around, width: cell.width, height: height),
                    size: Measures.name))
            x += cell.width + Self.room.around
        }
        x = frame.maxX
        for (index, cell) in leftBehind.enumerated() {
            let frame = Rectangle(
                x: x + Self.besideRoom, y: frame.minY + Self.room.around, width: cell.width, height: height)
            let name = name.part("left\(index + 1)", "").titled("Left behind in state \(number): \(cell.text)")
            var node = Self.node(
                cell.slot, text: cell.lines.joined(separator: "\n"), name: name, in: frame, size: Measures.name)
            node.lineStyle = .dashed
            nodes.append(node)
            nodes.write(
                name.part("words", " (words)"), Words.say("left behind"),
                at: Point(x: frame.maxX + Self.wordRoom, y: frame.center.y), style: .mark, color: .muted)
            x = frame.maxX + Self.wordsWidth
        }
    }

    /// A slot; nil for what stands in place of slots.
    static func node(
        _ slot: HeldPages.Slot?, text: String, name: NodeName, in frame: Rectangle, size: Double
    ) -> Node {
        let font = font(of: slot)
        guard let slot, slot.page != nil else {
            return Node(name, text: text, frame: frame, fill: nil, color: .muted, style: TextStyle(font, size))
        }
        let colors = (slot.isShown ? PageCell.State.shown : .held).colors
        return Node(
            name, text: text, frame: frame, fill: colors.fill, stroke: colors.line, color: colors.text,
            style: TextStyle(font, size))
    }

    private static func font(of slot: HeldPages.Slot?) -> Font {
        guard let slot else { return .sans }
        return slot.page == nil ? .monospaced : slot.isShown ? .boldSans : .sans
    }
}
