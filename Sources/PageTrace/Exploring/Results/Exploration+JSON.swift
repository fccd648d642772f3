extension Exploration {
    /// The result for programs, with each walk as a trace.
    ///
    /// Ends with a newline.
    public var json: String {
        let scope = scope
        let foundBefore = found.map {
            JSONTree.object([("step", .raw($0.step)), ("message", .string($0.finding.message))])
        }
        let choices = scope.choices.map {
            JSONTree.object([
                ("rule", .string($0.rule)), ("choice", .string($0.sentence)),
                ("otherReading", .text(otherReading(of: $0))),
            ])
        }
        let members: [JSONTree.Member] = [
            ("version", .raw(1)), ("isProof", .raw(isProof)), ("states", .raw(states)),
            ("transitions", .raw(transitions)), ("depth", .raw(depth)), ("bound", .text(bound?.rawValue)),
            ("lengths", .list([.raw(lengths.lowerBound), .raw(lengths.upperBound)])),
            ("foundBefore", .list(foundBefore)),
            ("gestures", .list(families.map { .string($0.rawValue) })),
            ("findings", .lines(walks.map(\.tree))), ("neverReached", .lines(unmet.map { .string($0) })),
            ("notTried", .list(scope.notTried.map { .string($0) })), ("restsOn", .list(choices)),
        ]
        return JSONTree.open(.object(members)).text() + "\n"
    }
}

extension Exploration {
    /// What the other reading of a choice changes, nil if that is not known.
    private func otherReading(of choice: ExplorationScope.Choice) -> String? {
        (reversals + walks.flatMap(\.restsOn)).first { $0.choice == choice }?.shows.map { $0.isEmpty ? "nothing" : $0 }
    }
}

extension FoundWalk {
    fileprivate var tree: JSONTree {
        .open(
            .object([
                ("kind", .string(sort.kind.rawValue)), ("rule", .text(sort.rule?.name)),
                ("tracker", .text(sort.tracker)), ("message", .string(finding.message)), ("length", .raw(length)),
                ("hasForeignSet", .raw(hasForeignSet)),
                ("restsOn", .list(restsOn.map { .string($0.choice.rule) })),
                ("path", .text(trace?.path)), ("trace", trace?.tree ?? .raw("null")),
            ]))
    }
}
