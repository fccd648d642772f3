/// What intervenes in a pager, such as a recorder: when a property is assigned, and when pages are set.
@MainActor
package protocol PagerHooks: AnyObject {
    /// The data source that the pager gets in place of the one that the app assigns.
    func proxy(for assigned: (any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?

    /// The delegate that the pager gets in place of the one that the app assigns.
    func proxy(for assigned: (any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?

    /// The app makes the pages of a curl double-sided or not.
    func hearDoubleSided(_ isDoubleSided: Bool)

    /// The app sets pages; returns the block that replaces the app's.
    func noteSet(
        _ pages: [UIViewController]?, _ direction: UIPageViewController.NavigationDirection, _ isAnimated: Bool,
        _ completion: ((Bool) -> Void)?
    ) -> ((Bool) -> Void)?
}
