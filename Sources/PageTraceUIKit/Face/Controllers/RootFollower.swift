package import PageTrace

/// What a recorder hears of a controller.
package enum ControllerEvent {
    case call(Callback<UIViewController>)
    /// It is about to get another size or, without one, something covers another part of it.
    case layout(of: UIViewController, newSize: CGSize?)
}

/// Follows what an app does to the root of its window: the driver of the root, which knows the model.
@MainActor
package protocol RootFollower: AnyObject {
    func installs(_ root: UIViewController, in window: UIWindow)

    func shows(_ window: UIWindow)

    /// The app makes a call, or UIKit one in its place; returns whether the root is on screen.
    @discardableResult
    func hear(_ call: ContainmentCall, of child: UIViewController) -> Bool

    /// A transition between two children begins; false if UIKit raises.
    func begins(from old: UIViewController, to new: UIViewController, fades: Bool) -> Bool

    func animates(_ animations: () -> Void)

    /// The oldest transition ends.
    func ends()

    /// Its block runs.
    func completes(_ block: () -> Void)
}

/// A call around a child of the root, or a part of the app.
package enum ContainmentCall {
    case addChild, removeFromParent
    case willMove(toRoot: Bool), didMove(toRoot: Bool)
    case setFrame(CGRect)
    case addView, removeView
    case push(UIViewController)
    /// So many screens stay above the first one.
    case pop(to: Int)
}

extension UIViewController {
    /// The follower of the navigation stack that this controller is.
    var stackFollower: (any RootFollower)? { parent?.follower ?? follower }

    /// Tells a child of its parent, as UIKit does and not the app.
    func tellAsUIKit(_ child: UIViewController, _ tell: (UIViewController) -> Void) {
        child.isToldByUIKit = true
        tell(child)
        child.isToldByUIKit = false
    }

    /// Tells a recorder what this controller is told, if subclasses call `super`; and if the app tells it of its parent,
    /// the driver of that root.
    func report(_ call: Callback<UIViewController>, parent new: UIViewController? = nil) {
        if !isToldByUIKit, let root = (new ?? parent)?.follower {
            switch call {
            case .willMove(_, let toRoot): root.hear(.willMove(toRoot: toRoot), of: self)
            case .didMove(_, let toRoot): root.hear(.didMove(toRoot: toRoot), of: self)
            default: break
            }
        }
        Self.observer?(.call(call))
    }
}
