import Paging

extension Exploration {
    /// The result for people: the verdict, the shortest walk with its log, what else was found, and what a proof does
    /// not cover.
    ///
    /// Ends with a newline.
    public var text: String { lines().text }

    /// The lines of the text.
    ///
    /// - Parameter isVerbose: Whether they say everything that was and was not tried.
    package func lines(isVerbose: Bool = false) -> [ReportLine] {
        let isGood = !hasFindings && found.isEmpty ? (isProof ? true : nil) : false
        var parts = [[ReportLine(kind: .verdict(isGood: isGood), text: heading)]]
        func add(_ text: String) { parts.append([.words(text)]) }
        if !found.isEmpty { add(foundOnTheWay) }
        if let first = walks.first {
            add("  " + Wording.visible(first.notation))
            if !first.restsOn.isEmpty { add(first.restsOn.map(\.sentence).joined(separator: "\n")) }
            parts += log(of: first)
            if first.hasForeignSet { add(Self.aboutForeignSets) }
            if walks.count > 1 { add(otherWalks) }
            if isVerbose || bound != nil { add(extent) }
        }
        if !reversals.isEmpty { add(reversals.map(\.sentence).joined(separator: "\n")) }
        guard isVerbose else {
            let foot = scope.line
            if !foot.isEmpty { add(foot) }
            return parts.separated
        }
        var foot = "gestures: \(families.map(\.rawValue).joined(separator: ", "))"
        if !unmet.isEmpty { foot += "\nnever reached: " + unmet.joined(separator: ", ") }
        let scope = scope.text()
        if !scope.isEmpty { foot += "\n" + scope }
        add(foot)
        return parts.separated
    }

    /// The verdict in one sentence, with the first walk if there is one.
    public var verdict: String {
        guard let first = walks.first else { return heading }
        let walk = Wording.visible(first.notation)
        return first.restsOn.isEmpty ? "\(heading) \(walk)." : "\(heading) The walk: \(walk)."
    }

    /// The verdict as what heads a walk.
    private var heading: String {
        guard let first = walks.first else {
            guard found.isEmpty else {
                guard case .trace = subject else { return found[0].finding.message }
                return
                    "No finding in any sequence of these gestures, but some on the way to where they begin: \(figures)."
            }
            guard let bound else {
                return "No finding in any sequence of these gestures, of any length: \(figures)\(scope.rests)."
            }
            if bound == .nothing { return "Nothing was tried: \(bound.words)." }
            return "No finding in any sequence of up to \(Quantity.text(depth, "gesture")): \(figures)"
                + (bound == .depth ? "; longer ones were not tried." : ", and then \(bound.words).") + undecided
        }
        let choices = first.restsOn.map(\.choice)
        let rests =
            choices.isEmpty
            ? ":"
            : ", which rests on \(choices.count == 1 ? "a choice" : "choices") of the model: "
                + choices.map { "rule \($0.rule), \($0.sentence)" }.joined(separator: "; ") + "."
        return "A walk of \(Quantity.text(first.length, "gesture")) \(first.sort.consequence)\(rests)"
    }

    /// The states and transitions, such as `761 states, 13,698 transitions`.
    package var figures: String {
        if case .pager(let shown) = subject {
            return "\(Quantity.text(states, "walk")), which showed \(shown.joined(separator: ", "))"
        }
        return "\(Quantity.text(states, "state")), \(Quantity.text(transitions, "transition"))"
    }

    private var extent: String {
        guard let bound else { return "Everything was tried: \(figures)." }
        if depth == 0 { return "Tried: \(figures), and then \(bound.words)." + undecided }
        return "Every walk of up to \(Quantity.text(depth, "gesture")) was tried: \(figures), and then \(bound.words)."
            + undecided
    }

    private var otherWalks: String {
        var lines = ["Also:"]
        for walk in walks.dropFirst() {
            lines.append("  \(Quantity.text(walk.length, "gesture")): \(walk.sort.consequence)")
            lines.append("      \(Wording.visible(walk.notation))")
        }
        return lines.joined(separator: "\n")
    }

    /// What is wrong in the trace's own steps.
    private var foundOnTheWay: String {
        (["On the way:"] + found.map { "  step \($0.step): \($0.finding.message)" }).joined(separator: "\n")
    }

    /// What a reader of a walk with a set from outside has to know.
    package static let aboutForeignSets =
        "This walk sets a page, and no code of the app is told. Leave out the families set and flight to try only what "
        + "fingers and the app itself do."

    /// The steps from where exploring began, preceded by the steps that lead there if they are few.
    private func log(of walk: FoundWalk) -> [[ReportLine]] {
        let steps = walk.recording.steps
        let shown = steps.count <= 12 ? steps[...] : steps.suffix(walk.length)
        let own = steps.count - shown.count
        let fold = own == 0 ? [] : [[ReportLine.words("\(Quantity.text(own, "gesture")) of the trace lead here.")]]
        return fold + shown.map(\.lines)
    }
}

extension ExplorationScope.Reversal {
    /// What the other reading leads to.
    fileprivate var sentence: String {
        let shows = shows ?? "something else"
        return "With the other reading of rule \(choice.rule), "
            + (shows.isEmpty ? "the same gestures show nothing wrong." : "\(shows).")
    }
}

extension ExplorationBound {
    /// What ended the exploration, as a clause.
    package var words: String {
        switch self {
        case .depth: "the bound on gestures was met"
        case .states: "the bound on states was met"
        case .walks: "the bound on walks was met"
        case .work: "the bound on work was met (take fewer pages, leave families out, or allow more --states)"
        case .memory: "the bound on memory was met"
        case .endlessSets: "the app had set pages without end too often"
        case .gestures:
            "there were more than 50,000 gestures for each situation (leave out the families set and list, or take fewer "
                + "pages)"
        case .nothing: "none of these gestures can come where exploring begins"
        case .interrupted: "it was ended"
        }
    }
}
