extension UIPageViewController {
    /// Where a recorder stands in the way: of what is assigned, and of what is set.
    package struct Hooks {
        let dataSource: ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?
        let delegate: ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?
        let set: ([UIViewController]?, NavigationDirection, _ isAnimated: Bool, ((Bool) -> Void)?) -> ((Bool) -> Void)?

        /// Creates hooks.
        package init(
            dataSource: @escaping ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?,
            delegate: @escaping ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?,
            set:
                @escaping (
                    [UIViewController]?, NavigationDirection, _ isAnimated: Bool, ((Bool) -> Void)?
                ) -> ((Bool) -> Void)?
        ) {
            (self.dataSource, self.delegate, self.set) = (dataSource, delegate, set)
        }
    }

    /// Whether the optional method that was called last is the default, which stands for no method.
    package var hasReachedDefault: Bool { engine.hasReachedDefault }
}
