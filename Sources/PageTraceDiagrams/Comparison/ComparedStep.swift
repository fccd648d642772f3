import PageTrace

/// A gesture in two recordings, ready to be drawn: its calls once, and what each side holds then.
struct ComparedStep {
    /// The step with the lines of both sides.
    let step: FlowStep
    /// What each side holds.
    let lanes: [LaneContent]
    /// What each side held before.
    let start: [LaneContent]
    /// The side that alone has the step.
    let onlySide: ComparedSide?
    /// Whether anything that is drawn differs.
    let isDifferent: Bool
    /// Whether the pages or the titles differ.
    let holdsDifferent: Bool
    var number: Int { step.step.number }

    /// Compares two steps, of which one may be missing.
    ///
    /// - Parameter titles: For each side, whether its one tracker is written over the shown page.
    init(_ steps: [Step?], name: NodeName, lines: BoxLines, titles: [Bool]) {
        let texts = steps.enumerated().map { side, step in
            step.map { lines.lines(of: $0, showsTrackers: !titles[side]) } ?? []
        }
        let onlySide: ComparedSide? = steps[0] == nil ? .second : steps[1] == nil ? .first : nil
        let merged =
            onlySide == nil ? Self.merged(texts[0], texts[1], steps) : (lines: texts[0] + texts[1], common: [:])
        let first = steps[0] ?? steps[1] ?? Step(number: 0, gesture: GestureRecord(.other(""), outcome: .ignored))
        step = FlowStep(
            first, onlySide == nil ? steps[1] : nil, name: name, lines: merged.lines, common: merged.common,
            onlySide: onlySide)
        self.onlySide = onlySide
        lanes = steps.enumerated().map { side, step in Self.lane(step, hasTitle: titles[side]) }
        start = steps.map { LaneContent(held: $0?.before.first, hasPath: true) }
        let outcomes = Set(steps.map { $0?.gesture.outcome })
        holdsDifferent =
            steps[0] != nil && steps[1] != nil
            && (lanes[0].held != lanes[1].held || lanes[0].title?.value != lanes[1].title?.value)
        isDifferent = holdsDifferent || outcomes.count > 1 || merged.lines.contains { $0.side != nil }
    }

    private static func lane(_ step: Step?, hasTitle: Bool) -> LaneContent {
        LaneContent(
            held: step?.after.first, before: step?.before.first, title: hasTitle ? step?.titleBar : nil,
            isCancelled: step?.gesture.outcome == .cancelled, hasPath: true)
    }

    /// The lines of both sides: those that both have once.
    private static func merged(
        _ first: [BoxLine], _ second: [BoxLine], _ steps: [Step?]
    ) -> (lines: [BoxLine], common: [Int: Int]) {
        let keys = [first, second].enumerated().map { side, lines in lines.map { key(of: $0, in: steps[side]) } }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        let difference = keys[1].difference(from: keys[0])
        for case .remove(let offset, _, _) in difference { removed.insert(offset) }
        for case .insert(let offset, _, _) in difference { inserted.insert(offset) }
        var lines: [BoxLine] = []
        var common: [Int: Int] = [:]
        var (place, other) = (0, 0)
        func add(_ line: BoxLine, _ side: ComparedSide?) {
            var line = line
            line.side = side
            lines.append(line)
        }
        while place < first.count || other < second.count {
            if place < first.count, removed.contains(place) {
                add(first[place], .first)
                place += 1
            } else if other < second.count, inserted.contains(other) {
                add(second[other], .second)
                other += 1
            } else {
                if case .call(let index, _, _) = first[place].statement,
                    case .call(let otherIndex, _, _) = second[other].statement
                {
                    common[index] = otherIndex
                }
                add(first[place], nil)
                place += 1
                other += 1
            }
        }
        return (lines, common)
    }

    /// What a line says, without its number.
    private static func key(of line: BoxLine, in step: Step?) -> String {
        switch line.statement {
        case .note(let bar): "note " + bar.lines.joined()
        case .call(let index, let lines, let note):
            "call \(step?.callbacks[index].phase ?? .rest) " + lines.map(\.text).joined() + (note ?? "")
        case .change(let text): "change " + text
        case .ghost(let call, let reason): "ghost \(call) \(reason ?? "")"
        case .remark(let text): "remark " + text
        case .finding(_, let bar): "finding " + bar.lines.joined()
        case .trackers(let trackers): "trackers " + trackers.map(\.text).joined()
        }
    }
}

extension ComparedStep {
    /// Both sides as one step, so that all pages have their columns and all signs their meaning.
    func merged(holders: [String]) -> Step {
        func held(_ pages: KeyPath<LaneContent, HeldPages?>, of lane: Int) -> HeldPages {
            HeldPages(holder: holders[lane], slots: lanes[lane][keyPath: pages]?.slots ?? [])
        }
        var merged = step.step
        merged.callbacks += step.otherCallbacks
        merged.before = holders.indices.map { held(\.before, of: $0) }
        merged.after = holders.indices.map { held(\.held, of: $0) }
        return merged
    }
}
