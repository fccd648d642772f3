public import PageTrace
import PageTraceEngine

/// What the app itself does.
extension PagingDriver {
    /// Lets the app do something: a tap, a deep link, a list that changes.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `tap Next`.
    ///   - settles: Whether an animated set that it makes is over at the end of the step; otherwise it is in flight until
    ///     ``settle()``, like one that was in flight before.
    ///   - losses: The calls of which the first never comes, such as the block of the set that it makes.
    ///   - action: Performs it.
    ///
    /// What it puts on the main queue waits for ``turn(after:)``. Until then, a variable that is wrong is no finding, unless
    /// the recording ends there.
    @discardableResult
    public func act(
        _ words: String, settles: Bool = true, loses losses: Losses = [], _ action: () -> Void
    ) -> Step {
        guard !engine.isPerforming else { return perform(.settle) }
        isCheckDue = true
        return checked(within { engine.act(words, settles: settles, loses: losses, action) })
    }

    /// Performs the next turn of the main queue: what app code has put there since the last turn runs, in order.
    ///
    /// Time passes in order as well: an animated set, or a page that a finger has let go, comes to rest after 0.3 seconds, before
    /// whatever is due later.
    ///
    /// With Apple's UIKit, this runs the main run loop once, or for as many real seconds. (Not tried)
    ///
    /// - Parameter seconds: How much time passes; work that is due within it runs as well.
    @discardableResult
    public func turn(after seconds: Double = 0) -> Step {
        let words =
            seconds > 0 ? "turn of the main queue, \(Wording.plain(seconds)) s later" : "turn of the main queue"
        // What the test itself has put on the main queue takes part.
        _ = turns.waiting
        return act(words) {
            engine.turn { turns.run(after: seconds, moving: engine) }
        }
    }

    /// Performs the next turn of the main queue, and lets suspended tasks of the main actor continue.
    ///
    /// They continue when the real main actor is free, so this method yields it and then performs another turn.
    @discardableResult
    public func turnAndWait(after seconds: Double = 0) async -> Step {
        turn(after: seconds)
        for _ in 0..<3 { await _Concurrency.Task.yield() }
        return turn()
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

    /// Declares an action that the app can perform at any time, for ``explore(upTo:walks:_:)``.
    public func offer(_ words: String, _ action: @escaping () -> Void) { offers.append((words, action)) }
}
