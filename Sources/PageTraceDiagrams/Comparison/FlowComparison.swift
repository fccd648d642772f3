package import Graphviz
package import PageTrace

/// Two recordings as one drawing, in three columns: what only the first has, what both have, and what only the second
/// has, each with its own numbers; below them the pages that each holds then, and how the gesture ended there.
///
/// ```swift
/// let comparison = try FlowComparison(mistake, repair, naming: ["Mistake", "Repair"])
/// try comparison.bytes(as: .svg, theme: .automatic)
/// ```
///
/// `≠` stands between pages that differ, and stretches of steps that are the same are folded.
package struct FlowComparison {
    private let steps: [ComparedStep]
    private let diagram: FlowDiagram
    /// Title, and where the recordings diverge.
    private let sheet: Sheet
    private let names: [String]

    /// The maximum number of steps of a recording in such a drawing.
    package static let stepLimit = 200

    /// Compares two recordings, with the names of the two; of the options, captions, the legend and the width count.
    ///
    /// - Throws: ``DiagramError`` if there are more than ``stepLimit`` steps.
    package init(
        _ first: Recording, _ second: Recording, naming names: [String] = ["first", "second"],
        options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) {
        let count = max(first.steps.count, second.steps.count)
        guard count <= Self.stepLimit else {
            throw DiagramError(.tooManySteps(.flow, count: count, limit: Self.stepLimit, isFolded: true))
        }
        let known = Set(first.pages)
        let pages = first.pages + second.pages.filter { !known.contains($0) }
        let shared = SharedNames(pages)
        let recordings = [first, second].map { $0.naming(shared) }
        self.names = recordings.indices.map { names.at($0) ?? "" }
        let sentence =
            RecordingComparison(first, second).difference?.sentence(naming: self.names) ?? "Both say the same."
        (steps, diagram, sheet) = Language.$current.withValue(options.language) {
            var options = options
            options.folds = false
            let (steps, diagram) = Self.prepare(
                recordings, pages: pages.map { shared?.name($0) ?? $0 }, names: names, options: options)
            return (steps, diagram, Self.head(of: recordings, sentence, over: diagram))
        }
    }

    private static func prepare(
        _ recordings: [Recording], pages: [String], names: [String], options: DiagramOptions
    ) -> ([ComparedStep], FlowDiagram) {
        let measures = FlowMeasures(comparedIn: max(options.width, Measures.leastWidth))
        let columns = ComparedColumns(width: measures.width)
        let lines = BoxLines(
            limit: columns.textWidth, skipped: SkippedCalls(recordings[0]), showsChanges: true)
        let trackers = recordings.map(\.onlyTracker)
        let listed = recordings.map { ListedPages($0) }
        let rows = RecordingComparison(recordings[0], recordings[1]).rows
        let steps = rows.enumerated().map { place, row in
            let pair = [row.first.map { recordings[0].steps[$0] }, row.second.map { recordings[1].steps[$0] }]
            let number = pair[0]?.number ?? pair[1]?.number ?? 0
            let isAlone = pair.contains { $0 == nil }
            return ComparedStep(
                pair,
                name: NodeName("row\(place + 1)", isAlone ? "Step \(number), row \(place + 1)" : "Step \(number)"),
                lines: lines,
                titles: trackers.map { $0 != nil },
                missing: zip(pair, listed).map { step, listed in step.map { listed.missing(after: $0.number) } ?? [] })
        }
        let holders = ["first", "second"]
        let merged = Recording(
            title: "", container: recordings[0].container, pages: pages,
            steps: columns.isNarrow ? steps.flatMap(\.apart) : steps.map { $0.merged(holders: holders) },
            layout: recordings[0].layout)
        let plan = DrawingPlan(merged, options: options)
        var diagram = FlowDiagram(
            plan, steps: [], tracker: trackers.lazy.compactMap(\.self).first, measures: measures,
            isBeside: columns.isNarrow ? nil : true)
        diagram.compare(secondAt: columns.isNarrow ? 0 : columns.places(of: .second).text)
        return (steps, diagram)
    }

    /// Draws the comparison; the same for the same recordings.
    package func graph() -> Graph { diagram.plan.speaking(drawn) }

    package func bytes(as format: ArtifactFormat, theme: Theme) throws(DiagramError) -> [UInt8] {
        try ArtifactFormat.bytes(of: graph(), as: format.drawn ?? .svg, theme: theme, options: diagram.plan.options)
    }

    private func drawn() -> Graph {
        var pen = ColumnPen(
            graph: sheet.graph, left: 0, top: sheet.top, index: 0, isLong: false,
            window: diagram.window)
        pen.isExplained = true
        drawHead(with: &pen)
        var place = 0
        while place < steps.count {
            let equal = steps[place...].prefix { !$0.isDifferent }
            if equal.count > 1 {
                drawFold(equal, with: &pen)
                place += equal.count
                if place < steps.count { drawStart(of: steps[place], with: &pen) }
            } else {
                draw(steps[place], with: &pen)
                place += 1
            }
        }
        pen.rule(NodeName("rule_end", "Rule at the end"), width: diagram.width)
        if diagram.plan.options.showsLegend { drawLegend(at: pen.top + 18, into: &pen.graph) }
        return pen.graph
    }

    private var columns: ComparedColumns { ComparedColumns(width: diagram.width) }

    private func name(of side: ComparedSide) -> String {
        names[side.rawValue].isEmpty ? "\(side)" : names[side.rawValue]
    }

    /// What is said of what only one side has.
    private func only(_ side: ComparedSide) -> String { Words.say("only {0}", name(of: side)) }

    /// Writes above the columns whose they are.
    private func drawHead(with pen: inout ColumnPen) {
        let height = 20.0
        for side in [ComparedSide.first, nil, .second] {
            let (left, right) = columns.edges(of: side)
            let text = side.map(only) ?? Words.say("both")
            let node = Node(
                NodeName("head_\(side.map { "\($0)" } ?? "both")", "Head: \(text)"),
                text: TextStyle.boldRemark.line(text, width: right - left - 12),
                frame: Rectangle(x: left, y: pen.top - 8, width: right - left, height: height), fill: side?.fill,
                stroke: side?.line, color: side?.line ?? .muted, style: .boldRemark, shape: side == nil ? .text : .box)
            pen.graph.nodes.append(node)
        }
        pen.top += height - 2
    }

    private func draw(_ step: ComparedStep, with pen: inout ColumnPen) {
        pen.rule(step.name.part("rule", ", rule"), width: diagram.width)
        let origin = Point(x: pen.left, y: pen.top)
        step.draw(at: origin, in: columns, only: only, into: &pen.graph)
        pen.top += step.height(in: columns)
        guard !columns.isNarrow else {
            drawBelow(step.lanes, of: step, name: step.name.after, with: &pen)
            return
        }
        drawPages(step.lanes, title: step.title, name: step.name.after, with: &pen)
        if step.holdsDifferent {
            let y = pen.top - FlowMeasures.cellRoom.below - diagram.grid.cellHeight / 2
            pen.graph.nodes.write(
                step.name.part("differs", " differs"), "≠", at: Point(x: diagram.width / 2, y: y), alignment: .center,
                style: .heading, color: .warningText)
        }
        guard step.hasTwoEnds else { return }
        for (side, lane) in zip(ComparedSide.allCases, diagram.grid.lanes) {
            guard let gesture = step.steps[side.rawValue]?.gesture else { continue }
            pen.graph.nodes.write(
                step.name.part("outcome_\(side)", ", outcome of the \(side)"), StepText.badge(of: gesture),
                at: Point(x: lane.left, y: pen.top + 1), style: .boldRemark,
                color: gesture.outcome.isStop ? .violationText : .ink)
        }
        pen.top += 14
    }

    private func drawPages(_ lanes: [LaneContent], title: TrackerRecord?, name: NodeName, with pen: inout ColumnPen) {
        let room = FlowMeasures.cellRoom
        pen.top += (title == nil ? 0 : FlowMeasures.bar) + diagram.grid.height + room.below + 3
        // A line from step to step would run through what was called.
        pen.shown = [:]
        diagram.drawCells(lanes, bottom: pen.top, context: name, with: &pen)
    }

    /// Draws what each side holds below what the first does, and how the gesture ended there; once what is the same.
    private func drawBelow(_ lanes: [LaneContent], of step: ComparedStep?, name: NodeName, with pen: inout ColumnPen) {
        let isSame = step.map { !$0.holdsDifferent && !$0.hasTwoEnds } ?? (lanes[0].held == lanes[1].held)
        for (side, lane) in zip(ComparedSide.allCases, lanes) where lane.held != nil && !(isSame && side == .second) {
            let context = isSame ? name : name.part("\(side)", ", \(self.name(of: side))")
            if !isSame {
                let end =
                    step?.hasTwoEnds == true ? step?.steps[side.rawValue].map { StepText.badge(of: $0.gesture) } : nil
                let words = [self.name(of: side), end ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
                pen.graph.nodes.write(
                    context.part("whose", ", whose"), TextStyle.boldMark.line(words, width: diagram.width),
                    at: Point(x: pen.left, y: pen.top + 6), style: .boldMark, color: side.line)
                pen.top += 12
            }
            drawPages([lane], title: lane.title, name: context, with: &pen)
        }
    }

    /// A sign for steps that are the same on both sides.
    private func drawFold(_ steps: ArraySlice<ComparedStep>, with pen: inout ColumnPen) {
        let fold = NodeName("fold\(steps.startIndex)", "Same")
        pen.rule(
            fold.part("rule", "").titled("Rule before step \(steps.first?.number ?? 0)"), width: diagram.width)
        let text = Words.say(
            "steps {0} to {1}: the same on both sides", "\(steps.first?.number ?? 0)", "\(steps.last?.number ?? 0)")
        let bar = SignpostBar(Signpost(text: "… " + text, isOmission: true), width: diagram.width)
        let frame = Rectangle(x: pen.left, y: pen.top + 6, width: diagram.width, height: bar.height)
        bar.draw(fold, in: frame, into: &pen.graph.nodes)
        pen.top = frame.maxY + 6
    }

    /// The pages that are held before a step that comes after such a sign.
    private func drawStart(of step: ComparedStep, with pen: inout ColumnPen) {
        guard step.start.contains(where: { !($0.held?.pages.isEmpty ?? true) }) else { return }
        pen.top += FlowMeasures.cellRoom.below
        if columns.isNarrow { return drawBelow(step.start, of: nil, name: step.name.before, with: &pen) }
        drawPages(step.start, title: nil, name: step.name.before, with: &pen)
    }

    private static func head(of recordings: [Recording], _ sentence: String, over diagram: FlowDiagram) -> Sheet {
        var sheet = Sheet(id: "comparison", darkColors: Palette.darkColors(of: recordings))
        let titles = recordings.map(\.shownTitle)
        let title = titles[0] == titles[1] ? titles[0] : titles.joined(separator: " · ")
        sheet.graph.title = title
        let summaries = recordings.map { DrawingPlan($0).summary }
        sheet.graph.summary = sentence + " " + summaries.joined(separator: " ")
        guard diagram.plan.options.showsCaption else { return sheet }
        let width = diagram.width
        sheet.add(title, named: "Title", width: width, style: .title, color: .ink)
        sheet.add(sentence, named: "Difference", width: width, style: .about, color: .ink)
        sheet.top += 18
        return sheet
    }

    private func drawLegend(at top: Double, into graph: inout Graph) {
        guard var legend = diagram.legend else { return }
        if !columns.isNarrow, steps.contains(where: \.holdsDifferent) { legend.addDifference() }
        legend.draw(at: Point(x: 0, y: top), width: diagram.width, into: &graph)
    }
}
