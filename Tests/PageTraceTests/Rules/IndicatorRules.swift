import PageTrace
import Testing

@Suite("The page indicator (rule 37)")
struct IndicatorRules {
    private let count = Callback<Int>.presentationCount(4)

    @Test func `Rule 37, classic: both numbers are asked for after a set, at once also for an animated one`() {
        var walk = Walk(1...4, PageViewController(system: .classic), startingAt: nil) { $0.hasPageIndicator = true }
        #expect(walk.set([2]) == [count, .presentationIndex(1), .completion(finished: true)])
        #expect(walk.container.indicator == PageIndicator(count: 4, current: 1))
        #expect(walk.set([4], animated: true) == [count, .presentationIndex(3)])
        #expect(walk.settle() == [.completion(finished: true)])
        #expect(walk.set([4], animated: true) == [count, .presentationIndex(3)])
    }

    @Test func `Rule 37, iOS 26: a plain set asks after its block, an animated one in the call`() {
        var walk = Walk(startingAt: nil) { $0.hasPageIndicator = true }
        #expect(walk.set([2]) == [.completion(finished: true), count, .presentationIndex(1)])
        #expect(walk.set([4], animated: true) == [count, .presentationIndex(3)])
        #expect(walk.settle() == [.completion(finished: true)])

        let hidden = PageViewController<Int>(PageViewControllerSettings(startsOnScreen: false))
        var later = Walk(1...4, hidden) { $0.hasPageIndicator = true }
        #expect(later.container(.appears) == [count, .presentationIndex(0)])
        later.container(.disappears)
        #expect(later.container(.appears).isEmpty)
    }

    @Test(arguments: PagingSystem.allCases)
    func `Rule 37: there is none for pages on top of each other on iOS 26`(system: PagingSystem) {
        let container = PageViewController<Int>(
            PageViewControllerSettings(system: system, navigationOrientation: .vertical))
        let walk = Walk(1...4, container) { $0.hasPageIndicator = true }
        #expect((walk.container.indicator == nil) == (system == .iOS26))
    }

    @Test func `Rule 37: nothing is asked after a gesture; the indicator advances by itself, and not when cancelled`() {
        var walk = Walk { $0.hasPageIndicator = true }
        #expect(!walk.swipe(.forward).contains { $0.role == .indicator })
        #expect(walk.container.indicator?.current == 1)
        walk.swipe(.forward, ends: .cancelled)
        #expect(walk.container.indicator?.current == 1)
        walk.swipe(.backward)
        #expect(walk.container.indicator?.current == 0)
    }

    @Test func `Rule 37: the indicator does not move beyond either end (a choice), nor see a list that changes`() {
        var walk = Walk(1...2) { $0.hasPageIndicator = true }
        walk.client.pages = [-1, 0, 1, 2, 3]
        walk.swipe(.backward)
        #expect(walk.container.indicator == PageIndicator(count: 2, current: 0))
        for _ in 1...3 { walk.swipe(.forward) }
        #expect(walk.container.viewControllers == [3])
        #expect(walk.container.indicator == PageIndicator(count: 2, current: 1))
    }

    @Test func `Rule 37: there is none without both methods, and none for page curl`() {
        #expect(Walk().container.indicator == nil)
        let curl = Walk(1...4, PageViewController(transitionStyle: .pageCurl)) { $0.hasPageIndicator = true }
        #expect(curl.container.indicator == nil)
    }

    @Test func `Rule 37: taking the data source away takes the indicator away; the next set asks again`() {
        var walk = Walk { $0.hasPageIndicator = true }
        walk.container.removeDataSource()
        #expect(walk.container.indicator == nil)
        #expect(walk.set([3]) == [.completion(finished: true)])
        walk.container.assignDataSource()
        #expect(walk.container.indicator == nil)
        walk.set([3])
        #expect(walk.container.indicator?.current == 2)
    }
}
