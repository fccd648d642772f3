/// Reads the gestures of a trace, one after the other, for one kind of container.
protocol GestureReader {
    /// Reads a gesture.
    mutating func read(_ fields: Fields) throws(Problem) -> Gesture

    /// Takes in a random walk that is right in itself.
    ///
    /// - Parameter path: The way to the walk.
    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem)

    /// What a random walk swipes here, nil where there can be none.
    var walkContainer: RandomWalk.Container? { get }

    /// Whether the same gestures may follow here as there, and mean the same.
    func stands(where other: Self) -> Bool

    /// Takes in the further rounds of a repetition, which are all like the latest.
    ///
    /// - Parameters:
    ///   - rounds: How many rounds are not read.
    ///   - before: The reader before the latest round.
    ///   - path: The way to the repetition.
    mutating func skip(_ rounds: Int, since before: Self, at path: JSONPath) throws(Problem)
}

extension GestureReader {
    /// Nothing.
    mutating func skip(_ rounds: Int, since before: Self, at path: JSONPath) throws(Problem) {}
}

extension ContainerKind {
    /// A list of gestures that such a container knows, for advice.
    var exampleGestures: String {
        switch self {
        case .pageViewController: "[{ \"set\": 1 }, { \"swipe\": \"forward\" }]"
        case .scrollView: "[{ \"swipe\": \"forward\" }]"
        case .rootContainer: "[{ \"launch\": true }, { \"launchFinished\": \"loggedOut\" }]"
        }
    }

    /// What is said where there are no gestures.
    var gesturesAdvice: String {
        "Add \"gestures\": \(exampleGestures)" + (self == .pageViewController ? ", or \"path\": \"1→2\"." : ".")
    }
}
