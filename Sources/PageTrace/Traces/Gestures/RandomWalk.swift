import Paging

/// Swipes drawn at random: forward and backward, landed and cancelled, and also past the ends.
///
/// The swipes depend only on these values, not on what the container does with them: the same values give the same
/// swipes on every machine, in every container in which pages are swiped. A swipe past an end bounces there, as a real one does.
///
/// Each swipe takes three numbers from the generator (SplitMix64), whether it needs them or not: the first decides the
/// side, the second whether it is cancelled, the third whether the preload after its landing is skipped. A walk
/// therefore keeps its sides if cancelled swipes are added, and a longer walk begins like a shorter one.
///
/// ```swift
/// let walk = RandomWalk<PageViewControllerGesture>(seed: 7, count: 10_000, cancelled: 0.1)
/// let trace = Trace(pages: ["First", "Second", "Third"], gestures: GestureSequence(parts: [
///     .gesture(.page(.set(PageSet(["First"])))), .randomWalk(walk),
/// ]))
/// ```
package struct RandomWalk<Gesture: TraceGesture>: Hashable, Sendable {
    /// The seed of the generator: same seed, same swipes.
    package var seed: UInt64
    /// The number of swipes; none if it is below 1.
    package var count: Int
    /// The probability that a swipe goes forward, from 0 to 1; the others go backward.
    package var forward = 0.5
    /// The probability that a swipe is cancelled, from 0 to 1.
    package var cancelled = 0.0
    /// The probability that the preload after a landing is skipped, from 0 to 1.
    ///
    /// The other landings are left to the container's policy. A scroll view has no preloads.
    package var skippedPreloads = 0.0
}

extension RandomWalk: Sequence {
    package struct Iterator: IteratorProtocol, Sendable {
        private let walk: RandomWalk
        private var generator: SplitMix64
        private var position = 0

        init(_ walk: RandomWalk) {
            self.walk = walk
            generator = SplitMix64(seed: walk.seed)
        }

        package mutating func next() -> Gesture? {
            guard position < walk.count else { return nil }
            position += 1
            let direction: Direction = generator.draw(walk.forward) ? .forward : .backward
            let ends: TransitionEnd = generator.draw(walk.cancelled) ? .cancelled : .completed
            let isSkipped = generator.draw(walk.skippedPreloads) && ends == .completed
            return .swipe(direction, ends: ends, skipsPreload: isSkipped)
        }
    }

    package func makeIterator() -> Iterator { Iterator(self) }
}
