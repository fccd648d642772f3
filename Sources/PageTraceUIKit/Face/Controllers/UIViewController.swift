package import PageTrace
package import PageTraceEngine

/// A view controller: a screen, a part of one, or a page.
///
/// It calls its methods as UIKit does: `viewDidLoad` when the view is first needed, and appearance and containment in
/// the order of the model.
open class UIViewController: UIResponder {
    /// The title of the screen.
    open var title: String? {
        didSet { if ownsNavigationTitle { navigationItem.title = title } }
    }
    /// The identifier for state restoration.
    open var restorationIdentifier: String?
    /// The storyboard that it comes from, nil for none.
    public internal(set) var storyboard: UIStoryboard?
    /// The controller whose child this one is.
    public internal(set) weak var parent: UIViewController?
    /// The child controllers.
    public internal(set) var children: [UIViewController] = []
    /// What a navigation bar shows for the screen.
    public private(set) lazy var navigationItem = makeNavigationItem()
    /// The controller that this one presents.
    public internal(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public internal(set) weak var presentingViewController: UIViewController?
    /// How it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes and goes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a swipe cannot dismiss it.
    open var isModalInPresentation = false
    /// Whether its status bar counts although it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether it decides what is covered when it presents something.
    open var definesPresentationContext = false
    /// The object that provides the animations with which it comes and goes.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What presents it, as far as it is presented.
    public private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(
        presentedViewController: self, presenting: presentingViewController)
    /// The popover in which it is presented.
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: presentingViewController)
    /// The sheet in which it is presented.
    public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
        UISheetPresentationController(presentedViewController: self, presenting: presentingViewController)
    /// The size that it wants to have.
    open var preferredContentSize = CGSize.zero
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
    /// What a tab bar shows for it.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// What a toolbar shows for it.
    open var toolbarItems: [UIBarButtonItem]?
    /// Whether content extends under bars that are not transparent.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether scroll views are moved for bars.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether it says how what it presents comes.
    open var providesPresentationContextTransitionStyle = false
    /// Where the bars above end.
    open private(set) lazy var topLayoutGuide = UILayoutGuide()
    /// Where the bars below begin.
    open private(set) lazy var bottomLayoutGuide = UILayoutGuide()
    /// More of the screen that counts as covered.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Light or dark, whatever the system is.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The nib, which is not read here.
    public let nibName: String?
    /// The bundle of the nib.
    public let nibBundle: Bundle?
    /// Whether the bottom bar is hidden when it is pushed.
    open var hidesBottomBarWhenPushed = false
    /// The edges that extend under bars.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// A recorder, if there is one: it receives the calls of this class's methods, if subclasses call `super`.
    package static var observer: ((Callback<UIViewController>) -> Void)?

    /// A recorder, which is told of the size that a controller is about to get; nil if what covers its edges changed.
    package static var layoutObserver: ((UIViewController, _ newSize: CGSize?) -> Void)?

    /// Who follows what happens at the root of a window, which is this controller; nil for any other.
    package weak var follower: (any RootFollower)?
    /// Whether UIKit tells it of a parent at the moment, and not the app.
    var isToldByUIKit = false

    /// The name in recordings of a page without title and identifier, nil for its class.
    package var contentName: (() -> String?)?
    /// The identity of this controller in recordings.
    package private(set) lazy var identity = PageIdentity(self) { ($0 as? UIViewController)?.namesInRecordings ?? [] }
    /// Whether the view is on screen.
    var isInAppearance = false
    /// Whether it is being dismissed.
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

    /// Creates a controller as a storyboard would.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }

    /// Creates a controller.
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

    /// The view, which is loaded when it is first accessed.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // (It is UIKit's signature.)
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

    /// The view, nil if it is not loaded yet.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view and calls `viewDidLoad`, unless it is already loaded.
    public func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        TrapNote.within(type(of: self), "loadView") { loadView() }
        // If `loadView` sets no view, or does not call its superclass, the view is an empty one.
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        isLoading = false
        TrapNote.within(type(of: self), "viewDidLoad") { viewDidLoad() }
    }

    /// Makes the view.
    open func loadView() {
        let own = UINib.views(for: self).first
        if loadedView == nil { view = own ?? UIView(frame: UIScreen.main.bounds) }
    }

    /// The view has been loaded.
    open func viewDidLoad() { Self.observer?(.viewDidLoad(self)) }

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // MARK: Appearance

    /// The view is about to become visible.
    open func viewWillAppear(_ animated: Bool) { Self.observer?(.viewWillAppear(self, animated: animated)) }

    /// The view has joined the view hierarchy, but is not visible yet.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is visible.
    open func viewDidAppear(_ animated: Bool) { Self.observer?(.viewDidAppear(self, animated: animated)) }

    /// The view is about to be hidden.
    open func viewWillDisappear(_ animated: Bool) { Self.observer?(.viewWillDisappear(self, animated: animated)) }

    /// The view is hidden.
    open func viewDidDisappear(_ animated: Bool) { Self.observer?(.viewDidDisappear(self, animated: animated)) }

    // MARK: Containment

    /// The controller is about to be added to a parent, or removed from it.
    open func willMove(toParent parent: UIViewController?) {
        hearMove(toParent: parent, .willMove(toRoot: parent != nil))
        Self.observer?(.willMove(self, toParent: parent != nil))
    }

    /// The controller has been added to a parent, or removed from it.
    open func didMove(toParent parent: UIViewController?) {
        hearMove(toParent: parent, .didMove(toRoot: parent != nil))
        Self.observer?(.didMove(self, toParent: parent != nil))
    }

    /// Makes a controller a child, and tells it so beforehand.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        follower?.hear(.addChild, of: childController)
        tellAsUIKit(childController) { $0.willMove(toParent: self) }
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent, and tells it so afterwards.
    open func removeFromParent() {
        guard let parent else { return }
        parent.follower?.hear(.removeFromParent, of: self)
        parent.children.removeAll { $0 === self }
        self.parent = nil
        tellAsUIKit(self) { $0.didMove(toParent: nil) }
    }

    /// Whether children appear and disappear with it, or are told by the app.
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

    /// Presents another controller.
    ///
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

    /// Dismisses what this controller presents, or this controller if it presents nothing.
    ///
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

    /// Shows another controller: pushes it if there is a navigation controller, otherwise presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// Shows another controller as a detail: presents it.
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

    /// Whether a segue is followed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    // MARK: Surroundings

    /// The responder that follows: the view around it.
    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    /// The traits.
    open var traitCollection: UITraitCollection { .current }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// The part that bars cover has changed.
    open func viewSafeAreaInsetsDidChange() { Self.layoutObserver?(self, nil) }

    /// The view's margins have changed.
    open func viewLayoutMarginsDidChange() {}

    /// Updates the constraints of the view.
    open func updateViewConstraints() {}

    /// The child whose status bar counts.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that says whether there is a status bar.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// How the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The orientation in which it is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Asks for the orientations again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Asks for the home indicator again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which the system's gestures wait.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// Begins editing, or ends it.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// Whether it is being edited.
    open var isEditing = false

    /// Shows toolbar items.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// What is on its way to another controller or size, nil here.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// Adds what a key of a keyboard does; nobody presses it here.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}

    /// It comes from a storyboard.
    open func awakeFromNib() {}

    /// Memory is low.
    open func didReceiveMemoryWarning() {}

    /// The size is about to change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        Self.layoutObserver?(self, size)
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// The orientations that the screen supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// The style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the screen rotates with the device.
    open var shouldAutorotate: Bool { true }

    /// Whether the home indicator is hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// A segue is about to lead to another controller; a test calls this itself.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }

    /// Asks for the status bar's appearance again.
    open func setNeedsStatusBarAppearanceUpdate() {}
}
