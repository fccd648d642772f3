import PageTrace
import Testing

@Suite("Sets that complete what is in flight before they are carried out")
struct SetsThatFinishFlights {
    @Test(arguments: [true, false])
    func `A set of a page that is no neighbor comes after the return (a choice)`(animated: Bool) {
        var walk = Walk()
        walk.drag(.forward)
        walk.release(.cancelled)
        #expect(walk.set([4], animated: animated).first == .cameBack(to: [1]))
        #expect(walk.container.viewControllers == [4])
    }

    @Test func `On classic systems no set is safe during a return, also if the data source was taken away meanwhile`() {
        var walk = Walk(1...4, PageViewController(system: .classic))
        walk.drag(.forward)
        walk.release(.cancelled)
        walk.container.removeDataSource()
        #expect(walk.set([2]).isEmpty && walk.incidents == [.raise(.duplicateStatesInQueue)])
    }

    @Test func `A set that completes a return first takes the place of what the end of the return began`() {
        var walk = Walk { $0.sets[.didFinishAnimating] = [.animated(3)] }
        walk.drag(.forward)
        walk.release(.cancelled)
        #expect(
            walk.set([4]) == [
                .cameBack(to: [1]), .request([3], animated: true), .completion(finished: false),
                .completion(finished: true),
            ])
        #expect(walk.container.viewControllers == [4])
    }

    @Test func `A set that ends the curl of a finger meets what the end has begun, and no longer the drag`() {
        var walk = Walk(1...4, PageViewController(system: .classic, transitionStyle: .pageCurl, contract: .lenient)) {
            $0.sets[.didFinishAnimating] = [.animated(3)]
        }
        walk.drag(.forward)
        #expect(walk.set([4]) == [.cameBack(to: [1]), .request([3], animated: true)])
        #expect(walk.incidents == [.raise(.duplicateStatesInQueue)])
        #expect(walk.recorder.incidents.map(\.phase) == [.set])
    }

    @Test func `A curl that is set while a completion begins another comes after it; on classic it is refused`() {
        func walk(_ system: PagingSystem) -> Walk {
            var walk = Walk(1...4, PageViewController(system: system, transitionStyle: .pageCurl, contract: .lenient))
            walk.set([2], animated: true)
            walk.client.sets[.completion] = [.animated(3)]
            return walk
        }
        var classic = walk(.classic)
        #expect(classic.set([4]) == [.completion(finished: true), .request([3], animated: true)])
        #expect(classic.incidents == [.raise(.duplicateStatesInQueue)])
        #expect(classic.settle() == [.completion(finished: true)])
        #expect(classic.container.viewControllers == [3] && classic.isAtRest)

        var walk = walk(.iOS26)
        #expect(
            walk.set([4]) == [
                .completion(finished: true), .request([3], animated: true), .completion(finished: true),
                .completion(finished: true),
            ])
        #expect(walk.container.viewControllers == [4] && walk.isAtRest)
    }
}
