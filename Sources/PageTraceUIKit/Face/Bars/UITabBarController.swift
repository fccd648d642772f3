/// Screens beside each other, one of which is shown.
open class UITabBarController: UIViewController {
    /// The bar at the bottom.
    public let tabBar = UITabBar()
    /// The object that is told about changes.
    open weak var delegate: (any UITabBarControllerDelegate)?

    private var selected = 0

    /// The screens.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The index of the screen that is shown.
    open var selectedIndex: Int {
        get { selected }
        set { select(newValue) }
    }

    /// The screen that is shown.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selected) ? children[selected] : nil }
        set { newValue.flatMap(children.firstIndex).map(select) }
    }

    /// Replaces the screens.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for old in children { letGo(old) }
        for new in viewControllers ?? [] { adopt(new) }
        selected = 0
        tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    }

    private func select(_ index: Int) {
        guard index != selected, children.indices.contains(index) else { return }
        let old = selectedViewController
        selected = index
        if isInAppearance { Self.exchange(old, for: selectedViewController, animated: false) }
    }
}

/// The bar of a tab bar controller.
open class UITabBar: UIView {
    /// The tabs.
    open var items: [UITabBarItem]?
    /// The tab that is selected.
    open weak var selectedItem: UITabBarItem?
    /// Whether content shines through.
    open var isTranslucent = true
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// The color of the tabs that are not selected.
    open var unselectedItemTintColor: UIColor?
    /// The look.
    open var standardAppearance = UITabBarAppearance()
    /// The look while content lies at its edge.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// UIKit's proxy for the appearance of all bars; it has no effect here.
    public static func appearance() -> UITabBar { UITabBar() }
}

/// A tab.
open class UITabBarItem: UIBarItem {
    /// The image while it is selected.
    open var selectedImage: UIImage?
    /// The text in a corner.
    open var badgeValue: String?

    /// Creates a tab.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates a tab with an image for its selection.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}

/// The object that is told about the screens of a tab bar controller; all methods are optional in UIKit.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a screen may be selected.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// A screen was selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// By default, true.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
