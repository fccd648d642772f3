import PageTrace

enum PagingChoice: Hashable {
    /// What a finger does, or what it has left comes to rest.
    case gesture(PageGesture<String>)
    case turn
    /// An action that the app offers, by its index; in flight afterwards if it does not settle.
    case offer(Int, settles: Bool)

    /// Everything that is tried on a driver, beside what its app offers: first one side, then the other.
    @MainActor
    static func all(on driver: PagingDriver) -> [PagingChoice] {
        let touches = driver.engine.settings.triedTouches
        return [.forward, .backward, nil].flatMap { side in touches.filter { $0.direction == side } }
            .map { .gesture($0) } + [.turn]
    }

    /// Whether it can come next and can make a difference.
    @MainActor
    func isWorthTrying(on driver: PagingDriver) -> Bool {
        switch self {
        case .gesture(let gesture):
            // What is in flight comes to rest first: to catch it as well would be far more walks, each with a new pager.
            driver.engine.model.isWorthTrying(gesture)
                && (gesture.direction == nil || driver.engine.container.isAtRest && driver.takesTouches)
        case .turn: driver.waitingTurns > 0
        case .offer(let position, _): driver.offers.indices.contains(position)
        }
    }

    @MainActor
    func perform(on driver: PagingDriver) -> Step {
        switch self {
        case .gesture(.swipe(let swipe)): return driver.swipe(swipe.direction, ends: swipe.ends)
        case .gesture(.drag(let direction)): return driver.drag(direction)
        case .gesture(.release(let release)): return driver.release(ends: release.ends)
        case .gesture: return driver.settle()
        case .turn: return driver.turn(after: driver.turns.secondsToNext(moving: driver.engine))
        case .offer(let position, let settles):
            let offer = driver.offers[position]
            return driver.act(offer.words, settles: settles, offer.action)
        }
    }

    /// The chosen action and its outcome, such as `swipe forward (cancelled)`.
    func words(for step: Step) -> String {
        if case .offer(_, settles: false) = self { return "\(step.gesture.name) (not settled)" }
        return step.gesture.outcome == .cancelled ? "\(step.gesture.name) (cancelled)" : step.gesture.name
    }

    /// Whether it has no effect unless the app is called; if it is not, the resulting situation has been seen already.
    var concernsOnlyTheContainer: Bool {
        switch self {
        case .gesture(.swipe), .gesture(.drag): true
        case .gesture, .turn, .offer: false
        }
    }
}
