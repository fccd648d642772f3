public import Foundation
package import PageTrace
package import PageTraceEngine

/// A view controller: a screen, a part of one, or a page.
///
/// It calls its methods as UIKit does: `viewDidLoad` when the view is first needed, and appearance and containment in
/// the order of the model.
@preconcurrency @MainActor
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
    /// Whether the bottom bar is hidden when it is pushed.
    open var hidesBottomBarWhenPushed = false
    /// The edges that extend under bars.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// A recorder, if there is one: it receives the calls of this class's methods, if subclasses call `super`.
    package static var observer: ((Callback<UIViewController>) -> Void)?

    /// The name in recordings of a page without title and identifier, nil for its class.
    package var contentName: (() -> String?)?
    /// The identity of this controller in recordings.
    package private(set) lazy var identity = PageIdentity(self) { ($0 as? UIViewController)?.namesInRecordings ?? [] }
    /// Whether the view is on screen.
    var isInAppearance = false
    /// The appearance transition that has begun last: its direction, and whether it is animated.
    var appearance = (isAppearing: false, isAnimated: false)

    private var loadedView: UIView?
    private var isLoading = false
    private var ownsNavigationTitle = false

    /// Creates a controller; there are no nibs here, so both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller as a storyboard would.
    public required init?(coder: NSCoder) { super.init() }

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
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

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
        Self.observer?(.willMove(self, toParent: parent != nil))
    }

    /// The controller has been added to a parent, or removed from it.
    open func didMove(toParent parent: UIViewController?) {
        Self.observer?(.didMove(self, toParent: parent != nil))
    }

    /// Makes a controller a child, and tells it so beforehand.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Removes the controller from its parent, and tells it so afterwards.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    // MARK: Surroundings

    /// Memory is low.
    open func didReceiveMemoryWarning() {}

    /// The size is about to change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

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
