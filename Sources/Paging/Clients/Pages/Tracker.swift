/// A named variable of a client, the callback that updates it, and what it takes from it.
///
/// Trackers let somebody without Swift code ask which callback to use: where a tracker at rest names another page than
/// the one shown, or holds another index or text, the step carries a finding.
public struct Tracker: Hashable, Sendable {
    /// The callback that updates a tracker.
    public enum Callback: String, Hashable, Sendable, CaseIterable {
        /// The data source is asked for the page after another.
        case viewControllerAfter
        /// The data source is asked for the page before another.
        case viewControllerBefore
        /// The delegate is told that a transition begins.
        case willTransitionTo
        /// The delegate is told that a transition has ended.
        case didFinishAnimating
    }

    /// What a tracker takes from a callback.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// The page that the data source was given. (Data source.)
        case argument
        /// The page that the data source answers, where it answers one. (Data source.)
        case answer
        /// The page that the transition leads to. In `didFinishAnimating`: the one that `willTransitionTo` named last.
        case pending
        /// The page that the container shows: `viewControllers.first`. (Delegate.)
        case shown
        /// The page that was shown before: `previousViewControllers.first`. (`didFinishAnimating`.)
        case previous
        /// The direction of travel, in which the variable goes on by a page.
        ///
        /// A question for the page after is taken for forward, one for the page before for backward. The delegate has it
        /// from where the page lies that the transition leads to; in `didFinishAnimating` that is the one that
        /// `willTransitionTo` named last.
        case direction
    }

    /// What a tracker holds.
    public enum Value: String, Hashable, Sendable, CaseIterable {
        /// The page itself.
        case page
        /// The index of the page in the list, from 0.
        case index
        /// A text that is made of the page, such as `2 of 4`.
        case text
    }

    /// The name of the variable, such as `title`.
    public var name: String
    /// The callbacks that update it, at least one.
    public var updatedIn: Set<Callback>
    /// Whether `didFinishAnimating` updates it only with `transitionCompleted: true`.
    public var onlyWhenCompleted: Bool
    /// What it takes.
    public var takes: Source
    /// What it holds of that.
    ///
    /// An index or a text stays as it is if the page is not in the list.
    public var holds: Value
    /// What it writes, if it holds a text.
    public var text: TextPattern
    /// Whether the app's own programmatic sets update it, as code that calls `setViewControllers` usually does.
    public var followsSets: Bool

    /// Creates a tracker.
    public init(
        name: String,
        updatedIn: Set<Callback>,
        onlyWhenCompleted: Bool = false,
        takes: Source,
        holds: Value = .page,
        text: TextPattern = .counter,
        followsSets: Bool = true
    ) {
        self.name = name
        self.updatedIn = updatedIn
        self.onlyWhenCompleted = onlyWhenCompleted
        self.takes = takes
        self.holds = holds
        self.text = text
        self.followsSets = followsSets
    }
}
