package import Paging

extension PageViewController {
    /// Whether a gesture can come next and can make a difference.
    ///
    /// Everything that looks for what can happen asks here, and nowhere else: a set shows as many pages as the container
    /// requires, and a turn of the main queue changes nothing if nothing waits for it.
    package func isWorthTrying<Other>(_ gesture: PageGesture<Other>) -> Bool {
        if !gesture.losses.isEmpty, order.lossesLeft == 0 { return false }
        switch gesture.withoutLosses {
        case .set(let set): return set.pages.count == requiredCount
        case .turn: return waitsForTurn
        default: return order.refusal(of: gesture) == nil
        }
    }

    var moment: PageMoment { PageMoment(order: order, waitsForTurn: waitsForTurn, setCount: requiredCount) }
}

/// What decides which gestures are worth trying on a page view controller.
struct PageMoment: Hashable {
    let order: PageGestureOrder
    let waitsForTurn: Bool
    /// The number of pages that a set must have.
    let setCount: Int
}
