// UIKit's signatures have them.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import PageTrace
package import PageTraceEngine

/// It calls its methods as UIKit does, appearance and containment in the order of the model.
open class UIViewController: UIResponder {
    open var title: String? { didSet { if ownsNavigationTitle { navigationItem.title = title } } }
    open var restorationIdentifier: String?
    public internal(set) var storyboard: UIStoryboard?
    public internal(set) weak var parent: UIViewController?
    public internal(set) var children: [UIViewController] = []
    public private(set) lazy var navigationItem = makeNavigationItem()
    public internal(set) var presentedViewController: UIViewController?
    public internal(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var definesPresentationContext = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    public private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
    public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
    open var preferredContentSize = CGSize.zero
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var toolbarItems: [UIBarButtonItem]?
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var providesPresentationContextTransitionStyle = false
    open private(set) lazy var topLayoutGuide = UILayoutGuide()
    open private(set) lazy var bottomLayoutGuide = UILayoutGuide()
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public let nibName: String?
    public let nibBundle: Bundle?
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout = UIRectEdge.all

    /// A recorder, if there is one.
    package static var observer: ((ControllerEvent) -> Void)?
    /// Who follows what happens at the root of a window, which is this controller; nil for any other.
    package weak var follower: (any RootFollower)?
    /// Whether UIKit tells it of a parent at the moment, and not the app.
    var isToldByUIKit = false

    /// The name in recordings of a page without title and identifier, nil for its class.
    package var contentName: (() -> String?)?
    package private(set) lazy var identity = PageIdentity(self) { ($0 as? UIViewController)?.namesInRecordings ?? [] }
    var isInAppearance = false
    var isGoing = false
    /// The appearance transition that has begun last: its direction, and whether it is animated.
    var appearance = (isAppearing: false, isAnimated: false)
    private var loadedView: UIView?
    private var isLoading = false
    private var ownsNavigationTitle = false

    /// Creates a controller; a nib has to be registered with ``UINib/register(_:_:)``.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// What the app calls the page, the best name first.
    private var namesInRecordings: [String?] {
        [title, viewIfLoaded?.accessibilityIdentifier, restorationIdentifier, contentName?()]
    }

    private func makeNavigationItem() -> UINavigationItem {
        ownsNavigationTitle = true
        return UINavigationItem(title: title ?? "")
    }

    // MARK: The view

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView = newValue
            newValue?.controller = self
        }
    }

    public var viewIfLoaded: UIView? { loadedView }
    public var isViewLoaded: Bool { loadedView != nil }

    public func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        TrapNote.within(type(of: self), "loadView") { loadView() }
        // If `loadView` sets no view, or does not call its superclass, the view is an empty one.
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        isLoading = false
        TrapNote.within(type(of: self), "viewDidLoad") { viewDidLoad() }
    }

    open func loadView() {
        let own = UINib.views(for: self).first
        if loadedView == nil { view = own ?? UIView(frame: UIScreen.main.bounds) }
    }

    open func viewDidLoad() { report(.viewDidLoad(self)) }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    // MARK: Appearance

    open func viewWillAppear(_ animated: Bool) { report(.viewWillAppear(self, animated: animated)) }
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) { report(.viewDidAppear(self, animated: animated)) }
    open func viewWillDisappear(_ animated: Bool) { report(.viewWillDisappear(self, animated: animated)) }
    open func viewDidDisappear(_ animated: Bool) { report(.viewDidDisappear(self, animated: animated)) }

    // MARK: Containment

    open func willMove(toParent parent: UIViewController?) {
        report(.willMove(self, toParent: parent != nil), parent: parent)
    }

    open func didMove(toParent parent: UIViewController?) {
        report(.didMove(self, toParent: parent != nil), parent: parent)
    }

    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        follower?.hear(.addChild, of: childController)
        tellAsUIKit(childController) { $0.willMove(toParent: self) }
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.follower?.hear(.removeFromParent, of: self)
        parent.children.removeAll { $0 === self }
        self.parent = nil
        tellAsUIKit(self) { $0.didMove(toParent: nil) }
    }

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Replaces a child by another; the block runs when the driver has let the time pass.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let fades = options.contains(.transitionCrossDissolve)
        guard follower?.begins(from: fromViewController, to: toViewController, fades: fades) ?? true else { return }
        fromViewController.beginAppearanceTransition(false, animated: duration > 0)
        toViewController.beginAppearanceTransition(true, animated: duration > 0)
        view.insert(toViewController.view, at: view.subviews.count)
        if let follower { follower.animates(animations ?? {}) } else { animations?() }
        MainQueue.current.add(after: duration) { [weak follower] in
            follower?.ends()
            fromViewController.viewIfLoaded?.takeOut()
            fromViewController.endAppearanceTransition()
            toViewController.endAppearanceTransition()
            let completion = { completion?(true) ?? () }
            if let follower { follower.completes(completion) } else { completion() }
        }
    }

    // MARK: Presentation

    /// The completion block runs at the next turn of the driver.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else { return }
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        let covered = viewControllerToPresent.screenCovered(whenPresentedBy: self)
        Self.exchange(covered, for: viewControllerToPresent, animated: flag)
        if let completion { MainQueue.current.add { completion() } }
    }

    /// The completion block runs at the next turn of the driver.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        let covered = presented.screenCovered(whenPresentedBy: self)
        presented.isGoing = true
        defer { presented.isGoing = false }
        Self.exchange(presented, for: covered, animated: flag)
        presented.presentingViewController = nil
        presentedViewController = nil
        if let completion { MainQueue.current.add { completion() } }
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    /// Follows a segue: a test registers where it leads with ``UIStoryboard/register(_:_:_:)``, by its identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        let board = storyboard ?? UIStoryboard(name: "Main", bundle: nil)
        let destination = board.instantiateViewController(withIdentifier: identifier)
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
        prepare(for: segue, sender: sender)
        show(destination, sender: sender)
    }

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    // MARK: Surroundings

    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    open var traitCollection: UITraitCollection { .current }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    open func viewSafeAreaInsetsDidChange() { Self.observer?(.layout(of: self, newSize: nil)) }
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}

    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {}
    open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? { nil }
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isEditing = false
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    open func awakeFromNib() {}
    open func didReceiveMemoryWarning() {}

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        Self.observer?(.layout(of: self, newSize: size))
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var shouldAutorotate: Bool { true }
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// A segue is about to lead to another controller; a test calls this itself.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open var prefersStatusBarHidden: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
}
