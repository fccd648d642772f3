import Graphviz
import PageTrace

/// What is on the screen while a finger drags: the shown page, moved by a part of a page.
struct ScreenPosition {
    /// The part of a page, from -1 to 1 or a little more; less than 0 if an earlier page comes in.
    let pages: Double
    /// The page from which it is measured: the one that was shown before the step.
    let origin: String

    /// The maximum distance that is drawn, in pages.
    private static let farthest = 10.0

    /// The height of the bar that stands for the screen.
    static let barHeight = 4.0

    /// The position at the end of a step, nil if no finger holds a page then.
    init?(_ step: Step) {
        guard step.gesture.outcome == .inFlight,
            step.after.first?.slots.contains(where: { $0.place == .beside(0) }) == true,
            let position = step.gesture.kind.position.first, abs(position) <= Self.farthest,
            let origin = step.before.first?.shown.first
        else { return nil }
        pages = position
        self.origin = origin
    }

    /// A bar as wide as the screen below the cells, shifted as far as the page has been dragged; nothing if the page has no
    /// cell.
    func nodes(
        below row: PageRow, columns: Range<Int>, in grid: PageGrid, bottom: Double, name: NodeName
    ) -> [Node] {
        guard let left = grid.left(of: origin, in: row, columns: columns, lane: 0) else { return [] }
        let x = left + pages * (grid.cellWidth + grid.gap)
        return [Self.bar(name, Rectangle(x: x, y: bottom + 3, width: grid.cellWidth, height: Self.barHeight))]
    }

    static func bar(_ name: NodeName, _ frame: Rectangle) -> Node {
        Node(name, frame: frame, fill: .ink, stroke: .ink, isRounded: true)
    }
}
