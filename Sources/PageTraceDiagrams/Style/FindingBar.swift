import Graphviz
import PageTrace

/// A finding as a conspicuous bar: a sign, the message, and where the documentation explains it.
struct FindingBar {
    /// The message, broken into lines.
    let lines: [String]
    let size: Size

    private let colors: FindingColors

    /// The room left and right of the message.
    private static let room = 8.0
    /// The width at which long messages are broken, so that a finding alone does not widen a drawing.
    private static let widest = 440.0

    /// Prepares a bar that is not wider than the limit.
    init(_ finding: Finding, limit: Double) {
        colors = FindingColors(isFatal: finding.kind.isFatal)
        let width = min(limit, Self.widest) - 2 * Self.room
        lines = LineBreaking.lines(
            of: "⚠ " + StepText.line(of: finding), width: width, font: .boldSans, size: Measures.remark)
        let longest = lines.map { TextMetrics.width(of: $0, font: .boldSans, size: Measures.remark) }.max() ?? 0
        size = Size(width: longest + 2 * Self.room, height: Double(lines.count) * Measures.linePitch + 7)
    }

    /// The color of the outline, and of what leads to the bar.
    var stroke: Color { colors.line.color }

    /// Draws the bar, to whose id edges lead, from its top left corner.
    func draw(id: String, at origin: Point, into nodes: inout [Node]) {
        let frame = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
        var node = Node(id: id, frame: frame, fill: colors.fill, stroke: colors.line)
        node.penWidth = 1.2
        nodes.append(node)
        nodes.write(
            id: id + " (text)", lines.joined(separator: "\n"),
            at: Point(x: frame.minX + Self.room, y: frame.center.y), size: Measures.remark, font: .boldSans,
            color: colors.text)
    }
}

/// The colors of a finding, which UIKit would raise for or not.
struct FindingColors {
    /// The bar, its outline, and the message in it.
    let (fill, line, text): (Palette, Palette, Palette)

    init(isFatal: Bool) {
        (fill, line, text) =
            isFatal ? (.violationFill, .violationLine, .violationText) : (.warningFill, .warningLine, .warningText)
    }
}
