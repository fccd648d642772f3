/// One call from a paging scroll view, or from the view controller around it, to the client.
package enum ScrollViewCallback: Hashable, Sendable {
    /// The view is loaded; the article sets up its pager in here.
    case viewDidLoad
    /// The size of the view has changed.
    ///
    /// UIKit tells the view controller, never the delegate of the scroll view.
    case viewDidLayoutSubviews
    /// A drag begins. (Documented)
    case willBeginDragging
    /// The offset has changed.
    ///
    /// UIKit calls this for every frame; the model calls it once per gesture. (Choice)
    case didScroll
    /// A drag has ended; the content may keep moving. (Documented)
    case didEndDragging(willDecelerate: Bool)
    /// The content has come to rest after a drag. (Documented)
    case didEndDecelerating
    /// An animated `setContentOffset` has ended. (Documented: only if an animation was requested)
    case didEndScrollingAnimation

    package var method: ScrollViewMethod {
        switch self {
        case .viewDidLoad: .viewDidLoad
        case .viewDidLayoutSubviews: .viewDidLayoutSubviews
        case .willBeginDragging: .scrollViewWillBeginDragging
        case .didScroll: .scrollViewDidScroll
        case .didEndDragging: .scrollViewDidEndDragging
        case .didEndDecelerating: .scrollViewDidEndDecelerating
        case .didEndScrollingAnimation: .scrollViewDidEndScrollingAnimation
        }
    }
}

/// A method that a client may have, with UIKit's name.
package enum ScrollViewMethod: String, Hashable, Sendable, CaseIterable {
    case viewDidLoad, viewDidLayoutSubviews
    case scrollViewWillBeginDragging, scrollViewDidScroll, scrollViewDidEndDragging, scrollViewDidEndDecelerating
    case scrollViewDidEndScrollingAnimation
}

/// A callback that came to the client, or a call that the client made in response, and the situation at the time.
package struct ScrollViewLogEntry: Hashable, Sendable {
    /// What happened.
    package enum Event: Hashable, Sendable {
        /// The client was called.
        case received(ScrollViewCallback)
        /// It told observers that another page is selected.
        case pageSelected(PagePlace)
        /// It told a page that it is visible.
        case viewDidAppear(String)
        /// It told a page that it is hidden.
        case viewDidDisappear(String)
    }

    package var event: Event
    package var phase: Phase
    /// Where the visible area began, in points.
    package var contentOffset: ScrollPoint
    package var size: ScrollSize
    /// The change of the selected page, nil if it stays the same.
    package var change: Change?

    package struct Change: Hashable, Sendable {
        package var old: String?
        package var new: String?
    }

    init(_ event: Event, in scrollView: PagingScrollView) {
        self.event = event
        phase = scrollView.phase
        contentOffset = scrollView.contentOffset
        size = scrollView.size
    }
}
