/// A named variable of a client, the callbacks that update it, and what it takes from them.
///
/// With trackers, you can find out which callback to use without writing Swift. If a tracker at rest names a page other
/// than the one shown, or holds another index or text, the step has a finding.
package struct Tracker: Hashable, Sendable {
    /// A callback that updates a tracker: a question for a neighbor, `willTransitionTo`, `didFinishAnimating` or
    /// `scrollViewDidScroll`.
    package typealias Callback = CallbackKind

    /// What a tracker takes from a callback.
    package enum Source: String, Hashable, Sendable, CaseIterable {
        /// The page that the data source was given. (Data source.)
        case argument
        /// The page that the data source answers with, if any. (Data source.)
        case answer
        /// The page that the transition leads to.
        ///
        /// In `didFinishAnimating`: the one that `willTransitionTo` last named.
        case pending
        /// The page that the container shows: `viewControllers.first`. (Delegate.)
        case shown
        /// The page that was shown before: `previousViewControllers.first`. (`didFinishAnimating`.)
        case previous
        /// The direction of travel, by which the variable moves on by one page.
        ///
        /// A question for the page after counts as forward, and one for the page before as backward. In the delegate,
        /// the direction follows from the position of the page that the transition leads to; in `didFinishAnimating`,
        /// that is the page that `willTransitionTo` last named.
        case direction
        /// The page nearest to the middle of the scroll view inside. (`scrollViewDidScroll`)
        ///
        /// Many pagers count that way. As they do, it follows the jump at a page boundary. (Rule 39)
        case nearest
    }

    /// The kind of value that a tracker holds.
    package enum Value: String, Hashable, Sendable, CaseIterable {
        /// The page itself.
        case page
        /// The index of the page in the list, from 0.
        case index
        /// A text made from the page, such as `2 of 4`.
        case text
    }

    /// The name of the variable, such as `title`.
    package var name: String
    /// The callbacks that update it, at least one.
    package var updatedIn: Set<Callback>
    /// Whether `didFinishAnimating` updates it only with `transitionCompleted: true`.
    package var onlyWhenCompleted: Bool
    package var takes: Source
    /// The kind of value that it holds.
    ///
    /// An index or a text stays as it is if the page is not in the list.
    package var holds: Value
    /// The text that it writes, if it holds one.
    package var text = TextPattern.counter
    /// Whether the app updates it behind each of its programmatic sets, for which no callback comes. (Rule 14)
    package var followsSets: Bool
    /// Whether it has no value at the start; otherwise it begins with the first page that is shown.
    package var startsEmpty: Bool

    package init(
        name: String,
        updatedIn: Set<Callback>,
        onlyWhenCompleted: Bool = false,
        takes: Source,
        holds: Value = .page,
        followsSets: Bool = false,
        startsEmpty: Bool = false
    ) {
        self.name = name
        self.updatedIn = updatedIn
        self.onlyWhenCompleted = onlyWhenCompleted
        self.takes = takes
        self.holds = holds
        self.followsSets = followsSets
        self.startsEmpty = startsEmpty
    }
}

extension TrackedVariable {
    /// A variable without a value, which is wrong of one that the trace says to be empty at the start.
    init(_ tracker: Tracker) {
        self.init(tracker.name, nil)
        isRequired = tracker.startsEmpty
    }
}

extension CallbackKind {
    /// One bit, different for each call.
    var bit: UInt32 { 1 << UInt32(rawValue) }
}

/// When a tracker is updated, in a few bytes.
struct TrackerUpdate: Hashable, Sendable {
    /// The callbacks, one bit each.
    let callbacks: UInt32
    let takes: Tracker.Source
    let onlyWhenCompleted: Bool
    let holdsPage: Bool
    let followsSets: Bool
    let startsEmpty: Bool

    init(_ tracker: Tracker) {
        callbacks = tracker.updatedIn.reduce(0) { $0 | $1.bit }
        takes = tracker.takes
        onlyWhenCompleted = tracker.onlyWhenCompleted
        holdsPage = tracker.holds == .page
        followsSets = tracker.followsSets
        startsEmpty = tracker.startsEmpty
    }
}
