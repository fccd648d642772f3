import UIKit

// Each declaration with its name, labels, types and optionality. It is checked with Apple's declarations and with the
// face: what holds for one holds for the other.

@MainActor
func responders() {
    let _: KeyPath<UIResponder, UIResponder?> = \.next
}

@MainActor
func views() {
    let _: (CGRect) -> UIView = UIView.init(frame:)
    let _: (NSCoder) -> UIView? = UIView.init(coder:)
    let _: ReferenceWritableKeyPath<UIView, CGRect> = \.frame
    let _: ReferenceWritableKeyPath<UIView, Bool> = \.isUserInteractionEnabled
    let _: ReferenceWritableKeyPath<UIView, Bool> = \.isHidden
    let _: ReferenceWritableKeyPath<UIView, CGFloat> = \.alpha
    let _: ReferenceWritableKeyPath<UIView, CGRect> = \.bounds
    let _: KeyPath<UIView, UIView?> = \.superview
    let _: KeyPath<UIView, [UIView]> = \.subviews
    let _: (UIView) -> (UIView) -> Void = UIView.addSubview(_:)
    let _: (UIView) -> (UIView, Int) -> Void = UIView.insertSubview(_:at:)
    let _: (UIView) -> () -> Void = UIView.removeFromSuperview
    let _: ReferenceWritableKeyPath<UIView, [UIGestureRecognizer]?> = \.gestureRecognizers
    let _: ReferenceWritableKeyPath<UIView, String?> = \.accessibilityIdentifier
    let _: ReferenceWritableKeyPath<UIView, String?> = \.accessibilityLabel
    let _: KeyPath<UIView, UIUserInterfaceLayoutDirection> = \.effectiveUserInterfaceLayoutDirection
}

@MainActor
func scrollViews() {
    let _: ReferenceWritableKeyPath<UIScrollView, CGPoint> = \.contentOffset
    let _: ReferenceWritableKeyPath<UIScrollView, (any UIScrollViewDelegate)?> = \.delegate
    let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.isPagingEnabled
    let _: ReferenceWritableKeyPath<UIScrollView, Bool> = \.isScrollEnabled
    let _: KeyPath<UIScrollView, UIPanGestureRecognizer> = \.panGestureRecognizer
    let _: KeyPath<UIScrollView, Bool> = \.isTracking
    let _: KeyPath<UIScrollView, Bool> = \.isDragging
    let _: KeyPath<UIScrollView, Bool> = \.isDecelerating
}

@MainActor
func controls() {
    let _: ReferenceWritableKeyPath<UIControl, Bool> = \.isEnabled
    let _: (UIControl) -> (Any?, Selector, UIControl.Event) -> Void = UIControl.addTarget(_:action:for:)
    let _: (UIControl) -> (UIControl.Event) -> Void = UIControl.sendActions(for:)
    let _: [UIControl.Event] = [.touchUpInside, .valueChanged]
    let _: KeyPath<UIButton, String?> = \.currentTitle
    let _: (UIButton.ButtonType) -> UIButton = UIButton.init(type:)
    let _: (UIButton) -> (String?, UIControl.State) -> Void = UIButton.setTitle(_:for:)
    let _: ([UIView]) -> UIStackView = UIStackView.init(arrangedSubviews:)
    let _: ReferenceWritableKeyPath<UIStackView, UIStackView.Distribution> = \.distribution
    let _: ReferenceWritableKeyPath<UILabel, String?> = \.text
    let _: ReferenceWritableKeyPath<UISwitch, Bool> = \.isOn
    let _: (UISwitch) -> (Bool, Bool) -> Void = UISwitch.setOn(_:animated:)
    let _: ReferenceWritableKeyPath<UIPageControl, Int> = \.numberOfPages
    let _: ReferenceWritableKeyPath<UIPageControl, Int> = \.currentPage
    let _: ReferenceWritableKeyPath<UIGestureRecognizer, Bool> = \.isEnabled
}

@MainActor
func bars() {
    let _: ReferenceWritableKeyPath<UIBarItem, String?> = \.title
    let _: ReferenceWritableKeyPath<UIBarItem, Bool> = \.isEnabled
    let _: ReferenceWritableKeyPath<UIBarButtonItem, AnyObject?> = \.target
    let _: ReferenceWritableKeyPath<UIBarButtonItem, Selector?> = \.action
    let _: ReferenceWritableKeyPath<UIBarButtonItem, UIAction?> = \.primaryAction
    let _: ReferenceWritableKeyPath<UIBarButtonItem, UIView?> = \.customView
    let _: ReferenceWritableKeyPath<UIToolbar, [UIBarButtonItem]?> = \.items
    let _: ReferenceWritableKeyPath<UINavigationItem, String?> = \.title
    let _: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?> = \.leftBarButtonItems
    let _: ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?> = \.rightBarButtonItems
}

@MainActor
func controllers() {
    let _: (NSCoder) -> UIViewController? = UIViewController.init(coder:)
    let _: (String?, Bundle?) -> UIViewController = UIViewController.init(nibName:bundle:)
    let _: ReferenceWritableKeyPath<UIViewController, UIView?> = \.view
    let _: KeyPath<UIViewController, UIView?> = \.viewIfLoaded
    let _: (UIViewController) -> () -> Void = UIViewController.loadView
    let _: (UIViewController) -> () -> Void = UIViewController.loadViewIfNeeded
    let _: (UIViewController) -> () -> Void = UIViewController.viewDidLoad
    let _: (UIViewController) -> () -> Void = UIViewController.viewDidLayoutSubviews
    let _: (UIViewController) -> () -> Void = UIViewController.viewSafeAreaInsetsDidChange
    let _: (UIViewController) -> (CGSize, any UIViewControllerTransitionCoordinator) -> Void =
        UIViewController.viewWillTransition(to:with:)
    let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewWillAppear(_:)
    let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewDidAppear(_:)
    let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewWillDisappear(_:)
    let _: (UIViewController) -> (Bool) -> Void = UIViewController.viewDidDisappear(_:)
    let _: ReferenceWritableKeyPath<UIViewController, String?> = \.title
    let _: ReferenceWritableKeyPath<UIViewController, String?> = \.restorationIdentifier
    let _: KeyPath<UIViewController, UINavigationItem> = \.navigationItem
    let _: ReferenceWritableKeyPath<UIViewController, [UIBarButtonItem]?> = \.toolbarItems
    let _: KeyPath<UIViewController, UIViewController?> = \.parent
    let _: KeyPath<UIViewController, UIViewController?> = \.presentedViewController
    let _: KeyPath<UIViewController, UIViewController?> = \.presentingViewController
    let _: KeyPath<UIViewController, [UIViewController]> = \.children
    let _: (UIViewController) -> (UIViewController) -> Void = UIViewController.addChild(_:)
    let _: (UIViewController) -> () -> Void = UIViewController.removeFromParent
    let _: (UIViewController) -> (UIViewController?) -> Void = UIViewController.willMove(toParent:)
    let _: (UIViewController) -> (UIViewController?) -> Void = UIViewController.didMove(toParent:)
    let _: (UIViewController) -> (Bool, Bool) -> Void = UIViewController.beginAppearanceTransition(_:animated:)
    let _: (UIViewController) -> () -> Void = UIViewController.endAppearanceTransition
    let _: KeyPath<UIViewController, Bool> = \.shouldAutomaticallyForwardAppearanceMethods
}

@MainActor
func pagers() {
    typealias Pager = UIPageViewController
    let _: (Pager.TransitionStyle, Pager.NavigationOrientation, [Pager.OptionsKey: Any]?) -> Pager =
        Pager.init(transitionStyle:navigationOrientation:options:)
    let _: (NSCoder) -> Pager? = Pager.init(coder:)
    let _: ReferenceWritableKeyPath<Pager, (any UIPageViewControllerDelegate)?> = \.delegate
    let _: ReferenceWritableKeyPath<Pager, (any UIPageViewControllerDataSource)?> = \.dataSource
    let _: KeyPath<Pager, Pager.TransitionStyle> = \.transitionStyle
    let _: KeyPath<Pager, Pager.NavigationOrientation> = \.navigationOrientation
    let _: KeyPath<Pager, Pager.SpineLocation> = \.spineLocation
    let _: ReferenceWritableKeyPath<Pager, Bool> = \.isDoubleSided
    let _: KeyPath<Pager, [UIGestureRecognizer]> = \.gestureRecognizers
    let _: KeyPath<Pager, [UIViewController]?> = \.viewControllers
    let _: (Pager) -> ([UIViewController]?, Pager.NavigationDirection, Bool, ((Bool) -> Void)?) -> Void =
        Pager.setViewControllers(_:direction:animated:completion:)
    let _: [Pager.OptionsKey] = [.spineLocation, .interPageSpacing]
    let _: [Pager.SpineLocation] = [.none, .min, .mid, .max]
    let _: [Pager.NavigationDirection] = [.forward, .reverse]
    let _: [Pager.NavigationOrientation] = [.horizontal, .vertical]
    let _: [Pager.TransitionStyle] = [.pageCurl, .scroll]
    let _: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    let _: [UIInterfaceOrientationMask] = [.portrait, .portraitUpsideDown]
    let _: [Int] = [Pager.SpineLocation.max.rawValue, UIInterfaceOrientation.landscapeRight.rawValue]
}

/// A subclass overrides what an app overrides.
class Pager: UIPageViewController {
    override func loadView() { super.loadView() }
    override func viewDidLoad() { super.viewDidLoad() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) { super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion) }
}

/// What must be implemented is enough.
class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate, UIScrollViewDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

/// And what may be.
class FullSource: Source {
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .portrait }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .portrait }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

@MainActor
func application() {
    let _: UIApplication = .shared
    let _: UIDevice = .current
    let _: KeyPath<UIDevice, String> = \.systemVersion
}
