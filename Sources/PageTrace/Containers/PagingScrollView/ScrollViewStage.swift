package import Paging

/// A paging scroll view with the pager around it.
package struct ScrollViewStage: Stage, Hashable, Sendable {
    package var scrollView: PagingScrollView
    package var client: PagingScrollViewPager

    /// Creates a scroll view that has not been loaded yet, with its pages row by row.
    package init(
        _ settings: PagingScrollViewSettings = PagingScrollViewSettings(), pages: [String],
        client: PagingScrollViewPager
    ) {
        scrollView = PagingScrollView(settings, pages: pages)
        self.client = client
    }

    /// False: nothing is ever raised here.
    package var hasStopped: Bool { false }

    /// Loads the view, which lets the client set itself up.
    package mutating func opening() -> ScrollViewObservation? { observe(nil) { $0.load(client: &$1) } }

    package mutating func observe(_ gesture: ScrollViewGesture) -> ScrollViewObservation {
        observe(gesture) { $0.perform(gesture, client: &$1) }
    }

    package func refusal(of gesture: ScrollViewGesture) -> GestureRefusal? { scrollView.refusal(of: gesture) }

    private mutating func observe(
        _ gesture: ScrollViewGesture?,
        _ action: (inout PagingScrollView, inout PagingScrollViewPager) -> GestureOutcome
    ) -> ScrollViewObservation {
        let before = self
        let outcome = action(&scrollView, &client)
        return seen(gesture, since: before, outcome, client.takeLog())
    }

    /// Performs a gesture without looking at what follows from it.
    @discardableResult
    package mutating func carryOut(_ gesture: ScrollViewGesture) -> GestureOutcome {
        scrollView.perform(gesture, client: &client)
    }

    /// Everything that was seen since a moment before.
    package func seen(
        _ gesture: ScrollViewGesture?, since before: ScrollViewStage, _ outcome: GestureOutcome,
        _ log: [ScrollViewLogEntry]
    ) -> ScrollViewObservation {
        ScrollViewObservation(before: before, after: self, gesture: gesture, outcome: outcome, log: log)
    }
}
