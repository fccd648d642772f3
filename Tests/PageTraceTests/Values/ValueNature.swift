import PageTrace
import Testing

@Suite("Containers are values")
struct ValueNature {
    @Test(arguments: [1, 2, 3] as [UInt64])
    func `The same gestures give equal containers and equal logs`(seed: UInt64) {
        let container = PageViewController<Int>(contract: .lenient)
        var one = Walk(1...5, container)
        var other = Walk(1...5, container)
        for gesture in RandomGestures(seed: seed, pages: 5).prefix(300) {
            #expect(one.perform(gesture) == other.perform(gesture))
        }
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
    }

    @Test func `A copy goes its own way, the original stays`() {
        var walk = Walk()
        walk.swipe(.forward)
        let original = walk
        var copy = walk
        copy.swipe(.forward)
        #expect(copy.container.viewControllers == [3])
        #expect(walk == original)
        #expect(walk != copy)
        walk.swipe(.forward)
        #expect(walk == copy)
    }

    @Test func `A copy in mid-drag can be released both ways`() {
        var landing = Walk()
        landing.drag(.forward)
        var returning = landing
        landing.release(.completed)
        landing.settle()
        returning.release(.cancelled)
        returning.settle()
        #expect(landing.container.viewControllers == [2])
        #expect(returning.container.viewControllers == [1])
    }

    @Test func `Where one comes by two ways to the same pages and neighbors, the containers are equal`() {
        var straight = Walk(startingAt: 2)
        straight.swipe(.forward)
        var detour = Walk(startingAt: 1)
        detour.swipe(.forward)
        detour.swipe(.forward, ends: .cancelled)
        detour.swipe(.forward)
        #expect(straight.container == detour.container)
    }

    @Test func `Sets that wait for the next turn tell containers apart by their hash: any number may wait`() {
        var container = Walk().container
        var hashes: Set<Int> = [container.hashValue]
        for _ in 1...100 {
            container.setViewControllersOnNextTurn([2])
            hashes.insert(container.hashValue)
        }
        #expect(hashes.count > 90)
    }

    @Test func `Settings are part of the value`() {
        #expect(PageViewController<Int>() != PageViewController<Int>(contract: .lenient))
        #expect(PageViewController<Int>() != PageViewController<Int>(quirks: .lostDidFinish))
        #expect(PageViewController<Int>() != PageViewController<Int>(preloads: .never))
        #expect(PageViewController<Int>() != PageViewController<Int>(keepsNeighborsOnReassignment: true))
    }
}
