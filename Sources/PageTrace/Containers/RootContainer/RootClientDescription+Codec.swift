import Paging

extension RootClientDescription {
    /// How the app's code around a root container is written in a trace: a variant, and its additional mistakes.
    ///
    /// - Parameter container: The container, whose strategy decides which mistakes can be made; nil for any.
    static func codec(for container: RootContainerSettings?) -> ObjectCodec<Self> {
        ObjectCodec(
            "\"client\"", "The app's code around a root container.", from: Self(),
            [
                Key(
                    "variant", .oneOf([("repaired", .repaired), ("article", .article)]),
                    "Code with a name; \"mistakes\" are added to those that it has.",
                    defaults: { _ in .repaired },
                    get: { client, _ in client.variant == .repaired ? nil : client.variant },
                    set: { $0 = $1 }),
                Key(
                    "mistakes",
                    .words(RootMistake.allCases.map { ($0.rawValue, $0) }) { mistake, value, _ throws(Problem) in
                        if let container { try check(mistake, value, container.strategy) }
                    },
                    "The mistakes in the code; each belongs to strategies that make the calls in question.",
                    get: { client, _ in
                        let others = client.mistakes.subtracting(client.variant.mistakes)
                        return others.isEmpty ? nil : others
                    },
                    set: { $0.mistakes.formUnion($1) }),
            ])
    }

    /// The named variant that this code is based on: the one whose mistakes it has in full.
    private var variant: Self { mistakes.isSuperset(of: Self.article.mistakes) ? .article : .repaired }

    /// Refuses a mistake in calls that a strategy never makes.
    private static func check(_ mistake: RootMistake, _ value: JSONValue, _ strategy: RootStrategy) throws(Problem) {
        guard !mistake.applies(to: strategy) else { return }
        let strategies = RootStrategy.allCases.filter(mistake.applies).map(\.rawValue)
        throw Problem(
            .value(value.path),
            "\"\(mistake.rawValue)\" is a mistake of the strategy \(Wording.list(strategies, conjunction: "or"));"
                + " this one is \"\(strategy.rawValue)\"",
            advice: "Here \(Wording.list(strategy.mistakes.map(\.rawValue), conjunction: "or")) can be made.")
    }
}

extension RootStrategy {
    /// The mistakes that can be made in the calls of this strategy.
    var mistakes: [RootMistake] { RootMistake.allCases.filter { $0.applies(to: self) } }
}
