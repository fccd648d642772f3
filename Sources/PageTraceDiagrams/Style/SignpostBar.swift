import Graphviz

/// A quiet bar with a sentence at the start or the end of a column.
struct SignpostBar {
    private let signpost: Signpost
    private let lines: [String]

    /// The room above and below the sentence.
    private static let room = 6.0

    init(_ signpost: Signpost, width: Double) {
        self.signpost = signpost
        lines = LineBreaking.lines(of: signpost.text, width: width - 24, font: .sans, size: Measures.remark)
    }

    var height: Double { Double(lines.count) * Measures.linePitch + 2 * Self.room }

    /// Draws the bar in a frame as high as ``height``; the title begins with that of a name, such as `Column 2`.
    func draw(_ name: NodeName, in frame: Rectangle, into nodes: inout [Node]) {
        let isOmission = signpost.isOmission
        var node = Node(
            name.titled("\(name.title): \(signpost.text)"), text: lines.joined(separator: "\n"), frame: frame,
            fill: .paper,
            stroke: isOmission ? .muted : .line, color: isOmission ? .muted : .ink, size: Measures.remark,
            isRounded: true)
        node.lineStyle = isOmission ? .dashed : .solid
        node.link = signpost.link
        if signpost.link != nil {
            node.label = .lines(lines.map { [TextRun($0, isUnderlined: true)] })
            node.tooltip = signpost.text
        }
        nodes.append(node)
    }
}
