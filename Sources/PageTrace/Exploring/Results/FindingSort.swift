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

    /// The sort of a finding.
    init(_ finding: Finding) { self.init(finding.kind, rule: finding.rule, tracker: finding.tracker) }

    /// The order of importance: a finding that ends the app comes first.
    var rank: (Int, Int, String, String) {
        let number = Finding.Kind.allCases.firstIndex(of: kind) ?? 0
        return (kind.isFatal ? 0 : 1, number, tracker ?? "", rule?.name ?? "")
    }
}
