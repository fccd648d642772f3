import PageTrace
import Testing

@Suite("Answers that UIKit does not bear (E1 for curl, E4)")
struct DataSourceViolations {
    private let flushed = Incident<Int>.raise(.flushedView)

    @Test func `E4: a loop of two pages, at the landing that drops the page it lands on, and not at the answer`() {
        var walk = Walk(1...2) { $0.loops = true }
        walk.drag(.forward)
        #expect(walk.incidents.isEmpty && walk.holds == "2 | 1 | 2")
        walk.release(.completed)
        #expect(walk.settle() == [.landed(from: [1]), .viewControllerAfter(2, answer: 1)])
        #expect(walk.incidents == [flushed] && walk.outcome == .raised)
        #expect(walk.swipe(.forward).isEmpty)
    }

    @Test func `E4: a loop of two pages that is dragged and let back drops nothing`() {
        var walk = Walk(1...2) { $0.loops = true }
        walk.swipe(.forward, ends: .cancelled)
        #expect(walk.incidents.isEmpty && !walk.container.hasStopped)
    }

    @Test func `E4: a loop of one page answers the shown page itself`() {
        var walk = Walk(1...1) { $0.loops = true }
        #expect(walk.swipe(.forward).count == 5 && walk.incidents == [flushed])
        #expect(walk.container.hasStopped)
    }

    @Test func `E4: the page just left is answered again by the ask after the landing, and the next landing drops it`()
    {
        var walk = Walk(1...3)
        walk.drag(.forward)
        walk.client.pages = [3, 1, 2, 1]
        walk.release(.completed)
        #expect(walk.settle() == [.landed(from: [1]), .viewControllerAfter(2, answer: 1)])
        #expect(walk.incidents.isEmpty && walk.holds == "1 | 2 | 1")
        walk.swipe(.forward)
        #expect(walk.incidents == [flushed] && walk.outcome == .raised)
    }

    @Test func `E4: lenient, a loop of two is told each time, and can be paged through`() {
        var walk = Walk(1...2, PageViewController(contract: .lenient)) { $0.loops = true }
        #expect(
            walk.swipe(.forward) == [
                .viewControllerAfter(1, answer: 2), .viewControllerBefore(1, answer: 2), .willTransitionTo([2]),
                .landed(from: [1]), .viewControllerAfter(2, answer: 1),
            ])
        #expect(walk.recorder.incidents.map(\.position) == [5] && walk.incidents == [flushed])
        #expect(
            walk.swipe(.forward) == [.willTransitionTo([1]), .landed(from: [2]), .viewControllerAfter(1, answer: 2)])
        #expect(walk.incidents == [flushed])
    }

    @Test func `E4: a second animated set later in the animation, on iOS 26; in the same turn, the first block alone`()
    {
        for isLate in [false, true] {
            var walk = Walk(1...4)
            walk.set([2], animated: true)
            if isLate { walk.turn() }
            walk.set([3], animated: true)
            #expect(walk.incidents.isEmpty)
            walk.settle()
            #expect(walk.incidents == (isLate ? [flushed] : [.leakedChild(2), .lostCompletion([3], .superseded)]))
        }
    }

    @Test func `A loop of three pages is safe`() {
        var walk = Walk(1...3) { $0.loops = true }
        for page in [2, 3, 1, 2] {
            walk.swipe(.forward)
            #expect(walk.container.viewControllers == [page])
        }
        #expect(walk.holds == "1 | 2 | 3")
        #expect(!walk.container.hasStopped)
    }

    @Test(arguments: ContractMode.allCases)
    func `E1: with its quirk, a curl at an end, where the data source answers nil`(contract: ContractMode) {
        let container = PageViewController<Int>(transitionStyle: .pageCurl, quirks: .curlEndRaises, contract: contract)
        var walk = Walk(1...2, container)
        #expect(Set(walk.swipe(.backward)) == [.viewControllerBefore(1, answer: nil)])
        #expect(walk.incidents == [.raise(.wrongNumberOfViewControllers(provided: 0, required: 1))])
        #expect(walk.outcome == (contract == .strict ? .raised : .bounced))
        let next = walk.swipe(.forward)
        #expect(next.isEmpty == (contract == .strict))
        #expect(walk.container.viewControllers == (contract == .strict ? [1] : [2]))
    }

    @Test(arguments: Direction.allCases)
    func `E1: half an open book, forward and backward`(direction: Direction) {
        let open = PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .mid, contract: .lenient)
        var walk = Walk(1...4, open, startingAt: nil)
        walk.set([2, 3])
        walk.swipe(direction)
        #expect(walk.incidents.last == .raise(.wrongNumberOfViewControllers(provided: 1, required: 2)))
        #expect(walk.container.viewControllers == [2, 3])
    }
}
