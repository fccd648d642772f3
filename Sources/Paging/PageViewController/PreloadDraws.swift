/// The dice of a container whose preloads are skipped at random. (Rule 11)
///
/// What is drawn belongs to the gesture: the container's state knows no generator, so that two containers in the same
/// situation are equal. A session throws the dice for each swipe and each release that may land and does not say.
package struct PreloadDraws: Hashable, Sendable {
    private var generator: SplitMix64
    private let probability: Double

    /// Creates the dice of a container, nil if nothing is drawn for it.
    package init?(_ settings: PageViewControllerSettings) {
        guard case .random(let seed, let probability) = settings.preloads, settings.transitionStyle == .scroll
        else { return nil }
        generator = SplitMix64(seed: seed)
        self.probability = probability
    }

    /// The gesture as it is performed: one that may land says whether the next page is asked for.
    package mutating func decided<Page>(_ gesture: PageGesture<Page>) -> PageGesture<Page> {
        switch gesture {
        case .swipe(var swipe) where swipe.preload == nil && swipe.ends == .completed:
            swipe.preload = draw()
            return .swipe(swipe)
        case .release(var release) where release.preload == nil && release.ends != .cancelled:
            release.preload = draw()
            return .release(release)
        case .losing(let losses, let gesture): return .losing(losses, decided(gesture))
        default: return gesture
        }
    }

    private mutating func draw() -> Preload { generator.draw(probability) ? .asked : .skipped }
}
