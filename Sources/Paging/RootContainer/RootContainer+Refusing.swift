extension RootContainer {
    /// Why a gesture cannot come next; nil if it can.
    ///
    /// What an app has to cope with is not refused: logging in twice, a session that ends during the launch.
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
        guard gesture == .settle, !isAnimating else { return nil }
        return GestureRefusal(
            key: gesture.key, "nothing is in flight that could settle",
            advice: "Only an animated change with \"ends\": \"inFlight\" leaves an animation running.")
    }
}
