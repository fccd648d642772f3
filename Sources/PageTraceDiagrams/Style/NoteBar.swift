import Graphviz
import PageTrace

/// The trace author's note on a step: a text on its own background, with a bar at its left.
struct NoteBar {
    /// The note, broken into lines.
    let lines: [String]
    let size: Size

    /// The room left of the text, with the bar, and right of it.
    private static let room = (left: 10.0, right: 8.0)
    private static let barWidth = 3.0
    /// The width at which long notes are broken, so that a note alone does not widen a drawing.
    private static let widest = 440.0

    /// Prepares the note of a step that is not wider than the limit, nil if the step has none.
    init?(_ step: Step, limit: Double) {
        guard let note = Self.text(of: step) else { return nil }
        let width = min(limit, Self.widest) - Self.room.left - Self.room.right
        lines = LineBreaking.lines(of: note, width: width, font: .sans, size: Measures.remark)
        let longest = lines.map { TextMetrics.width(of: $0, size: Measures.remark) }.max() ?? 0
        size = Size(
            width: longest + Self.room.left + Self.room.right,
            height: Double(lines.count) * Measures.linePitch + 5)
    }

    /// The note, in a length that is drawn at all; nil if there is none.
    static func text(of step: Step) -> String? {
        step.annotation?.note.map { Names.shortened(Names.visible($0)) }
    }

    /// Draws the note from its top left corner; the ids begin with the name of the step.
    func draw(of name: String, at origin: Point, into nodes: inout [Node]) {
        let id = "\(name), note: \(lines.joined(separator: " "))"
        let frame = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
        let bar = Rectangle(x: origin.x, y: origin.y, width: Self.barWidth, height: size.height)
        nodes.append(Node(id: id, frame: frame, fill: .noteFill))
        nodes.append(Node(id: id + " (bar)", frame: bar, fill: .noteLine))
        nodes.write(
            id: id + " (text)", lines.joined(separator: "\n"),
            at: Point(x: origin.x + Self.room.left, y: origin.y + size.height / 2), size: Measures.remark,
            color: .noteText)
    }
}
