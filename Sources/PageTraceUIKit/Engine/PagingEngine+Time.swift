import PageTrace

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
