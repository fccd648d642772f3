import Graphviz
import PageTrace

/// A sentence at the start or end of a column: where it continues from or goes on, or what is left out there.
struct Signpost: Hashable {
    var text: String
    /// Whether steps are left out here, and not only drawn elsewhere.
    var isOmission = false
    /// Where the other steps are, if they are on another sheet.
    var link: Link?

    /// What is left out before or after the steps of a recording.
    static func omission(_ stretch: OmittedSteps.Stretch?) -> Signpost? {
        stretch.map { Signpost(text: sentence(of: $0), isOmission: true) }
    }

    /// The words of the recording itself, or the same in another language.
    private static func sentence(of stretch: OmittedSteps.Stretch) -> String {
        guard Language.current != .english else { return "… " + stretch.text }
        let summary = stretch.summary
        var figures = [
            Words.count(summary.steps, "step"), Words.count(summary.callbacks, "callback"),
            Words.count(summary.findings, "finding"),
        ]
        if let step = summary.stoppedAt { figures.append(Words.say("stopped at step {0}", "\(step)")) }
        let text = figures.joined(separator: ", ")
        return stretch.first == stretch.last
            ? Words.say("… step {0} is left out: {1}", "\(stretch.first)", text)
            : Words.say("… steps {0} to {1} are left out: {2}", "\(stretch.first)", "\(stretch.last)", text)
    }
}

/// The steps of one column and the signs at its ends.
struct DrawnColumn {
    /// The places of the steps among those that are drawn.
    let steps: Range<Int>
    let index: Int
    let opening: Signpost?
    let closing: Signpost?
}

extension DrawingPlan {
    /// A sheet in one column, with the signs at its ends.
    func column(of sheet: Int) -> DrawnColumn {
        columns([sheets[sheet]], of: sheet)[0]
    }

    /// The columns of a sheet with the signs at their ends.
    func columns(_ columns: [Range<Int>], of sheet: Int) -> [DrawnColumn] {
        columns.enumerated().map { index, steps in
            DrawnColumn(
                steps: steps, index: index, opening: opening(of: steps, index: index, on: sheet),
                closing: closing(of: steps, index: index, count: columns.count, on: sheet))
        }
    }

    private func opening(of steps: Range<Int>, index: Int, on sheet: Int) -> Signpost? {
        guard steps.lowerBound > 0 else { return .omission(recording.omitted?.before) }
        let number = lastNumber(of: steps.lowerBound - 1)
        if index > 0 { return Signpost(text: Words.say("↙ from column {0}, step {1}", "\(index)", "\(number)")) }
        return Signpost(
            text: Words.say("← from sheet {0}, step {1}", "\(sheet)", "\(number)"), link: link(to: sheet - 1))
    }

    private func closing(of steps: Range<Int>, index: Int, count: Int, on sheet: Int) -> Signpost? {
        guard steps.upperBound < drawn.steps.count else { return .omission(recording.omitted?.after) }
        let number = drawn.steps[steps.upperBound].number
        if index + 1 < count {
            return Signpost(text: Words.say("goes on in column {0} with step {1} ↗", "\(index + 2)", "\(number)"))
        }
        return Signpost(
            text: Words.say("goes on in sheet {0} with step {1} →", "\(sheet + 2)", "\(number)"),
            link: link(to: sheet + 1))
    }

    private func link(to sheet: Int) -> Link? {
        fileName.flatMap { Link(FileReference.address(of: $0(SheetNumber(sheet + 1, of: sheets.count)))) }
    }
}

/// A quiet bar with a sentence at the start or the end of a column.
struct SignpostBar {
    private let signpost: Signpost
    private let lines: [String]

    /// The room above and below the sentence.
    private static let room = 6.0

    init(_ signpost: Signpost, width: Double) {
        self.signpost = signpost
        lines = TextStyle.remark.lines(of: signpost.text, width: width - 24)
    }

    var height: Double { Double(lines.count) * Measures.linePitch + 2 * Self.room }

    /// Draws the bar in a frame as high as ``height``; the title begins with that of a name, such as `Column 2`.
    func draw(_ name: NodeName, in frame: Rectangle, into nodes: inout [Node]) {
        let isOmission = signpost.isOmission
        var node = Node(
            name.titled("\(name.title): \(signpost.text)"), text: lines.joined(separator: "\n"), frame: frame,
            fill: .paper, stroke: isOmission ? .muted : .line, color: isOmission ? .muted : .ink, style: .remark,
            isRounded: true, lineStyle: isOmission ? .dashed : .solid)
        node.link = signpost.link
        if signpost.link != nil {
            node.label = .lines(lines.map { [TextRun($0, isUnderlined: true)] })
            node.tooltip = signpost.text
        }
        nodes.append(node)
    }
}
