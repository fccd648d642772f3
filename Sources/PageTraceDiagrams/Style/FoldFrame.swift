import Graphviz

/// The frame around repeated steps: a pile of cards, with the number of repetitions on the top one.
///
/// Its height is known at its end, and its cards lie behind what they hold.
struct FoldFrame {
    private let stretch: FoldedStretch
    /// The name of the top card.
    private let name: NodeName
    private let origin: Point
    private let width: Double

    static let headHeight = 36.0
    /// The number of cards that protrude below the top one.
    private static let cards = 2

    /// Begins a frame, whose upper edge is at the left edge of the steps.
    init(_ stretch: FoldedStretch, at origin: Point, width: Double, in column: NodeName) {
        self.stretch = stretch
        self.origin = origin
        self.width = width
        let findings = stretch.findingText.isEmpty ? "" : "; " + stretch.findingText.dropFirst(2)
        name = column.part(
            "repeat\(stretch.steps.lowerBound)", "\(stretch.badge): \(stretch.sentence)\(findings)")
    }

    /// The cards of the frame, which ends at a height.
    func cards(to bottom: Double) -> [Node] {
        let (left, width) = (origin.x - Measures.frameOutset, width + 2 * Measures.frameOutset)
        return stride(from: Self.cards, through: 0, by: -1).map { card in
            let shift = Double(card) * Measures.pileOverhang / Double(Self.cards)
            return Node(
                card == 0 ? name : name.part("card\(card + 1)", " (card \(card + 1))"),
                frame: Rectangle(x: left + shift, y: origin.y + shift, width: width, height: bottom - origin.y),
                fill: .paper, stroke: .arrow, isRounded: true, penWidth: card == 0 ? 1.2 : 1)
        }
    }

    /// Draws the badge and what it means, which begins no further left than a place.
    func drawHead(isContinued: Bool, wordsLeft: Double, into nodes: inout [Node]) {
        let middle = origin.y + Self.headHeight / 2
        let badgeWidth = TextStyle.heading.width(of: stretch.badge) + 16
        nodes.append(
            Node(
                name.part("badge", " (badge)"), text: stretch.badge,
                frame: Rectangle(x: origin.x, y: middle - 10, width: badgeWidth, height: 20), fill: .ink, stroke: .ink,
                color: .markText, style: .heading, isRounded: true))

        let start = max(origin.x + badgeWidth + 9, wordsLeft)
        let room = origin.x + width - start
        let words = (isContinued ? "… " : "") + stretch.sentence
        let findings = stretch.findingText
        var text = findings.isEmpty ? words : "\(words) · \(findings)"
        // If there is no room for both, the findings are in the caption and in the title of the card.
        if TextStyle.remark.width(of: text) > room { text = words }
        nodes.write(
            name.part("words", " (words)"), TextStyle.remark.line(text, width: room), at: Point(x: start, y: middle),
            style: .remark, coversPaper: true)
    }
}
