import Foundation
import PageTrace
import PageTraceEngine

#if canImport(UIKit)
    import UIKit
#else
    import PageTraceFace
#endif

/// A scroll view that says what the driver's finger does. (Not tried with Apple's UIKit)
///
/// Apple's own scroll view in the pager stays at rest: what its delegate would do is for Apple to know.
final class DrivenScrollView: UIScrollView {
    /// What the finger does.
    fileprivate var phase = ScrollPhase.rest

    override var isDragging: Bool { phase == .dragging }
    override var isTracking: Bool { phase == .dragging }
    override var isDecelerating: Bool { phase == .decelerating }
}

/// The position of the inner scroll view. (Rules 38 to 40)
extension ApplePager {
    /// Makes the scroll view; the shown page is the middle one of three.
    func makeScrollView() -> DrivenScrollView {
        // The size of the screen is not known before a window, and any other will do: apps divide by it.
        let scrollView = DrivenScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.isPagingEnabled = true
        scrollView.isScrollEnabled = false
        move(scrollView, to: ScrollProgress(0))
        return scrollView
    }

    /// Adds the scroll view where apps look for it: it is the first one in the pager's view.
    func addScrollView() {
        guard pager.transitionStyle == .scroll, scrollView.superview == nil else { return }
        pager.viewIfLoaded?.insertSubview(scrollView, at: 0)
    }

    func scroll(to progress: ScrollProgress) {
        let earlier = scrollView.contentOffset
        move(scrollView, to: progress)
        // A finger that has come back was somewhere else meanwhile.
        if scrollView.contentOffset == earlier { FingerCalls.tellOfMovement(of: scrollView) }
    }

    private func move(_ scrollView: UIScrollView, to progress: ScrollProgress) {
        let size = scrollView.frame.size
        scrollView.contentOffset =
            pager.navigationOrientation == .horizontal
            ? CGPoint(x: size.width * CGFloat(progress.offset), y: 0)
            : CGPoint(x: 0, y: size.height * CGFloat(progress.offset))
    }

    func scrollView(enters phase: ScrollPhase, isSilent: Bool) {
        scrollView.phase = phase
        if !isSilent { FingerCalls.tell(phase, on: scrollView) }
    }

    func scrollingAnimationEnds() {
        if pager.transitionStyle == .scroll { FingerCalls.tellOfAnimationEnd(of: scrollView) }
    }
}
