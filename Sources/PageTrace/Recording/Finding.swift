/// Something that a step showed to be wrong, in the client or in the use of the container.
public struct Finding: Hashable, Sendable {
    /// The kind of problem.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// UIKit raises here: one of the errors E1 to E5.
        case contractViolation
        /// The app sets pages in a callback that this set triggers again, without end.
        case endlessSets
        /// A tracker names another page than the one shown.
        case wrongTracker
        /// A remembered answer differs from what the list says now.
        case staleNeighbor
        /// A transition was announced, but its end was never reported.
        case unbalancedTransition
        /// What a callback reported is not what the user sees.
        case misreportedTransition
        /// The completion block of a set never runs.
        case lostCompletion
        /// The app waits for something, and nothing that a finger or the app can do leads to it any more.
        case stuck
        /// A page that is not shown stays a child of the container.
        case leakedChild
        /// A set was dropped silently.
        case droppedSet
        /// The app's own code traps here.
        case crash
        /// The data source answered with another page than the right one.
        case wrongAnswer
        /// A page was told twice that it appeared, or twice that it disappeared, without the opposite in between.
        case repeatedAppearance
        /// Two or more pages count as visible at one offset.
        case severalPagesVisible
        /// Another page is visible, and nobody was told.
        case unreportedPageChange
        /// A page was told that it appeared, though its frame only touches the visible area.
        case touchingFrames
        /// The visible area reaches beyond an end, and the client computes pages from the unclamped offset.
        case beyondEnd
        /// The size changed, and the client was not told.
        case unreportedSizeChange
        /// A child of a root container was not told that its parent changes.
        case missingMove
        /// A child of a root container was told twice that its parent changes.
        case doubledMove
        /// A child, or its view, is still there after it left the screen.
        case childStays
        /// A transition began while another was running.
        case transitionWhileRunning
        /// A screen was replaced by another instance of itself.
        case switchToShownScreen
        /// A controller stays alive although nobody can return to it.
        case unreachableController
        /// A change that was to be animated is not visibly animated.
        case lostAnimation
        /// A view does not have the size of the area that it should fill.
        case wrongSize
        /// A test made a gesture that cannot happen: a swipe to a page that is not there, or a removal of a missing
        /// data source.
        case impossibleGesture
        /// A client was told of a transition and has none of the methods that hear of it.
        case nothingHeard

        /// Whether a finding of this kind ends an app: UIKit raises, or the app's own code traps.
        package var isFatal: Bool { self == .contractViolation || self == .crash || self == .endlessSets }
    }

    /// The kind of problem.
    public var kind: Kind

    /// The part of the documentation that explains it, nil if there is none.
    public var rule: RuleReference?

    /// One sentence for people.
    public var message: String

    /// The pages that the message names, in its order.
    public var pages: [String]

    /// The name of the variable that is wrong, nil if the finding is not about a variable.
    public var tracker: String?

    /// The number, from 1, of the callback at which it happened, nil if it belongs to the whole step.
    public var callback: Int?

    package init(
        kind: Kind, rule: RuleReference? = nil, message: FindingMessage, callback: Int? = nil, tracker: String? = nil
    ) {
        self.kind = kind
        self.rule = rule
        self.message = message.text
        pages = message.pages
        self.callback = callback
        self.tracker = tracker
    }
}
