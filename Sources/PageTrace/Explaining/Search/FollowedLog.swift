import Paging

/// A log as a search looks at it.
struct FollowedLog: Sendable {
    let entries: [ObservedLog.Entry]
    let observed: ObservedCalls
    let endsInTrap: Bool
    /// The number of pages that the log names.
    let pageCount: Int
    /// What a data source is taken to answer that the log says nothing of; nil if the log has its answers.
    let guess: PageList<PagePosition>?

    init(_ log: ObservedLog) {
        entries = log.entries
        observed = ObservedCalls(log.entries)
        endsInTrap = log.endsInTrap
        pageCount = log.pages.count
        guess =
            observed.contains(.dataSource)
            ? nil : PageList(GuessedList(log.entries, count: log.pages.count).pages)
    }

    var count: Int { entries.count }

    /// The call at a position, nil at the end.
    subscript(position: Int) -> Callback<PagePosition>? {
        position < entries.count ? entries[position].callback : nil
    }

    /// The set that the log has at a position, nil if it has another call there.
    func set(at position: Int) -> PageSet<PagePosition>? {
        guard case .setViewControllers(let pages, let direction, let isAnimated)? = self[position] else { return nil }
        return PageSet(pages, direction: direction, isAnimated: isAnimated)
    }

    /// Whether a call of the model is the one at a position.
    @inline(__always)
    func matches(_ callback: Callback<PagePosition>, at position: Int) -> Bool {
        let entry = entries[position]
        switch (callback, entry.callback) {
        // An answer is the app's: what is asked decides.
        case (.viewControllerAfter(let page, _), .viewControllerAfter(let other, _)): return page == other
        case (.viewControllerBefore(let page, _), .viewControllerBefore(let other, _)): return page == other
        // The calls of every gesture are compared here, for the default below is slow: it is generic at run time.
        case (.willTransitionTo(let pages), .willTransitionTo(let others)): return pages == others
        case (
            .didFinishAnimating(let finished, let previous, let completed),
            .didFinishAnimating(let otherFinished, let otherPrevious, let otherCompleted)
        ):
            return completed == otherCompleted && finished == otherFinished && previous == otherPrevious
        case (.spineLocation(let orientation, _), .spineLocation(let other, _)): return orientation == other
        case (.presentationCount, .presentationCount), (.presentationIndex, .presentationIndex): return true
        case (.viewWillAppear(let page, _), .viewWillAppear(let other, _)) where entry.hidesAnimation:
            return page == other
        case (.viewDidAppear(let page, _), .viewDidAppear(let other, _)) where entry.hidesAnimation:
            return page == other
        case (.viewWillDisappear(let page, _), .viewWillDisappear(let other, _)) where entry.hidesAnimation:
            return page == other
        case (.viewDidDisappear(let page, _), .viewDidDisappear(let other, _)) where entry.hidesAnimation:
            return page == other
        default: return callback == entry.callback
        }
    }
}
