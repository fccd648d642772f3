import Paging

/// Reads the gestures of a paging scroll view.
struct ScrollGestureReader: GestureReader {
    static let container = ContainerKind.scrollView
    private var reading: Reading

    /// What the gestures that follow depend on.
    private(set) var state = ScrollGestureOrder()

    /// Creates a reader at the first gesture.
    init(reading: Reading) {
        self.reading = reading
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let gesture = try GestureForms.scrollView.form(of: fields).read(fields, &reading)
        if case .scroll(let scroll) = gesture { try accept(scroll, at: fields.path) }
        return gesture
    }

    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {
        try accept(.swipe(.forward), at: path)
    }

    /// Refuses what no finger can do.
    private mutating func accept(_ gesture: ScrollViewGesture, at path: JSONPath) throws(Problem) {
        if let refusal = state.refusal(of: gesture) { throw Problem(refusal, at: path) }
        state.accept(gesture)
    }
}
