import Graphviz

/// A frame around steps that are being drawn: its height is known at its end, and its cards lie behind its content.
struct OpenFold {
    private let fold: FoldFrame
    private let left: Double
    private let top: Double
    private let width: Double
    private let context: String
    /// Where its cards keep their place among the nodes.
    private let place: Int

    /// Begins a frame, and draws its head.
    init(_ fold: FoldFrame, left: Double, top: Double, width: Double, context: String, into nodes: inout [Node]) {
        self.fold = fold
        self.left = left
        self.top = top
        self.width = width
        self.context = context
        place = nodes.count
        fold.drawCards(Rectangle(x: left, y: top, width: width, height: 1), context: context, into: &nodes)
        fold.drawHead(left: left, top: top, width: width, context: context, into: &nodes)
    }

    /// Ends the frame at its lower edge.
    func close(at bottom: Double, outset: Double, into nodes: inout [Node]) {
        let rectangle = Rectangle(x: left - outset, y: top, width: width + 2 * outset, height: bottom - top)
        var cards: [Node] = []
        fold.drawCards(rectangle, context: context, into: &cards)
        nodes.replaceSubrange(place..<place + cards.count, with: cards)
    }
}
