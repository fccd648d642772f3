package import PageTraceEngine

/// What a driver of a paging scroll view hears of it.
@MainActor
package protocol ScrollFollower: AnyObject {
    func sets(_ offset: CGPoint, animated: Bool)
}

open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var zoomScale: CGFloat = 1
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var alwaysBounceHorizontal = false
    open var alwaysBounceVertical = false
    open var isPagingEnabled = false
    open var isScrollEnabled = true { didSet { scrollEnabledChanged?(isScrollEnabled) } }
    package var scrollEnabledChanged: ((Bool) -> Void)?
    open var bounces = true
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var bouncesZoom = true
    open var isDirectionalLockEnabled = false
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var scrollsToTop = true
    open var canCancelContentTouches = true
    open var decelerationRate = DecelerationRate.normal
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var indicatorStyle = IndicatorStyle.default
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var refreshControl: UIRefreshControl?
    public private(set) lazy var contentLayoutGuide = UILayoutGuide()
    public private(set) lazy var frameLayoutGuide = UILayoutGuide()
    public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open var delaysContentTouches = true
    public let panGestureRecognizer = UIPanGestureRecognizer()
    open var isDragging: Bool { phase == .dragging }
    open var isTracking: Bool { phase == .dragging }
    open var isDecelerating: Bool { phase == .decelerating }

    /// What a finger does.
    package var phase = ScrollPhase.rest

    /// A recorder, if there is one: it is told about movements in addition to the delegate.
    package var observer: ((UIScrollView) -> Void)?

    /// The driver of a paging scroll view, which knows the model; nil for any other scroll view.
    package weak var follower: (any ScrollFollower)?
    var observations: [ObservationEntry] = []
    private var offset = CGPoint.zero

    open var contentOffset: CGPoint {
        get { offset }
        set {
            if let follower { return follower.sets(newValue, animated: false) }
            if newValue != offset { move(to: newValue) }
        }
    }

    /// Moves the content as the model says, and tells of it; a finger that has come back was somewhere else meanwhile.
    package func move(to newOffset: CGPoint) {
        let old = offset
        offset = newOffset
        observer?(self)
        for entry in observations { entry.observation?.tell(self, old) }
        delegate?.scrollViewDidScroll(self)
    }

    /// Moves the content, here always at once; an animation has ended at the driver's next turn.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if let follower { return follower.sets(contentOffset, animated: animated) }
        let moves = contentOffset != offset
        self.contentOffset = contentOffset
        guard animated, moves else { return }
        MainQueue.current.add { [weak self] in
            guard let self else { return }
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { setContentOffset(rect.origin, animated: animated) }

    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = Swift.min(Swift.max(scale, minimumZoomScale), maximumZoomScale)
        delegate?.scrollViewDidZoom(self)
    }

    open func zoom(to rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
}

extension UIScrollView {
    public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
