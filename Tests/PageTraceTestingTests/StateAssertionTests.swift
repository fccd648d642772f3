import PageTrace
import Testing

@testable import PageTraceTesting

@Suite struct StateAssertionTests {
    @Test func `What is true passes`() throws {
        let walk = try walk()
        assertNoFindings(in: walk)
        assertNoFindings(in: walk.recording)
        assertTracker("title", in: walk, says: [1, 2, 2, 3])
        assertHeld("? | ▸1 | ?", in: walk, afterStep: 0)
        assertHeld("2 | ▸3 | 4", in: walk)
        assertClient(of: walk, \.asked, holds: [1, 2, 3])
    }

    @Test func `Findings`() throws {
        #expect(
            try walk("1→2", tooEarly: true).recording.findingsFailure(besides: []) == """
                1 finding, and none is expected.

                step 1 (swipe forward  1 → 2), callback 5 (viewControllerAfter):
                  title says 3, while 2 is shown.
                """)
    }

    @Test func `Trackers`() throws {
        let recording = try walk().recording
        #expect(
            recording.trackerFailure("title", ["1", "2", "3", "3"]) == """
                title differs after step 2 (swipe forward  2 → 3  (cancelled)).

                Expected: 3
                Found:    2
                """)
        #expect(recording.trackerFailure("titel", []) == "The client has no tracker \"titel\". It has title.")
        #expect(
            recording.trackerFailure("title", ["1"])
                == "1 values of title are expected, and the walk has 4 steps, from 0 on.")
    }

    @Test func `Held pages`() throws {
        let recording = try walk().recording
        #expect(
            recording.heldFailure("1 | ▸2 | ?", afterStep: 1) == """
                The pages held differ after step 1 (swipe forward  1 → 2).

                Expected: 1 | ▸2 | ?
                Found:    1 | ▸2 | 3
                """)
        #expect(recording.heldFailure("", afterStep: 9) == "There is no step 9: the walk has 4.")
    }

    @Test func `A failure says how to see the walk again`() throws {
        let failures = try failuresReported { assertClient(of: try walk(), \.asked, holds: [1, 2]) }
        #expect(failures.count == 1)
        #expect(failures.first?.contains("+   [2]: 3") == true)
        #expect(failures.first?.hasSuffix("  pagetrace run --path '1→2→(3)→3' --pages 4") == true)
    }
}
