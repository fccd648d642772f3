import Paging

/// Reads the gestures of a trace, one after the other, for one kind of container.
protocol GestureReader {
    associatedtype State: Equatable

    /// Reads a gesture.
    mutating func read(_ fields: Fields) throws(Problem) -> Gesture

    /// Takes in a random walk that is right in itself.
    ///
    /// - Parameter path: The way to the walk.
    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem)

    /// The kind of container.
    static var container: ContainerKind { get }

    /// What decides which gestures may follow, and what they mean.
    var state: State { get }

    /// How many gestures have changed the list of pages.
    var changes: Int { get }

    /// Takes in rounds of a repetition that are all like the latest.
    ///
    /// - Parameters:
    ///   - rounds: How many rounds are not read.
    ///   - changes: How many gestures of each round change the list of pages.
    ///   - path: The way to the repetition.
    mutating func skip(_ rounds: Int, changes: Int, at path: JSONPath) throws(Problem)
}

extension GestureReader {
    /// None: only a page view controller has a list that changes.
    var changes: Int { 0 }

    /// Nothing.
    mutating func skip(_ rounds: Int, changes: Int, at path: JSONPath) throws(Problem) {}
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

    /// What is said if there are no gestures.
    var gesturesAdvice: String {
        "Add \"gestures\": \(exampleGestures)" + (self == .pageViewController ? ", or \"path\": \"1→2\"." : ".")
    }
}
