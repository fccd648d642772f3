import Graphviz
import PageTrace

/// How states and the transitions between them look.
enum StateStyle {
    /// A state as a strip of its slots, side by side.
    static func node(id: String, held: HeldPages) -> Node {
        let cells = held.slots.isEmpty ? [LabelCell("nothing")] : DrawnSlot.slots(of: held).map(cell)
        var table = LabelTable(rows: [LabelTable.Row(cells)])
        table.cellSpacing = 3
        table.cellPadding = 6
        var node = Node(id: id, label: .table(table))
        node.padding = Size(width: 3, height: 3)
        node.size = Size(width: 30, height: 20)
        node.isRounded = true
        node.fill = Palette.panel.color
        node.stroke = Palette.line.color
        node.fontSize = Measures.name
        return node
    }

    private static func cell(_ drawn: DrawnSlot) -> LabelCell {
        switch drawn {
        case .slot(let slot): return cell(slot)
        case .omitted(let count):
            return LabelCell([TextRun(DrawnSlot.text(omitted: count), color: Palette.muted.color, size: Measures.name)])
        }
    }

    /// A slot as a cell.
    static func cell(_ slot: HeldPages.Slot) -> LabelCell {
        var run = TextRun(text(of: slot), size: Measures.name)
        var cell = LabelCell("")
        cell.border = 1
        switch slot.content {
        case .page where slot.isShown:
            run = run.bold()
            run.color = Palette.shownText.color
            cell.fill = Palette.shownFill.color
            cell.stroke = Palette.shownFill.color
        case .page:
            run.color = Palette.heldText.color
            cell.fill = Palette.heldFill.color
            cell.stroke = Palette.heldLine.color
        case .none, .unknown:
            run.font = .monospaced
            run.color = Palette.muted.color
            cell.stroke = Palette.panel.color
        }
        cell.lines = [TextLine([run])]
        return cell
    }

    private static func text(of slot: HeldPages.Slot) -> String {
        switch slot.content {
        case .page(let name): Names.inline(name)
        case .none: "nil"
        case .unknown: "?"
        }
    }

    /// Styles a transition.
    static func apply(to edge: inout Edge) {
        edge.stroke = Palette.arrow.color
        edge.penWidth = 1.3
        edge.arrowScale = 0.7
        edge.fontSize = Measures.name
        edge.textColor = Palette.ink.color
    }
}
