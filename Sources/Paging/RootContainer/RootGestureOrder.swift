/// Which gestures can come next in an app with a root container.
///
/// It accepts what an app has to cope with: logging in twice, a session that ends during the launch.
package struct RootGestureOrder: Hashable, Sendable {
    private var isLaunched = false
    /// Whether an animation may be running.
    private var isInFlight = false

    package init() {}

    /// Records a gesture that is performed.
    package mutating func accept(_ gesture: RootGesture) {
        isLaunched = true
        isInFlight = gesture.endsInFlight || (isInFlight && !gesture.settles)
    }

    package func refusal(of gesture: RootGesture) -> GestureRefusal? {
        if gesture == .launch {
            return isLaunched
                ? GestureRefusal(key: gesture.key, "a second launch", advice: "An app is launched once.") : nil
        }
        guard isLaunched else {
            return GestureRefusal(
                key: gesture.key, "\(Wording.quoted(gesture.key)) before the launch",
                advice: "Begin with { \"launch\": true }.")
        }
        guard gesture == .settle, !isInFlight else { return nil }
        return GestureRefusal(
            key: gesture.key, "nothing is in flight that could settle",
            advice: "Only a gesture with \"ends\": \"inFlight\" leaves an animation running.")
    }
}
