import PageTrace

/// Held pages in Mermaid: one row per step and one column per page, kept in place by invisible links.
struct CacheMermaid: MermaidPainter {
    private let plan: DrawingPlan
    private let grid: PageGrid
    private var window: ColumnWindow
    private(set) var source: MermaidSource
    /// The cells of each style.
    private var styled: [PageCell.State: [String]] = [:]
    private var above: [String] = []
    private var signs = 0

    /// The width that is measured for cells, so that a row has up to fourteen of them.
    private static let width = 900.0

    init(_ plan: DrawingPlan, sheet: Int) {
        self.plan = plan
        let needs = PageNeeds(plan.drawn, listed: plan.listed)
        grid = PageGrid(needs, limit: Self.width, isBeside: false, allowsSlots: false)
        window = grid.window
        source = MermaidSource(
            "flowchart TD", plan, sheet: sheet,
            settings: ["nodeSpacing: 10", "rankSpacing: 14", "wrappingWidth: 400"])
    }

    mutating func paint(_ sign: Signpost, isOpening _: Bool) { add([sign.text], sign.isOmission ? "omitted" : "sign") }
    mutating func open(_ stretch: FoldedStretch, isContinued _: Bool) { add(MermaidText.words(of: stretch), "fold") }
    mutating func close() { add([Words.say("end of what repeats")], "fold") }

    private mutating func add(_ lines: [String], _ style: String) {
        source.add("sign\(signs)[\(MermaidText.quoted(lines: lines))]:::\(style)")
        if let first = above.first { source.add("\(first) ~~~ sign\(signs)") }
        above = ["sign\(signs)"] + above.dropFirst()
        signs += 1
    }

    mutating func paintStep(_ index: Int) {
        let step = plan.drawn.steps[index]
        var ids = ["step\(index)"]
        source.add("step\(index)[\(MermaidText.quoted(lines: lines(of: step)))]:::step")
        if step.isEmphasized { source.add("class step\(index) emphasized") }
        let rows = grid.lanes.indices.map { lane in
            PageRow(held: step.after.at(lane), before: step.before.at(lane), pages: grid.pages)
        }
        let columns = window.columns(showing: PageRow.needed(rows))
        for (lane, row) in rows.enumerated() {
            for (place, column) in columns.enumerated() {
                let cell = row[column]
                let id = "page\(index)x\(lane)x\(place)"
                let stops = row.stops.filter { $0.column == column }
                source.add("\(id)[\(MermaidText.quoted(text(of: cell, stops: stops)))]")
                styled[cell.state, default: []].append(id)
                ids.append(id)
            }
        }
        for (upper, lower) in zip(above, ids) { source.add("\(upper) ~~~ \(lower)") }
        above = ids
    }

    mutating func finish() {
        if plan.drawn.steps.contains(where: \.isEmphasized) { source.addEmphasisClass() }
        source.addClass("step", fill: .panel, stroke: .line, text: .ink)
        source.addClass("shown", fill: .shownFill, stroke: .shownFill, text: .shownText, "font-weight:bold")
        source.addClass("held", fill: .heldFill, stroke: .heldLine, text: .heldText)
        source.addClass("dropped", fill: .droppedFill, stroke: .droppedLine, text: .droppedText, "stroke-dasharray:4 3")
        if signs > 0 {
            source.addQuietClass("sign")
            source.addOmissionClass()
            source.addClass("fold", fill: .ink, stroke: .ink, text: .markText)
        }
        // Without a background, and gray on light and on dark alike, so that nothing outshines the shown page.
        source.addQuietClass("absent")
        for state in PageCell.State.allCases {
            if let cells = styled[state] { source.add("class \(cells.joined(separator: ",")) \(state)") }
        }
    }

    private func lines(of step: Step) -> [String] {
        MermaidText.title(of: step) + (step.shownNote.map { ["“\($0)”"] } ?? [])
    }

    private func text(of cell: PageCell, stops: [EndStop]) -> String {
        let name = Names.inline(grid.pages.pages[cell.column])
        let before = stops.first(where: \.isBefore).map { $0.sign + " ◂ " } ?? ""
        let after = stops.first { !$0.isBefore }.map { " ▸ " + $0.sign } ?? ""
        return before + (cell.isLoaded ? "＋" : cell.state == .dropped ? "− " : "") + name + after
    }
}
