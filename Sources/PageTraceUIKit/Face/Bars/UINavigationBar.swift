/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// Whether content shines through.
    open var isTranslucent = true
    /// The style.
    open var barStyle = UIBarStyle.default
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// The image of the line below.
    open var shadowImage: UIImage?
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The look.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look while content lies at its edge.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look of a low bar.
    open var compactAppearance: UINavigationBarAppearance?
    /// The image in place of the arrow back.
    open var backIndicatorImage: UIImage?
    /// The mask of that image.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The item that is shown.
    open var topItem: UINavigationItem? { items?.last }
    /// The items.
    open var items: [UINavigationItem]?

    /// Sets the image behind everything, which has no effect here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

    /// UIKit's proxy for the appearance of all bars; it has no effect here.
    public static func appearance() -> UINavigationBar { UINavigationBar() }
}

/// A bar with buttons at the bottom.
open class UIToolbar: UIView {
    /// The buttons.
    open var items: [UIBarButtonItem]?
    /// Whether content shines through.
    open var isTranslucent = true
    /// The style.
    open var barStyle = UIBarStyle.default
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// The look.
    open var standardAppearance = UIToolbarAppearance()

    /// Shows buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
