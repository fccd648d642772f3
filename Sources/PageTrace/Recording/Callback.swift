/// One call between a page view controller and its client, with typed pages.
///
/// Recorders log these; a ``Recording`` holds them in words, as ``CallbackRecord``.
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
}

extension Callback: Equatable where Page: Equatable {}
extension Callback: Hashable where Page: Hashable {}
extension Callback: Sendable where Page: Sendable {}

extension Callback {
    /// The part of the client that is called, nil for an error of UIKit.
    @inlinable
    public var role: CallbackRecord.Role? {
        switch self {
        case .viewControllerAfter, .viewControllerBefore: .dataSource
        case .willTransitionTo, .didFinishAnimating, .spineLocation: .delegate
        case .completion: .completion
        case .presentationCount, .presentationIndex: .indicator
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
        case .willMove, .didMove: .containment
        case .setViewControllers: .request
        case .raise: nil
        }
    }
}
