import Paging

/// What two findings have in common to count as one sort; each sort that can be reached gets its own walk.
package struct FindingSort: Hashable, Sendable {
    package let kind: Finding.Kind
    /// The rule or the error of UIKit, nil if the finding has none.
    package let rule: RuleReference?
    /// The name of the variable that is wrong, nil if the finding is not about a variable.
    package let tracker: String?

    init(_ kind: Finding.Kind, rule: RuleReference? = nil, tracker: String? = nil) {
        self.kind = kind
        self.rule = rule
        self.tracker = tracker
    }

    init(_ finding: Finding) { self.init(finding.kind, rule: finding.rule, tracker: finding.tracker) }

    /// The order of importance: a finding that ends the app comes first.
    var rank: (Int, Int, String, String) {
        let number = Finding.Kind.allCases.firstIndex(of: kind) ?? 0
        return (kind.isFatal ? 0 : 1, number, tracker ?? "", rule?.name ?? "")
    }
}

extension FindingSort {
    /// The effect of a walk that shows such a finding, such as `makes title wrong`.
    package var consequence: String {
        switch kind {
        case .wrongTracker: "makes \(tracker.map(PageName.ofTracker) ?? "a variable") wrong"
        case .crash: "makes the app's own code trap"
        case .contractViolation: "makes UIKit raise\(named)"
        case .endlessSets: "makes the app set pages without end"
        case .lostCompletion: "loses a completion block\(rules)"
        case .stuck: "leaves the app waiting for ever"
        case .leakedChild: "leaves a page behind as a child\(rules)"
        case .droppedSet: "drops a set without a word\(rules)"
        case .staleNeighbor: "goes by a neighbor that is out of date\(rules)"
        case .wrongAnswer: "makes the data source answer a wrong page"
        case .unbalancedTransition: "loses the end of a transition\(rules)"
        case .misreportedTransition: "gets a report that is not what the user sees\(rules)"
        case .repeatedAppearance: "tells a page again what it knows"
        case .severalPagesVisible: "makes two pages count as visible"
        case .unreportedPageChange: "shows a page that nobody is told of"
        case .touchingFrames: "tells a page that it appeared, and nothing of it is seen"
        case .beyondEnd: "computes a page beyond an end"
        case .unreportedSizeChange: "changes the size, and nobody is told"
        case .missingMove: "leaves out a call of containment"
        case .doubledMove: "makes a call of containment twice"
        case .childStays: "leaves a child behind"
        case .transitionWhileRunning: "begins a transition while one is running"
        case .switchToShownScreen: "shows a screen in place of itself"
        case .unreachableController: "keeps a controller that nobody can return to"
        case .lostAnimation: "loses an animation"
        case .wrongSize: "leaves a view of the wrong size"
        case .impossibleGesture: "asks for what cannot happen"
        }
    }

    private var named: String { if case .error(let name) = rule { " \(name)" } else { rules } }

    private var rules: String {
        switch rule {
        case .rule(let number): " (rule \(number))"
        case .error(let name), .quirk(let name): " (\(name))"
        case nil: ""
        }
    }

    /// The same as a task for a reader who swipes: `make title wrong`.
    package var task: String {
        var words = consequence.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        // The verb comes first, in the third person.
        words[0] = words[0] == "goes" ? "go" : String(words[0].dropLast())
        return words.joined(separator: " ")
    }
}
