import Paging

/// Reads the gestures of a trace, one after the other, with the list of pages as of each gesture.
struct GestureReader<Container: RegisteredContainer> {
    let codecs: GestureCodecs<Container.Gesture>
    var reading: ReaderState
    private var order: Container.Order

    init(_ container: Container, _ reading: ReaderState) {
        codecs = GestureCodecs(for: container)
        order = container.order
        self.reading = reading
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Container.Gesture {
        let gesture = try codecs.codec(of: fields).read(fields, &reading)
        try accept(gesture, at: fields.path)
        return gesture
    }

    /// Accepts a random walk that is valid in itself, or throws if it cannot come next.
    mutating func acceptWalk(at path: JSONPath) throws(Problem) {
        if let swipe = Container.walked { try accept(swipe, at: path) }
    }

    private mutating func accept(_ gesture: Container.Gesture, at path: JSONPath) throws(Problem) {
        if let refusal = order.refusal(of: gesture) { throw Problem(refusal, at: path) }
        order.accept(gesture)
    }

    /// What the gestures that follow depend on: which can come next, and which pages can be named.
    struct State: Equatable {
        var order: Container.Order
        var names: [String]
        /// The number of known pages; a page that is known remains so.
        var known: Int
    }

    /// The state that decides which gestures may follow, and what they mean.
    var state: State { State(order: order, names: reading.pages.names, known: reading.pages.known.count) }
}
