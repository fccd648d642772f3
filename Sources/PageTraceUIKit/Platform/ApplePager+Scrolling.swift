import PageTrace
import PageTraceEngine

/// A scroll view that says what the driver's finger does. (Not tried with Apple's UIKit)
///
/// Apple's own scroll view in the pager stays at rest: what its delegate would do is for Apple to know.
final class DrivenScrollView: UIScrollView {
    /// What the finger does.
    fileprivate var fingerPhase = ScrollPhase.rest

    override var isDragging: Bool { fingerPhase == .dragging }
    override var isTracking: Bool { fingerPhase == .dragging }
    override var isDecelerating: Bool { fingerPhase == .decelerating }
}

/// The position of the inner scroll view. (Rules 38 to 40)
extension ApplePager {
    /// Makes the scroll view; the shown page is the middle one of three.
    func makeScrollView() -> DrivenScrollView {
        // The size of the screen is not known before a window, and any other will do: apps divide by it.
        let scrollView = DrivenScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.isPagingEnabled = true
        scrollView.isScrollEnabled = false
        let isHorizontal = pager.navigationOrientation == .horizontal
        scrollView.contentOffset = CGPoint(x: isHorizontal ? 390 : 0, y: isHorizontal ? 0 : 844)
        return scrollView
    }

    /// Adds the scroll view where apps look for it: it is the first one in the pager's view.
    func addScrollView() {
        guard pager.transitionStyle == .scroll, scrollView.superview == nil else { return }
        pager.viewIfLoaded?.insertSubview(scrollView, at: 0)
    }

    package var movingView: UIScrollView { scrollView }

    package func moveContent(to offset: CGPoint) {
        let earlier = scrollView.contentOffset
        scrollView.contentOffset = offset
        // A finger that has come back was somewhere else meanwhile.
        if scrollView.contentOffset == earlier { FingerCalls.tellOfMovement(of: scrollView) }
    }

    package func setPhase(_ phase: ScrollPhase) { scrollView.fingerPhase = phase }
}
