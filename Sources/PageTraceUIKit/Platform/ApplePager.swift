import PageTrace
import PageTraceBridge
import PageTraceEngine

/// Stands in for a page view controller of Apple's UIKit: what the app does to that one comes here. (Not tried)
///
/// Apple's pager keeps no data source, no delegate and no pages of its own, so it never asks, and never moves. Its part
/// is to be the parent of the pages. Only UIKit's public names are used, and the face has them as well, so that this
/// file is compiled and tested with the face.
final class ApplePager: UIKitPager {
    /// The app's pager, which keeps this object.
    unowned let pager: UIPageViewController
    private(set) weak var dataSource: (any UIPageViewControllerDataSource)?
    weak var delegate: (any UIPageViewControllerDelegate)?
    /// The scroll view that apps find in the pager: Apple's own never moves.
    private(set) lazy var scrollView = makeScrollView()
    private(set) lazy var engine = PagingEngine(self)

    /// At the left or top edge it lies if nobody says otherwise.
    let spineAtFirst: UIPageViewController.SpineLocation?
    private var visible: Set<PageIdentity> = []

    init(_ pager: UIPageViewController, spine: UIPageViewController.SpineLocation) {
        (self.pager, spineAtFirst) = (pager, spine == .min ? nil : spine)
    }

    // MARK: What the app does

    func assign(_ dataSource: (any UIPageViewControllerDataSource)?) {
        self.dataSource = dataSource
        engine.assignDataSource(isThere: dataSource != nil)
    }

    func set(
        _ pages: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        engine.set(pages ?? [], direction: UIKitValues.direction(direction), animated: animated, completion: completion)
    }

    var viewControllers: [UIViewController] { engine.shown.compactMap { $0 as? UIViewController } }

    var spineLocation: UIPageViewController.SpineLocation { UIKitValues.spine(engine.container.spineLocation) }

    // MARK: How the pages are told that they appear

    package func tellAppearance(_ page: UIViewController, _ change: AppearanceChange) {
        switch change {
        case .begin(let isAppearing, let animated): page.beginAppearanceTransition(isAppearing, animated: animated)
        case .end(let isAppearing, _):
            let identity = Platform.identity(of: page)
            if isAppearing { visible.insert(identity) } else { visible.remove(identity) }
            page.endAppearanceTransition()
        }
    }

    /// Tells the shown pages what happens to the screen: Apple's pager does not know that they are there.
    package func passOn(_ change: AppearanceChange) {
        guard !engine.screen(change) else { return }
        for page in viewControllers where visible.contains(Platform.identity(of: page)) != change.isAppearing {
            tellAppearance(page, change)
        }
    }
}

/// A scroll view that says what the driver's finger does. (Not tried with Apple's UIKit)
///
/// Apple's own scroll view in the pager stays at rest: what its delegate would do is for Apple to know.
final class DrivenScrollView: UIScrollView {
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
        guard scrollView.contentOffset == earlier else { return }
        #if canImport(UIKit)
            scrollView.delegate?.scrollViewDidScroll?(scrollView)
        #else
            scrollView.move(to: scrollView.contentOffset)
        #endif
    }

    package func setPhase(_ phase: ScrollPhase) { scrollView.fingerPhase = phase }
}
