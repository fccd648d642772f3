import Paging

/// A rule of the model that a call contradicts.
package struct BrokenRule: Hashable, Sendable {
    /// The rule, or the error that UIKit raises.
    package let rule: RuleReference
    /// What the rule says, in one sentence.
    package let sentence: String

    init(_ rule: RuleReference, _ sentence: String) {
        (self.rule, self.sentence) = (rule, sentence)
    }
}

extension BrokenRule {
    /// The rule that forbids a call where log and model part, nil if none can be named.
    ///
    /// A rule is named if it holds in every situation that explains the log up to there.
    static func forbidding(_ seen: Callback<PageNumber>, at list: [LogDepartures.Departure]) -> BrokenRule? {
        let containers = list.map(\.container)
        let isCurl = containers.first?.transitionStyle == .pageCurl
        func expects(_ isOne: (Callback<PageNumber>) -> Bool) -> Bool {
            list.contains { $0.callback.map(isOne) ?? false }
        }
        if list.isEmpty {
            // If the model makes no call here, only an end is known to be wrong: nothing has begun that could end.
            guard case .didFinishAnimating = seen else { return nil }
        }
        if let turn = ofTurns(list) { return turn }
        if let violation = list.lazy.compactMap(\.violation).first, list.count == 1 {
            return BrokenRule(
                RuleReference(violation.identifier), "UIKit raises here, and the app ends. \(violation.explanation)")
        }
        switch (seen.role, seen) {
        case (.dataSource, _):
            return seen.question.flatMap {
                question(about: $0.page, $0.side, containers, isCurl: isCurl, expects: expects)
            }
        case (.delegate, .willTransitionTo(let pages)): return announcement(of: pages, containers, expects: expects)
        case (.delegate, .didFinishAnimating(let finished, let previous, let completed)):
            return end(finished, previous, completed, containers, expects: expects)
        case (.delegate, .spineLocation):
            return BrokenRule("36", "Page curl asks for the spine when the interface orientation changes.")
        case (.completion, _):
            return BrokenRule("22", "A block runs once, at the end of the set that it was given to.")
        case (.indicator, _):
            return BrokenRule("37", "Scroll alone asks for the dots: after a set, never after a gesture.")
        case (.appearance, .viewDidLoad):
            return BrokenRule("42", "A view is loaded when the container comes to hold its page.")
        case (.appearance, _): return appearance(containers, isCurl: isCurl)
        case (.containment, _):
            return BrokenRule("32", "A page moves in when it comes to be shown, and out when it has left.")
        case (.progress, _):
            return BrokenRule("38", "The offset follows the finger, and comes to rest at one page.")
        case (.delegate, _), (.request, _): return nil
        }
    }

    /// The rule of turns of the main queue that is broken, nil if none is.
    private static func ofTurns(_ list: [LogDepartures.Departure]) -> BrokenRule? {
        if !list.isEmpty, list.allSatisfy({ $0.turn == .comesFirst }) {
            return BrokenRule("25", "The next turn of the main queue carries out everything that waits for it.")
        }
        // What the model would call elsewhere says nothing against a call that it makes in another turn.
        let conflicts = list.filter { $0.turn != nil && $0.turn != .comesFirst && $0.callback != nil }
        return switch (conflicts.isEmpty ? list.filter { $0.turn != .comesFirst } : conflicts).first?.turn {
        case .comesLater: BrokenRule("25", "What waits or is animated goes on in a later turn of the main queue.")
        case .comesInCall:
            BrokenRule(
                "25", "What a set calls within the app's call comes without a turn of the main queue in between.")
        case .comesFirst, nil: nil
        }
    }

    private static func question(
        about page: PageNumber, _ side: Direction, _ containers: [PageViewControllerModel], isCurl: Bool,
        expects: ((Callback<PageNumber>) -> Bool) -> Bool
    ) -> BrokenRule? {
        if isCurl {
            return BrokenRule("33", "Page curl asks at the time of a gesture, for the side that the gesture leads to.")
        }
        guard containers.allSatisfy({ $0.viewControllers.contains(page) }) else {
            let isNever = containers.allSatisfy { !$0.viewControllers.contains(page) }
            if isNever, containers.allSatisfy({ $0.transition.pending?.contains(page) == true }), expects(\.isEnd) {
                return BrokenRule("4", "didFinishAnimating comes first, then one question.")
            }
            return isNever ? BrokenRule("4", "The data source is asked about the page that is shown.") : nil
        }
        if containers.allSatisfy({ $0.neighbor(side) == .none }) {
            return BrokenRule("7", "A nil is remembered, and not asked for again.")
        }
        if containers.allSatisfy({ $0.neighbor(side) != .unknown }) {
            return BrokenRule("10", "A neighbor that is remembered is not asked for again.")
        }
        if expects({ if case .viewControllerAfter = $0 { side == .backward } else { false } }) {
            return BrokenRule("3", "viewControllerAfter comes before viewControllerBefore.")
        }
        return expects(\.isEnd) ? BrokenRule("4", "didFinishAnimating comes first, then one question.") : nil
    }

    private static func announcement(
        of pages: Spread<PageNumber>, _ containers: [PageViewControllerModel],
        expects: ((Callback<PageNumber>) -> Bool) -> Bool
    ) -> BrokenRule? {
        if containers.allSatisfy({ $0.transition.pending != nil }), expects(\.isEnd) {
            return BrokenRule(
                "15", "A transition that was announced ends with didFinishAnimating before the next begins.")
        }
        let neighbors = containers.flatMap { [$0.before.page, $0.after.page] }
        if expects(\.isQuestion), !expects(\.isAnnouncement) {
            return BrokenRule("2", "A drag asks for the neighbors that are unknown before willTransitionTo.")
        }
        return pages.contains(where: { neighbors.contains($0) })
            ? nil : BrokenRule("10", "willTransitionTo names a neighbor that the data source has answered.")
    }

    private static func end(
        _ finished: Bool, _ previous: Spread<PageNumber>, _ completed: Bool,
        _ containers: [PageViewControllerModel], expects: ((Callback<PageNumber>) -> Bool) -> Bool
    ) -> BrokenRule? {
        if !finished { return BrokenRule("18", "finished is true at the end of every gesture.") }
        guard expects(\.isEnd) else {
            return containers.allSatisfy { $0.transition.pending == nil }
                ? BrokenRule("14", "didFinishAnimating ends a gesture that willTransitionTo has announced.") : nil
        }
        return completed
            ? BrokenRule("15", "didFinishAnimating names the page that was left as the previous one.")
            : BrokenRule("16", "A cancelled transition names the page that stays as the previous one.")
    }

    private static func appearance(_ containers: [PageViewControllerModel], isCurl: Bool) -> BrokenRule {
        if containers.allSatisfy({ $0.phase == .returning }) {
            return BrokenRule(isCurl ? "30" : "28", "The calls of a cancelled transition come in another order.")
        }
        if containers.allSatisfy({ [.dragStart, .drag, .landing].contains($0.phase) }) {
            return BrokenRule(isCurl ? "29" : "27", "The calls of a completed transition come in another order.")
        }
        return BrokenRule("31", "A page hears of its appearance when it comes or goes, and not while it is a neighbor.")
    }
}

extension Callback {
    fileprivate var isEnd: Bool { if case .didFinishAnimating = self { true } else { false } }
    fileprivate var isAnnouncement: Bool { if case .willTransitionTo = self { true } else { false } }
    fileprivate var isQuestion: Bool { role == .dataSource }
}
