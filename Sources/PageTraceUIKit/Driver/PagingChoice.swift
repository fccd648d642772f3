import PageTrace
import PageTraceEngine

/// Something that a search tries next.
enum PagingChoice: Hashable {
    case swipe(Direction, ends: TransitionEnd)
    case drag(Direction)
    case release(TransitionEnd)
    case settle
    case turn
    /// An action that the app offers, by its index; in flight afterwards if it does not settle.
    case offer(Int, settles: Bool)

    @MainActor
    @discardableResult
    func perform(on driver: PagingDriver) -> Step {
        switch self {
        case .swipe(let direction, let end): return driver.swipe(direction, ends: end)
        case .drag(let direction): return driver.drag(direction)
        case .release(let end): return driver.release(ends: end)
        case .settle: return driver.settle()
        case .turn: return driver.turn(after: driver.turns.secondsToNext)
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
        case .swipe, .drag: true
        case .release, .settle, .turn, .offer: false
        }
    }

    @MainActor
    static func all(on driver: PagingDriver) -> [PagingChoice] {
        var choices: [PagingChoice] = []
        let container = driver.engine.container
        if case .none = container.transition {
            // A finger that is down after a set makes no swipe, and nobody touches what is covered.
            if container.refusal(of: .drag(.forward)) == nil {
                for direction in Direction.allCases {
                    choices += [
                        .swipe(direction, ends: .completed), .swipe(direction, ends: .cancelled), .drag(direction),
                    ]
                }
            }
        } else if driver.canSettle {
            choices.append(.settle)
        }
        if container.refusal(of: .release(Release())) == nil {
            choices += [.release(.completed), .release(.cancelled)]
        }
        if driver.waitingTurns > 0 { choices.append(.turn) }
        for position in driver.offers.indices {
            choices += [.offer(position, settles: true), .offer(position, settles: false)]
        }
        return choices
    }
}
