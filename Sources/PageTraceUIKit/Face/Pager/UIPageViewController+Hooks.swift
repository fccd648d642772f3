extension UIPageViewController {
    /// The points at which a recorder intervenes: when a property is assigned, and when pages are set.
    package struct Hooks {
        let dataSource: ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?
        let delegate: ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?
        let doubleSided: (Bool) -> Void
        let set: ([UIViewController]?, NavigationDirection, _ isAnimated: Bool, ((Bool) -> Void)?) -> ((Bool) -> Void)?

        /// Creates hooks.
        package init(
            dataSource: @escaping ((any UIPageViewControllerDataSource)?) -> (any UIPageViewControllerDataSource)?,
            delegate: @escaping ((any UIPageViewControllerDelegate)?) -> (any UIPageViewControllerDelegate)?,
            doubleSided: @escaping (Bool) -> Void,
            set:
                @escaping (
                    [UIViewController]?, NavigationDirection, _ isAnimated: Bool, ((Bool) -> Void)?
                ) -> ((Bool) -> Void)?
        ) {
            (self.dataSource, self.delegate, self.doubleSided, self.set) = (dataSource, delegate, doubleSided, set)
        }
    }
}
