public import Foundation
package import PageTrace

/// A view controller: a screen, a part of one, or a page.
///
/// It calls its methods as UIKit does: `viewDidLoad` when the view is first needed, appearance and containment in the
/// order in which the model tells pages of them.
@MainActor
open class UIViewController: UIResponder {
    /// What the screen is called.
    open var title: String? {
        didSet { if ownsNavigationTitle { navigationItem.title = title } }
    }
    /// The name for restoring the state of an app.
    open var restorationIdentifier: String?
    /// The name in a storyboard.
    public internal(set) var storyboard: UIStoryboard?
    /// The controller that this one is a child of.
    public internal(set) weak var parent: UIViewController?
    /// The controllers that are children of this one.
    public internal(set) var children: [UIViewController] = []
    /// What a navigation bar shows of the screen.
    public private(set) lazy var navigationItem = makeNavigationItem()
    /// The controller that this one presents.
    public internal(set) var presentedViewController: UIViewController?
    /// The controller that presents this one.
    public internal(set) weak var presentingViewController: UIViewController?
    /// How it comes up when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// Whether the bottom bar is hidden when it is pushed.
    open var hidesBottomBarWhenPushed = false
    /// The sides that reach below bars.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// A recorder, if there is one: it hears what the methods of this class are called with, as far as subclasses call them.
    package static var observer: ((Callback<UIViewController>) -> Void)?

    /// What recordings call a page without title and identifier, nil for its class.
    package var contentName: (() -> String?)?
    /// Who this is in recordings.
    private(set) lazy var identity = PageIdentity(self)
    /// Whether the view is on screen.
    var isInAppearance = false

    private var loadedView: UIView?
    private var isLoading = false
    private var ownsNavigationTitle = false

    /// Creates a controller; there are no nibs here, so that both arguments are ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller as a storyboard would.
    public required init?(coder: NSCoder) { super.init() }

    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    private func makeNavigationItem() -> UINavigationItem {
        ownsNavigationTitle = true
        return UINavigationItem(title: title ?? "")
    }

    // MARK: The view

    /// The view, which is loaded when it is first asked for.
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

    /// The view, nil as long as it is not loaded.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view, and says so, unless it is loaded.
    public func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        // A `loadView` that sets no view gets an empty one, as does one that has not called its superclass.
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        isLoading = false
        viewDidLoad()
    }

    /// Makes the view.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// The view is loaded.
    open func viewDidLoad() { Self.observer?(.viewDidLoad(self)) }

    /// The view is about to lay its subviews out.
    open func viewWillLayoutSubviews() {}

    /// The view has laid its subviews out.
    open func viewDidLayoutSubviews() {}

    // MARK: Appearance

    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) { Self.observer?(.viewWillAppear(self, animated: animated)) }

    /// The view is among the others, and not seen yet.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) { Self.observer?(.viewDidAppear(self, animated: animated)) }

    /// The view is about to be hidden.
    open func viewWillDisappear(_ animated: Bool) { Self.observer?(.viewWillDisappear(self, animated: animated)) }

    /// The view is hidden.
    open func viewDidDisappear(_ animated: Bool) { Self.observer?(.viewDidDisappear(self, animated: animated)) }

    // MARK: Containment

    /// The controller is about to get a parent, or none.
    open func willMove(toParent parent: UIViewController?) {
        Self.observer?(.willMove(self, toParent: parent != nil))
    }

    /// The controller has got a parent, or none.
    open func didMove(toParent parent: UIViewController?) {
        Self.observer?(.didMove(self, toParent: parent != nil))
    }

    /// Makes a controller a child, which is told that it will be.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Ends being a child, and is told that it has.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    // MARK: Surroundings

    /// Memory is short.
    open func didReceiveMemoryWarning() {}

    /// The size is about to change.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// The orientations that the screen supports.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// What the status bar looks like.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the screen turns with the device.
    open var shouldAutorotate: Bool { true }

    /// Whether the line at the bottom hides.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// A storyboard is about to lead to another controller: a test calls this to embed or to go on.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }

    /// Asks for the status bar again.
    open func setNeedsStatusBarAppearanceUpdate() {}
}
