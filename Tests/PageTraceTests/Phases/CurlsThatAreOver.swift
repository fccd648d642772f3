import PageTrace
import Testing

@Suite("A curl that a set ends in its first callback")
struct CurlsThatAreOver {
    @Test func `A curl takes a set in mid-curl: the curl comes back first, and no page is left half told (a choice)`() {
        var walk = Walk(1...4, PageViewController(transitionStyle: .pageCurl), observesAppearance: true) {
            $0.sets[.willTransitionTo] = [.plain(4)]
        }
        #expect(
            walk.swipe(.forward) == [
                .viewControllerAfter(1, answer: 2), .willTransitionTo([2]), .request([4]),
                .viewDidLoad(2), .viewWillAppear(2), .viewWillDisappear(1),
                .viewWillDisappear(2), .viewWillAppear(1), .viewDidDisappear(2), .viewDidAppear(1), .cameBack(to: [1]),
                .viewDidLoad(4), .viewWillAppear(4, animated: false), .viewWillDisappear(1, animated: false),
                .viewDidDisappear(1, animated: false), .viewDidAppear(4, animated: false),
                .completion(finished: true),
            ])
        #expect(walk.outcome == .ignored)
    }

    @Test func `A drag whose callback has set other pages is over: no finger is down`() {
        var walk = Walk(1...4, PageViewController(transitionStyle: .pageCurl)) {
            $0.sets[.willTransitionTo] = [.plain(4)]
        }
        walk.drag(.forward)
        #expect(walk.outcome == .ignored)
        #expect(walk.isAtRest)
    }
}
