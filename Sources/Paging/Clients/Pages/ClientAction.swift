/// An action of a client in a callback: it sets pages, either there or on the next turn of the main queue.
///
/// Setting pages in a callback is the usual cause of E5, and deferring the set to the next turn is the usual fix.
package struct ClientAction<Page: Hashable>: Hashable {
    /// The pages that a client sets.
    package enum Target: Hashable {
        /// Fixed pages.
        case pages([Page])
        /// The page that a tracker names, by the tracker's name; while it names none, nothing is set.
        case tracker(String)
    }

    /// The callback in which the client acts.
    package var moment: ActionMoment
    /// When it acts, nil for always.
    package var condition: ActionCondition?
    /// The page that the callback must be about, nil for any page.
    package var page: Page?
    package var target: Target
    package var direction: Direction
    package var isAnimated: Bool
    /// Whether it waits for the next turn of the main queue.
    package var isLater: Bool

    package init(
        in moment: ActionMoment, if condition: ActionCondition? = nil, page: Page? = nil, set target: Target,
        direction: Direction = .forward, isAnimated: Bool = false, isLater: Bool = false
    ) {
        self.moment = moment
        self.condition = condition
        self.page = page
        self.target = target
        self.direction = direction
        self.isAnimated = isAnimated
        self.isLater = isLater
    }
}

extension ClientAction {
    package func map<Other>(_ transform: (Page) -> Other) -> ClientAction<Other> {
        let target: ClientAction<Other>.Target =
            switch target {
            case .pages(let pages): .pages(pages.map(transform))
            case .tracker(let name): .tracker(name)
            }
        return ClientAction<Other>(
            in: moment, if: condition, page: page.map(transform), set: target, direction: direction,
            isAnimated: isAnimated, isLater: isLater)
    }
}

extension ClientAction<PageNumber> {
    /// Whether a callback is the one to act in; a fresh page counts as the page of its name.
    func isDue(in callback: Callback<PageNumber>) -> Bool {
        guard callback.kind == moment else { return false }
        if let page, !callback.subjects.contains(where: { $0.own == page.own }) { return false }
        switch (condition, callback) {
        case (nil, _): return true
        case (.completed, .didFinishAnimating(_, _, let completed)): return completed
        case (.cancelled, .didFinishAnimating(_, _, let completed)): return !completed
        case (.finished, .completion(let finished)): return finished
        case (.interrupted, .completion(let finished)): return !finished
        default: return false
        }
    }
}

extension ClientAction: Sendable where Page: Sendable {}
extension ClientAction.Target: Sendable where Page: Sendable {}

/// The condition under which a client acts in a callback.
package enum ActionCondition: String, Hashable, Sendable, CaseIterable {
    /// The transition was completed. (`didFinishAnimating`)
    case completed
    /// The transition was cancelled. (`didFinishAnimating`)
    case cancelled
    /// The completion block receives true. (`completion`)
    case finished
    /// The completion block receives false. (`completion`)
    case interrupted
}
