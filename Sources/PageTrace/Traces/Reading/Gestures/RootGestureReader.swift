/// Reads the gestures of a root container.
struct RootGestureReader: GestureReader {
    static let container = ContainerKind.rootContainer
    private var reading: Reading

    /// What decides about the gestures that follow.
    struct State: Equatable {
        var isLaunched = false
        /// Whether an animation may be running.
        var isInFlight = false
    }

    private(set) var state = State()

    /// Creates a reader that stands before the launch.
    init(reading: Reading) {
        self.reading = reading
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let form = try GestureForms.rootContainer.form(of: fields)
        let gesture = try form.read(fields, &reading)
        if case .root(let gesture) = gesture { try accept(gesture, form.name, at: fields.path) }
        return gesture
    }

    /// Nothing: no user swipes from one part of an app to the next.
    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {}

    /// Refuses what cannot come in this place.
    ///
    /// What an app has to live with is let through: a log in that comes twice, a session that ends during the launch.
    private mutating func accept(
        _ gesture: RootGesture, _ name: String, at path: @autoclosure () -> JSONPath
    ) throws(Problem) {
        let isLaunch = gesture == .launch
        guard isLaunch != state.isLaunched else {
            throw Problem(
                .key(path().appending(name)),
                isLaunch ? "a second launch" : "\(Wording.quoted(name)) before the launch",
                advice: isLaunch ? "An app is launched once." : "Begin with { \"launch\": true }."
            )
        }
        state.isLaunched = true
        if gesture == .settle, !state.isInFlight {
            throw Problem(
                .key(path().appending("settle")),
                "nothing is in flight that could settle",
                advice: "Only a gesture with \"ends\": \"inFlight\" leaves an animation running."
            )
        }
        state.isInFlight = gesture.endsInFlight || (state.isInFlight && !gesture.settles)
    }
}
