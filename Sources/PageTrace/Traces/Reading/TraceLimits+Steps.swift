extension TraceLimits {
    /// The maximum number of gestures in a trace, with repetitions counted in full, and the reason for it.
    func steps(of trace: Trace) -> (count: Int, reason: String) {
        switch trace.container.kind {
        case .pageViewController: (steps, "")
        case .scrollView:
            (
                Swift.min(steps, pagesSeen / Swift.max(1, trace.pages.count)),
                "Each step of a scroll view looks at every page: with fewer pages there can be more gestures."
            )
        case .rootContainer:
            (
                Swift.min(steps, rootGestures),
                "Each gesture can leave a controller behind, and every step records all of them."
            )
        }
    }

    /// The maximum number of pages that the changes of a list may move.
    var movedPages: Int { listChanges.saturatingProduct(pages) }
}
