public import Foundation

/// A scroll view: where its content stands, and who is told.
@MainActor
open class UIScrollView: UIView {
    /// Whoever is told of movements.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// The size of the content.
    open var contentSize = CGSize.zero
    /// The space around the content.
    open var contentInset = UIEdgeInsets.zero
    /// How far the content is zoomed.
    open var zoomScale: CGFloat = 1
    /// How small the content can be.
    open var minimumZoomScale: CGFloat = 1
    /// How large the content can be.
    open var maximumZoomScale: CGFloat = 1
    /// Whether it can be pulled beyond a horizontal end with little content.
    open var alwaysBounceHorizontal = false
    /// Whether it can be pulled beyond a vertical end with little content.
    open var alwaysBounceVertical = false
    /// Whether it comes to rest at pages.
    open var isPagingEnabled = false
    /// Whether a finger can scroll.
    open var isScrollEnabled = true
    /// Whether it can be pulled beyond an end.
    open var bounces = true
    /// Whether a horizontal scroller is shown.
    open var showsHorizontalScrollIndicator = true
    /// Whether a vertical scroller is shown.
    open var showsVerticalScrollIndicator = true
    /// Whether it waits before it takes a touch for itself.
    open var delaysContentTouches = true
    /// What recognizes the pan.
    public let panGestureRecognizer = UIPanGestureRecognizer()
    /// Whether a finger is down and moves the content.
    public internal(set) var isDragging = false
    /// Whether a finger is down.
    public internal(set) var isTracking = false
    /// Whether the content moves after the finger let go.
    public internal(set) var isDecelerating = false

    /// A recorder, if there is one: it hears of movements beside the delegate.
    package var observer: ((UIScrollView) -> Void)?

    private var offset = CGPoint.zero

    /// Where the visible part begins.
    open var contentOffset: CGPoint {
        get { offset }
        set {
            guard newValue != offset else { return }
            offset = newValue
            observer?(self)
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// Moves the content, at once here.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// Whoever is told of the movements of a scroll view.
///
/// All of it is optional in UIKit; the defaults do nothing.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content has moved.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A finger begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger lets go.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The view that is zoomed, nil for none.
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
    /// None.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
