import Paging

/// Reads the app's code around a root container.
enum RootClientReader {
    /// The keys that such a client may have.
    static let keys = ["type", "variant", "mistakes"]

    /// Reads the client whose keys have been checked: a variant, and the mistakes that it has beside its own.
    static func read(_ fields: Fields, in container: TraceContainer) throws(Problem) -> RootClientDescription {
        let variants = RootClientDescription.variants
        let variant = try fields.word("variant", from: variants.map(\.name))
        var client = variants.first { $0.name == variant }?.client ?? .repaired
        guard case .rootContainer(let container) = container else { return client }
        let words = try fields.words("mistakes", from: RootMistake.allCases.map(\.rawValue)) ?? []
        for (index, mistake) in words.compactMap(RootMistake.init(rawValue:)).enumerated() {
            try check(mistake, at: fields.path.appending("mistakes").appending(index), container.strategy)
            client.mistakes.insert(mistake)
        }
        return client
    }

    /// Refuses a mistake in calls that a strategy never makes.
    private static func check(
        _ mistake: RootMistake, at path: JSONPath, _ strategy: RootStrategy
    ) throws(Problem) {
        guard !mistake.applies(to: strategy) else { return }
        let strategies = RootStrategy.allCases.filter(mistake.applies).map(\.rawValue)
        let possible = RootMistake.allCases.filter { $0.applies(to: strategy) }.map(\.rawValue)
        throw Problem(
            .value(path),
            "\"\(mistake.rawValue)\" is a mistake of the strategy \(Wording.list(strategies, conjunction: "or"));"
                + " this one is \"\(strategy.rawValue)\"",
            advice: "Here \(Wording.list(possible, conjunction: "or")) can be made."
        )
    }
}
