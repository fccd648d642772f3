import PageTrace
import Testing

@Suite("Long walks at random")
struct RandomWalks {
    private func problems(_ container: PageViewController<Int>, seed: UInt64) -> [String] {
        var walk = Walk(1...6, container, startingAt: nil, observesAppearance: true, observesContainment: true)
        var watch = Watch()
        watch.allowsLostEnds = container.quirks.contains(.lostDidFinish)
        var problems = watch.problems(walk.set([3]), walk.container)
        for (position, gesture) in RandomGestures(seed: seed, pages: 6).prefix(2_000).enumerated() {
            let callbacks = walk.perform(gesture)
            let found = watch.problems(callbacks, walk.container)
            problems += found.map { "seed \(seed), gesture \(position), \(gesture): \($0), by \(callbacks)" }
            if !problems.isEmpty { break }
        }
        return problems
    }

    @Test("Scroll", arguments: 1...10 as ClosedRange<UInt64>)
    func scroll(seed: UInt64) {
        let random = PreloadPolicy.random(seed: seed, probability: 0.7)
        #expect(problems(PageViewController(preloads: random, contract: .lenient), seed: seed) == [])
    }

    @Test("Page curl", arguments: 1...5 as ClosedRange<UInt64>)
    func curl(seed: UInt64) {
        #expect(problems(PageViewController(transitionStyle: .pageCurl, contract: .lenient), seed: seed) == [])
    }

    @Test("Scroll with every quirk but the one that shows another page", arguments: 1...5 as ClosedRange<UInt64>)
    func quirks(seed: UInt64) {
        let quirks: Quirks = [.commitInMidDrag, .exactCentreReportsCancelled, .lostDidFinish]
        #expect(problems(PageViewController(quirks: quirks, contract: .lenient), seed: seed) == [])
    }
}
