/// One call from a paging scroll view, or from the view controller around it, to the client.
public enum ScrollViewCallback: Hashable, Sendable {
    /// The view is there: the article sets up its pager in here.
    case viewDidLoad
    /// The view has another size. UIKit tells the view controller, never the delegate of the scroll view.
    case viewDidLayoutSubviews
    /// A drag begins. (Documented)
    case willBeginDragging
    /// The offset has changed.
    ///
    /// UIKit calls this for every frame; the model calls it once a gesture. (Choice)
    case didScroll
    /// A drag has ended, and the content coasts on or not. (Documented)
    case didEndDragging(willDecelerate: Bool)
    /// The content has come to rest after a drag. (Documented)
    case didEndDecelerating
    /// An animated `setContentOffset` has ended. (Documented: only where an animation was asked for)
    case didEndScrollingAnimation

    /// The method that is called.
    public var method: ScrollViewMethod {
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

/// A method that a client may have, under UIKit's name.
public enum ScrollViewMethod: String, Hashable, Sendable, CaseIterable {
    /// Of the view controller, once.
    case viewDidLoad
    /// Of the view controller, after each change of size.
    case viewDidLayoutSubviews
    /// Of the delegate, at the start of a drag.
    case scrollViewWillBeginDragging
    /// Of the delegate, for each change of the offset.
    case scrollViewDidScroll
    /// Of the delegate, where the finger lets go.
    case scrollViewDidEndDragging
    /// Of the delegate, where coasting ends.
    case scrollViewDidEndDecelerating
    /// Of the delegate, where an animation ends.
    case scrollViewDidEndScrollingAnimation
}

/// One call that a client makes in answer to a callback: to whom selections matter, and to its pages.
public enum PagerCall<Page> {
    /// Another page is the selected one.
    case pageSelected(PagePlace)
    /// A page is told that it is seen.
    case viewDidAppear(Page)
    /// A page is told that it is hidden.
    case viewDidDisappear(Page)
}

extension PagerCall: Equatable where Page: Equatable {}
extension PagerCall: Hashable where Page: Hashable {}
extension PagerCall: Sendable where Page: Sendable {}
