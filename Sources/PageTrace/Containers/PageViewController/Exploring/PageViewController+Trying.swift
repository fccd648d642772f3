package import Paging

extension PageViewControllerModel {
    /// Whether a gesture can come next and can make a difference.
    ///
    /// Everything that looks for what can happen asks here, and nowhere else: a turn of the main queue changes nothing if
    /// nothing waits for it. An app that moves the spine knows which of its sets is due: one that shows as many pages as the
    /// container requires, or is in an act of its own.
    package func isWorthTrying<Other>(_ gesture: PageGesture<Other>, movesSpine: Bool = true) -> Bool {
        switch gesture.withoutLosses {
        case .set(let set): return !movesSpine || set.act != nil || set.pages.count == requiredCount
        case .turn: return waitsForTurn
        default: return refusal(ofNamed: gesture) == nil
        }
    }
}

/// What decides which gestures are worth trying on a page view controller.
struct PageMoment: Hashable {
    private let activity: PageActivity
    private let showsPages: Bool
    private let hasDataSource: Bool
    private let isScrollEnabled: Bool
    private let isOnScreen: Bool
    private let waitsForTurn: Bool
    /// The number of pages that a set must have.
    private let setCount: Int
    /// Whether another gesture may lose a call.
    private let losesMore: Bool

    init(_ container: PageViewControllerModel, lossesLeft: UInt8) {
        (activity, showsPages) = (container.activity, !container.viewControllers.isEmpty)
        (hasDataSource, isOnScreen) = (container.hasDataSource, container.isOnScreen)
        isScrollEnabled = container.isScrollEnabled
        (waitsForTurn, setCount) = (container.waitsForTurn, container.requiredCount)
        losesMore = lossesLeft > 0
    }
}
