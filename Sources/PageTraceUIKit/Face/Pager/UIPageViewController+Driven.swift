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
