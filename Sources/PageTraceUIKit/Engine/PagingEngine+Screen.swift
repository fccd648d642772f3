import PageTrace

/// The screen around the pager. (Rule 41)
extension PagingEngine {
    /// Lets the model tell the shown pages that the screen appears or disappears, and returns whether it does: not within
    /// a callback, without a driver, or if it knows of it already.
    package func screen(_ change: AppearanceChange) -> Bool {
        guard let borrowed, let recorder = borrowed.recorder else { return false }
        let appearance: ContainerAppearance = change.isAppearing ? .appears : .disappears
        switch change {
        case .begin(let isAppearing, let animated):
            guard !container.hasStopped, model.isOnScreen != isAppearing else { return false }
            screenChange = appearance
            borrowed.container.pointee.begin(appearance, animated: animated, client: &recorder.pointee)
        case .end(let isAppearing, let animated):
            guard screenChange == appearance else { return false }
            screenChange = nil
            // A finger that was on a page touches it no more.
            if !isAppearing, scrollPhase != .rest { scrollView(enters: .rest, isSilent: true) }
            borrowed.container.pointee.end(appearance, animated: animated, client: &recorder.pointee)
        }
        return true
    }
}

/// What moves while time passes comes to rest by itself, unless a finger holds it.
extension PagingEngine {
    /// The seconds from a release, or from the start of an animated set, to rest. (Choice: nobody has published a time)
    private static let durationOfMove = 0.3

    package var secondsToRest: Double? {
        guard let borrowed, borrowed.recorder != nil, !borrowed.container.pointee.hasStopped else { return nil }
        switch borrowed.container.pointee.transition {
        case .none, .drag: return nil
        case .landing, .returning, .bouncing, .set: return max(0, Self.durationOfMove - secondsMoving)
        }
    }

    package func move(for seconds: Double) { secondsMoving += seconds }

    package func comeToRest() {
        guard let borrowed, let recorder = borrowed.recorder else { return }
        secondsMoving = 0
        let isSet = if case .set = borrowed.container.pointee.transition { true } else { false }
        borrowed.container.pointee.settle(client: &recorder.pointee)
        if scrollPhase == .decelerating { scrollView(enters: .rest) }
        if isSet { owner.scrollingAnimationEnds() }
    }
}

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

    package var isScrolling: Bool { scrollPhase != .rest && settings.transitionStyle == .scroll }

    package func scrollView(enters phase: ScrollPhase, isSilent: Bool = false) {
        scrollPhase = phase
        owner.scrollView(enters: phase, isSilent: isSilent)
    }

    /// Lifts the finger of a whole swipe, before its end is told and before the content is back at rest.
    func liftFingerOfSwipe() {
        if isSwiping, scrollPhase == .dragging { scrollView(enters: .decelerating) }
    }
}
