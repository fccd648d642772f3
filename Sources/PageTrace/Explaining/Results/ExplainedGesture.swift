import Paging

/// A gesture with which the model makes some calls of a log.
package struct ExplainedGesture: Hashable, Sendable {
    /// The gesture, or the change of the list that answers tell of.
    package internal(set) var gesture: PageViewControllerGesture
    /// The pages shown before it.
    package internal(set) var from: [String] = []
    /// The pages shown after it.
    package internal(set) var to: [String] = []
    /// The positions of the calls that follow from it, nil for none.
    package internal(set) var entries: Range<Int>?
    /// Whether the log has it itself, as a set that the app calls.
    package internal(set) var isLogged = false
    /// Whether the log tells of it beside its calls, in the heading of a step or in a line of the container.
    package internal(set) var isTold = false
    /// Whether the neighbor is not asked for after the landing.
    package internal(set) var skipsPreload = false
    /// Whether it is an act of the app that the log does not have.
    package internal(set) var isAssumed = false
    /// Whether it happened before the log begins.
    package internal(set) var isBeforeLog = false
}

extension ExplainedGesture {
    /// The gesture in words, such as `swipe forward  First → Second`.
    package var text: String {
        guard from != to, !from.isEmpty, !gesture.isSet else { return gesture.words }
        func names(_ pages: [String]) -> String { pages.map(PageName.text).joined(separator: ", ") }
        return "\(gesture.words)  \(names(from)) → \(names(to))"
    }
}
