public import Paging

/// What the user and the system do.
extension Session {
    /// Performs a whole swipe.
    ///
    /// - Parameters:
    ///   - direction: The side.
    ///   - ends: How it ends.
    ///   - preload: Whether the ask after the landing is skipped, nil to leave it to the settings.
    ///   - losses: Calls that report an end and never come.
    @discardableResult
    public mutating func swipe(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil, loses losses: Losses = []
    ) -> Step { perform(.swipe(Swipe(direction, ends: ends, preload: preload)).losing(losses)) }

    /// Begins a drag.
    @discardableResult
    public mutating func drag(_ direction: Direction) -> Step { perform(.drag(direction)) }

    /// Moves the finger to a position from -2 to 2, in pages, positive in the direction of the drag.
    @discardableResult
    public mutating func move(to position: Double) -> Step { perform(.move(to: position)) }

    /// Lifts the finger; by default, the transition lands from half a page on.
    @discardableResult
    public mutating func release(
        ends: TransitionEnd? = nil, preload: Preload? = nil, loses losses: Losses = []
    ) -> Step { perform(.release(Release(ends: ends, preload: preload)).losing(losses)) }

    /// Lets what is in flight come to rest.
    @discardableResult
    public mutating func settle(loses losses: Losses = []) -> Step { perform(.settle.losing(losses)) }

    /// Performs the next turn of the main queue while something is in flight; at rest it turns by itself.
    @discardableResult
    public mutating func turn() -> Step { perform(.turn) }

    /// Rotates the device.
    @discardableResult
    public mutating func rotate(to orientation: InterfaceOrientation) -> Step { perform(.orientation(orientation)) }

    /// Makes the container appear: it is pushed, or no longer covered.
    @discardableResult
    public mutating func appear(animated: Bool = false) -> Step { perform(.container(.appears, animated: animated)) }

    /// Makes the container disappear: it is covered or popped, or another tab is selected.
    @discardableResult
    public mutating func disappear(animated: Bool = false) -> Step {
        perform(.container(.disappears, animated: animated))
    }

    /// Changes the layout of the container, as a keyboard or the safe area does.
    @discardableResult
    public mutating func layoutChanges() -> Step { perform(.container(.layoutChanges)) }
}

/// What the app does to the container.
extension Session {
    /// Shows pages programmatically, and lets an animation come to rest unless `settles` is false.
    ///
    /// - Parameters:
    ///   - pages: The pages to show.
    ///   - direction: The side of the animation.
    ///   - animated: Whether the change is animated.
    ///   - settles: Whether an animation is over at the end of the step.
    ///   - completion: Whether the call has a completion block, by default if it is animated.
    ///   - losses: Calls that report an end and never come.
    @discardableResult
    public mutating func set(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, settles: Bool = true,
        completion: Bool? = nil, loses losses: Losses = []
    ) -> Step {
        let set = PageSet(pages, direction: direction, isAnimated: animated, settles: settles, completion: completion)
        return perform(.set(set).losing(losses))
    }

    /// Sets the data source to nil.
    @discardableResult
    public mutating func removeDataSource() -> Step { perform(.dataSource(.removed)) }

    /// Assigns the data source.
    @discardableResult
    public mutating func assignDataSource() -> Step { perform(.dataSource(.assigned)) }

    /// Turns `isScrollEnabled` of the scroll view inside off, or on again.
    @discardableResult
    public mutating func setScrollEnabled(_ isEnabled: Bool) -> Step { perform(.scrollEnabled(isEnabled)) }

    /// Makes the pages of a curl double-sided, or single-sided again.
    @discardableResult
    public mutating func setDoubleSided(_ isDoubleSided: Bool) -> Step { perform(.doubleSided(isDoubleSided)) }
}
