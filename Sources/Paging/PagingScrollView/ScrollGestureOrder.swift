/// Which gestures a finger can make next on a scroll view.
///
/// It accepts what is possible but has no effect: an animated set under a finger, a swipe along an axis without paging.
package struct ScrollGestureOrder: Hashable, Sendable {
    private var isFingerDown = false
    /// Whether something may be decelerating or animated.
    private var isInFlight = false

    package init() {}

    /// Records a gesture that is performed; one that cannot come has no effect.
    package mutating func accept(_ gesture: ScrollViewGesture) {
        switch gesture {
        case .swipe, .settle: isInFlight = false
        // A finger catches what decelerates.
        case .drag: (isFingerDown, isInFlight) = (true, false)
        // One that stops at once may still have to come back from beyond an end.
        case .release: if isFingerDown { (isFingerDown, isInFlight) = (false, true) }
        // While a finger is down, the container ignores an animated set.
        case .set(_, let isAnimated, let settles): if !isFingerDown { isInFlight = isAnimated && !settles }
        case .move, .resize: break
        }
    }

    package func refusal(of gesture: ScrollViewGesture) -> GestureRefusal? {
        switch gesture {
        case .swipe: touch("swipe")
        case .drag: touch("drag")
        case .move: withoutFinger("move")
        case .release: withoutFinger("release")
        case .settle: isInFlight ? nil : nothingToSettle
        case .set, .resize: nil
        }
    }

    private func touch(_ name: String) -> GestureRefusal? {
        guard isFingerDown else { return nil }
        return GestureRefusal(
            key: name, "a \(name) while the finger is down", advice: "End the drag with { \"release\": true } first.")
    }

    private func withoutFinger(_ name: String) -> GestureRefusal? {
        guard !isFingerDown else { return nil }
        return GestureRefusal(key: name, "a \(name) without a drag", advice: "Begin one with { \"drag\": true } first.")
    }

    private var nothingToSettle: GestureRefusal {
        GestureRefusal(
            key: "settle", "nothing is in flight that could settle",
            advice: isFingerDown
                ? "End the drag with { \"release\": true } first."
                : "Only a release and an animated set with \"ends\": \"inFlight\" leave something; a swipe settles by"
                    + " itself.")
    }
}
