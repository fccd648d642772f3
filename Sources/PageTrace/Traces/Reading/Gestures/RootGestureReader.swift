import Paging

/// Reads the gestures of a root container.
struct RootGestureReader: GestureReader {
    static let container = ContainerKind.rootContainer
    private var reading: Reading

    /// What the gestures that follow depend on.
    private(set) var state = RootGestureOrder()

    /// Creates a reader at the start, before the launch.
    init(reading: Reading) {
        self.reading = reading
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let gesture = try GestureForms.rootContainer.form(of: fields).read(fields, &reading)
        guard case .root(let root) = gesture else { return gesture }
        if let refusal = state.refusal(of: root) { throw Problem(refusal, at: fields.path) }
        state.accept(root)
        return gesture
    }

    /// Does nothing: no user swipes from one part of an app to the next.
    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {}
}
