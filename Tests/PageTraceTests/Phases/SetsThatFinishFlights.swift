import PageTrace
import Testing

@Suite("Sets that complete what is in flight before they are carried out")
struct SetsThatFinishFlights {
    @Test("A set of a page that is no neighbour comes after the return (a choice)", arguments: [true, false])
    func afterReturn(animated: Bool) {
        var walk = Walk()
        walk.drag(.forward)
        walk.release(.cancelled)
        #expect(walk.set([4], animated: animated).first == .cameBack(to: [1]))
        #expect(walk.container.viewControllers == [4])
    }

    @Test("The page that goes away is no such page, also where the data source was taken away meanwhile")
    func neighbourWithoutDataSource() {
        var walk = Walk()
        walk.drag(.forward)
        walk.release(.cancelled)
        walk.container.removeDataSource()
        #expect(walk.set([2]) == [.raise(.duplicateStatesInQueue)])
    }

    @Test("A set that completes a return first meets what the end of the return began")
    func setMeetsSetOfTheReturn() {
        var walk = Walk { $0.sets[.didFinishAnimating] = [.animated(3)] }
        walk.drag(.forward)
        walk.release(.cancelled)
        #expect(
            walk.set([4]) == [
                .cameBack(to: [1]), .request([3], animated: true), .raise(.viewCountIsNotThree),
            ])
    }

    @Test("A curl that is set while the completion of another set begins a third: the third stays in flight")
    func curlMeetsSetOfTheCompletion() {
        var walk = Walk(1...4, PageViewController(transitionStyle: .pageCurl, contract: .lenient))
        walk.set([2], animated: true)
        walk.client.sets[.completion] = [.animated(3)]
        #expect(
            walk.set([4]) == [
                .completion(finished: true), .request([3], animated: true), .raise(.duplicateStatesInQueue),
            ])
        #expect(walk.settle() == [.completion(finished: true)])
        #expect(walk.container.viewControllers == [3])
        #expect(walk.isAtRest)
    }
}
