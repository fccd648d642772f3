package import PageTraceEngine

/// What a driver of a paging scroll view hears of it.
@MainActor
package protocol ScrollFollower: AnyObject {
    /// The app moves the content.
    func sets(_ offset: CGPoint, animated: Bool)
}

/// A scroll view: the position of its content, and who is told about it.
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
    open var isScrollEnabled = true { didSet { scrollEnabledChanged?(isScrollEnabled) } }
    package var scrollEnabledChanged: ((Bool) -> Void)?
    /// Whether it can be pulled beyond an end.
    open var bounces = true
    /// Whether a horizontal indicator is shown.
    open var showsHorizontalScrollIndicator = true
    /// Whether a vertical indicator is shown.
    open var showsVerticalScrollIndicator = true
    /// Whether the content bounces at a zoom.
    open var bouncesZoom = true
    /// Whether only one direction counts at a time.
    open var isDirectionalLockEnabled = false
    /// Whether a tap of the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether a touch in it can become a drag.
    open var canCancelContentTouches = true
    /// How fast it comes to rest.
    open var decelerationRate = DecelerationRate.normal
    /// How bars change the space around the content.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The space around the content, with that for bars.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// The space around the indicators.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// The space around the horizontal indicator.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The space around the vertical indicator.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The style of the indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// When scrolling hides the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The control that reloads.
    open var refreshControl: UIRefreshControl?
    /// The part in which the content lies.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide()
    /// The part that can be seen.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide()
    /// The recognizer of pinches.
    public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// Whether it zooms.
    open var isZooming: Bool { false }
    /// Whether it zooms back.
    open var isZoomBouncing: Bool { false }
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
    package var phase = ScrollPhase.rest

    /// A recorder, if there is one: it is told about movements in addition to the delegate.
    package var observer: ((UIScrollView) -> Void)?

    /// The driver of a paging scroll view, which knows the model; nil for any other scroll view.
    package weak var follower: (any ScrollFollower)?
    /// Who observes the offset.
    var observations: [ObservationEntry] = []

    private var offset = CGPoint.zero

    /// Where the visible part begins.
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

    /// Moves the content so that a rectangle can be seen; nothing is laid out here.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { setContentOffset(rect.origin, animated: animated) }

    /// Zooms.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = Swift.min(Swift.max(scale, minimumZoomScale), maximumZoomScale)
        delegate?.scrollViewDidZoom(self)
    }

    /// Zooms to a rectangle, which has no effect here.
    open func zoom(to rect: CGRect, animated: Bool) {}

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {}

    /// Whether a touch of a view in it can become a drag.
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
}
