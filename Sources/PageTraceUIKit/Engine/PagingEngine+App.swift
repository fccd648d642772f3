package import PageTrace

extension PagingEngine {
    /// Sets pages, as the app's call of `setViewControllers`.
    package func set(_ controllers: [AnyObject], direction: Direction, animated: Bool, completion: ((Bool) -> Void)?) {
        if isAsking {
            waitingSets.append { [self] in
                set(controllers, direction: direction, animated: animated, completion: completion)
            }
            return
        }
        let pages = controllers.map(keep)
        // The first set never animates. (Rule 21)
        let isAnimated = animated && !container.viewControllers.isEmpty
        calls.append((pages, isAnimated, completion))
        let numbers = pages.map(number)
        let gesture = PageGesture.set(
            PageSet(
                numbers, direction: direction, isAnimated: animated, settles: false, completion: completion != nil))
        if let borrowed {
            guard let recorder = borrowed.recorder else {
                borrowed.container.pointee.setViewControllers(
                    numbers, direction: direction, animated: animated, completion: completion != nil)
                return
            }
            if isTurning, !borrowed.container.pointee.hasStopped {
                var call = Callback.setViewControllers(numbers, direction: direction, animated: animated)
                recorder.pointee.receive(&call, in: &borrowed.container.pointee)
            }
            let outcome = borrowed.container.pointee.perform(gesture, client: &recorder.pointee)
            if outcome == .inFlight { (hasBegunSet, secondsMoving) = (true, 0) }
        } else if !isPerforming {
            _ = current
            _ = perform(gesture)
        }
    }

    /// The container's own work comes first, then the app's.
    package func turn(_ work: () -> Void) {
        guard let borrowed, let recorder = borrowed.recorder else { return }
        borrowed.container.pointee.turn(client: &recorder.pointee)
        isTurning = true
        work()
        isTurning = false
    }

    package func assignDataSource(isThere: Bool) {
        shouldHaveDataSource = isThere
        change(isThere ? "assign the data source" : "remove the data source") {
            if isThere { $0.assignDataSource() } else { $0.removeDataSource() }
        }
    }

    package func setScrollEnabled(_ isEnabled: Bool) {
        change(GestureRecord.Kind.scrollEnabled(isEnabled).words) { $0.setScrollEnabled(isEnabled) }
    }

    /// Whether the pages of a curl are double-sided, or will be when the callback is over.
    package var isDoubleSided: Bool { waitingDoubleSided ?? container.isDoubleSided }

    func carryOutWaitingDoubleSided() {
        guard let isDoubleSided = waitingDoubleSided else { return }
        waitingDoubleSided = nil
        let step = perform { $0.perform(.doubleSided(isDoubleSided)) }
        if !step.findings.isEmpty { append(step) }
    }

    package func setDoubleSided(_ isDoubleSided: Bool) {
        guard isDoubleSided != self.isDoubleSided else { return }
        if let borrowed {
            // Within a callback, it waits for the end of the gesture: the spine may be about to move.
            guard let recorder = borrowed.recorder else { return waitingDoubleSided = isDoubleSided }
            borrowed.container.pointee.setDoubleSided(isDoubleSided, client: &recorder.pointee)
            return
        }
        let step = perform { $0.perform(.doubleSided(isDoubleSided)) }
        if isDriven { append(step) }
    }

    /// Changes the container without a callback.
    private func change(_ words: String, _ change: (inout PageViewControllerModel) -> Void) {
        if let borrowed { return change(&borrowed.container.pointee) }
        guard !isPerforming else { return }
        let step = perform { $0.act(words) { container, _ in change(&container) } }
        if isDriven { append(step) }
    }

    /// Whether the data source that the app assigned has been deallocated because nothing keeps it.
    package func noticeLostDataSource() -> Bool {
        guard shouldHaveDataSource, !owner.hasDataSource else { return false }
        shouldHaveDataSource = false
        perform { $0.act("") { container, _ in container.removeDataSource() } }
        return true
    }
}

/// The running container, lent to the page view controller's object.
///
/// A class cannot be passed `inout` state. During a callback or an action of the app, this says where the container is.
struct BorrowedContainer {
    let container: UnsafeMutablePointer<PageViewControllerModel>
    /// The recorder that logs calls; nil within a callback, where sets wait until it returns.
    let recorder: UnsafeMutablePointer<Recorder<AppClient>>?
}

/// What the app answers for the page indicator, and what it sets in each of the two calls.
struct IndicatorAnswers {
    var count = 0
    var setsOfCount: [() -> Void] = []
    var index = 0
    var setsOfIndex: [() -> Void] = []
}
