/// The key that says what happens to an app with a root container.
enum RootGestureHead: String, GestureHead {
    case launch, launchFinished, logIn, logOut, deepLink, settle, orientation

    static let container = ContainerKind.rootContainer

    var options: [String] {
        switch self {
        case .launchFinished, .logIn, .logOut, .deepLink: ["ends"]
        case .launch, .settle, .orientation: []
        }
    }
}
