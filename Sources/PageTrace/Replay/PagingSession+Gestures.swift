extension PagingSession {
    /// Shows pages programmatically, and lets an animation come to rest unless `settles` is false.
    @discardableResult
    public mutating func set(
        _ pages: [Page], direction: Direction = .forward, animated: Bool = false, settles: Bool = true,
        completion: Bool = true
    ) -> Step {
        var notes: [String] = []
        if animated {
            let edge = AnimationEdge(
                direction, navigationOrientation: description.navigationOrientation,
                layoutDirection: description.layoutDirection)
            // The first set never animates. (Rule 21)
            notes.append(container.viewControllers.isEmpty ? "first set, not animated" : "animated \(edge.words)")
        }
        return perform("set", toward: pages, notes: notes) { container, client in
            let outcome = container.setViewControllers(
                pages, direction: direction, animated: animated, completion: completion, client: &client)
            guard outcome == .inFlight, settles else { return outcome }
            let settled = container.settle(client: &client)
            return Self.settleSet(&container, &client) ?? settled
        }
    }

    /// Lets an animated set come to rest that a callback has begun, nil where there is none.
    ///
    /// Only the first: a completion block that always begins another would never come to rest.
    private static func settleSet(
        _ container: inout PageViewController<Page>, _ client: inout Recorder<Client>
    ) -> GestureOutcome? {
        if case .set = container.transition { container.settle(client: &client) } else { nil }
    }

    /// A whole swipe.
    @discardableResult
    public mutating func swipe(
        _ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil
    ) -> Step {
        perform("swipe \(direction)", direction: direction) { container, client in
            let isSetInFlight = if case .set = container.transition { true } else { false }
            let outcome = container.swipe(direction, ends: ends, preload: preload, client: &client)
            // A set that was in flight before takes no gestures, and is settled by its own gesture.
            return isSetInFlight ? outcome : Self.settleSet(&container, &client) ?? outcome
        }
    }

    /// A drag begins.
    @discardableResult
    public mutating func drag(_ direction: Direction) -> Step {
        perform("drag \(direction)", direction: direction) { container, client in
            container.drag(direction, client: &client)
        }
    }

    /// The finger moves to a position from -1 to 1, positive in the direction of the drag.
    @discardableResult
    public mutating func move(to position: Double) -> Step {
        perform("move to \(position)") { container, client in container.move(to: position, client: &client) }
    }

    /// The finger lets go.
    @discardableResult
    public mutating func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> Step {
        perform("release") { container, _ in container.release(ends: ends, preload: preload) }
    }

    /// What is in flight comes to rest.
    @discardableResult
    public mutating func settle() -> Step {
        perform("settle") { container, client in container.settle(client: &client) }
    }

    /// Sets the data source to nil.
    @discardableResult
    public mutating func removeDataSource() -> Step {
        perform("remove the data source") { container, _ in
            container.removeDataSource()
            return .changed
        }
    }

    /// Assigns the data source.
    @discardableResult
    public mutating func assignDataSource() -> Step {
        perform("assign the data source") { container, _ in
            container.assignDataSource()
            return .changed
        }
    }

    /// Turns the device.
    @discardableResult
    public mutating func rotate(to orientation: InterfaceOrientation) -> Step {
        perform("rotate to \(orientation)") { container, client in
            container.rotate(to: orientation, client: &client)
        }
    }

    /// Gives the pages of a curl a back, or takes it away.
    @discardableResult
    public mutating func setDoubleSided(_ isDoubleSided: Bool) -> Step {
        perform("set double-sided to \(isDoubleSided)") { container, client in
            container.setDoubleSided(isDoubleSided, client: &client)
        }
    }

    /// Changes the client from outside, as a list that grows while pages are remembered.
    ///
    /// - Parameters:
    ///   - words: What happens, in the words of the recording, such as `append Fifth`.
    ///   - change: The change.
    @discardableResult
    public mutating func change(_ words: String, _ change: (inout Client) -> Void) -> Step {
        perform(words) { _, recorder in
            change(&recorder.client)
            return .changed
        }
    }
}
