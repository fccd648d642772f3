package import PageTrace
import PageTraceBridge
package import PageTraceEngine

/// A pager of either UIKit: what the engine needs of both is said here once.
@MainActor
package protocol UIKitPager: DrivenPager {
    var pager: UIPageViewController { get }
    var dataSource: (any UIPageViewControllerDataSource)? { get }
    var delegate: (any UIPageViewControllerDelegate)? { get }
    /// Where the spine lay at first; nil if the app has not said it.
    var spineAtFirst: UIPageViewController.SpineLocation? { get }
    var movingView: UIScrollView { get }

    func tellAppearance(_ page: UIViewController, _ change: AppearanceChange)

    /// Moves the content of the scroll view, and tells of it even if it is where it was.
    func moveContent(to offset: CGPoint)

    func setPhase(_ phase: ScrollPhase)
}

// MARK: The app's data source and delegate

// A method that is optional in UIKit has a default in the face: without its arguments, it is an optional function for both.
extension UIKitPager {
    package var settings: PageViewControllerSettings { UIKitValues.settings(of: pager, spine: spineAtFirst) }

    package var hasDataSource: Bool { dataSource != nil }

    package func neighbor(of page: AnyObject, _ direction: Direction) -> AnyObject? {
        guard let dataSource, let page = page as? UIViewController else { return nil }
        return direction == .forward
            ? dataSource.pageViewController(pager, viewControllerAfter: page)
            : dataSource.pageViewController(pager, viewControllerBefore: page)
    }

    package var indicatorCount: Int? { dataSource.flatMap { OptionalCalls.count($0, pager) } }

    package var indicatorIndex: Int? { dataSource.flatMap { OptionalCalls.index($0, pager) } }

    package func willTransition(to pages: [AnyObject]) {
        (delegate?.pageViewController(_:willTransitionTo:))?(pager, controllers(pages))
    }

    package func didFinishAnimating(_ finished: Bool, previous: [AnyObject], completed: Bool) {
        (delegate?.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:))?(
            pager, finished, controllers(previous), completed)
    }

    package func spineLocation(for orientation: InterfaceOrientation) -> SpineLocation? {
        #if os(tvOS)
            nil
        #else
            let asked = delegate?.pageViewController(_:spineLocationFor:)
            return asked.flatMap { UIKitValues.spine($0(pager, UIKitValues.orientation(orientation))) }
        #endif
    }

    private func controllers(_ pages: [AnyObject]) -> [UIViewController] {
        pages.compactMap { $0 as? UIViewController }
    }
}

// MARK: The pages

extension UIKitPager {
    package func identity(of page: AnyObject) -> PageIdentity {
        // Whatever an app answers or sets is a view controller.
        (page as? UIViewController).map(Platform.identity) ?? PageIdentity(page) { _ in [] }
    }

    package func tell(_ page: AnyObject, _ call: Callback<PageIdentity>) {
        guard let page = page as? UIViewController else { return }
        switch call {
        case .viewDidLoad:
            page.loadViewIfNeeded()
            // The view joins the pager's if the page is a child already. (Rule 42)
            if page.parent === pager { join(page) }
        case .willMove(_, toParent: true): pager.addChild(page)
        case .didMove(_, toParent: true):
            join(page)
            page.didMove(toParent: pager)
        case .willMove(_, toParent: false): page.willMove(toParent: nil)
        case .didMove(_, toParent: false):
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        case .viewWillAppear(_, let animated): tellAppearance(page, .begin(isAppearing: true, animated: animated))
        case .viewDidAppear(_, let animated): tellAppearance(page, .end(isAppearing: true, animated: animated))
        case .viewWillDisappear(_, let animated): tellAppearance(page, .begin(isAppearing: false, animated: animated))
        case .viewDidDisappear(_, let animated): tellAppearance(page, .end(isAppearing: false, animated: animated))
        default: break
        }
    }

    private func join(_ page: UIViewController) {
        if let view = page.viewIfLoaded { pager.viewIfLoaded?.addSubview(view) }
    }
}

// MARK: A finger

extension UIKitPager {
    /// Whether a finger reaches what it would move, and is recognized.
    var takesTouches: Bool {
        let isCurl = pager.transitionStyle == .pageCurl
        let recognizers = isCurl ? pager.gestureRecognizers : [movingView.panGestureRecognizer]
        return (isCurl ? pager.view : movingView).takesTouches
            && recognizers.first { $0 is UIPanGestureRecognizer }?.isEnabled != false
    }
}

extension UIResponder {
    /// Whether a finger reaches it: the views around it take touches, and nothing is presented over them.
    var takesTouches: Bool {
        var inner: UIResponder?
        for responder in sequence(first: self, next: \.next) {
            let view = responder as? UIView
            if let view, !view.isUserInteractionEnabled || view.isHidden || view.alpha <= 0.01 { return false }
            let cover = (responder as? UIViewController)?.presentedViewController
            if let cover, cover !== inner { return false }
            inner = responder
        }
        return true
    }
}

// MARK: The scroll view inside (Rules 38 to 40)

extension UIKitPager {
    package func scroll(to progress: ScrollProgress) {
        let size = movingView.frame.size
        moveContent(
            to: pager.navigationOrientation == .horizontal
                ? CGPoint(x: size.width * CGFloat(progress.offset), y: 0)
                : CGPoint(x: 0, y: size.height * CGFloat(progress.offset)))
    }

    package func scrollView(enters phase: ScrollPhase, isSilent: Bool) {
        setPhase(phase)
        if !isSilent { tellDelegate(of: movingView, phase) }
    }

    /// Tells the delegate of a finger; its methods are optional in UIKit.
    private func tellDelegate(of scrollView: UIScrollView, _ phase: ScrollPhase) {
        switch phase {
        case .dragging: (scrollView.delegate?.scrollViewWillBeginDragging)?(scrollView)
        case .decelerating:
            // The pager decides where the content comes to rest, whatever its delegate says.
            var target = scrollView.contentOffset
            withUnsafeMutablePointer(to: &target) {
                (scrollView.delegate?.scrollViewWillEndDragging)?(scrollView, .zero, $0)
            }
            (scrollView.delegate?.scrollViewDidEndDragging)?(scrollView, true)
            (scrollView.delegate?.scrollViewWillBeginDecelerating)?(scrollView)
        case .rest: (scrollView.delegate?.scrollViewDidEndDecelerating)?(scrollView)
        }
    }

    package func scrollingAnimationEnds() {
        guard pager.transitionStyle == .scroll else { return }
        (movingView.delegate?.scrollViewDidEndScrollingAnimation)?(movingView)
    }
}
