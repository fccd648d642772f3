import Graphviz

/// The frame around repeated steps: a pile of cards, with the number of repetitions on the top one.
struct FoldFrame {
    private let stretch: FoldedStretch
    private let isContinued: Bool

    /// The height of the line with the badge.
    static let headHeight = 36.0
    /// How far each lower card protrudes.
    private static let offset = 4.0
    /// The number of cards that protrude below the top one.
    private static let cards = 2
    /// How far the pile reaches beyond the top card.
    static let overhang = Double(cards) * offset

    /// How far the top card reaches beyond the steps, and both sides of the pile together.
    static let outset = 8.0
    static let reach = 2 * outset + overhang

    /// Prepares a frame.
    init(_ stretch: FoldedStretch, isContinued: Bool) {
        self.stretch = stretch
        self.isContinued = isContinued
    }

    /// The id of the top card, for arrows that lead to it or from it.
    func id(in context: String) -> String {
        let findings = stretch.findingText.isEmpty ? "" : "; " + stretch.findingText.dropFirst(2)
        return "\(context)\(stretch.badge): \(stretch.sentence)\(findings)"
    }

    /// Draws the cards, behind all that they hold.
    ///
    /// - Parameters:
    ///   - frame: The top card.
    ///   - context: What the ids begin with, such as `Column 2, `.
    ///   - nodes: Where the nodes are added.
    func drawCards(_ frame: Rectangle, context: String, into nodes: inout [Node]) {
        for card in stride(from: Self.cards, through: 0, by: -1) {
            let shift = Double(card) * Self.offset
            let id = id(in: context)
            var node = Node(
                id: card == 0 ? id : "\(id) (card \(card + 1))",
                frame: Rectangle(
                    x: frame.minX + shift, y: frame.minY + shift, width: frame.size.width, height: frame.size.height))
            node.isRounded = true
            node.fill = Palette.paper.color
            node.stroke = Palette.arrow.color
            node.penWidth = card == 0 ? 1.2 : 1
            nodes.append(node)
        }
    }

    /// Draws the badge and what it means.
    ///
    /// - Parameters:
    ///   - left: The left edge of the badge.
    ///   - top: The upper edge of the top card.
    ///   - width: The room for badge and words.
    ///   - wordsLeft: The minimum left edge of the words.
    ///   - context: What the ids begin with.
    ///   - nodes: Where the nodes are added.
    func drawHead(
        left: Double, top: Double, width: Double, wordsLeft: Double = 0, context: String, into nodes: inout [Node]
    ) {
        let id = id(in: context)
        let middle = top + Self.headHeight / 2
        let badgeWidth = TextMetrics.width(of: stretch.badge, font: .boldSans, size: Measures.heading) + 16
        var badge = Node(
            id: id + " (badge)", label: .text(stretch.badge),
            frame: Rectangle(x: left, y: middle - 10, width: badgeWidth, height: 20))
        badge.isRounded = true
        badge.font = .boldSans
        badge.fontSize = Measures.heading
        badge.fill = Palette.ink.color
        badge.stroke = Palette.ink.color
        badge.textColor = Palette.markText.color
        nodes.append(badge)

        let start = max(left + badgeWidth + 9, wordsLeft)
        let room = left + width - start
        let words = (isContinued ? "… " : "") + stretch.sentence
        let findings = stretch.findingText
        var text = findings.isEmpty ? words : "\(words) · \(findings)"
        // If there is no room for both, the findings are in the caption and in the title of the card.
        if TextMetrics.width(of: text, size: Measures.remark) > room { text = words }
        let fitted = FittedName.line(text, width: room, size: Measures.remark)
        let node = Texts.node(
            id: id + " (words)", fitted, at: Point(x: start, y: middle), size: Measures.remark)
        nodes.append(node.coveringPaper())
    }
}

extension DrawingPlan {
    /// How far frames around repeated steps, and the ground of emphasized ones, reach beyond the steps.
    var frameReach: Double {
        if !stretches.isEmpty { return FoldFrame.reach }
        return drawn.steps.contains(where: \.isEmphasized) ? 2 * EmphasisGround.outset : 0
    }
}
