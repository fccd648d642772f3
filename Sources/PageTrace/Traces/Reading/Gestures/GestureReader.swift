/// Reads the gestures of a trace, one after the other, for one kind of container.
protocol GestureReader {
    /// Reads the gesture at which a decoder stands.
    mutating func read(_ decoder: any Decoder) throws(Problem) -> Gesture
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
