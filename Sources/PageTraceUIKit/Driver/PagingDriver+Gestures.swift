public import PageTrace
import PageTraceBridge
import PageTraceEngine

extension Direction {
    /// UIKit's word for ``backward``.
    @available(*, unavailable, renamed: "backward", message: "A finger that swipes to the page before swipes backward.")
    public static var reverse: Direction { .backward }
}

extension PagingDriver {
    /// Performs a whole swipe.
    ///
    /// - Parameters:
    ///   - direction: The side.
    ///   - ends: How it ends.
    ///   - preload: Whether the ask after the landing is skipped, nil to leave it to the settings.
    ///   - losses: Calls that report an end and never come; none by default.
    @discardableResult
    public func swipe(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil, loses losses: Losses = []
    ) -> Step {
        let swipe = PageGesture<PageNumber>.swipe(Swipe(direction, ends: ends, preload: preload))
        let gesture: PageGesture<PageNumber> = losses.isEmpty ? swipe : .losing(losses, swipe)
        hasReleased = false
        if engine.takesDrag, takesTouches { within { engine.scrollView(enters: .dragging) } }
        engine.isSwiping = true
        let step = perform(gesture)
        engine.isSwiping = false
        // What is left of the finger: at an end, nothing was announced.
        if engine.scrollPhase == .dragging { within { engine.scrollView(enters: .decelerating) } }
        if engine.scrollPhase == .decelerating { within { engine.scrollView(enters: .rest) } }
        return step
    }

    /// Begins a drag.
    @discardableResult
    public func drag(_ direction: Direction) -> Step {
        if engine.takesDrag, takesTouches { within { engine.scrollView(enters: .dragging) } }
        let step = perform(.drag(direction))
        if step.gesture.outcome != .inFlight { engine.scrollView(enters: .rest, isSilent: true) }
        return step
    }

    /// Moves the finger to a fraction of a page, from -2 to 2, positive in the direction of the drag.
    ///
    /// Observers of the scroll view inside are notified.
    @discardableResult
    public func move(to position: Double) -> Step { perform(.move(to: position)) }

    /// Lifts the finger; by default, the transition lands from half a page on.
    @discardableResult
    public func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> Step {
        hasReleased = engine.model.refusal(of: .release(Release())) == nil
        let step = perform(.release(Release(ends: ends, preload: preload)))
        if engine.scrollPhase == .dragging { within { engine.scrollView(enters: .decelerating) } }
        return step
    }

    /// Lets what is in flight come to rest: a page after a release, or an animated set.
    @discardableResult
    public func settle() -> Step {
        // What a release has left may have been ended by a set meanwhile.
        guard engine.model.refusal(of: .settle) == nil || hasReleased else {
            return note(
                "settle", "Nothing is in flight that could settle.",
                advice: "A release leaves something, and an animated set in an act with settles: false.")
        }
        hasReleased = false
        let isSet = if case .set = engine.model.transition { true } else { false }
        let step = finish(within { engine.perform(.settle) }, isAct: false)
        if engine.scrollPhase == .decelerating { within { engine.scrollView(enters: .rest) } }
        if isSet { within { engine.owner.scrollingAnimationEnds() } }
        return step
    }

    #if !os(tvOS)
        /// Rotates the device: the screen is told its size, and then a page curl asks where the spine lies.
        @discardableResult
        public func rotate(to orientation: UIInterfaceOrientation) -> Step {
            #if !canImport(UIKit)
                if !engine.isPerforming { within { turnScreen(to: orientation) } }
            #endif
            return perform(.orientation(UIKitValues.orientation(orientation)))
        }
    #endif

    /// Changes the layout of the container, as a keyboard or the safe area does; an animated set in flight loses its block.
    @discardableResult
    public func layoutChanges() -> Step {
        #if !canImport(UIKit)
            if !engine.isPerforming { within { screen.changeLayout() } }
        #endif
        return perform(.container(.layoutChanges))
    }

    /// Performs a gesture if it can come next; otherwise records that it cannot.
    @discardableResult
    func perform(_ gesture: PageGesture<PageNumber>) -> Step {
        guard !engine.isPerforming else { return perform { engine.perform(gesture) } }
        if engine.noticeLostDataSource() {
            let found = "The data source is gone: dataSource is weak, and nobody keeps the object."
            note("a gesture without a data source", found, advice: "Keep it in a property.")
        }
        if let refusal = engine.model.refusal(of: gesture) { return note(refusal) }
        if gesture.direction != nil, !takesTouches { return ignore(gesture.recordKind.words) }
        return finish(within { engine.perform(gesture) }, isAct: false)
    }
}

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
