import Graphviz
import PageTrace

/// Held pages and the order of calls in one: calls on the left, and the pages held afterwards on the right.
struct FlowDiagram: ColumnDiagram {
    static let name = "flow"

    let plan: DrawingPlan
    let steps: [FlowStep]
    private(set) var grid: PageGrid
    let legend: Legend?
    let callsWidth: Double
    private var measures: FlowMeasures
    /// The values of many trackers, below the steps of each column.
    private var table: TrackerTable?
    /// Whether the lanes are those of two recordings: nothing is known of one that has no such step.
    private(set) var isComparison = false

    var width: Double { measures.width }
    var window: ColumnWindow { grid.window }
    var hasCalls: Bool { true }
    /// Whether the line from shown page to shown page passes beside the cells, because calls stand between them.
    var hasChannel: Bool { measures.isBelow }

    init(_ plan: DrawingPlan) {
        let text = FlowText(plan)
        let widest = FlowDiagram(plan, text, width: plan.width)
        // Columns may be narrower than the whole drawing, but show the same pages, and as much of their names.
        let narrower = plan.columnWidths(leaving: Measures.pageWidth).lazy.map {
            FlowDiagram(plan, text, width: $0)
        }
        guard var column = narrower.first(where: { !$0.measures.isBelow && $0.grid.count == widest.grid.count }) else {
            self = widest
            return
        }
        let needed = max(column.grid.right + FlowMeasures.room.right, Measures.pageWidth)
        column.measures.width = min(column.measures.width, needed)
        self = column
    }

    private init(_ plan: DrawingPlan, _ text: FlowText, width: Double) {
        let measures = FlowMeasures(width: width, pages: text.leastPages, fits: text.fits)
        self.init(
            plan, steps: text.steps(width: measures.mostCalls), tracker: text.tracker, measures: measures,
            needs: text.needs)
        table = text.table
    }

    func finish(_ steps: Range<Int>, with pen: inout ColumnPen) {
        guard let table else { return }
        pen.top += 16
        table.draw(steps, width: width, with: &pen)
    }

    /// Prepares a drawing of steps.
    ///
    /// - Parameters:
    ///   - tracker: The name of the tracker that is written over the shown page, nil if there are none or several.
    ///   - needs: What the pages ask of their cells; nil to find out.
    ///   - isBeside: Whether lanes stand beside each other; nil if they do if there is room.
    init(
        _ plan: DrawingPlan, steps: [FlowStep], tracker: String?, measures: FlowMeasures,
        needs: PageNeeds? = nil, isBeside: Bool? = nil
    ) {
        self.plan = plan
        self.steps = steps
        self.measures = measures
        callsWidth = min(
            measures.isBelow ? measures.mostCalls : steps.reduce(FlowMeasures.least.calls) { max($0, $1.width) },
            measures.mostCalls
        ).rounded(.up)
        let needs = needs ?? PageNeeds(plan.drawn, listed: plan.listed)
        let channel = isBeside != true && measures.isBelow ? FlowMeasures.channel : 0
        var grid = PageGrid(needs, limit: measures.pages(beside: callsWidth) - channel, isBeside: isBeside)
        grid.hasDashes = true
        grid.shift(by: measures.left(beside: callsWidth))
        self.grid = grid
        var legend = Legend(rolesOf: plan)
        legend.addCells(grid: grid, tracker: tracker, showsScreen: true)
        self.legend = legend
    }

    /// Makes the lanes those of two recordings, and moves the second one to the right, up to a position.
    mutating func compare(secondAt left: Double) {
        isComparison = true
        guard let second = grid.lanes.last else { return }
        grid.shiftLastLane(by: max(0, min(left - second.left, width - FlowMeasures.room.right - grid.right)))
    }

    func height(of place: Int) -> Double {
        let step = steps[place]
        let cells =
            FlowMeasures.cellRoom.above + (step.title == nil ? 0 : FlowMeasures.bar) + grid.height
            + FlowMeasures.cellRoom.below
        return measures.isBelow ? step.callsHeight + cells : max(step.callsHeight, cells)
    }

    func drawHead(with pen: inout ColumnPen) {
        guard !measures.isBelow else { return }
        pen.top -= 4
        pen.head(Words.say("what is called"), id: "calls", x: 0)
        for index in grid.lanes.indices where index == 0 || !grid.isStacked {
            pen.head(laneTitle(index), id: "lane\(index + 1)", x: grid.lanes[index].left)
        }
        grid.drawHeadOfRuler(with: &pen)
        pen.top += 16
    }

    private func laneTitle(_ index: Int) -> String {
        guard grid.lanes.count > 1 else { return Words.say("what is held then") }
        let isLast = grid.isStacked || index + 1 == grid.lanes.count
        let end = isLast ? width : grid.lanes[index + 1].left - 6
        return HolderText.title(of: grid.lanes[index].holder, width: end - grid.lanes[index].left)
    }

    func drawStart(before place: Int, with pen: inout ColumnPen) {
        let step = plan.drawn.steps[place]
        guard step.before.contains(where: { !$0.pages.isEmpty }) else { return }
        let context = plan.name(of: place).before
        let missing = plan.listed.missing(after: step.number - 1)
        let height = grid.height + 2 * FlowMeasures.cellRoom.below
        let middle = Point(x: pen.left, y: pen.top + height / 2)
        if !measures.isBelow {
            pen.graph.nodes.write(
                context.part("held", ", held"), Words.say("held before"), at: middle, style: .remark, color: .muted)
        }
        drawCells(
            LaneContent.lanes(before: step, count: grid.lanes.count, missing: missing), bottom: pen.top + height,
            context: context, with: &pen)
        pen.top += height
    }

    func drawStep(_ place: Int, with pen: inout ColumnPen) {
        let step = steps[place]
        // No line leads from one transition of a graph to the next.
        if !plan.recording.isWalk { pen.shown = [:] }
        let lanes = LaneContent.lanes(
            of: step.step, count: grid.lanes.count, title: step.title,
            missing: plan.listed.missing(after: step.step.number))
        step.draw(
            at: Point(x: pen.left, y: pen.top), width: callsWidth, times: plan.stretch(at: place)?.badge,
            into: &pen.graph)
        drawCells(lanes, bottom: pen.top + height(of: place), context: step.name.after, with: &pen)
    }
}
