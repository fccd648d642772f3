import Graphviz

/// A frame around steps that are being drawn: its height is known at its end, and its cards lie behind its content.
struct OpenFold {
    private let fold: FoldFrame
    private let left: Double
    private let top: Double
    private let width: Double
    private let context: String

    /// Begins a frame, and draws its head.
    init(
        _ fold: FoldFrame, left: Double, top: Double, width: Double, wordsLeft: Double, context: String,
        into nodes: inout [Node]
    ) {
        self.fold = fold
        self.left = left
        self.top = top
        self.width = width
        self.context = context
        fold.drawHead(left: left, top: top, width: width, wordsLeft: wordsLeft, context: context, into: &nodes)
    }

    /// The cards of the frame, which ends at a height.
    func cards(to bottom: Double, outset: Double) -> [Node] {
        var cards: [Node] = []
        let frame = Rectangle(x: left - outset, y: top, width: width + 2 * outset, height: bottom - top)
        fold.drawCards(frame, context: context, into: &cards)
        return cards
    }
}
