public import Paging

/// A type that performs gestures on a page view controller, one method each, such as a session or the walk of a test.
public protocol PageDriver<Page> {
    /// What the app shows as a page.
    associatedtype Page: Hashable

    /// Performs one gesture and records what follows from it.
    @discardableResult
    mutating func perform(_ gesture: PageGesture<Page>) -> Step
}

extension PageDriver {
    /// Shows pages programmatically, and lets an animation come to rest unless `settles` is false.
    ///
    /// - Parameters:
    ///   - pages: The pages to show.
    ///   - direction: The side of the animation.
    ///   - animated: Whether the change is animated.
    ///   - settles: Whether an animation is over at the end of the step.
    ///   - completion: Whether the call has a completion block, by default if it is animated.
    @discardableResult
    public mutating func set(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, settles: Bool = true,
        completion: Bool? = nil
    ) -> Step {
        perform(
            .set(PageSet(pages, direction: direction, isAnimated: animated, settles: settles, completion: completion)))
    }

    /// Performs a whole swipe.
    @discardableResult
    public mutating func swipe(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil
    ) -> Step { perform(.swipe(Swipe(direction, ends: ends, preload: preload))) }

    /// Begins a drag.
    @discardableResult
    public mutating func drag(_ direction: Direction) -> Step { perform(.drag(direction)) }

    /// Moves the finger to a position from -2 to 2, in pages, positive in the direction of the drag.
    @discardableResult
    public mutating func move(to position: Double) -> Step { perform(.move(to: position)) }

    /// Lifts the finger.
    @discardableResult
    public mutating func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> Step {
        perform(.release(Release(ends: ends, preload: preload)))
    }

    /// Lets what is in flight come to rest.
    @discardableResult
    public mutating func settle() -> Step { perform(.settle) }

    /// Sets the data source to nil.
    @discardableResult
    public mutating func removeDataSource() -> Step { perform(.dataSource(.removed)) }

    /// Assigns the data source.
    @discardableResult
    public mutating func assignDataSource() -> Step { perform(.dataSource(.assigned)) }

    /// Rotates the device.
    @discardableResult
    public mutating func rotate(to orientation: InterfaceOrientation) -> Step { perform(.orientation(orientation)) }

    /// Makes the pages of a curl double-sided, or single-sided again.
    @discardableResult
    public mutating func setDoubleSided(_ isDoubleSided: Bool) -> Step { perform(.doubleSided(isDoubleSided)) }
}
