import Foundation
package import PageTrace
package import PageTraceEngine

/// What the container does to its pages and to the scroll view.
extension UIPageViewController {
    /// The identity of a page.
    package func identity(of page: AnyObject) -> PageIdentity {
        // Whatever an app answers or sets is a view controller.
        (page as? UIViewController)?.identity ?? PageIdentity(page) { _ in [] }
    }

    /// Does something to a page.
    package func tell(_ page: AnyObject, _ change: PageChange) {
        guard let page = page as? UIViewController else { return }
        switch change {
        case .load: load(page)
        case .add: addChild(page)
        case .arrive:
            join(page)
            page.didMove(toParent: self)
        case .willLeave: page.willMove(toParent: nil)
        case .leave:
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        case .beginAppearance(let animated): page.beginAppearance(animated: animated)
        case .endAppearance(let animated): page.endAppearance(animated: animated)
        case .beginDisappearance(let animated): page.beginDisappearance(animated: animated)
        case .endDisappearance(let animated): page.endDisappearance(animated: animated)
        }
    }

    /// Loads the page's view, which joins the pager's view if the page is a child already. (Rule 42)
    private func load(_ page: UIViewController) {
        page.loadViewIfNeeded()
        if page.parent === self { join(page) }
    }

    private func join(_ page: UIViewController) {
        if let view = page.viewIfLoaded { viewIfLoaded?.addSubview(view) }
    }

    /// Nothing: a pager of the face tells its pages when it appears.
    package func passOn(_ change: PageChange) {}

    func makeScrollView() -> UIScrollView {
        let scrollView = UIScrollView(frame: UIScreen.main.bounds)
        scrollView.isPagingEnabled = true
        // The shown page is the middle one of three.
        if transitionStyle == .scroll { scrollView.contentOffset = offset(of: ScrollProgress(0), in: scrollView) }
        return scrollView
    }

    /// Moves the content to the model's position, and tells the observers.
    package func scroll(to progress: ScrollProgress) {
        scrollView.move(to: offset(of: progress, in: scrollView))
    }

    private func offset(of progress: ScrollProgress, in scrollView: UIScrollView) -> CGPoint {
        navigationOrientation == .horizontal
            ? CGPoint(x: scrollView.frame.width * CGFloat(progress.offset), y: 0)
            : CGPoint(x: 0, y: scrollView.frame.height * CGFloat(progress.offset))
    }

    /// Changes what the scroll view says about a finger.
    package func scrollView(enters phase: ScrollPhase, isSilent: Bool) {
        scrollView.phase = phase
        guard !isSilent else { return }
        switch phase {
        case .dragging: scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
        case .decelerating:
            // The pager decides where the content comes to rest, whatever its delegate says.
            var target = scrollView.contentOffset
            scrollView.delegate?.scrollViewWillEndDragging(
                scrollView, withVelocity: .zero, targetContentOffset: &target)
            scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: true)
            scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
        case .rest: scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
        }
    }

    /// Tells the delegate of the scroll view that an animated set has ended.
    package func scrollingAnimationEnds() {
        if transitionStyle == .scroll { scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView) }
    }
}
