package import Graphviz
package import PageTrace

/// Two recordings as one drawing: the calls once, and beside them the pages that each holds then.
///
/// ```swift
/// let comparison = try FlowComparison(mistake, repair, naming: ["Mistake", "Repair"])
/// try GraphRenderer.render(comparison.graph(), format: .svg)
/// ```
///
/// What only one of them has carries a sign, `≠` stands between pages that differ, and stretches of steps that are the
/// same are folded.
package struct FlowComparison {
    private let steps: [ComparedStep]
    private let diagram: FlowDiagram
    /// Title, and where the recordings diverge.
    private let sheet: Sheet
    private let names: [String]
    private let isVertical: Bool

    /// The maximum number of steps of a recording in such a drawing.
    package static let stepLimit = 200

    /// Compares two recordings.
    ///
    /// - Parameters:
    ///   - first: The recording at the left.
    ///   - second: The recording at the right.
    ///   - names: The names of the two.
    ///   - options: Whether there is a caption and a legend, and how wide the drawing is.
    /// - Throws: ``DiagramError`` if there are more than ``stepLimit`` steps.
    package init(
        _ first: Recording, _ second: Recording, naming names: [String] = ["first", "second"],
        options: DiagramOptions = DiagramOptions()
    ) throws(DiagramError) {
        let count = max(first.steps.count, second.steps.count)
        guard count <= Self.stepLimit else {
            throw .tooManySteps(.flow, count: count, limit: Self.stepLimit, isFolded: true)
        }
        let known = Set(first.pages)
        let pages = first.pages + second.pages.filter { !known.contains($0) }
        let shared = SharedNames(pages)
        let recordings = [first, second].map { recording in shared.map { recording.naming($0) } ?? recording }
        self.names = recordings.indices.map { names.at($0) ?? "" }
        isVertical = first.layout.isVertical
        let sentence =
            RecordingComparison(first, second).difference?.sentence(naming: self.names) ?? "Both say the same."
        (steps, diagram, sheet) = Language.$current.withValue(options.language) {
            let (steps, diagram) = Self.prepare(
                recordings, pages: pages.map { shared?.name($0) ?? $0 }, names: names, options: options)
            return (steps, diagram, Self.head(of: recordings, sentence, over: diagram))
        }
    }

    private static func prepare(
        _ recordings: [Recording], pages: [String], names: [String], options: DiagramOptions
    ) -> ([ComparedStep], FlowDiagram) {
        let measures = FlowMeasures(width: max(options.width, 320), isCompared: true)
        let lines = BoxLines(
            limit: measures.mostCalls - FlowMeasures.columns.text,
            skipped: SkippedCalls(recordings[0]), showsChanges: true, signRoom: 8)
        let trackers = recordings.map(\.onlyTracker)
        let rows = RecordingComparison(recordings[0], recordings[1]).rows
        let steps = rows.enumerated().map { place, row in
            let pair = [row.first.map { recordings[0].steps[$0] }, row.second.map { recordings[1].steps[$0] }]
            let number = pair[0]?.number ?? pair[1]?.number ?? 0
            let isAlone = pair.contains { $0 == nil }
            return ComparedStep(
                pair,
                name: NodeName("row\(place + 1)", isAlone ? "Step \(number), row \(place + 1)" : "Step \(number)"),
                lines: lines,
                titles: trackers.map { $0 != nil })
        }
        let holders = ["first", "second"]
        let merged = Recording(
            title: "", container: recordings[0].container, pages: pages,
            steps: steps.map { $0.merged(holders: holders) })
        let prepared = PreparedSheets(DrawingPlan(merged, folds: false), options: options)
        var diagram = FlowDiagram(
            prepared, steps: steps.map(\.step),
            tracker: trackers.lazy.compactMap(\.self).first, measures: measures, isBeside: true)
        diagram.laneTitles = holders.indices.map { names.at($0) ?? holders[$0] }
        return (steps, diagram)
    }

    /// Draws the comparison; the same for the same recordings.
    package func graph() -> Graph {
        Language.$current.withValue(diagram.prepared.options.language) {
            StepText.$isVertical.withValue(isVertical, operation: drawn)
        }
    }

    private func drawn() -> Graph {
        var pen = ColumnPen(
            graph: sheet.graph, left: 0, top: sheet.top, index: 0, isLong: false, isPlain: false,
            window: diagram.window)
        pen.isExplained = true
        diagram.drawHead(with: &pen)
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
        if diagram.prepared.options.showsLegend { drawLegend(at: pen.top + 18, into: &pen.graph) }
        return pen.graph
    }

    private func draw(_ step: ComparedStep, with pen: inout ColumnPen) {
        pen.rule(step.step.name.part("rule", ", rule"), width: diagram.width)
        let title = step.lanes.lazy.compactMap(\.title).first
        let height = diagram.height(of: step.step, title: title)
        diagram.draw(step.step, lanes: step.lanes, times: nil, height: height, with: &pen)
        if step.holdsDifferent, let second = diagram.grid.lanes.dropFirst().first {
            let y = pen.top + height - FlowMeasures.cellRoom.below - diagram.grid.cellHeight / 2
            pen.graph.nodes.write(
                step.step.name.part("differs", " differs"), "≠",
                at: Point(x: second.left - PageGrid.laneRoom.beside / 2, y: y), alignment: .center,
                size: Measures.heading, font: .boldSans, color: .warningText)
        }
        pen.top += height
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
        pen.shown = [:]
    }

    /// The pages that are held before a step that comes after such a sign.
    private func drawStart(of step: ComparedStep, with pen: inout ColumnPen) {
        guard step.start.contains(where: { !($0.held?.pages.isEmpty ?? true) }) else { return }
        let height = diagram.grid.height + 2 * FlowMeasures.cellRoom.below
        diagram.drawCells(
            step.start, bottom: pen.top + height, context: step.step.name.before, with: &pen)
        pen.top += height
    }

    private static func head(of recordings: [Recording], _ sentence: String, over diagram: FlowDiagram) -> Sheet {
        var sheet = Sheet(id: "comparison", darkColors: Palette.darkColors(of: recordings))
        let titles = recordings.map { Story.title(of: $0) }
        let title = titles[0] == titles[1] ? titles[0] : titles.joined(separator: " · ")
        sheet.graph.title = title
        let summaries = recordings.map { PreparedSheets(DrawingPlan($0)).summary }
        sheet.graph.summary = sentence + " " + summaries.joined(separator: " ")
        guard diagram.prepared.options.showsCaption else { return sheet }
        let width = diagram.width
        sheet.add(title, named: "Title", width: width, size: Measures.title, font: .boldSans, color: .ink)
        sheet.add(sentence, named: "Difference", width: width, size: Measures.about, color: .ink)
        sheet.top += 18
        return sheet
    }

    private func drawLegend(at top: Double, into graph: inout Graph) {
        guard var legend = diagram.legend else { return }
        let occurring = Set(steps.flatMap(\.step.lines).compactMap(\.side) + steps.compactMap(\.onlySide))
        legend.addSides(
            ComparedSide.allCases.filter(occurring.contains).map { side in
                (side, Words.say("only {0}", names[side.rawValue].isEmpty ? "\(side)" : names[side.rawValue]))
            }, hasDifferentPages: steps.contains(where: \.holdsDifferent))
        legend.draw(at: Point(x: 0, y: top), width: diagram.width, into: &graph)
    }
}
