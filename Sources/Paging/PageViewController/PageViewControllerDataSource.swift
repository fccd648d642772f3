/// The part of a client that answers which page comes before and after another: UIKit's
/// `UIPageViewControllerDataSource`.
///
/// A page is any hashable value; equal values are the same instance.
public protocol PageViewControllerDataSource<Page>: PagedClient {
    // Named here again, so that the compiler finds it from the two methods.
    /// What the app shows as a page.
    associatedtype Page

    /// Returns the page before another, nil at the start.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerBefore viewController: Page
    ) -> Page?

    /// Returns the page after another, nil at the end.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerAfter viewController: Page
    ) -> Page?

    /// Whether the client has ``presentationCount(for:)`` and ``presentationIndex(for:)``. (Rule 37)
    ///
    /// UIKit looks for both methods; a client that lacks either gets no page indicator. False by default.
    var hasPageIndicator: Bool { get }

    /// Returns the number of dots.
    mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int

    /// Returns the index of the current dot, from 0.
    mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int
}

extension PageViewControllerDataSource {
    /// By default, false: there is no page indicator.
    public var hasPageIndicator: Bool { false }

    /// By default, there are no dots.
    public mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int { 0 }

    /// By default, the current dot is the first.
    public mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int { 0 }
}

/// The page type that the parts of a client share.
///
/// Most clients need not declare it, because Swift infers it from the data source methods.
public protocol PagedClient<Page> {
    /// What the app shows as a page.
    associatedtype Page: Hashable
}
