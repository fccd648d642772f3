import Testing

@testable import PageTrace

/// Swipes drawn at random: the same on every machine.
struct RandomWalkTests {
    /// A walk in letters: forward, backward, in lower case where it is cancelled, with `~` where a preload is skipped.
    private func letters(_ walk: RandomWalk<PageViewControllerGesture>) -> String {
        walk.map { gesture in
            guard case .page(.swipe(let swipe)) = gesture else { return "?" }
            let letter = swipe.direction == .forward ? "F" : "B"
            return (swipe.ends == .cancelled ? letter.lowercased() : letter) + (swipe.preload == .skipped ? "~" : "")
        }.joined()
    }

    @Test func `A seed means these swipes forever`() {
        #expect(
            letters(RandomWalk(seed: 7, count: 30, cancelled: 0.2, skippedPreloads: 0.2))
                == "fBF~fBBBFB~FbFFFfFBfBFFFBB~BBBFfF")
        #expect(letters(RandomWalk(seed: 0, count: 20)) == "BBFBBBFBBFBFFFFBFBBB")
        #expect(letters(RandomWalk(seed: .max, count: 20, forward: 0.8)) == "BFBFFFFFFFFBFFFFFFFF")
    }

    @Test func `A longer walk begins as a shorter one`() {
        let long = letters(RandomWalk(seed: 3, count: 1_000, cancelled: 0.3))
        #expect(long.hasPrefix(letters(RandomWalk(seed: 3, count: 100, cancelled: 0.3))))
        #expect(long.count == 1_000)
    }

    @Test func `The sides stay when swipes are cancelled or preloads skipped`() {
        let plain = letters(RandomWalk(seed: 5, count: 200))
        let cancelled = letters(RandomWalk(seed: 5, count: 200, cancelled: 0.5))
        let skipped = letters(RandomWalk(seed: 5, count: 200, skippedPreloads: 0.5))
        #expect(cancelled != plain && cancelled.uppercased() == plain)
        #expect(skipped != plain && skipped.filter { $0 != "~" } == plain)
    }

    @Test func `Zero is never and one is always`() {
        #expect(Set(letters(RandomWalk(seed: 1, count: 500, forward: 1))) == ["F"])
        #expect(Set(letters(RandomWalk(seed: 1, count: 500, forward: 0))) == ["B"])
        #expect(Set(letters(RandomWalk(seed: 1, count: 500, forward: 1, cancelled: 1, skippedPreloads: 1))) == ["f"])
        #expect(Set(letters(RandomWalk(seed: 1, count: 500, forward: 1, skippedPreloads: 1))) == ["F", "~"])
    }

    @Test func `A probability is about how often it happens`() {
        let walk = letters(RandomWalk(seed: 11, count: 10_000, forward: 0.7, cancelled: 0.1))
        #expect((6_800...7_200).contains(walk.count { "Ff".contains($0) }))
        #expect((900...1_100).contains(walk.count { "fb".contains($0) }))
    }

    @Test func `The generator is that of random preloads`() throws {
        // The third number of each swipe is the one that would skip: drawn here as the policy draws its own.
        let container = PageViewControllerSettings(preloads: .random(seed: 9, probability: 0.5))
        let trace = try Trace(path: "1→2→3→4→5", pages: 9, container: container)
        let asked = Replay(trace).dropFirst().map { $0.callbacks.contains { $0.phase == .preload } }
        let sides = RandomWalk<PageViewControllerGesture>(seed: 9, count: 2).map {
            $0 == .page(.swipe(Swipe(.forward)))
        }
        #expect(asked[0] == sides[0] && asked[3] == sides[1])
    }

    @Test func `A scroll view is swiped too`() throws {
        let trace = try read(scroll: #"{ "randomWalk": { "seed": 4, "gestures": 3, "cancelled": 0.5 } }"#)
        let pages = RandomWalk<PageViewControllerGesture>(seed: 4, count: 3, cancelled: 0.5)
            .compactMap { gesture -> ScrollViewGesture? in
                guard case .page(.swipe(let swipe)) = gesture else { return nil }
                return .swipe(swipe.direction, axis: nil, ends: swipe.ends)
            }
        guard let scenario = trace.scenario.any as? Scenario<PagingScrollViewSettings> else {
            throw ExpectedScrollView()
        }
        #expect(Array(scenario.gestures) == pages && pages.count == 3)
        #expect(try read(trace.json()) == trace)
    }

    @Test(arguments: [
        (#"{ "seed": 7 }"#, #"the key "gestures" is missing in "randomWalk". Write { "randomWalk":"#),
        (#"{ "gestures": 7 }"#, #"the key "seed" is missing in "randomWalk"."#),
        (#"{ "seed": -1, "gestures": 7 }"#, #""seed" must be a whole number from 0; found the number -1."#),
        (#"{ "seed": 7, "gestures": 0 }"#, #""gestures" must be a whole number from 1; found the number 0."#),
        (#"{ "seed": 7, "gestures": 1, "forward": 1.5 }"#, #""forward" must be a number from 0 to 1"#),
        (#"{ "seed": 7, "gestures": 1, "canceled": 0.1 }"#, #"Did you mean "cancelled"?"#),
        ("7", #""randomWalk" must be an object; found the number 7."#),
    ])
    func `A walk is refused`(walk: String, message: String) {
        let error = refusal { try read(gestures: #"{ "set": 1 }, { "randomWalk": \#(walk) }"#) }
        #expect(firstLine(error).contains(message), "\(firstLine(error))")
    }

    @Test func `A walk stands where a swipe may stand`() {
        let walk = #"{ "randomWalk": { "seed": 7, "gestures": 5 } }"#
        #expect(refusal { try read(gestures: walk) }?.message == "a swipe before any page is set")
        let dragging = #"{ "set": 1 }, { "drag": "forward" }, \#(walk)"#
        #expect(refusal { try read(gestures: dragging) }?.message == "a swipe while the finger is down")
        #expect(refusal { try read(scroll: #"{ "drag": true }, \#(walk)"#) } != nil)
    }

    @Test func `What a container does not have is refused`() {
        let skipping = #"{ "randomWalk": { "seed": 7, "gestures": 5, "skippedPreloads": 0.5 } }"#
        #expect(refusal { try read(scroll: skipping) }?.message == "skipped preloads in a scroll view")
        let curl = refusal {
            try read(gestures: #"{ "set": 1 }, \#(skipping)"#, container: #""transitionStyle": "pageCurl""#)
        }
        #expect(
            curl?.message == #"skipped preloads in a container with the transition style "pageCurl""#)
        let root = refusal { try read(root: #"{ "launch": true }, \#(skipping)"#) }
        #expect(root?.message == "a random walk through a root container")
        #expect(root?.advice.contains("nothing to swipe") == true)
    }
}

private struct ExpectedScrollView: Error {}
