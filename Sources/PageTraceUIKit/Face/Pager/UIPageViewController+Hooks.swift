/// What intervenes in pagers, such as recorders: when a property is assigned, and when pages are set.
@MainActor
package protocol PagerHooks {
    /// The data source that a pager gets in place of the one that the app assigns.
    static func proxy(
        for assigned: (any UIPageViewControllerDataSource)?, of pager: UIPageViewController
    ) -> (any UIPageViewControllerDataSource)?

    /// The delegate that a pager gets in place of the one that the app assigns.
    static func proxy(
        for assigned: (any UIPageViewControllerDelegate)?, of pager: UIPageViewController
    ) -> (any UIPageViewControllerDelegate)?

    /// The app makes the pages of a curl double-sided or not.
    static func hearDoubleSided(_ isDoubleSided: Bool, of pager: UIPageViewController)

    /// The app sets pages; returns the block that replaces the app's.
    static func noteSet(
        _ pages: [UIViewController]?, _ direction: UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?, of pager: UIPageViewController
    ) -> ((Bool) -> Void)?
}
