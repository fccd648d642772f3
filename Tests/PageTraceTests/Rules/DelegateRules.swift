import PageTrace
import Testing

@Suite("What the delegate is told (rules 14 to 19)")
struct DelegateRules {
    @Test(arguments: [true, false])
    func `Rule 14: programmatic sets call neither willTransitionTo nor didFinishAnimating`(animated: Bool) {
        var walk = Walk()
        let callbacks = walk.set([3], animated: animated) + walk.settle()
        #expect(callbacks == [.completion(finished: true)])
    }

    @Test func `Rule 15: a completed swipe reports the old page, and viewControllers is the new one already`() {
        var walk = Walk()
        let callbacks = walk.swipe(.forward)
        #expect(callbacks.contains(.willTransitionTo([2])))
        #expect(callbacks.contains(.didFinishAnimating(finished: true, previous: [1], completed: true)))
        #expect(walk.client.shownAtTheEnd == [[2]])
        #expect(walk.outcome == .completed)
        walk.swipe(.backward)
        #expect(walk.client.shownAtTheEnd == [[2], [1]])
    }

    @Test func `Rule 16: a cancelled swipe reports the current page, and viewControllers is unchanged`() {
        var walk = Walk()
        let callbacks = walk.swipe(.forward, ends: .cancelled)
        #expect(
            callbacks.suffix(2) == [
                .willTransitionTo([2]), .didFinishAnimating(finished: true, previous: [1], completed: false),
            ])
        #expect(walk.client.shownAtTheEnd == [[1]])
        #expect(walk.outcome == .cancelled)
        #expect(walk.container.viewControllers == [1])
    }

    @Test func `Rule 17: willTransitionTo comes when the drag starts, not when it is committed to`() {
        var walk = Walk()
        #expect(walk.drag(.forward).last == .willTransitionTo([2]))
        #expect(walk.move(to: 0.9).isEmpty)
        #expect(walk.release().isEmpty)
        #expect(walk.settle() == [.landed(from: [1]), .viewControllerAfter(2, answer: 3)])
    }

    @Test func `Rule 18: finished is true, however a gesture ends`() {
        var walk = Walk()
        var callbacks = walk.swipe(.forward)
        callbacks += walk.swipe(.forward, ends: .cancelled)
        callbacks += walk.swipe(.backward)
        let finished = callbacks.compactMap { callback -> Bool? in
            if case .didFinishAnimating(let finished, _, _) = callback { finished } else { nil }
        }
        #expect(finished == [true, true, true])
    }

    @Test("Rule 19: a drag that reverses through rest cancels the first transition and announces the other (a choice)")
    func reversal() {
        var walk = Walk(startingAt: 2)
        walk.drag(.forward)
        walk.move(to: 0.4)
        #expect(walk.move(to: -0.1) == [.cameBack(to: [2]), .willTransitionTo([1])])
        #expect(walk.phases == [.returning, .dragStart])
        walk.move(to: -0.8)
        walk.release()
        #expect(walk.settle() == [.landed(from: [2]), .viewControllerBefore(1, answer: nil)])
        #expect(walk.holds == "nil | 1 | 2")
    }

    @Test func `Rule 19: a reversal at the first page cancels and then pulls at nothing`() {
        var walk = Walk()
        walk.drag(.forward)
        #expect(walk.move(to: -0.2) == [.cameBack(to: [1])])
        #expect(walk.move(to: 0.2) == [.willTransitionTo([2])])
        #expect(walk.move(to: -0.2) == [.cameBack(to: [1])])
        #expect(walk.release().isEmpty)
        #expect(walk.settle().isEmpty)
        #expect(walk.outcome == .bounced)
    }

    @Test func `Rule 19: resting exactly in the middle of a reversal changes nothing`() {
        var walk = Walk(startingAt: 2)
        walk.drag(.backward)
        #expect(walk.move(to: 0).isEmpty)
        #expect(walk.move(to: 0.3).isEmpty)
        #expect(walk.move(to: -0.3) == [.cameBack(to: [2]), .willTransitionTo([3])])
    }
}
