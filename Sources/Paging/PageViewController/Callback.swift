/// One call between a page view controller and its client, with typed pages.
///
/// The container passes a question with an answer of nil or 0, and the client replaces it: see
/// ``CallbackReceiver/receive(_:in:)``.
public enum Callback<Page> {
    /// The data source is asked for the page after another.
    case viewControllerAfter(Page, answer: Page?)
    /// The data source is asked for the page before another.
    case viewControllerBefore(Page, answer: Page?)
    /// The delegate is told that a transition begins.
    case willTransitionTo(Spread<Page>)
    /// The delegate is told that a transition has ended.
    case didFinishAnimating(finished: Bool, previous: Spread<Page>, completed: Bool)
    /// The delegate is asked where the spine lies.
    case spineLocation(InterfaceOrientation, answer: SpineLocation?)
    /// The completion block of a programmatic set runs.
    case completion(finished: Bool)
    /// The data source is asked for the number of dots.
    case presentationCount(Int)
    /// The data source is asked for the current dot.
    case presentationIndex(Int)
    /// A page's view is loaded, because it is needed for the first time. (Rule 42)
    case viewDidLoad(Page)
    /// A page is about to become visible.
    case viewWillAppear(Page, animated: Bool = true)
    /// A page is visible.
    case viewDidAppear(Page, animated: Bool = true)
    /// A page is about to be hidden.
    case viewWillDisappear(Page, animated: Bool = true)
    /// A page is hidden.
    case viewDidDisappear(Page, animated: Bool = true)
    /// A page is about to become a child, or to stop being one.
    case willMove(Page, toParent: Bool)
    /// A page has become a child, or has stopped being one.
    case didMove(Page, toParent: Bool)
    /// The scroll view inside has moved. (Rules 38 to 40)
    case scrollViewDidScroll(ScrollProgress)
    /// The client calls `setViewControllers`, from within the previous callback or on a turn of the main queue.
    case setViewControllers([Page], direction: Direction, animated: Bool)
    /// UIKit would raise here.
    case raise(ContractViolation)
    /// Not a call: the end of the transition to these pages is never reported. (Quirk)
    case lostDidFinish(Spread<Page>)
    /// Not a call: the completion block of the set to these pages never runs. (iOS 26)
    case lostCompletion(Spread<Page>)
    /// Not a call: a page that is not shown remains a child. (iOS 26)
    case leakedChild(Page)
    /// Not a call: a set of these pages is silently dropped. (iOS 26)
    case droppedSet([Page])
}

extension Callback: Equatable where Page: Equatable {}
extension Callback: Hashable where Page: Hashable {}
extension Callback: Sendable where Page: Sendable {}

extension Callback {
    /// The part of the client that is called, nil if none is.
    @inlinable
    public var role: CallbackRole? {
        switch self {
        case .viewControllerAfter, .viewControllerBefore: .dataSource
        case .willTransitionTo, .didFinishAnimating, .spineLocation: .delegate
        case .completion: .completion
        case .presentationCount, .presentationIndex: .indicator
        case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
        case .willMove, .didMove: .containment
        case .setViewControllers: .request
        case .scrollViewDidScroll: .progress
        case .raise, .lostDidFinish, .lostCompletion, .leakedChild, .droppedSet: nil
        }
    }
}

extension Callback {
    /// The page in the answer to a question about neighbors; nil for other calls, and if the answer is nil.
    @inlinable var page: Page? {
        switch self {
        case .viewControllerAfter(_, let answer), .viewControllerBefore(_, let answer): answer
        default: nil
        }
    }
}
