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
    ///
    /// A change of a list of 100,000 pages takes milliseconds: this many changes of lists of 10,000 pages are a matter of
    /// seconds, and of the longest lists they would be one of minutes.
    var movedPages: Int { listChanges.saturatingProduct(Swift.min(pages, 10_000)) }
}
