import PageTrace

extension WalkSession {
    /// Follows the gestures of a path; stops where UIKit would have raised if the container is strict.
    mutating func follow(_ trace: Trace) {
        let pages = Dictionary(zip(trace.pages, self.pages.pages), uniquingKeysWith: { first, _ in first })
        for gesture in trace.gestures {
            guard !container.hasStopped else { return }
            switch gesture {
            case .set(let set):
                self.set(
                    set.pages.compactMap { pages[$0] }, direction: set.direction, animated: set.isAnimated,
                    settles: set.settles, completion: set.completion)
            case .swipe(let swipe): self.swipe(swipe.direction, ends: swipe.ends, preload: swipe.preload)
            default: continue  // A path is made of sets and swipes alone.
            }
        }
    }
}
