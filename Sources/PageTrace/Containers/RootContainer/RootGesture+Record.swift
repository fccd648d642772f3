import Paging

extension RootGesture {
    /// What a recording says of the gesture.
    package var recordKind: GestureRecord.Kind {
        switch self {
        case .launch: .launch
        case .launchFinished(let isLoggedIn, _): .launchFinished(isLoggedIn: isLoggedIn)
        case .logIn: .logIn
        case .logOut: .logOut
        case .deepLink(let screen, _): .deepLink(screen)
        case .settle: .settle
        case .orientation(let orientation): .orientation(orientation)
        }
    }
}
