import PageTrace
import Testing

@Suite("Turning the device (rule 36)")
struct OrientationRules {
    private func curl(_ contract: ContractMode = .strict, _ change: (inout Numbers) -> Void) -> Walk {
        Walk(1...4, PageViewController(transitionStyle: .pageCurl, contract: contract), client: change)
    }

    @Test func `Rule 36: a curl asks where the spine lies, scroll does not`() {
        var curl = curl { $0.spineLocations[.landscapeLeft] = .max }
        #expect(curl.rotate(to: .landscapeLeft) == [.spineLocation(.landscapeLeft, answer: .max)])
        #expect(curl.phases == [.orientation])
        #expect(curl.container.spineLocation == .max)
        #expect(curl.outcome == .changed)

        var scroll = Walk { $0.spineLocations[.landscapeLeft] = .mid }
        #expect(scroll.rotate(to: .landscapeLeft).isEmpty)
        #expect(scroll.container.spineLocation == SpineLocation.none)
    }

    @Test(arguments: [nil, SpineLocation.none])
    func `Rule 36: a delegate that does not answer leaves the spine where it is`(answer: SpineLocation?) {
        var walk = curl { $0.spineLocations[.portrait] = answer }
        #expect(walk.rotate(to: .portrait) == [.spineLocation(.portrait, answer: answer)])
        #expect(walk.container.spineLocation == .min)
    }

    @Test func `Rule 36: a client that sets the pages that fit, inside the callback, opens the book`() {
        var walk = curl {
            $0.spineLocations[.landscapeLeft] = .mid
            $0.sets[.spineLocation] = [.plain(1, 2)]
        }
        #expect(
            walk.rotate(to: .landscapeLeft) == [
                .spineLocation(.landscapeLeft, answer: .mid), .request([1, 2]), .completion(finished: true),
            ])
        #expect(walk.container.viewControllers == [1, 2])
        #expect(walk.container.isDoubleSided)
        #expect(walk.isAtRest)
    }

    @Test(arguments: ContractMode.allCases)
    func `Rule 36: a client that leaves the wrong number of pages raises E1`(contract: ContractMode) {
        var walk = curl(contract) { $0.spineLocations[.landscapeLeft] = .mid }
        #expect(walk.rotate(to: .landscapeLeft) == [.spineLocation(.landscapeLeft, answer: .mid)])
        #expect(walk.incidents == [.raise(.wrongNumberOfViewControllers(provided: 1, required: 2))])
        #expect(walk.container.hasStopped == (contract == .strict))
        #expect(walk.container.viewControllers == [1])
    }

    @Test func `A device that is turned in mid-curl cancels the curl first (a choice)`() {
        var walk = curl { _ in }
        walk.drag(.forward)
        #expect(walk.rotate(to: .portrait) == [.cameBack(to: [1]), .spineLocation(.portrait, answer: nil)])
        #expect(walk.isAtRest)
    }

    @Test func `An empty container can be turned: there is no page to count`() {
        var walk = Walk(1...4, PageViewController(transitionStyle: .pageCurl), startingAt: nil) {
            $0.spineLocations[.landscapeLeft] = .mid
        }
        #expect(walk.rotate(to: .landscapeLeft) == [.spineLocation(.landscapeLeft, answer: .mid)])
        #expect(walk.outcome == .changed)
        #expect(walk.container.requiredCount == 2)
    }
}
