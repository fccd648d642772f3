import Graphviz
import PageTrace

/// A gesture in two recordings, ready to be drawn: what only one of them has, what both have, and what each holds then.
struct ComparedStep {
    let steps: [Step?]
    /// The step of the first recording that has it.
    let step: Step
    let name: NodeName
    /// What happened.
    private let merged: MergedLines
    let lanes: [LaneContent]
    let start: [LaneContent]
    /// The side that alone has the step.
    let onlySide: ComparedSide?
    /// Whether anything that is drawn differs.
    let isDifferent: Bool
    /// Whether the pages or the titles differ.
    let holdsDifferent: Bool

    var number: Int { step.number }
    /// The tracker that is written over a shown page.
    var title: TrackerRecord? { lanes.lazy.compactMap(\.title).first }
    /// Whether the gesture ended in two ways, so that each side says how.
    var hasTwoEnds: Bool { onlySide == nil && Set(steps.map { $0?.gesture.outcome }).count > 1 }

    /// Compares two steps, of which one may be missing; `titles` says for each side whether its one tracker is written
    /// over the shown page, and `missing` which pages are not in the app's list then.
    init(_ steps: [Step?], name: NodeName, lines: BoxLines, titles: [Bool], missing: [Set<String>]) {
        let texts = steps.enumerated().map { side, step in
            step.map { lines.lines(of: $0, showsTrackers: !titles[side]) } ?? []
        }
        let onlySide: ComparedSide? = steps[0] == nil ? .second : steps[1] == nil ? .first : nil
        (self.steps, self.name) = (steps, name)
        merged = MergedLines(texts, of: steps)
        step = steps[0] ?? steps[1] ?? Step(number: 0, gesture: GestureRecord(.other(""), outcome: .ignored))
        self.onlySide = onlySide
        lanes = steps.enumerated().map { side, step in
            LaneContent(
                held: step?.after.onScreen, before: step?.before.onScreen, title: titles[side] ? step?.titleBar : nil,
                missing: missing[side], hasPath: true)
        }
        start = steps.map { LaneContent(held: $0?.before.onScreen, hasPath: true) }
        holdsDifferent =
            onlySide == nil
            && (lanes[0].held != lanes[1].held || lanes[0].title?.value != lanes[1].title?.value)
        isDifferent =
            holdsDifferent || steps[0]?.gesture.outcome != steps[1]?.gesture.outcome
            || merged.lines.contains { $0.side != nil }
    }

    /// Both sides as steps one after the other, each with what it holds.
    var apart: [Step] {
        steps.compactMap(\.self).map { step in
            var step = step
            (step.before, step.after) = (Array(step.before.prefix(1)), Array(step.after.prefix(1)))
            return step
        }
    }

    /// Both sides as one step, so that all pages have their columns and all signs their meaning.
    func merged(holders: [String]) -> Step {
        func held(_ pages: KeyPath<LaneContent, HeldPages?>, of lane: Int) -> HeldPages {
            HeldPages(holder: holders[lane], slots: lanes[lane][keyPath: pages]?.slots ?? [])
        }
        var merged = step
        merged.callbacks = steps.flatMap { $0?.callbacks ?? [] }
        merged.before = holders.indices.map { held(\.before, of: $0) }
        merged.after = holders.indices.map { held(\.held, of: $0) }
        return merged
    }
}

extension ComparedStep {
    /// The lines with their distances from the upper edge, and the height of all: what both have stands below all before
    /// it, and what each has beside what the other has if there are columns for it.
    private func placed(in columns: ComparedColumns) -> (lines: [(line: BoxLine, top: Double)], height: Double) {
        var ends = [FlowStep.room.heading, FlowStep.room.heading]
        let placed = merged.lines.map { line in
            let own = columns.isNarrow ? nil : line.side
            let top = own.map { ends[$0.rawValue] } ?? max(ends[0], ends[1])
            for side in own.map({ [$0] }) ?? ComparedSide.allCases { ends[side.rawValue] = top + line.height }
            return (line, top)
        }
        return (placed, max(ends[0], ends[1]) + FlowStep.room.bottom)
    }

    func height(in columns: ComparedColumns) -> Double { placed(in: columns).height }

    /// Draws heading and lines; `only` is what is said of what only one of the two has.
    func draw(at origin: Point, in columns: ComparedColumns, only: (ComparedSide) -> String, into graph: inout Graph) {
        let alone = onlySide.map(only) ?? ""
        drawHeading(at: Point(x: origin.x, y: origin.y + 13), in: columns, only: alone, into: &graph.nodes)
        let (lines, height) = placed(in: columns)
        for (place, x) in columns.rules.enumerated() where !columns.isNarrow {
            let heading = FlowStep.room.heading
            let rule = Rectangle(
                x: origin.x + x - 0.5, y: origin.y + heading, width: 1, height: height - heading)
            graph.nodes.append(
                Node(name.part("column\(place + 1)", ", line \(place + 1) between columns"), frame: rule, fill: .line))
        }
        // A finding hangs from a call in its own column alone.
        var marks: [ComparedSide?: [Int: Double]] = [:]
        for (line, top) in lines {
            let isSecond = line.side == .second
            guard let step = isSecond ? steps.last ?? nil : step else { continue }
            let name = name(of: line.side)
            var places = columns.places(of: line.side)
            let y = origin.y + top
            if columns.isNarrow, let side = line.side {
                let ground = Rectangle(x: origin.x, y: y, width: columns.width, height: line.height)
                graph.nodes.append(
                    Node(
                        name.part("only\(Int(top))", ", \(only(side)), at \(Int(top))"), frame: ground, fill: side.fill)
                )
            }
            if case .call(let index, _, _) = line.statement {
                if line.side == nil, let other = merged.common[index], other != index || columns.isNarrow {
                    let mark = RoleStyle(step.callbacks[index].role).mark(
                        BoxLineDrawing.markName(other, of: steps[1] ?? step, name: self.name(of: .second)),
                        number: "\(other + 1)",
                        center: Point(x: origin.x + places.mark, y: y + Measures.callPitch / 2))
                    graph.nodes.append(mark)
                    places = columns.places(of: nil, isFirstOfTwo: true)
                }
                marks[line.side, default: [:]][index] = y + Measures.callPitch / 2
            }
            let shifted = (mark: origin.x + places.mark, text: origin.x + places.text, right: origin.x + places.right)
            BoxLineDrawing(
                step: step, name: name, columns: shifted, marks: marks[line.side] ?? [:], top: y, offset: top
            ).draw(line, into: &graph)
        }
    }

    /// What the names of the nodes of a side begin with: what both have is named after the first.
    private func name(of side: ComparedSide?) -> NodeName {
        side == .second ? name.part("second", " of the second") : name
    }

    private func drawHeading(
        at anchor: Point, in columns: ComparedColumns, only: String, into nodes: inout [Node]
    ) {
        let end = hasTwoEnds ? "" : StepText.unusualBadge(of: step.gesture)
        let badge = [end, onlySide == nil ? "" : only].filter { !$0.isEmpty }.joined(separator: " · ")
        let badgeWidth = TextStyle.boldRemark.width(of: badge)
        let heading = TextStyle.heading.fitted(width: columns.width - badgeWidth - 10) {
            // One gesture that leads to other pages on each side.
            let routes = steps.compactMap { $0.map { StepText.route(of: $0.gesture) } }.filter { !$0.isEmpty }
            return routes.count == 2 && routes[0] != routes[1]
                ? "\(StepText.heading(of: step)) · \(routes[0]) ≠ \(routes[1])" : StepText.title(of: step)
        }
        nodes.write(StepText.sentence(of: step, name: name), heading, at: anchor, style: .heading)
        guard !badge.isEmpty else { return }
        nodes.write(
            name.part("outcome", ", outcome"), badge, at: Point(x: anchor.x + columns.width, y: anchor.y),
            alignment: .right, style: .boldRemark,
            color: onlySide?.line ?? (step.gesture.outcome.isStop ? .violationText : .ink))
    }
}
