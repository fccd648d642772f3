import PageTrace
import Testing

@Suite("What pages are told of their parent (rule 32)")
struct ContainmentRules {
    private let classic = PageViewController<Int>(system: .classic)

    @Test func `Rule 32, classic: an animated set moves the new page in at once, and the old one out by the end`() {
        var walk = Walk(1...4, classic, observesContainment: true)
        #expect(
            walk.set([3], animated: true) == [
                .willMove(3, toParent: true), .didMove(3, toParent: true), .willMove(1, toParent: false),
            ])
        #expect(walk.settle() == [.didMove(1, toParent: false), .completion(finished: true)])
    }

    @Test func `Rule 32, classic: a set without animation does it all at once`() {
        var walk = Walk(1...4, classic, observesContainment: true)
        #expect(
            walk.set([3]) == [
                .willMove(3, toParent: true), .didMove(3, toParent: true), .willMove(1, toParent: false),
                .didMove(1, toParent: false), .completion(finished: true),
            ])
    }

    @Test func `Rule 32: the first set moves a page in, and none out`() {
        var walk = Walk(startingAt: nil, observesContainment: true)
        #expect(
            walk.set([2]) == [.willMove(2, toParent: true), .didMove(2, toParent: true), .completion(finished: true)])
    }

    @Test func `A swipe moves the next page in when it starts, and one of the two out when it ends (a choice)`() {
        var walk = Walk(startingAt: 2, observesContainment: true)
        walk.swipe(.forward, ends: .cancelled)
        #expect(
            walk.swipe(.forward, ends: .cancelled) == [
                .willTransitionTo([3]), .willMove(3, toParent: true), .didMove(3, toParent: true),
                .willMove(3, toParent: false), .didMove(3, toParent: false), .cameBack(to: [2]),
            ])
        #expect(
            walk.swipe(.forward) == [
                .willTransitionTo([3]), .willMove(3, toParent: true), .didMove(3, toParent: true),
                .willMove(2, toParent: false), .didMove(2, toParent: false), .landed(from: [2]),
                .viewControllerAfter(3, answer: 4),
            ])
    }

    @Test func `A page that stays while the one beside it changes is told nothing`() {
        let open = PageViewController<Int>(system: .classic, transitionStyle: .pageCurl, spineLocation: .mid)
        var walk = Walk(1...4, open, startingAt: nil, observesContainment: true)
        walk.set([1, 2])
        #expect(
            walk.set([2, 3]) == [
                .willMove(3, toParent: true), .didMove(3, toParent: true), .willMove(1, toParent: false),
                .didMove(1, toParent: false), .completion(finished: true),
            ])
    }

    @Test func `A page that is on both sides of a curl stays a child, and is told nothing (a choice)`() {
        let open = PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .mid)
        for ends in TransitionEnd.allCases {
            var walk = Walk(1...3, open, startingAt: nil, observesContainment: true) { $0.loops = true }
            walk.set([1, 2])
            let moves = walk.swipe(.forward, ends: ends).filter { $0.role == .containment }
            let leaving = ends == .completed ? 2 : 3
            #expect(
                moves == [
                    .willMove(3, toParent: true), .didMove(3, toParent: true), .willMove(leaving, toParent: false),
                    .didMove(leaving, toParent: false),
                ])
        }
    }

    @Test func `One page on both sides of a book moves in once (a choice)`() {
        let open = PageViewController<Int>(transitionStyle: .pageCurl, spineLocation: .mid)
        var walk = Walk(1...3, open, startingAt: nil, observesContainment: true)
        #expect(
            walk.set([2, 2]) == [
                .willMove(2, toParent: true), .didMove(2, toParent: true), .completion(finished: true),
            ])
    }
}
