import PageTrace

/// The screen around the pager. (Rule 41)
extension PagingEngine {
    /// Lets the model tell the shown pages that the screen appears or disappears, and returns whether it does: not within
    /// a callback, without a driver, or if it knows of it already.
    package func screen(_ change: PageChange) -> Bool {
        switch change {
        case .begin(let isAppearing, let animated): begin(isAppearing ? .appears : .disappears, animated: animated)
        case .end(let isAppearing, let animated): end(isAppearing ? .appears : .disappears, animated: animated)
        case .load, .add, .arrive, .willLeave, .leave: false
        }
    }

    private func begin(_ change: ContainerAppearance, animated: Bool) -> Bool {
        guard let borrowed, let recorder = borrowed.recorder, !container.hasStopped,
            model.isOnScreen != (change == .appears)
        else { return false }
        screenChange = change
        borrowed.container.pointee.begin(change, animated: animated, client: &recorder.pointee)
        return true
    }

    private func end(_ change: ContainerAppearance, animated: Bool) -> Bool {
        guard screenChange == change, let borrowed, let recorder = borrowed.recorder else { return false }
        screenChange = nil
        // A finger that was on a page touches it no more.
        if change == .disappears, scrollPhase != .rest { scrollView(enters: .rest, isSilent: true) }
        borrowed.container.pointee.end(change, animated: animated, client: &recorder.pointee)
        return true
    }
}
