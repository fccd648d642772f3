/// Reads the gestures of a paging scroll view.
struct ScrollGestureReader: GestureReader {
    static let container = ContainerKind.scrollView
    private var reading: Reading
    private var order = ScrollGestureOrder()

    /// Creates a reader that stands before the first gesture.
    init(reading: Reading) {
        self.reading = reading
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let gesture = try GestureForms.scrollView.form(of: fields).read(fields, &reading)
        if case .scroll(let gesture) = gesture { try order.accept(gesture, at: fields.path) }
        return gesture
    }

    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {
        try order.accept(.swipe(.forward), at: path)
    }

    var state: ScrollGestureOrder { order }
}
