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

    package init(_ finding: Finding) { self.init(finding.kind, rule: finding.rule, tracker: finding.tracker) }

    /// Walks in the order of importance: a finding that ends the app comes first, and of one kind the shortest walk.
    static func ordered<Gesture>(
        _ walks: [(sort: FindingSort, gestures: [Gesture])]
    ) -> [(sort: FindingSort, gestures: [Gesture])] {
        walks.sorted { $0.sort.rank(after: $0.gestures.count) < $1.sort.rank(after: $1.gestures.count) }
    }

    func rank(after gestures: Int = 0) -> (Int, Int, Int, String, String) {
        let number = Finding.Kind.allCases.firstIndex(of: kind) ?? 0
        return (kind.isFatal ? 0 : 1, number, gestures, tracker ?? "", rule?.name ?? "")
    }
}

extension FindingSort {
    /// The effect of a walk that shows such a finding, such as `makes title wrong`.
    package var consequence: String { effect(ending: "s") }

    /// The same as a task for a reader who swipes: `make title wrong`.
    package var task: String { effect(ending: "") }

    /// The effect in words, with the ending of a verb that follows a walk, or of one that asks for it.
    private func effect(ending: String) -> String {
        switch kind {
        case .wrongTracker: "make\(ending) \(tracker.map(PageName.ofTracker) ?? "a variable") wrong"
        case .crash: "make\(ending) the app's own code trap"
        case .contractViolation:
            // E1 and what has only a rule always happens; the others have been seen, and not every time.
            if case .error(let name) = rule, name != "E1" {
                "come\(ending) to where UIKit has raised \(name)"
            } else {
                "make\(ending) UIKit raise\(named)"
            }
        case .endlessSets: "make\(ending) the app set pages without end"
        case .lostCompletion: "lose\(ending) a completion block\(rules)"
        case .stuck: "leave\(ending) the app waiting for ever"
        case .leakedChild: "leave\(ending) a page behind as a child\(rules)"
        case .droppedSet: "silently drop\(ending) a set\(rules)"
        case .staleNeighbor: "use\(ending) a stale neighbor\(rules)"
        case .wrongAnswer: "make\(ending) the data source answer a wrong page"
        case .unbalancedTransition: "lose\(ending) the end of a transition\(rules)"
        case .misreportedTransition: "get\(ending) a report that is not what the user sees\(rules)"
        case .repeatedAppearance: "repeat\(ending) an appearance callback"
        case .severalPagesVisible: "make\(ending) two pages count as visible"
        case .unreportedPageChange: "show\(ending) a page that nobody is told of"
        case .touchingFrames: "tell\(ending) a page that it appeared, and nothing of it is seen"
        case .beyondEnd: "compute\(ending) a page beyond an end"
        case .unreportedSizeChange: "change\(ending) the size, and nobody is told"
        case .missingMove: "leave\(ending) out a call of containment"
        case .doubledMove: "make\(ending) a call of containment twice"
        case .childStays: "leave\(ending) a child behind"
        case .transitionWhileRunning: "begin\(ending) a transition while one is running"
        case .switchToShownScreen: "show\(ending) a screen in place of itself"
        case .unreachableController: "keep\(ending) a controller that nobody can return to"
        case .lostAnimation: "lose\(ending) an animation"
        case .wrongSize: "leave\(ending) a view of the wrong size"
        case .impossibleGesture: "ask\(ending) for what cannot happen"
        case .nothingHeard: "tell\(ending) a client what it has no method for"
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
}
