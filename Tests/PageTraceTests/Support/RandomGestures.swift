import PageTrace

/// What happens in a random walk.
enum Move: Hashable, Sendable {
    case gesture(PageGesture<Int>)
    /// The next time that a callback comes, the client sets pages from within it.
    case plan(Numbers.Moment, SetRequest<Int>)
}

extension Walk {
    /// Performs a gesture, and gives back its callbacks.
    @discardableResult
    mutating func perform(_ gesture: PageGesture<Int>) -> [Callback<Int>] {
        perform { $0.perform(gesture, client: &$1) }
    }

    /// Performs a gesture or plans a set, and gives back the callbacks.
    @discardableResult
    mutating func perform(_ move: Move) -> [Callback<Int>] {
        switch move {
        case .gesture(let gesture): return perform(gesture)
        case .plan(let moment, let request):
            client.sets[moment, default: []].append(request)
            return []
        }
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
        return .gesture(gesture(toward: direction))
    }

    private mutating func gesture(toward direction: Direction) -> PageGesture<Int> {
        switch number(below: 20) {
        case 0:
            let page = number(below: pages) + 1
            return .set(
                PageSet(
                    [page], direction: direction, isAnimated: number(below: 2) == 0, settles: false, completion: true))
        case 1...4: return .swipe(Swipe(direction, ends: number(below: 4) == 0 ? .cancelled : .completed))
        case 5...6: return .swipe(Swipe(direction, preload: .skipped))
        case 7...9: return .drag(direction)
        case 10...12: return .move(to: [-1, -0.7, -0.2, 0, 0.3, 0.6, 1][number(below: 7)])
        case 13...15: return .release(Release(ends: [nil, .completed, .cancelled][number(below: 3)]))
        case 16...18: return .settle
        case _ where number(below: 3) == 0: return .dataSource(.removed)
        default: return .dataSource(.assigned)
        }
    }
}
