public import Foundation
import PageTraceEngine

/// A scroll view: the position of its content, and who is told about it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// The object that is told about movements.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content.
    open var contentSize = CGSize.zero
    /// The space around the content.
    open var contentInset = UIEdgeInsets.zero
    /// The zoom factor of the content.
    open var zoomScale: CGFloat = 1
    /// The smallest zoom factor.
    open var minimumZoomScale: CGFloat = 1
    /// The largest zoom factor.
    open var maximumZoomScale: CGFloat = 1
    /// Whether it can be pulled beyond a horizontal end even if its content is small.
    open var alwaysBounceHorizontal = false
    /// Whether it can be pulled beyond a vertical end even if its content is small.
    open var alwaysBounceVertical = false
    /// Whether it comes to rest on page boundaries.
    open var isPagingEnabled = false
    /// Whether a finger can scroll.
    open var isScrollEnabled = true
    /// Whether it can be pulled beyond an end.
    open var bounces = true
    /// Whether a horizontal indicator is shown.
    open var showsHorizontalScrollIndicator = true
    /// Whether a vertical indicator is shown.
    open var showsVerticalScrollIndicator = true
    /// Whether it delays touches of its content.
    open var delaysContentTouches = true
    /// The recognizer of pans.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Whether a finger is down and moves the content.
    open var isDragging: Bool { phase == .dragging }
    /// Whether a finger is down.
    open var isTracking: Bool { phase == .dragging }
    /// Whether the content still moves after the finger has lifted.
    open var isDecelerating: Bool { phase == .decelerating }

    /// What a finger does.
    var phase = ScrollPhase.rest

    /// A recorder, if there is one: it is told about movements in addition to the delegate.
    package var observer: ((UIScrollView) -> Void)?

    private var offset = CGPoint.zero

    /// Where the visible part begins.
    open var contentOffset: CGPoint {
        get { offset }
        set {
            if newValue != offset { move(to: newValue) }
        }
    }

    /// Moves the content as the model says, and tells of it; a finger that has come back was somewhere else meanwhile.
    package func move(to newOffset: CGPoint) {
        offset = newOffset
        observer?(self)
        delegate?.scrollViewDidScroll(self)
    }

    /// Moves the content; here always at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// The object that is told about the movements of a scroll view.
///
/// All methods are optional in UIKit; the defaults do nothing.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lifts.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content keeps moving by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The view to zoom, nil for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// By default, nil: nothing can be zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
