import PageTrace
import Testing

@Suite("Long walks at random")
struct RandomWalks {
    private func problems(_ container: PageViewController<Int>, seed: UInt64, plansSets: Bool = false) -> [String] {
        var walk = Walk(1...6, container, startingAt: nil, observesAppearance: true, observesContainment: true)
        var watch = Watch()
        watch.allowsLostEnds = container.quirks.contains(.lostDidFinish)
        var problems = watch.problems(walk.set([3]), walk.container)
        let gestures = RandomGestures(seed: seed, pages: 6, plansSets: plansSets).prefix(2_000)
        for (position, gesture) in gestures.enumerated() {
            let callbacks = walk.perform(gesture)
            let found = watch.problems(callbacks, walk.container)
            problems += found.map { "seed \(seed), gesture \(position), \(gesture): \($0), by \(callbacks)" }
            if !problems.isEmpty { break }
        }
        return problems
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `Scroll`(seed: UInt64) {
        #expect(problems(PageViewController(contract: .lenient), seed: seed) == [])
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `Page curl`(seed: UInt64) {
        #expect(problems(PageViewController(transitionStyle: .pageCurl, contract: .lenient), seed: seed) == [])
    }

    @Test(arguments: 1...5 as ClosedRange<UInt64>)
    func `Scroll with every quirk but the one that shows another page`(seed: UInt64) {
        let quirks: Quirks = [.commitInMidDrag, .exactCenterReportsCancelled, .lostDidFinish]
        #expect(problems(PageViewController(quirks: quirks, contract: .lenient), seed: seed) == [])
    }

    @Test(arguments: TransitionStyle.allCases)
    func `A container does the same whether anybody listens or not`(style: TransitionStyle) {
        let container = PageViewController<Int>(transitionStyle: style, contract: .lenient)
        for seed in 1...6 as ClosedRange<UInt64> {
            var walk = Walk(1...6, container)
            var alone = Walk(1...6, container) { $0.ignores = [.appearance, .containment, .progress] }
            for gesture in RandomGestures(seed: seed, pages: 6, plansSets: true).prefix(1_000) {
                walk.perform(gesture)
                let told = alone.perform(gesture).compactMap(\.role)
                #expect(told.allSatisfy { !alone.client.ignores.contains($0) })
                #expect(alone.container == walk.container, "seed \(seed), \(gesture)")
            }
        }
    }

    @Test(arguments: TransitionStyle.allCases, 1...6 as ClosedRange<UInt64>)
    func `Clients that set pages from within their callbacks`(style: TransitionStyle, seed: UInt64) {
        let container = PageViewController<Int>(transitionStyle: style, contract: .lenient)
        #expect(problems(container, seed: seed, plansSets: true) == [])
    }
}
