import Paging

/// A gesture with which the model makes some calls of a log.
package struct ExplainedGesture: Hashable, Sendable {
    /// The gesture, or the change of the list that answers tell of.
    package internal(set) var gesture: PageViewControllerGesture
    /// The pages shown before it.
    package let from: [String]
    /// The pages shown after it.
    package let to: [String]
    /// The positions of the calls that follow from it, nil for none.
    package let entries: Range<Int>?
    /// Whether the log has it itself, as a set that the app calls.
    package let isLogged: Bool
    /// Whether the log tells of it beside its calls, in the heading of a step or in a line of the container.
    package let isTold: Bool
    /// Whether it is an act of the app that the log does not have.
    package let isAssumed: Bool
    /// Whether it happened before the log begins.
    package let isBeforeLog: Bool

    init(
        _ gesture: PageViewControllerGesture, from: [String] = [], to: [String] = [], entries: Range<Int>? = nil,
        isLogged: Bool = false, isTold: Bool = false, isAssumed: Bool = false, isBeforeLog: Bool = false
    ) {
        (self.gesture, self.from, self.to, self.entries) = (gesture, from, to, entries)
        (self.isLogged, self.isTold, self.isAssumed, self.isBeforeLog) = (isLogged, isTold, isAssumed, isBeforeLog)
    }
}

extension ExplainedGesture {
    /// The gesture in words, such as `swipe forward  First → Second`.
    package var text: String {
        guard from != to, !from.isEmpty, !gesture.isSet else { return gesture.words }
        func names(_ pages: [String]) -> String { pages.map(PageName.text).joined(separator: ", ") }
        return "\(gesture.words)  \(names(from)) → \(names(to))"
    }
}
