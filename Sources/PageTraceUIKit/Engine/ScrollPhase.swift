import PageTrace

/// What a scroll view says about the finger on it.
package enum ScrollPhase: Hashable, Sendable {
    /// There is none, and nothing moves.
    case rest
    /// It moves the content.
    case dragging
    /// It has lifted, and the content still moves.
    case decelerating
}

/// The finger on the inner scroll view. (Rules 38 to 40)
extension PagingEngine {
    /// Whether a finger could move anything now.
    package var takesDrag: Bool {
        guard model.refusal(of: .drag(.forward)) == nil, !model.hasStopped else { return false }
        if case .set = model.transition { return false }
        return model.hasDataSource
    }

    /// Changes what the scroll view says about a finger, and tells its delegate unless that is silent.
    package func scrollView(enters phase: ScrollPhase, isSilent: Bool = false) {
        scrollPhase = phase
        owner.scrollView(enters: phase, isSilent: isSilent)
    }

    /// Lifts the finger of a whole swipe, before its end is told and before the content is back at rest.
    func liftFingerOfSwipe() {
        if isSwiping, scrollPhase == .dragging { scrollView(enters: .decelerating) }
    }
}
