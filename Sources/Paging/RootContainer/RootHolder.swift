/// Who keeps a controller alive.
package enum RootHolder: Hashable, Sendable {
    /// The window: it is the root view controller.
    case window
    /// The single navigation stack onto which everything is pushed.
    case stack
    /// The controller that presented it. (Documented: a presenting controller keeps the one it presents.)
    case presenting(RootController)
    /// The root controller, whose child it is. (Documented)
    case root
    /// The navigation controller of a part, onto which a deep link pushed it.
    case navigation(of: RootController)
    /// Only the variable `current` of the app's own code.
    case current

    /// The holder in words, such as `root` or `Main's navigation`.
    package var words: String {
        switch self {
        case .window: "window"
        case .stack: "navigation stack"
        case .presenting(let controller): "presented by \(controller.text)"
        case .root: "root"
        case .navigation(let part): "navigation of \(part.text)"
        case .current: "current"
        }
    }
}

/// A controller that is alive, and its holder.
package struct RootHold: Hashable, Sendable {
    package var controller: RootController
    package var holder: RootHolder

    package init(_ controller: RootController, by holder: RootHolder) {
        self.controller = controller
        self.holder = holder
    }
}
