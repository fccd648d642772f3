/// Returns the pages before and after another.
///
/// The two methods of the page indicator are optional in UIKit. Here they have defaults; if the model reaches one,
/// there is no indicator.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before another, nil at the start.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after another, nil at the end.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// The number of dots.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// The current dot, from 0.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// The default, which means that the app has no such method.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        pageViewController.hasReachedDefault = true
        return 0
    }

    /// The default, which means that the app has no such method.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        pageViewController.hasReachedDefault = true
        return 0
    }
}
