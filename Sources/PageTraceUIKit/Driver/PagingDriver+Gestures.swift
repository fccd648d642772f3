public import PageTrace

/// What a finger does.
extension PagingDriver {
    /// A whole swipe.
    ///
    /// - Parameters:
    ///   - direction: The side.
    ///   - ends: How it ends.
    ///   - preload: Whether the ask after the landing is skipped, nil to leave it to the settings.
    @discardableResult
    public func swipe(_ direction: Direction, ends: TransitionEnd = .completed, preload: Preload? = nil) -> Step {
        perform(.swipe(Swipe(direction, ends: ends, preload: preload)))
    }

    /// A drag begins.
    @discardableResult
    public func drag(_ direction: Direction) -> Step {
        let scrollView = pager.engine.scrollView
        let isTaken = pager.engine.takesDrag
        if isTaken {
            (scrollView.isDragging, scrollView.isTracking) = (true, true)
            within { scrollView.delegate?.scrollViewWillBeginDragging(scrollView) }
        }
        let step = perform(.drag(direction))
        if step.gesture.outcome != .inFlight { (scrollView.isDragging, scrollView.isTracking) = (false, false) }
        return step
    }

    /// The finger moves to a share of a page, from -2 to 2, positive in the direction of the drag.
    ///
    /// Whoever listens to the scroll view inside hears of it.
    @discardableResult
    public func move(to position: Double) -> Step {
        perform(.move(to: position))
    }

    /// The finger lets go; by default the transition lands from half a page on.
    @discardableResult
    public func release(ends: TransitionEnd? = nil, preload: Preload? = nil) -> Step {
        let step = perform(.release(Release(ends: ends, preload: preload)))
        let scrollView = pager.engine.scrollView
        if scrollView.isDragging {
            (scrollView.isDragging, scrollView.isTracking, scrollView.isDecelerating) = (false, false, true)
            within { scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: true) }
        }
        return step
    }

    /// What is in flight comes to rest: a page after a release, or an animated set.
    @discardableResult
    public func settle() -> Step {
        let engine = pager.engine
        switch engine.container.transition {
        case .none, .drag:
            return note(
                "settle", "Nothing is in flight that could settle.",
                advice: "A release leaves something, and an animated set in an act with settles: false.")
        case .landing, .returning, .bouncing, .set: break
        }
        let step = within { engine.perform(.settle) }
        if engine.scrollView.isDecelerating {
            engine.scrollView.isDecelerating = false
            within { engine.scrollView.delegate?.scrollViewDidEndDecelerating(engine.scrollView) }
        }
        return step
    }

    /// Turns the device: a page curl asks where the spine lies.
    @discardableResult
    public func rotate(to orientation: UIInterfaceOrientation) -> Step { perform(.orientation(orientation.inModel)) }

    /// Performs a gesture that can come next; another one is recorded as such.
    @discardableResult
    func perform(_ gesture: PageGesture<PageIdentity>) -> Step {
        let engine = pager.engine
        if engine.isPerforming {
            return note(
                "a gesture within another", "A gesture began while the app was being called.",
                advice: "Let the closure only do what the app does, and make gestures after it.")
        }
        if engine.noticeLostDataSource() {
            let found = "The data source is gone: dataSource is weak, and nobody keeps the object."
            note("a gesture without a data source", found, advice: "Keep it in a property.")
        }
        if let refusal = engine.container.refusal(of: gesture) {
            return note(refusal.key, "There is \(refusal.found).", advice: "The gesture is left out.")
        }
        return within { engine.perform(gesture) }
    }

    /// Lets app code put what it hands to the main queue into this driver's.
    func within<Result>(_ body: () -> Result) -> Result { MainQueue.$scoped.withValue(queue, operation: body) }
}
