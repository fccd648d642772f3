import Graphviz
import PageTrace

/// Only held pages: one row per step, one column per page, and on the right the pages that came and went.
struct CacheDiagram: ColumnDiagram {
    static let name = "cache"

    let plan: DrawingPlan
    let grid: PageGrid
    let legend: Legend?
    let width: Double
    /// Whether there is a column for the pages that came and went.
    private let showsChanges: Bool
    private let labelWidth: Double
    private let changesLeft: Double

    var window: ColumnWindow { grid.window }

    /// The room right of the cells, for `nil` and `?`.
    private static let signRoom = 20.0
    /// The least room between the gesture and a `nil` before the cells.
    private static let gap = 4.0
    /// The room above and below the cells of a row.
    private static let rowRoom = 6.0

    init(_ plan: DrawingPlan) {
        self.plan = plan
        let drawn = plan.drawn
        let needs = PageNeeds(drawn, listed: plan.listed)
        let rows = drawn.steps.map { CacheRow(step: $0, name: NodeName("", ""), times: nil) }
        let mostLabel = rows.reduce(60.0) { max($0, ($1.labelWidth + 2 * Self.gap).rounded(.up)) }
        let leastLabel = rows.reduce(60.0) { max($0, ($1.leastLabelWidth + Self.gap).rounded(.up)) }
        let changes = rows.reduce(70.0) { max($0, $1.changesWidth) }.rounded(.up)
        // What is left if nothing is cut.
        let rests: [Double] = [true, false].map { hasRuler in
            plan.width - leastLabel - needs.leastWidth(hasRuler: hasRuler) - 2 * Self.signRoom
        }
        let rest = rests.first { $0 >= 0 } ?? -1
        // If there are many columns, or little room, the cells show by themselves what came and went.
        let isDense = rest < changes + 8 || needs.pages.pages.count > 6 && !needs.hasSlots
        showsChanges = !isDense && drawn.steps.contains { !$0.loaded.isEmpty || !$0.dropped.isEmpty }
        let changesRoom = showsChanges ? changes + 8 : 0
        let share = plan.width * (isDense ? 0.25 : showsChanges ? 0.29 : 0.36)
        let room = rest < 0 ? plan.width * 0.25 : max(leastLabel, min(share, leastLabel + rest - changesRoom))
        labelWidth = min(mostLabel, room).rounded(.down)
        let left = labelWidth + Self.signRoom
        var grid = PageGrid(needs, limit: plan.width - left - Self.signRoom - changesRoom)
        grid.hasDashes = grid.lanes.count > 1
        grid.shift(by: left)
        self.grid = grid
        changesLeft = grid.right + Self.signRoom + 8
        width = showsChanges ? changesLeft + changes : grid.right + Self.signRoom
        var legend = Legend(plan)
        legend.addCells(grid: grid, tracker: nil)
        legend.addFindings()
        self.legend = legend
    }

    /// The height of a row without a note.
    private var pitch: Double { max(grid.height, 28) + 2 * Self.rowRoom }

    /// The note below a row, which may be as wide as the row.
    private func note(of step: Step) -> TextBar? { TextBar(noteOf: step, limit: width) }

    private func row(_ place: Int) -> CacheRow {
        CacheRow(
            step: plan.drawn.steps[place], name: plan.name(of: place),
            times: plan.stretch(at: place)?.badge)
    }

    /// The height of the row of a step: the gesture may take several lines, and so may what came and went.
    private func pitch(of row: CacheRow) -> Double {
        max(
            pitch, row.labelHeight(width: labelWidth - Self.gap) + Self.rowRoom / 2,
            showsChanges ? row.changesHeight + Self.rowRoom : 0)
    }

    func height(of place: Int) -> Double {
        let row = row(place)
        return pitch(of: row) + (note(of: row.step).map { $0.size.height + Self.rowRoom } ?? 0)
    }

    func drawHead(with pen: inout ColumnPen) {
        pen.head(Words.say("step"), id: "step", x: 0)
        for (index, lane) in grid.lanes.enumerated() where index == 0 || !grid.isStacked {
            let next = index + 1 < grid.lanes.count && !grid.isStacked ? grid.lanes[index + 1].left : nil
            let end = next ?? (showsChanges ? changesLeft : width + 12)
            let title = HolderText.title(of: lane.holder, width: end - lane.left - 6)
            pen.head(title, id: "lane\(index + 1)", x: grid.x(of: 0, lane: index))
        }
        grid.drawHeadOfRuler(with: &pen)
        if showsChanges { pen.head(Words.say("loaded, dropped"), id: "changes", x: changesLeft) }
        pen.top += 18
    }

    func drawStep(_ place: Int, with pen: inout ColumnPen) {
        let row = row(place)
        let (step, name) = (row.step, row.name)
        let pitch = pitch(of: row)
        let middle = pen.top + pitch / 2
        row.drawLabel(at: Point(x: pen.left, y: middle), width: labelWidth - Self.gap, into: &pen.graph.nodes)
        drawCells(
            step.after, since: step.before, missing: plan.listed.missing(after: step.number),
            context: name.after, pitch: pitch, with: &pen)
        if showsChanges {
            row.drawChanges(at: Point(x: pen.left + changesLeft, y: middle), into: &pen.graph.nodes)
        }
        note(of: step)?.draw(in: name, at: Point(x: pen.left, y: pen.top + pitch), into: &pen.graph.nodes)
    }

    func drawStart(before place: Int, with pen: inout ColumnPen) {
        let step = plan.drawn.steps[place]
        guard step.before.contains(where: { !$0.pages.isEmpty }) else { return }
        let context = plan.name(of: place).before
        let text = TextStyle.remark.line(Words.say("held before"), width: labelWidth)
        pen.graph.nodes.write(
            context.part("held", ", held"), text, at: Point(x: pen.left, y: pen.top + pitch / 2), style: .remark,
            color: .muted)
        drawCells(
            step.before, since: nil, missing: plan.listed.missing(after: step.number - 1), context: context,
            pitch: pitch, with: &pen)
        pen.top += pitch
    }

    private func drawCells(
        _ held: [HeldPages], since before: [HeldPages]?, missing: Set<String>, context: NodeName,
        pitch: Double, with pen: inout ColumnPen
    ) {
        var grid = grid
        grid.shift(by: pen.left)
        let top = pen.top + (pitch - grid.height) / 2
        let rows = grid.lanes.indices.map { index in
            grid.row(held.at(index), since: before?.at(index), missing: index == 0 ? missing : [])
        }
        let columns = pen.window.columns(showing: PageRow.needed(rows))
        for (index, row) in rows.enumerated() {
            grid.draw(
                row, columns: columns, lane: index, top: top, context: context, end: pen.left + width,
                into: &pen.graph.nodes)
        }
    }
}
