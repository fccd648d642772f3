import Graphviz
import PageTrace

/// The cells of the pages that are held after a step, and the line that connects the shown ones.
extension FlowDiagram {
    /// Draws the cells above the lower edge of a step, and the line to the shown page.
    func drawCells(_ lanes: [LaneContent], bottom: Double, context: NodeName, with pen: inout ColumnPen) {
        var grid = grid
        grid.shift(by: pen.left)
        let top = bottom - FlowMeasures.cellRoom.below - grid.height
        let rows = lanes.map { grid.row($0.held, since: $0.before, missing: $0.missing) }
        let columns = pen.window.columns(showing: PageRow.needed(rows))
        for (index, row) in rows.enumerated() {
            let lane = lanes[index]
            if isComparison, lane.held == nil { continue }
            let explanation = lane.hasPath ? explanation(of: row, columns: columns, grid: grid, with: &pen) : nil
            let shown = grid.draw(
                row, columns: columns, lane: index, top: top, context: context, end: pen.left + width,
                without: explanation?.columns ?? 0..<0, into: &pen.graph.nodes)
            guard lane.hasPath else { continue }
            if let screen = lane.screen {
                pen.graph.nodes += screen.nodes(
                    below: row, columns: columns, in: grid, bottom: top + grid.cellHeight,
                    name: context.part("screen\(index + 1)", ", screen"))
            }
            if let explanation {
                pen.graph.nodes.write(
                    context.part("meaning", ", meaning of ?"), explanation.text,
                    at: Point(x: explanation.left, y: top + grid.cellHeight / 2), style: .mark, color: .muted)
            }
            guard let cell = shown.first else {
                pen.shown[index] = nil
                continue
            }
            var target = cell.frame.minY
            if let title = lane.title {
                target -= FlowMeasures.bar
                // Lanes beside each other have bars of their own.
                let isAlone = grid.lanes.count == 1 || grid.isStacked
                let left = grid.lanes[index].left
                let limits =
                    isAlone
                    ? left - FlowMeasures.barReach...pen.left + width
                    : left - grid.gap...left + grid.laneWidth + grid.gap
                pen.graph.nodes.append(
                    TitleBar.node(title, over: cell.frame, within: limits, context: context, lane: index))
            }
            if let previous = pen.shown[index] {
                join(previous, to: cell, top: target, isDashed: lane.isCancelled, in: grid, with: &pen)
            }
            // From lane to lane, a line would cross what lies between them.
            if !isComparison { pen.shown = [:] }
            pen.shown[index] = cell
        }
    }

    /// What a question mark means, said once, if there is room beside the first one.
    ///
    /// It takes the place of the dashes of pages that nobody holds, in the columns behind the mark.
    private func explanation(
        of row: PageRow, columns: Range<Int>, grid: PageGrid, with pen: inout ColumnPen
    ) -> (text: String, left: Double, columns: Range<Int>)? {
        guard !pen.isExplained, pen.index == 0, grid.lanes.count == 1,
            let stop = row.stops.first(where: { !$0.isBefore && !$0.wasAsked }), columns.contains(stop.column)
        else { return nil }
        pen.isExplained = true
        let text = Words.say("? = not asked yet")
        let left = grid.x(of: stop.column - columns.lowerBound, lane: 0) + grid.cellWidth + 20
        let behind = stop.column + 1..<columns.upperBound
        let isCut = grid.hasSlots || columns.upperBound < grid.pages.pages.count
        let end = isCut ? grid.x(of: columns.count, lane: 0) - grid.gap : pen.left + width
        guard !behind.contains(where: row.isTaken), left + TextStyle.mark.width(of: text) <= end
        else { return nil }
        return (text, left, behind)
    }

    /// Draws the line from the page shown before to the one shown now.
    ///
    /// It passes behind the lanes below the page, or beside the cells if calls are between them. Of several lanes below
    /// calls, nobody could tell whose line it is.
    private func join(
        _ page: PageGrid.ShownCell, to next: PageGrid.ShownCell, top: Double, isDashed: Bool, in grid: PageGrid,
        with pen: inout ColumnPen
    ) {
        guard !hasChannel || grid.lanes.count == 1 else { return }
        let turn = top - 7
        let (old, new) = (page.frame.center.x, next.frame.center.x)
        var corners = [Point(x: old, y: page.bottom)]
        if hasChannel {
            let (level, channel) = (page.bottom + 5, pen.left + width - 3)
            corners += [Point(x: old, y: level), Point(x: channel, y: level), Point(x: channel, y: turn)]
            corners += [Point(x: new, y: turn)]
        } else {
            for (start, end) in grid.gaps(below: page) {
                draw([Point(x: old, y: start), Point(x: old, y: end)], page, next, isDashed: isDashed, with: &pen)
            }
            if grid.isStacked { corners = [Point(x: old, y: page.frame.minY + grid.height)] }
            if old != new { corners += [Point(x: old, y: turn), Point(x: new, y: turn)] }
        }
        corners.append(Point(x: new, y: top))
        draw(corners, page, next, isDashed: isDashed, with: &pen)
    }

    private func draw(
        _ corners: [Point], _ page: PageGrid.ShownCell, _ next: PageGrid.ShownCell, isDashed: Bool,
        with pen: inout ColumnPen
    ) {
        pen.graph.edges.append(
            Edge(
                from: page.id, to: next.id, .rounded(through: corners, radius: 4), stroke: .path, penWidth: 1.6,
                lineStyle: isDashed ? .dashed : .solid, arrowhead: .none, arrowScale: 1))
    }
}
