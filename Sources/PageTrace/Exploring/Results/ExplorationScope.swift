import Paging

/// What an exploration did not try, and on which choices of the model it rests.
package struct ExplorationScope: Hashable, Sendable {
    /// A rule that nobody has observed: the model picks one behavior.
    package struct Choice: Hashable, Sendable {
        package let rule: String
        package let sentence: String
    }

    /// A choice, and what the same gestures show with its other reading.
    package struct Reversal: Hashable, Sendable {
        package let choice: Choice
        /// The findings with the other reading, in words; nil if not everything could be tried.
        package let shows: String?

        package init(choice: Choice, shows: String?) { (self.choice, self.shows) = (choice, shows) }
    }

    /// What was not tried besides families of gestures.
    package enum Untried: Hashable, Sendable {
        /// Walks in which more calls are lost than so many.
        case losses(above: Int)
        /// Lists with more or fewer pages than these.
        case lengths(besides: ClosedRange<Int>)
        case systems([PagingSystem])
        case quirks(Int)
        case readings(Int)
        /// What a variable of the client says: it has none.
        case variables
    }

    /// The families of gestures that were not tried.
    package var untriedFamilies: [GestureFamily] = []
    /// What else was not tried.
    package var untried: [Untried] = []
    /// The choices that the gestures tried come upon.
    package var choices: [Choice] = []
    /// Those of them with whose other reading nothing was tried: there is no switch for it, or it would take too long.
    package var choicesReadOneWay: [Choice] = []

    package init(untriedFamilies: [GestureFamily] = []) { self.untriedFamilies = untriedFamilies }
}

extension Trace {
    /// What exploring it with some families of gestures does not try, on whatever choices it rests.
    func scope(ofTrying families: Set<GestureFamily>, lengths: ClosedRange<Int>) -> ExplorationScope {
        var scope = scenario.any.scope(ofTrying: families, lengths: lengths, pages)
        var replay = Replay(self)
        // Other containers have the variables that belong to them, or none.
        if pageViewController != nil, replay.next()?.trackers.isEmpty == true { scope.untried.append(.variables) }
        return scope
    }
}

extension RegisteredScenario {
    /// The scope of the container; if that says nothing of families, those that it has and that were not tried.
    fileprivate func scope(
        ofTrying families: Set<GestureFamily>, lengths: ClosedRange<Int>, _ pages: [String]
    ) -> ExplorationScope {
        var scope = container.scope(ofTrying: families, lengths: lengths)
        guard scope == ExplorationScope() else { return scope }
        let all = ExplorationOptions(families: Set(GestureFamily.allCases))
        let possible = Set(exploredGestures(all.families, line: line(all, own: [], pages: pages)).map(\.family))
        scope.untriedFamilies = GestureFamily.allCases.filter { possible.contains($0) && !families.contains($0) }
        return scope
    }
}

extension ExplorationScope {
    /// The choices that a proof rests on, as the end of a sentence.
    var rests: String {
        let rules = choices.rules
        guard !rules.isEmpty else { return "" }
        return "; it rests on \(choices.count == 1 ? "a choice" : "choices") of the model, "
            + "\(rules.count == 1 ? "rule" : "rules") \(Wording.sequence(rules))"
    }

    /// What was not tried, item by item.
    var notTried: [String] { untriedFamilies.map(\.rawValue) + untried.map(\.words) }

    /// The scope in three lines at most.
    func text() -> String {
        var lines: [String] = []
        if !notTried.isEmpty { lines.append("not tried: " + notTried.joined(separator: ", ")) }
        if !choices.isEmpty {
            lines.append(
                "rests on choices of the model: "
                    + choices.map { "rule \($0.rule) (\($0.sentence))" }.joined(separator: ", ") + readOneWay)
        }
        return lines.joined(separator: "\n")
    }

    /// The scope in one line: first of all that nothing was looked for of a client without variables.
    var line: String {
        let isBlind = untried.contains(.variables)
        let rest = untried.filter { $0 != .variables }
        let families = untriedFamilies.map(\.rawValue)
        let others = rest.map(\.noun).filter { !$0.isEmpty }
        let words =
            (families.isEmpty
                ? [] : ["the \(families.count == 1 ? "family" : "families") \(Wording.sequence(families))"])
            + rest.filter(\.noun.isEmpty).map(\.words)
            + (others.isEmpty ? [] : ["other \(Wording.sequence(others))"])
        var parts = isBlind ? ["The client has no trackers, so no title or index was looked at."] : []
        if !words.isEmpty { parts.append("Not tried: " + words.joined(separator: "; ") + ".") }
        if !choices.isEmpty {
            let isOne = choices.count == 1
            let rules = isOne ? "\(choices[0].rule) (\(choices[0].sentence))" : Wording.sequence(choices.rules)
            parts.append(
                "Rests on \(choices.rules.count == 1 ? "rule" : "rules") \(rules), "
                    + (isOne ? "a choice of the model" : "choices of the model") + readOneWay + ".")
        }
        return parts.joined(separator: " ")
    }

    /// Which choices were not tried the other way, as the end of a clause.
    private var readOneWay: String {
        if choicesReadOneWay.isEmpty { return "" }
        if choicesReadOneWay == choices { return ", not tried the other way" }
        let others = choices.filter { !choicesReadOneWay.contains($0) }.rules
        // Of a rule with several choices, the one is named that was not tried.
        let rules = choicesReadOneWay.map { others.contains($0.rule) ? "\($0.rule) (\($0.sentence))" : $0.rule }
        return "; \(rules.count == 1 ? "rule" : "rules") \(Wording.sequence(rules)) not tried the other way"
    }
}

extension [ExplorationScope.Choice] {
    /// The numbers of their rules, each once.
    var rules: [String] { Set(map(\.rule)).sorted { (Int($0) ?? .max, $0) < (Int($1) ?? .max, $1) } }
}

extension ExplorationScope.Untried {
    /// What is left out, in a word for others of its kind; empty if there is none.
    fileprivate var noun: String {
        switch self {
        case .losses, .variables: ""
        // Which lengths were tried is told if there are several; one is that of the trace.
        case .lengths(let tried): tried.count == 1 ? "lengths of the list" : ""
        case .systems: "systems"
        case .quirks: "quirks"
        case .readings: "readings"
        }
    }

    var words: String {
        switch self {
        case .losses(let count): "more than \(Quantity.text(count, "lost call")) in a walk"
        case .lengths(let tried): "lists of other lengths than \(tried.words)"
        case .systems(let systems): systems.map(\.rawValue).joined(separator: ", ")
        case .quirks(let count): Quantity.text(count, "quirk")
        case .readings(let count): Quantity.text(count, "reading")
        case .variables: "a wrong title or index (the client has no trackers)"
        }
    }
}

extension ClosedRange<Int> {
    /// Numbers of pages, such as `3 to 12`, or one alone.
    fileprivate var words: String {
        Set([lowerBound, upperBound]).sorted().map(Quantity.text).joined(separator: " to ")
    }
}
