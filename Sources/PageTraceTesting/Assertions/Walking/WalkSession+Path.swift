import PageTrace

extension WalkSession {
    /// Follows the gestures of a path; stops where UIKit would have raised if the container is strict.
    mutating func follow(_ trace: Trace) {
        let pages = Dictionary(zip(trace.pages, self.pages.pages), uniquingKeysWith: { first, _ in first })
        for gesture in trace.pageViewController?.gestures ?? [] {
            guard !container.hasStopped else { return }
            // A path is made of gestures on pages alone, all of them known.
            if case .page(let gesture) = gesture, let own = gesture.mapped(by: pages) { perform(own) }
        }
    }
}
