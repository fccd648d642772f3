import PageTrace
import TestDepth
import Testing

@Suite("Every sequence of gestures over three pages")
struct Exploration {
    private static let gestures: [PageGesture<Int>] =
        Direction.allCases.flatMap { direction -> [PageGesture<Int>] in
            [
                .swipe(Swipe(direction)), .swipe(Swipe(direction, preload: .skipped)),
                .swipe(Swipe(direction, ends: .cancelled)), .drag(direction),
                .set(PageSet([2], direction: direction, isAnimated: true, settles: false)),
            ]
        } + [
            .move(to: 0.6), .move(to: -0.6), .move(to: 1), .release(Release()), .release(Release(ends: .cancelled)),
            .settle, .set(PageSet([1], completion: true)), .set(PageSet([3], completion: true)),
            .dataSource(.removed), .dataSource(.assigned),
        ]

    /// What makes two moments the same: the container, and what its callbacks have promised.
    private struct Moment: Hashable {
        var walk: Walk
        var watch: Watch
    }

    /// Goes on until no gesture leads anywhere new, and gives back what was wrong on the way.
    private func explore(_ container: PageViewController<Int>) -> (moments: Int, depth: Int, problems: Set<String>) {
        var start = Moment(
            walk: Walk(1...3, container, startingAt: nil, observesAppearance: true, observesContainment: true),
            watch: Watch())
        start.watch.allowsLostEnds = container.quirks.contains(.lostDidFinish)
        var seen: Set<Moment> = [start]
        var frontier = [start]
        var depth = 0
        var problems: Set<String> = []
        while !frontier.isEmpty, depth < 40 {
            depth += 1
            var next: [Moment] = []
            for moment in frontier {
                for gesture in Self.gestures {
                    var reached = moment
                    let callbacks = reached.walk.perform(gesture)
                    let outcome = reached.walk.outcome
                    problems.formUnion(reached.watch.problems(callbacks, reached.walk.container))
                    problems.formUnion(
                        wrongMemory(from: moment.walk.container, gesture, outcome, callbacks, reached.walk.container))
                    reached.walk.forgetLog()
                    if seen.insert(reached).inserted { next.append(reached) }
                }
            }
            frontier = next
        }
        return (seen.count, depth, problems)
    }

    /// What is wrong with the neighbors after one gesture.
    private func wrongMemory(
        from before: PageViewController<Int>, _ gesture: PageGesture<Int>, _ outcome: GestureOutcome,
        _ callbacks: [Callback<Int>], _ after: PageViewController<Int>
    ) -> [String] {
        let callbacks = callbacks.filter { if case .viewDidLoad = $0 { false } else { true } }
        guard before.transition == .none, let shown = before.viewControllers.first,
            case .swipe(let swipe) = gesture
        else { return [] }
        let side = swipe.direction
        var wrong: [String] = []
        let asks = callbacks.count { $0.role == .dataSource }
        let unknown = [before.before, before.after].count { $0 == .unknown }
        switch outcome {
        case .bounced:
            if callbacks.count != unknown { wrong.append("a bounce that is not silent: \(callbacks)") }
            if after.neighbor(side) != .none { wrong.append("a bounce without a remembered nil") }
        case .completed:
            if swipe.ends == .cancelled { wrong.append("landed although cancelled") }
            if after.neighbor(side.opposite) != .page(shown) { wrong.append("the page just left is not kept") }
            if asks > unknown + 1 { wrong.append("asked too often: \(callbacks)") }
            let expected = side == .forward ? shown + 1 : shown - 1
            if after.viewControllers != [expected] { wrong.append("swiped from \(shown) to \(after.viewControllers)") }
        case .cancelled:
            if after.neighbor(side) == .unknown || after.neighbor(side.opposite) == .unknown {
                wrong.append("forgot")
            }
            if asks != unknown || after.viewControllers != [shown] { wrong.append("not as before: \(callbacks)") }
        default: break
        }
        return wrong
    }

    @Test(arguments: Depth.cases([ContractMode.strict], deep: [.lenient]))
    func `The states are finite, and what must hold holds in each`(contract: ContractMode) {
        let found = explore(PageViewController(contract: contract))
        #expect(found.problems == [])
        #expect(found.depth < 40)
        #expect(found.moments > 100)
    }

    @Test(arguments: Depth.cases([Quirks.lostDidFinish], deep: [.commitInMidDrag]))
    func `The same for the quirks that keep to the rules otherwise`(quirks: Quirks) {
        let found = explore(PageViewController(quirks: quirks, contract: .lenient))
        #expect(found.problems == [])
        #expect(found.depth < 40)
    }
}
