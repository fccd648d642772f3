public import PageTrace
import PageTraceEngine

/// What the app itself does.
extension PagingDriver {
    /// Lets the app do something, as ``AppDriver/act(_:settles:_:)`` does, and loses calls that report an end.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording.
    ///   - settles: Whether an animated set that it makes is over at the end of the step.
    ///   - losses: The calls of which the first never comes, such as the block of the set that it makes.
    ///   - action: Performs it.
    @discardableResult
    public func act(_ words: String, settles: Bool = true, loses losses: Losses, _ action: () -> Void) -> Step {
        perform { engine.act(words, settles: settles, loses: losses, action) }
    }

    /// Makes the screen disappear: covered, popped, or behind another tab.
    @discardableResult
    public func disappear(animated: Bool = false) -> Step {
        act("the screen disappears") { change(isAppearing: false, animated: animated) }
    }

    /// Makes the screen appear again.
    @discardableResult
    public func appear(animated: Bool = false) -> Step {
        act("the screen appears") { change(isAppearing: true, animated: animated) }
    }

    /// Lets the screen appear or disappear, from the outside in.
    func change(isAppearing: Bool, animated: Bool) {
        screen.beginAppearanceTransition(isAppearing, animated: animated)
        engine.owner.passOn(.begin(isAppearing: isAppearing, animated: animated))
        screen.endAppearanceTransition()
        engine.owner.passOn(.end(isAppearing: isAppearing, animated: animated))
    }
}
