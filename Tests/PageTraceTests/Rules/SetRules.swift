import PageTrace
import Testing

@Suite("Programmatic sets (rules 20 to 26)")
struct SetRules {
    @Test(arguments: [[], [1, 2], [1, 2, 3]])
    func `Rule 20: scroll takes exactly one page; any other count raises E1`(pages: [Int]) {
        var walk = Walk(startingAt: nil)
        #expect(
            walk.set(pages).isEmpty
                && walk.incidents == [.raise(.wrongNumberOfViewControllers(provided: pages.count, required: 1))])
        #expect(walk.outcome == .raised)
        #expect(walk.container.viewControllers.isEmpty)
    }

    @Test func `Rule 20: page curl takes one page, and two with the spine in the middle`() {
        var single = Walk(1...4, PageViewController(transitionStyle: .pageCurl), startingAt: nil)
        #expect(single.set([1]) == [.completion(finished: true)])
        var open = Walk(1...4, PageViewController(transitionStyle: .pageCurl, spineLocation: .mid), startingAt: nil)
        #expect(open.set([1, 2]) == [.completion(finished: true)])
        #expect(open.container.viewControllers == [1, 2])
        #expect(
            open.set([3]).isEmpty && open.incidents == [.raise(.wrongNumberOfViewControllers(provided: 1, required: 2))]
        )
    }

    @Test func `Rule 21: the first set never animates and is synchronous`() {
        var walk = Walk(startingAt: nil)
        #expect(walk.set([1], animated: true) == [.completion(finished: true)])
        #expect(walk.outcome == .completed)
        #expect(walk.isAtRest)
        #expect(walk.set([2], animated: true).isEmpty)
        #expect(walk.outcome == .inFlight)
    }

    @Test func `Rule 22: the completion comes after the animation, with true`() {
        var walk = Walk()
        #expect(walk.set([2], animated: true).isEmpty)
        #expect(walk.settle() == [.completion(finished: true)])
        #expect(walk.phases == [.completion])
    }

    @Test func `Rule 22: an animated set of the page that is shown never completes; without animation it does`() {
        var walk = Walk()
        #expect(walk.set([1], animated: true).isEmpty)
        #expect(walk.outcome == .completed)
        #expect(walk.settle().isEmpty)
        #expect(walk.set([1]) == [.completion(finished: true)])
    }

    @Test func `Rule 23: the direction of a set picks the side of the animation alone, mirrored from right to left`() {
        typealias Case = (Direction, PageViewControllerSettings.LayoutDirection, AnimationEdge)
        let horizontal: [Case] = [
            (.forward, .leftToRight, .right), (.backward, .leftToRight, .left),
            (.forward, .rightToLeft, .left), (.backward, .rightToLeft, .right),
        ]
        for (direction, layout, edge) in horizontal {
            #expect(AnimationEdge(direction, navigationOrientation: .horizontal, layoutDirection: layout) == edge)
        }
        let vertical: [Case] = [
            (.forward, .leftToRight, .bottom), (.backward, .leftToRight, .top),
            (.forward, .rightToLeft, .bottom), (.backward, .rightToLeft, .top),
        ]
        for (direction, layout, edge) in vertical {
            #expect(AnimationEdge(direction, navigationOrientation: .vertical, layoutDirection: layout) == edge)
        }
        var forward = Walk()
        var backward = Walk()
        forward.set([3], direction: .forward, animated: true)
        backward.set([3], direction: .backward, animated: true)
        forward.settle()
        backward.settle()
        #expect(forward.container == backward.container)
    }

    @Test
    func `Rule 24: after an animated set both neighbors are unknown; while it runs, the old page lies in its slot`() {
        var walk = Walk(1...4)
        walk.swipe(.forward)
        walk.set([4], animated: true)
        #expect(walk.holds == "2 | 4 | ?")
        walk.settle()
        #expect(walk.holds == "? | 4 | ?")
        walk.set([1], direction: .backward, animated: true)
        #expect(walk.holds == "? | 1 | 4")
    }

    @Test
    func `Rule 20: an animated set of double-sided pages takes two, and shows the first; a plain one takes either`() {
        let container = PageViewController<Int>(transitionStyle: .pageCurl, isDoubleSided: true)
        var walk = Walk(1...6, container)
        #expect(walk.set([3, 2], animated: true).isEmpty)
        #expect(walk.settle() == [.completion(finished: true)])
        #expect(walk.container.viewControllers == [3])
        for pages in [[5], [5, 4]] {
            #expect(walk.set(pages) == [.completion(finished: true)])
            #expect(walk.container.viewControllers == [5])
        }
        #expect(
            walk.set([1], animated: true).isEmpty
                && walk.incidents == [.raise(.wrongNumberOfViewControllers(provided: 1, required: 2))])
    }

    @Test(arguments: PagingSystem.allCases)
    func `Rule 22: a rotation during an animated set swallows its completion`(system: PagingSystem) {
        var walk = Walk(1...4, PageViewController(system: system))
        walk.set([2], animated: true)
        #expect(walk.rotate(to: .landscapeLeft).isEmpty && walk.incidents == [.lostCompletion([2], .rotation)])
        #expect(walk.settle().isEmpty)
        #expect(walk.container.viewControllers == [2] && walk.isAtRest)
    }

    @Test func `Rule 25: on classic systems a set is unsafe during a drag, a return, and another animated set`() {
        let classic = PageViewController<Int>(system: .classic)
        var dragged = Walk(1...4, classic)
        dragged.drag(.forward)
        #expect(
            dragged.set([3], animated: true).isEmpty
                && dragged.incidents == [.raise(.noViewControllerManagingVisibleView)])

        var returning = Walk(1...4, classic)
        returning.drag(.forward)
        returning.release(.cancelled)
        #expect(returning.set([2], animated: true).isEmpty && returning.incidents == [.raise(.duplicateStatesInQueue)])

        var animating = Walk(1...4, classic)
        animating.set([2], animated: true)
        #expect(animating.set([3], animated: true).isEmpty && animating.incidents == [.raise(.duplicateStatesInQueue)])
        #expect(animating.container.hasStopped)
    }

    @Test func `Rule 26: without a data source gestures are ignored, programmatic sets still work`() {
        var walk = Walk()
        walk.swipe(.forward)
        walk.container.removeDataSource()
        #expect(!walk.container.hasDataSource)
        #expect(walk.holds == "? | 2 | ?")
        #expect(walk.swipe(.forward).isEmpty)
        #expect(walk.outcome == .ignored)
        #expect(walk.drag(.backward).isEmpty)
        #expect(walk.outcome == .ignored)
        #expect(walk.set([3]) == [.completion(finished: true)])
        walk.container.assignDataSource()
        #expect(walk.swipe(.forward).first == .viewControllerAfter(3, answer: 4))
    }
}
