import Paging

extension FollowedLog {
    /// Whether a call of the model is the one at a position.
    @inline(__always)
    func matches(_ callback: Callback<PagePosition>, at position: Int) -> Bool {
        entry(at: position)?.isMatched(by: callback) ?? false
    }
}

extension ObservedLog.Entry {
    /// Whether a call of the model is this one, as far as the log says.
    @inline(__always)
    func isMatched(by callback: Callback<PagePosition>) -> Bool {
        switch (callback, self.callback) {
        // An answer is the app's: what is asked decides.
        case (.viewControllerAfter(let page, _), .viewControllerAfter(let other, _)): return page == other
        case (.viewControllerBefore(let page, _), .viewControllerBefore(let other, _)): return page == other
        // The calls of every gesture are compared here, for the default below is slow: it is generic at run time.
        case (.willTransitionTo(let pages), .willTransitionTo(let others)): return pages == others
        case (
            .didFinishAnimating(let finished, let previous, let completed),
            .didFinishAnimating(let otherFinished, let otherPrevious, let otherCompleted)
        ):
            return completed == otherCompleted && finished == otherFinished
                && (hidesPrevious || previous == otherPrevious)
        case (.spineLocation(let orientation, _), .spineLocation(let other, _)): return orientation == other
        case (.presentationCount, .presentationCount), (.presentationIndex, .presentationIndex): return true
        case (.viewWillAppear(let page, _), .viewWillAppear(let other, _)) where hidesAnimation:
            return page == other
        case (.viewDidAppear(let page, _), .viewDidAppear(let other, _)) where hidesAnimation:
            return page == other
        case (.viewWillDisappear(let page, _), .viewWillDisappear(let other, _)) where hidesAnimation:
            return page == other
        case (.viewDidDisappear(let page, _), .viewDidDisappear(let other, _)) where hidesAnimation:
            return page == other
        default: return callback == self.callback
        }
    }
}
