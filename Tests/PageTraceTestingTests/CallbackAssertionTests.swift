import PageTrace
import Testing

@testable import PageTraceTesting

@Suite struct CallbackAssertionTests {
    @Test func `Every callback in order`() throws {
        assertCallbacks(
            of: try Walk(of: Presenter(), pages: [1, 2, 3, 4], path: "1→2"),
            [
                .viewControllerAfter(1, answer: 2),
                .viewControllerBefore(1, answer: nil),
                .willTransitionTo([2]),
                .didFinishAnimating(finished: true, previous: [1], completed: true),
                .viewControllerAfter(2, answer: 3),
            ])
    }

    @Test func `Some callbacks`() throws {
        assertCallbacks(
            of: try walk(), only: .delegate.inStep(2),
            [.willTransitionTo([3]), .didFinishAnimating(finished: true, previous: [2], completed: false)])
        assertCallbacks(of: try walk(), containing: [.willTransitionTo([2]), .viewControllerAfter(2, answer: 3)])
        assertCallbacks(
            of: try Walk(of: Presenter(), pages: [1, 2], path: "1→2", observing: [.appearance]),
            only: .roles([.appearance]).inStep(0),
            [.viewDidLoad(1), .viewWillAppear(1, animated: false), .viewDidAppear(1, animated: false)])
    }

    @Test func `A difference names step and callback`() throws {
        let failure = try comparison(.delegate).failure(exactly: [
            .willTransitionTo([2]), .didFinishAnimating(finished: true, previous: [1], completed: false),
        ])
        #expect(
            failure == """
                The callbacks differ at step 1 (swipe forward  1 → 2), callback 4 (didFinishAnimating).

                  [
                    [0]: .willTransitionTo([2]),
                -   [1]: .didFinishAnimating(finished: true, previous: [1], completed: false)
                +   [1]: .didFinishAnimating(finished: true, previous: [1], completed: true)
                  ]

                (Expected: -, Found: +)
                """)
    }

    @Test func `One that is not expected`() throws {
        let failure = try #require(try comparison(.delegate).failure(exactly: [.willTransitionTo([2])]))
        #expect(
            failure.hasPrefix(
                "1 callback came that is not expected, from step 1 (swipe forward  1 → 2), callback 4 (didFinishAnimating) on."
            ))
    }

    @Test func `One that did not come`() throws {
        let all: [Callback<Int>] = [
            .willTransitionTo([2]), .didFinishAnimating(finished: true, previous: [1], completed: true),
        ]
        let failure = try #require(try comparison(.delegate).failure(exactly: all + [.willTransitionTo([3])]))
        #expect(failure.hasPrefix("1 callback did not come after step 1 (swipe forward  1 → 2), callback 4"))
    }

    @Test func `One that is not contained`() throws {
        let failure = try comparison(.all).failure(containing: [.willTransitionTo([2]), .willTransitionTo([3])])
        #expect(
            failure == """
                This callback did not come after step 1 (swipe forward  1 → 2), callback 3 (willTransitionTo):

                  .willTransitionTo([3])

                What came there:
                  .didFinishAnimating(finished: true, previous: [1], completed: true)
                  .viewControllerAfter(2, answer: 3)
                """)
    }

    private func comparison(_ selection: CallbackSelection) throws -> CallbackComparison<Int> {
        let walk = try walk("1→2")
        return CallbackComparison(walk.callbacksOfSteps, walk.recording.steps, selection, name: { "\($0)" })
    }
}
