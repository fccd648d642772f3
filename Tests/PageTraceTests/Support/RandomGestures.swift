import PageTrace

/// A gesture of a walk as a value.
enum Move: Hashable, Sendable {
    case set(Int, animated: Bool, Direction)
    case swipe(Direction, TransitionEnd, Preload?)
    case drag(Direction)
    case move(Double)
    case release(TransitionEnd?)
    case settle
    case removeDataSource
    case assignDataSource
    case list([Int])
    /// The next time that a callback comes, the client sets pages from within it.
    case plan(Numbers.Moment, SetRequest<Int>)
}

extension Walk {
    /// Performs a gesture, and gives back its callbacks.
    @discardableResult
    mutating func perform(_ move: Move) -> [Callback<Int>] {
        switch move {
        case .set(let page, let animated, let direction): return set([page], direction: direction, animated: animated)
        case .swipe(let direction, let ends, let preload): return swipe(direction, ends: ends, preload: preload)
        case .drag(let direction): return drag(direction)
        case .move(let position): return self.move(to: position)
        case .release(let ends): return release(ends)
        case .settle: return settle()
        case .removeDataSource: container.removeDataSource()
        case .assignDataSource: container.assignDataSource()
        case .list(let pages): client.pages = pages
        case .plan(let moment, let request): client.sets[moment, default: []].append(request)
        }
        return []
    }
}

/// Gestures drawn from a seed: Lehmer's generator, small and the same everywhere.
struct RandomGestures: Sequence, IteratorProtocol {
    private var state: UInt64
    private let pages: Int
    private let plansSets: Bool

    init(seed: UInt64, pages: Int, plansSets: Bool = false) {
        state = seed % 2_147_483_646 + 1
        self.pages = pages
        self.plansSets = plansSets
        for _ in 1...3 { _ = number(below: 2) }
    }

    private mutating func number(below limit: Int) -> Int {
        state = state * 48_271 % 2_147_483_647
        return Int(state >> 8) % limit
    }

    mutating func next() -> Move? {
        let direction: Direction = number(below: 2) == 0 ? .forward : .backward
        if plansSets, number(below: 5) == 0 {
            let moments: [Numbers.Moment] = [.after, .before, .willTransitionTo, .didFinishAnimating, .completion]
            let isAnimated = number(below: 2) == 0
            let request = SetRequest([number(below: pages) + 1], direction: direction, isAnimated: isAnimated)
            return .plan(moments[number(below: moments.count)], request)
        }
        switch number(below: 20) {
        case 0: return .set(number(below: pages) + 1, animated: number(below: 2) == 0, direction)
        case 1...5: return .swipe(direction, number(below: 4) == 0 ? .cancelled : .completed, nil)
        case 6: return .swipe(direction, .completed, .skipped)
        case 7...9: return .drag(direction)
        case 10...12: return .move([-1, -0.7, -0.2, 0, 0.3, 0.6, 1][number(below: 7)])
        case 13...15: return .release([nil, .completed, .cancelled][number(below: 3)])
        case 16...18: return .settle
        case _ where number(below: 3) == 0: return .removeDataSource
        default: return .assignDataSource
        }
    }
}
