/// What happens to an app with a root container from outside.
///
/// A gesture with `settles` false leaves its animation running until ``settle``, or until another gesture settles.
package enum RootGesture: Hashable, Sendable {
    /// The app is launched and shows its splash screen.
    case launch
    /// The service call returns with the state of the session.
    case launchFinished(isLoggedIn: Bool, settles: Bool = true)
    /// The user logs in.
    case logIn(settles: Bool = true)
    /// The user logs out, or the session expires.
    case logOut(settles: Bool = true)
    /// A link leads to a screen of the main part.
    case deepLink(String, settles: Bool = true)
    /// What is animated comes to rest.
    case settle
    /// The interface orientation changes, and with it the size of the window.
    case orientation(InterfaceOrientation)

    /// Whether the gesture leaves an animation running.
    package var endsInFlight: Bool {
        switch self {
        case .launch, .settle, .orientation: false
        case .launchFinished, .logIn, .logOut, .deepLink: !settles
        }
    }

    /// Whether the step lasts until everything is at rest.
    package var settles: Bool {
        switch self {
        case .launch, .orientation: false
        case .settle: true
        case .launchFinished(_, let settles), .logIn(let settles), .logOut(let settles), .deepLink(_, let settles):
            settles
        }
    }

    package var kind: RootGestureKind {
        switch self {
        case .launch: .launch
        case .launchFinished: .launchFinished
        case .logIn: .logIn
        case .logOut: .logOut
        case .deepLink: .deepLink
        case .settle: .settle
        case .orientation: .orientation
        }
    }

    /// The key of the gesture in a trace.
    package var key: String { "\(kind)" }
}

/// The kinds of gestures of a root container, in the order of the documentation, with the names of their keys.
///
/// Each has a declaration: a new gesture does not compile without one.
package enum RootGestureKind: Int, CaseIterable {
    case launch, launchFinished, logIn, logOut, deepLink, settle, orientation
}
