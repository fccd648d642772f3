/// One call between an app and UIKit around a root container.
package enum RootCall: Hashable, Sendable {
    /// The app gives the window a controller that only holds others: a root controller, a navigation controller.
    case installHolder(String)
    case setRootViewController(RootController)
    /// The app pushes a controller onto a navigation stack.
    case push(RootController, isAnimated: Bool)
    /// Something returns on a navigation stack, from a controller that goes.
    case pop(RootController)
    /// The app presents a controller; UIKit refuses while another presentation runs.
    case present(RootController, isAnimated: Bool, isRefused: Bool)
    case addChild(RootController)
    case setFrame(RootController, RootFrame)
    /// The app adds a view to the view of the root controller.
    case addSubview(RootController)
    /// The app removes a view from it.
    case removeView(RootController)
    case removeFromParent(RootController)
    case transition(RootTransition, RootAnimation)
    /// A child is told that its parent will change: by UIKit if `isAutomatic`, otherwise by the app.
    case willMove(RootController, toRoot: Bool, isAutomatic: Bool)
    /// A child is told that its parent has changed.
    case didMove(RootController, toRoot: Bool, isAutomatic: Bool)
    case viewWillAppear(RootController), viewDidAppear(RootController)
    case viewWillDisappear(RootController), viewDidDisappear(RootController)
    case completion
    /// UIKit raises: the two controllers have no common parent.
    case raise(RootTransition)

    /// Whether it is an exception rather than a call.
    package var isRaise: Bool { if case .raise = self { true } else { false } }

    /// The controller that the call brings on screen, nil if there is none.
    package var incoming: RootController? {
        switch self {
        case .setRootViewController(let new), .push(let new, _), .present(let new, _, _), .addSubview(let new): new
        case .transition(let transition, _): transition.to
        default: nil
        }
    }
}

/// Where a view is placed before or after a transition.
package enum RootFrame: String, Hashable, Sendable {
    /// It fills the view of the root controller.
    case bounds
    /// It lies beside the view of the root controller, where a slide starts.
    case beside
}

/// A call, and the situation in which it came.
package struct RootLogEntry: Hashable, Sendable {
    package var call: RootCall
    package var phase: Phase
    /// The topmost controller before the call took effect.
    package var top: RootController?
    /// The target of the running animation, nil if there was none.
    package var running: RootController?
    /// The change of `current` that followed the call.
    package var change: Change?

    package struct Change: Hashable, Sendable {
        package var old: RootController?
        package var new: RootController?
    }
}
