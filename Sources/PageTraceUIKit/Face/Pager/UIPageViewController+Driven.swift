import PageTraceEngine

/// What a driver needs to know of a pager.
extension UIPageViewController {
    /// The pager as the engine sees it: the driver's module adopts that for the pagers of both UIKits.
    var driven: any DrivenPager {
        guard let driven = self as? any DrivenPager else { preconditionFailure("PageTraceUIKit is not linked") }
        return driven
    }

    var shown: [UIViewController] { engine.shown.compactMap { $0 as? UIViewController } }

    /// Whether the model is on screen, where it begins unless a driver's settings say otherwise.
    package var isOnScreen: Bool { engine.model.isOnScreen }
    /// The turns of the main queue that have passed within gestures, as the model counts them.
    package var turnsPassed: Int { Int(engine.model.turns.count) }

    /// Asks the app, and returns nil if only the default answers.
    package func ifImplemented(_ ask: () -> Int) -> Int? {
        hasReachedDefault = false
        let answer = ask()
        return hasReachedDefault ? nil : answer
    }

    func makeScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: UIScreen.main.bounds)
        scrollView.isPagingEnabled = true
        scrollView.scrollEnabledChanged = { [weak self] in self?.engine.setScrollEnabled($0) }
        // The shown page is the middle one of three.
        if transitionStyle == .scroll {
            let isHorizontal = navigationOrientation == .horizontal
            scrollView.contentOffset = CGPoint(
                x: isHorizontal ? scrollView.frame.width : 0, y: isHorizontal ? 0 : scrollView.frame.height)
        }
        return scrollView
    }
}

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
