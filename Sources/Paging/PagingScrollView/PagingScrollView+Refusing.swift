/// Which gestures a finger can make next on a scroll view.
extension PagingScrollView {
    /// Why a gesture cannot come next; nil if it can.
    ///
    /// What is possible but has no effect is not refused: an animated set under a finger, a swipe along an axis without
    /// paging.
    package func refusal(of gesture: ScrollViewGesture) -> GestureRefusal? {
        switch gesture {
        case .swipe: touch("swipe")
        case .drag: touch("drag")
        case .move: withoutFinger("move")
        case .release: withoutFinger("release")
        case .settle: isDragging || isAtRest ? nothingToSettle : nil
        case .set, .resize: nil
        }
    }

    private func touch(_ name: String) -> GestureRefusal? {
        guard isDragging else { return nil }
        return GestureRefusal(
            key: name, "a \(name) while the finger is down", advice: "End the drag with { \"release\": true } first.")
    }

    private func withoutFinger(_ name: String) -> GestureRefusal? {
        guard !isDragging else { return nil }
        return GestureRefusal(key: name, "a \(name) without a drag", advice: "Begin one with { \"drag\": true } first.")
    }

    private var nothingToSettle: GestureRefusal {
        GestureRefusal(
            key: "settle", "nothing is in flight that could settle",
            advice: isDragging
                ? "End the drag with { \"release\": true } first."
                : "Only a release between two pages and an animated set with \"ends\": \"inFlight\" leave something; a swipe settles by itself."
        )
    }
}
