public import PageTrace

extension WalkSession {
    /// Shows pages programmatically, and lets an animation come to rest unless `settles` is false.
    ///
    /// - Parameters:
    ///   - completion: Whether the call has a completion block, by default where it is animated.
    ///   - direction: The side of the animation.
    ///   - pages: The pages to show.
    ///   - animated: Whether the change is animated.
    ///   - settles: Whether an animation is over at the end of the step.
    @discardableResult
    public mutating func set(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, settles: Bool = true,
        completion: Bool? = nil
    ) -> Step {
        let gesture = ProgrammaticSet(
            pages.map(self.pages.name), direction: direction, isAnimated: animated, settles: settles,
            completion: completion)
        return perform(.set(gesture)) {
            $0.set(
                pages, direction: direction, animated: animated, settles: settles, completion: gesture.hasCompletion)
        }
    }

    /// A whole swipe.
    @discardableResult
    public mutating func swipe(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil
    ) -> Step {
        perform(.swipe(Swipe(direction, ends: ends, preload: preload))) {
            $0.swipe(direction, ends: ends, preload: preload)
        }
    }

    /// A drag begins.
    @discardableResult
    public mutating func drag(_ direction: Direction) -> Step {
        perform(.drag(direction)) { $0.drag(direction) }
    }

    /// The finger moves to a position from -1 to 1, positive in the direction of the drag.
    @discardableResult
    public mutating func move(to position: Double) -> Step {
        perform(.move(to: position)) { $0.move(to: position) }
    }

    /// The finger lets go.
    @discardableResult
    public mutating func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> Step {
        perform(.release(Release(ends: ends, preload: preload))) { $0.release(ends: ends, preload: preload) }
    }

    /// What is in flight comes to rest.
    @discardableResult
    public mutating func settle() -> Step {
        perform(.settle) { $0.settle() }
    }

    /// Sets the data source to nil.
    @discardableResult
    public mutating func removeDataSource() -> Step {
        perform(.dataSource(.removed)) { $0.removeDataSource() }
    }

    /// Assigns the data source.
    @discardableResult
    public mutating func assignDataSource() -> Step {
        perform(.dataSource(.assigned)) { $0.assignDataSource() }
    }

    /// Turns the device.
    @discardableResult
    public mutating func rotate(to orientation: InterfaceOrientation) -> Step {
        perform(.orientation(orientation)) { $0.rotate(to: orientation) }
    }

    /// Gives the pages of a curl a back, or takes it away.
    @discardableResult
    public mutating func setDoubleSided(_ isDoubleSided: Bool) -> Step {
        perform(.doubleSided(isDoubleSided)) { $0.setDoubleSided(isDoubleSided) }
    }

    /// Changes the client from outside, as a list that grows while pages are remembered.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `append Fifth`.
    ///   - change: The change.
    @discardableResult
    public mutating func change(_ words: String, _ change: (inout Client) -> Void) -> Step {
        perform(nil) { session in session.change(words) { change(&$0.client) } }
    }
}
