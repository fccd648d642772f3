/// Refuses gestures on a scroll view that no finger can make.
///
/// What is possible and leads nowhere is let through: a set under a finger, a swipe along an axis without paging.
struct ScrollGestureOrder: Equatable {
    private var isFingerDown = false
    /// Whether something may be coasting or animated.
    private var isInFlight = false

    /// Takes in the next gesture.
    ///
    /// - Parameter path: The way to the gesture.
    mutating func accept(_ gesture: ScrollViewGesture, at path: @autoclosure () -> JSONPath) throws(Problem) {
        switch gesture {
        case .swipe:
            try touch("swipe", path)
            isInFlight = false
        case .drag:
            try touch("drag", path)
            // A finger catches what coasts.
            (isFingerDown, isInFlight) = (true, false)
        case .move: try checkFinger("move", path)
        case .release:
            try checkFinger("release", path)
            // One that stops at once may still have to come back from beyond an end.
            (isFingerDown, isInFlight) = (false, true)
        case .settle:
            guard isInFlight else {
                throw Problem(
                    .key(path().appending("settle")),
                    "nothing is in flight that could settle",
                    advice: isFingerDown
                        ? "End the drag with { \"release\": true } first."
                        : "Only a release and an animated set with \"ends\": \"inFlight\" leave something; a swipe"
                            + " settles by itself."
                )
            }
            isInFlight = false
        case .set(_, let isAnimated, let settles):
            // With a finger down the container leaves an animated set out.
            if !isFingerDown { isInFlight = isAnimated && !settles }
        case .resize: break
        }
    }

    private func touch(_ name: String, _ path: () -> JSONPath) throws(Problem) {
        guard isFingerDown else { return }
        throw Problem(
            .key(path().appending(name)),
            "a \(name) while the finger is down",
            advice: "End the drag with { \"release\": true } first."
        )
    }

    private func checkFinger(_ name: String, _ path: () -> JSONPath) throws(Problem) {
        guard !isFingerDown else { return }
        throw Problem(
            .key(path().appending(name)),
            "a \(name) without a drag",
            advice: "Begin one with { \"drag\": true } first."
        )
    }
}
