import Graphviz
import PageTrace

/// What is above the states: title, sentence and figures, and what the cells mean that occur.
struct StatesHead {
    private let prepared: PreparedSheets
    private let states: [StateGraph.State]

    /// The width at which lines are broken.
    private static let width = 420.0

    init(_ prepared: PreparedSheets, states: [StateGraph.State]) {
        self.prepared = prepared
        self.states = states
    }

    /// The nodes of the head, the upper one first.
    var nodes: [Node] {
        var nodes: [Node] = []
        let captions = prepared.showsCaption ? self.captions : []
        if !captions.isEmpty { nodes.append(Self.node(id: "Title", rows: captions.map { .init([Self.cell($0)]) })) }
        let samples = prepared.showsLegend ? self.samples : []
        if !samples.isEmpty { nodes.append(Self.node(id: "Legend", rows: [.init(samples)])) }
        return nodes
    }

    private static func node(id: String, rows: [LabelTable.Row]) -> Node {
        var table = LabelTable(rows: rows)
        table.cellSpacing = 1
        var node = Node(id: id, label: .table(table))
        node.shape = .text
        node.size = Size(width: 10, height: 10)
        node.padding = Size(width: 0, height: 0)
        node.textColor = Palette.ink.color
        return node
    }

    private static func cell(_ lines: [TextLine]) -> LabelCell {
        var cell = LabelCell("")
        cell.lines = lines
        return cell
    }

    private var captions: [[TextLine]] {
        func lines(_ text: String, size: Double, font: Font = .sans, color: Palette) -> [TextLine] {
            LineBreaking.lines(of: text, width: Self.width, font: font, size: size).map { line in
                var run = TextRun(line, color: color.color, size: size)
                run.isBold = font.isBold
                return TextLine([run])
            }
        }
        let title = Story.title(of: prepared.plan.recording)
        return [
            lines(title, size: Measures.title, font: .boldSans, color: .ink),
            lines(prepared.story.about, size: Measures.about, color: .ink),
            lines(prepared.story.caption(of: 0), size: Measures.remark, color: .muted),
        ].filter { !$0.isEmpty }
    }

    /// A sample and its meaning, of those that occur.
    private var samples: [LabelCell] {
        let slots = states.lazy.flatMap(\.held.slots)
        var cells: [LabelCell] = []
        func add(_ slot: HeldPages.Slot, _ meaning: String) {
            let text = LabelCell(
                [TextRun(Words.say(meaning) + "  ", color: Palette.muted.color, size: Measures.remark)],
                alignment: .left)
            cells += [StateStyle.cell(slot), text]
        }
        if slots.contains(where: { $0.isShown && $0.page != nil }) {
            add(.init(name: "", content: .page("A"), isShown: true), "shown")
        }
        if slots.contains(where: { !$0.isShown && $0.page != nil }) {
            add(.init(name: "", content: .page("A")), "held")
        }
        if slots.contains(where: { $0.content == .none }) {
            add(.init(name: "", content: .none), "asked, no page there")
        }
        if slots.contains(where: { $0.content == .unknown }) {
            add(.init(name: "", content: .unknown), "not asked yet")
        }
        return cells
    }
}
