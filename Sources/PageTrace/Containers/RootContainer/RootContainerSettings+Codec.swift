import Paging

extension RootContainerSettings {
    static let codec = ObjectCodec<Self>(
        "\"container\"",
        "A controller that switches between the splash screen, the authentication and the main part of an app.",
        from: Self(),
        [
            Key(
                "strategy", \.strategy, .word,
                """
                How the app moves between its parts: by child controllers, by another root of the window, or on one \
                stack.
                """,
                isLeftOut: { _, _ in false }),
            Key(
                "stacking", \.stacking, .word, "How the one stack grows. (Strategy \"stack\".)",
                only: Condition(
                    "strategy", \.strategy, is: .stack, in: "a root container with the strategy",
                    because: "Only one stack for everything grows.")),
            Key("animations", \.animations, .object(RootAnimations.codec)),
        ])
}

extension RootAnimations {
    fileprivate static let codec = ObjectCodec<Self>(
        "\"animations\"", "The animation that each switch is to have.", from: Self(),
        [
            Key("login", \.login, .word, "From the splash screen to the login screen."),
            Key("main", \.main, .word, "To the main part."),
            Key("logOut", \.logOut, .word, "To the login screen from anywhere but the splash screen."),
        ])
}

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
