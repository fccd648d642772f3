/// An action of a client in a callback: it sets pages, either there or on the next turn of the main queue.
///
/// Setting pages in a callback is the usual cause of E5, and deferring the set to the next turn is the usual fix.
public struct ClientAction<Page: Hashable>: Hashable {
    /// The pages that a client sets.
    public enum Target: Hashable {
        /// Fixed pages.
        case pages([Page])
        /// The page that a tracker names, by the tracker's name; while it names none, nothing is set.
        case tracker(String)
    }

    /// The callback in which the client acts.
    public var moment: ActionMoment
    /// When it acts, nil for always.
    public var condition: ActionCondition?
    /// The page that the callback must be about, nil for any page.
    public var page: Page?
    /// What it sets.
    public var target: Target
    /// The side of the animation.
    public var direction: Direction
    /// Whether the change is animated.
    public var isAnimated: Bool
    /// Whether it waits for the next turn of the main queue.
    public var isLater: Bool

    /// Creates an action.
    public init(
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
    /// The action with each of its pages replaced.
    public func map<Other>(_ transform: (Page) -> Other) -> ClientAction<Other> {
        let target: ClientAction<Other>.Target =
            switch target {
            case .pages(let pages): .pages(pages.map(transform))
            case .tracker(let name): .tracker(name)
            }
        return ClientAction<Other>(
            in: moment, if: condition, page: page.map(transform), set: target, direction: direction,
            isAnimated: isAnimated, isLater: isLater)
    }

    /// Whether the client acts in a callback.
    @usableFromInline
    func isDue(in callback: Callback<Page>) -> Bool {
        guard ActionMoment(callback) == moment else { return false }
        if let page, !callback.subjects.contains(page) { return false }
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

extension ActionMoment {
    /// The moment of a callback, nil for one in which clients never act.
    package init?<Page>(_ callback: Callback<Page>) {
        switch callback {
        case .viewControllerAfter: self = .viewControllerAfter
        case .viewControllerBefore: self = .viewControllerBefore
        case .willTransitionTo: self = .willTransitionTo
        case .didFinishAnimating: self = .didFinishAnimating
        case .completion: self = .completion
        case .presentationCount: self = .presentationCount
        case .presentationIndex: self = .presentationIndex
        case .viewDidLoad: self = .viewDidLoad
        case .viewWillAppear: self = .viewWillAppear
        case .viewDidAppear: self = .viewDidAppear
        case .viewWillDisappear: self = .viewWillDisappear
        case .viewDidDisappear: self = .viewDidDisappear
        case .spineLocation, .willMove, .didMove, .setViewControllers, .raise, .scrollViewDidScroll, .lostDidFinish,
            .lostCompletion, .leakedChild, .droppedSet:
            return nil
        }
    }
}

extension Callback {
    /// The pages that a callback is about: its argument, or the pages that a transition leads to.
    package var subjects: [Page] {
        switch self {
        case .viewControllerAfter(let page, _), .viewControllerBefore(let page, _), .viewDidLoad(let page),
            .viewWillAppear(let page, _), .viewDidAppear(let page, _), .viewWillDisappear(let page, _),
            .viewDidDisappear(let page, _), .willMove(let page, _), .didMove(let page, _), .leakedChild(let page):
            [page]
        case .willTransitionTo(let pages), .lostDidFinish(let pages), .lostCompletion(let pages): Array(pages)
        case .didFinishAnimating(_, let previous, _): Array(previous)
        case .setViewControllers(let pages, _, _), .droppedSet(let pages): pages
        case .spineLocation, .completion, .presentationCount, .presentationIndex, .raise, .scrollViewDidScroll: []
        }
    }
}

extension ClientAction: Sendable where Page: Sendable {}
extension ClientAction.Target: Sendable where Page: Sendable {}

/// The callback in which a client acts.
public enum ActionMoment: String, Hashable, Sendable, CaseIterable {
    /// The data source is asked for the page after another.
    case viewControllerAfter
    /// The data source is asked for the page before another.
    case viewControllerBefore
    /// The delegate is told that a transition begins.
    case willTransitionTo
    /// The delegate is told that a transition has ended.
    case didFinishAnimating
    /// The completion block of a set runs.
    case completion
    /// The data source is asked for the number of dots.
    case presentationCount
    /// The data source is asked for the current dot.
    case presentationIndex
    /// A page's view is loaded.
    case viewDidLoad
    /// A page is about to become visible.
    case viewWillAppear
    /// A page is visible.
    case viewDidAppear
    /// A page is about to be hidden.
    case viewWillDisappear
    /// A page is hidden.
    case viewDidDisappear
}

/// The condition under which a client acts in a callback.
public enum ActionCondition: String, Hashable, Sendable, CaseIterable {
    /// The transition was completed. (`didFinishAnimating`)
    case completed
    /// The transition was cancelled. (`didFinishAnimating`)
    case cancelled
    /// The completion block receives true. (`completion`)
    case finished
    /// The completion block receives false. (`completion`)
    case interrupted
}
