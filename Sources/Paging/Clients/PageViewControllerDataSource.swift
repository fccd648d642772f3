/// The part of a client that answers which page comes before and after another: UIKit's
/// `UIPageViewControllerDataSource`.
///
/// A page is any hashable value; two pages are the same instance where the values are equal.
public protocol PageViewControllerDataSource<Page>: PagedClient {
    /// What the app shows as a page.
    associatedtype Page

    /// Answers the page before another, nil at the start.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerBefore viewController: Page
    ) -> Page?

    /// Answers the page after another, nil at the end.
    mutating func pageViewController(
        _ pageViewController: inout PageViewController<Page>, viewControllerAfter viewController: Page
    ) -> Page?

    /// Whether the client has ``presentationCount(for:)`` and ``presentationIndex(for:)``. (Rule 37)
    ///
    /// UIKit looks for both methods; a client that has none, or one alone, gets no page indicator. False by default.
    var hasPageIndicator: Bool { get }

    /// Answers the number of dots.
    mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int

    /// Answers the current dot, from 0.
    mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int
}

extension PageViewControllerDataSource {
    /// False.
    @inlinable public var hasPageIndicator: Bool { false }

    /// Answers 0.
    @inlinable
    public mutating func presentationCount(for pageViewController: inout PageViewController<Page>) -> Int { 0 }

    /// Answers 0.
    @inlinable
    public mutating func presentationIndex(for pageViewController: inout PageViewController<Page>) -> Int { 0 }
}
