import Paging

extension Explanation {
    /// The result for machines, the gestures as a trace.
    ///
    /// Ends with a newline.
    public var json: String {
        let trace = trace
        let members: [JSONTree.Member] = [
            ("version", .raw(1)), ("answer", .string(answer.rawValue)), ("isExplained", .raw(isExplained)),
            ("isBounded", .raw(isBounded)), ("isProof", .raw(isProof)),
            ("doubt", .text(doubt?.words)), ("verdict", .string(verdict)),
            ("assume", .string(options.assume.rawValue)), ("assumptions", .list(assumptions.map(tree))),
            ("runnerUp", runnerUp.map { .list($0.map(tree)) } ?? .raw("null")),
            ("strength", strength.map(tree) ?? .raw("null")), ("systems", .list(systems.map { .string($0.rawValue) })),
            ("container", .string(container.words)), ("switches", .list(switches.map { .string($0) })),
            ("calls", .raw(log.entries.count)), ("linesPassedOver", .raw(log.linesPassedOver)),
            ("passedOver", .list(log.passedOver.map(tree))),
            ("idlePatterns", .list(log.idlePatterns.map { .string($0) })), ("answersGuessed", .raw(log.answersGuessed)),
            ("namedSystem", .text(log.systemName)), ("otherSystems", .list(otherSystems.map { .string($0.rawValue) })),
            ("raises", .list(raises.map { .string($0) })),
            ("gestures", .lines(gestures.map(tree))), ("path", .text(trace?.path)),
            ("trace", trace?.tree ?? .raw("null")), ("parting", parting.map(tree) ?? .raw("null")),
        ]
        return JSONTree.open(.object(members)).text() + "\n"
    }

    private func tree(_ assumption: Assumption) -> JSONTree {
        .object([
            ("kind", .string(assumption.kind.name)), ("what", .string(assumption.words)),
            ("place", assumption.position.map(place) ?? .raw("null")),
        ])
    }

    private func tree(_ line: ObservedLog.LineOfText) -> JSONTree {
        .object([("line", .raw(line.number)), ("text", .string(line.text))])
    }

    private func tree(_ strength: Strength) -> JSONTree {
        .object([
            ("changes", .raw(strength.changes)), ("refused", .raw(strength.refused)), ("calls", .raw(strength.calls)),
        ])
    }

    private func tree(_ gesture: ExplainedGesture) -> JSONTree {
        .object([
            ("gesture", .string(gesture.gesture.words)), ("isAssumed", .raw(gesture.isAssumed)),
            ("first", gesture.entries.map { place($0.lowerBound) } ?? .raw("null")),
            ("last", gesture.entries.map { place($0.upperBound - 1) } ?? .raw("null")),
        ])
    }

    private func tree(_ parting: Parting) -> JSONTree {
        let alternatives = parting.alternatives.map {
            JSONTree.object([
                ("call", .string($0.call)), ("gesture", .string($0.gesture)), ("rule", .text($0.rule?.rule.name)),
            ])
        }
        return .open(
            .object([
                ("place", place(parting.position)),
                ("call", .string(log.words(at: parting.position))),
                ("rule", .text(parting.rule?.rule.name)), ("alternatives", .list(alternatives)),
            ]))
    }

    private func place(_ position: Int) -> JSONTree { .raw(log.number(of: position)) }
}
