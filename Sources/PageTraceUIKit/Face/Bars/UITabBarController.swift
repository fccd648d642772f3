open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    private var selected = 0

    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var selectedIndex: Int {
        get { selected }
        set { select(newValue) }
    }

    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selected) ? children[selected] : nil }
        set { newValue.flatMap(children.firstIndex).map(select) }
    }

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

open class UITabBar: UIView {
    open var items: [UITabBarItem]?
    open weak var selectedItem: UITabBarItem?
    open var isTranslucent = true
    open var barStyle = UIBarStyle.default
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    public static func appearance() -> UITabBar { UITabBar() }
}

open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}

@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
