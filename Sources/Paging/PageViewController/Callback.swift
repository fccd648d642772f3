/// One call between a page view controller and its client, with typed pages.
///
/// The container hands a question out with an answer of nil or 0, and the client puts its own in: see
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
    /// A page is about to be seen.
    case viewWillAppear(Page)
    /// A page is seen.
    case viewDidAppear(Page)
    /// A page is about to be hidden.
    case viewWillDisappear(Page)
    /// A page is hidden.
    case viewDidDisappear(Page)
    /// A page is about to become a child, or to be one no longer.
    case willMove(Page, toParent: Bool)
    /// A page has become a child, or is one no longer.
    case didMove(Page, toParent: Bool)
    /// The client calls `setViewControllers` from within the callback before this entry.
    case setViewControllers([Page], direction: Direction, animated: Bool)
    /// UIKit would raise here.
    case raise(ContractViolation)
    /// No call: the end of the transition to these pages is never reported. (Quirk)
    case lostDidFinish(Spread<Page>)
}

extension Callback: Equatable where Page: Equatable {}
extension Callback: Hashable where Page: Hashable {}
extension Callback: Sendable where Page: Sendable {}

extension Callback {
    /// The part of the client that is called, nil if nobody is.
    @inlinable
    public var role: CallbackRole? {
        switch self {
        case .viewControllerAfter, .viewControllerBefore: .dataSource
        case .willTransitionTo, .didFinishAnimating, .spineLocation: .delegate
        case .completion: .completion
        case .presentationCount, .presentationIndex: .indicator
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
        case .willMove, .didMove: .containment
        case .setViewControllers: .request
        case .raise, .lostDidFinish: nil
        }
    }
}

extension Callback {
    /// The page in the answer of a question about neighbours, nil for other calls and for an answer of nil.
    @inlinable var page: Page? {
        switch self {
        case .viewControllerAfter(_, let answer), .viewControllerBefore(_, let answer): answer
        default: nil
        }
    }
}
