public import PageTrace

/// What the app does by itself.
extension PagingDriver {
    /// Lets the app do something: a tap, a deep link, a list that changes.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `tap Next`.
    ///   - settles: Whether an animated set is over at the end of the step; otherwise it is in flight until ``settle()``.
    ///   - action: Does it.
    @discardableResult
    public func act(_ words: String, settles: Bool = true, _ action: () -> Void) -> Step {
        guard !pager.engine.isPerforming else { return perform(.settle) }
        return within { pager.engine.act(words, settles: settles, action) }
    }

    /// The next turn of the main queue: what app code has handed to it since the last one runs, in order.
    ///
    /// - Parameter seconds: How much time goes by; what waits for a time within it runs as well.
    @discardableResult
    public func turn(after seconds: Double = 0) -> Step {
        let words =
            seconds > 0 ? "turn of the main queue, \(PagingDriver.text(seconds)) s later" : "turn of the main queue"
        return act(words) {
            pager.engine.turnContainer()
            queue.turn(after: seconds)
        }
    }

    /// The next turn of the main queue, and what tasks of the main actor do once they go on after waiting.
    ///
    /// They go on when the real main actor is free, so that this lets it go, and then takes another turn.
    @discardableResult
    public func turnAndWait(after seconds: Double = 0) async -> Step {
        turn(after: seconds)
        for _ in 0..<3 { await _Concurrency.Task.yield() }
        return turn()
    }

    /// The screen goes: covered, popped, or another tab.
    @discardableResult
    public func disappear() -> Step { act("the screen disappears") { screen.disappear(animated: false) } }

    /// The screen comes back.
    @discardableResult
    public func appear() -> Step { act("the screen appears") { screen.appear(animated: false) } }

    /// Says what the app can do at any time, for ``explore(upTo:walks:_:)``.
    public func offer(_ words: String, _ action: @escaping () -> Void) { offers.append((words, action)) }

    /// Seconds without needless digits.
    private static func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() && abs(seconds) < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    }
}
