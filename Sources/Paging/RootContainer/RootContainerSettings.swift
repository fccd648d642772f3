/// The root container of a trace and its settings.
package struct RootContainerSettings: Hashable, Sendable {
    package var strategy: RootStrategy
    /// How the stack grows; only for ``RootStrategy/stack``.
    package var stacking: RootStacking
    package var animations: RootAnimations

    package init(
        strategy: RootStrategy = .containment,
        stacking: RootStacking = .push,
        animations: RootAnimations = RootAnimations()
    ) {
        self.strategy = strategy
        self.stacking = stacking
        self.animations = animations
    }

    /// Whether everything lies on one navigation stack.
    package var pushesEverything: Bool { strategy == .stack && stacking == .push }

    package static var recordedName: String { "root container" }

    package var words: String {
        var words = [Self.recordedName]
        switch strategy {
        case .stack: words.append(stacking == .push ? "one stack, pushed" : "one stack, presented")
        case .window: words.append("window root replaced")
        case .containment: words.append("containment")
        }
        let usual = RootAnimations()
        if animations.login != usual.login { words.append("login \(animations.login)") }
        if animations.main != usual.main { words.append("main \(animations.main)") }
        if animations.logOut != usual.logOut { words.append("log out \(animations.logOut)") }
        return words.joined(separator: ", ")
    }
}

/// How an app moves between its parts: splash, authentication and main part.
package enum RootStrategy: String, Hashable, Sendable, CaseIterable {
    /// One stack onto which everything is pushed or presented: every earlier controller stays alive. (Article)
    case stack
    /// The window gets another root view controller: the earlier one is destroyed, and nothing can be animated. (Article)
    case window
    /// A root controller swaps its children: one part is alive, and every change can be animated. (Article)
    case containment
}

/// How the stack of ``RootStrategy/stack`` grows.
///
/// The article describes both as one stack; a trace picks one.
package enum RootStacking: String, Hashable, Sendable, CaseIterable {
    /// One navigation controller takes everything, its back button hidden.
    case push
    /// Each controller presents the next one over the full screen.
    case present
}

/// How one part of the app replaces another.
package enum RootAnimation: String, Hashable, Sendable, CaseIterable {
    /// Without animation.
    case none
    /// The new part fades in.
    case fade
    /// The new part slides in from the left.
    case slide
}
