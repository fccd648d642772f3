import PageTrace

/// Held pages in Mermaid: one row per step and one column per page, kept in place by invisible links.
struct CacheMermaid {
    private let prepared: PreparedSheets
    private let grid: PageGrid

    /// Prepares the diagram of a recording.
    init(_ prepared: PreparedSheets) {
        self.prepared = prepared
        grid = PageGrid(of: prepared.plan.drawn, room: 0, limit: Measures.pageWidth)
    }

    /// The source of a sheet.
    func source(of sheet: Int) -> String {
        var source = MermaidSource(
            "flowchart TD", prepared, sheet: sheet,
            settings: ["nodeSpacing: 10", "rankSpacing: 14", "wrappingWidth: 400"])
        var windows = grid.windows
        var styled: [(name: String, cells: [String])] = [("shown", []), ("held", []), ("dropped", []), ("absent", [])]
        var above: [String] = []
        var signs = 0
        func addSign(_ lines: [String], _ style: String) {
            source.add("sign\(signs)[\(MermaidText.quoted(lines: lines.filter { !$0.isEmpty }))]:::\(style)")
            if let first = above.first { source.add("\(first) ~~~ sign\(signs)") }
            above = ["sign\(signs)"] + above.dropFirst()
            signs += 1
        }
        for element in prepared.column(of: sheet).elements {
            switch element {
            case .opening(let sign), .closing(let sign): addSign([sign.text], sign.isOmission ? "omitted" : "sign")
            case .foldStart(let stretch, _):
                addSign(["\(stretch.badge) \(stretch.sentence)", stretch.findingText], "fold")
            case .foldEnd: addSign(["end of what repeats"], "fold")
            case .step: break
            }
            guard case .step(let index) = element else { continue }
            let step = prepared.plan.drawn.steps[index]
            var ids = ["step\(index)"]
            source.add("step\(index)[\(MermaidText.quoted(lines: lines(of: step)))]:::step")
            if step.isEmphasized { source.add("class step\(index) emphasized") }
            for block in grid.blocks.indices {
                let row = PageRow(
                    held: step.after.indices.contains(block) ? step.after[block] : nil,
                    before: step.before.indices.contains(block) ? step.before[block] : nil,
                    pages: grid.blocks[block].pages, window: &windows[block])
                for (place, cell) in row.cells.enumerated() {
                    let id = "page\(index)x\(block)x\(place)"
                    let stops = row.stops.filter { $0.column == cell.column }
                    source.add("\(id)[\(MermaidText.quoted(text(of: cell, stops: stops, block: block)))]")
                    styled[Self.style(of: cell.state)].cells.append(id)
                    ids.append(id)
                }
            }
            for (upper, lower) in zip(above, ids) { source.add("\(upper) ~~~ \(lower)") }
            above = ids
        }
        if prepared.plan.drawn.steps.contains(where: \.isEmphasized) { source.addEmphasisClass() }
        source.addClass("step", fill: .panel, stroke: .line, text: .ink)
        source.addClass("shown", fill: .shownFill, stroke: .shownFill, text: .shownText, "font-weight:bold")
        source.addClass("held", fill: .heldFill, stroke: .heldLine, text: .heldText)
        source.addClass(
            "dropped", fill: .droppedFill, stroke: .droppedLine, text: .droppedText, "stroke-dasharray:4 3")
        if signs > 0 {
            source.addSignClass("sign", isOmission: false)
            source.addSignClass("omitted", isOmission: true)
            source.addClass("fold", fill: .ink, stroke: .ink, text: .markText)
        }
        // Without a background, and gray on light and on dark alike, so that nothing outshines the shown page.
        source.addQuietClass("absent")
        for (name, cells) in styled where !cells.isEmpty {
            source.add("class \(cells.joined(separator: ",")) \(name)")
        }
        return source.text
    }

    private func lines(of step: Step) -> [String] {
        let route = StepText.route(of: step.gesture)
        let isUsual = step.gesture.outcome == .completed
        let end = isUsual ? "" : StepText.badge(of: step.gesture)
        let note = NoteBar.text(of: step).map { "“\($0)”" } ?? ""
        return [StepText.heading(of: step), route, end, note].filter { !$0.isEmpty }
    }

    private func text(of cell: PageCell, stops: [EndStop], block: Int) -> String {
        let name = Names.inline(grid.blocks[block].pages.pages[cell.column])
        let before = stops.first(where: \.isBefore).map { $0.content == .none ? "nil ◂ " : "? ◂ " } ?? ""
        let after = stops.first { !$0.isBefore }.map { $0.content == .none ? " ▸ nil" : " ▸ ?" } ?? ""
        return before + (cell.isLoaded ? "＋" : cell.state == .dropped ? "− " : "") + name + after
    }

    private static func style(of state: PageCell.State) -> Int {
        switch state {
        case .shown: 0
        case .held: 1
        case .dropped: 2
        case .absent: 3
        }
    }
}
