import PageTrace

/// The gestures that the tests of the root container share.
enum RootGestures {
    /// The article's walk: nobody is logged in, somebody logs in, and out again.
    static let inAndOut: [RootGesture] = [.launch, .launchFinished(isLoggedIn: false), .logIn(), .logOut()]

    /// A session that ends while the main part is still fading in.
    static let outInMidFade: [RootGesture] = [
        .launch, .launchFinished(isLoggedIn: false), .logIn(settles: false), .logOut(),
    ]

    /// Everything that can happen after the launch, to be explored in every order.
    static let everything: [RootGesture] = [
        .launchFinished(isLoggedIn: false), .launchFinished(isLoggedIn: true), .logIn(), .logIn(settles: false),
        .logOut(), .logOut(settles: false), .deepLink("Profile"), .deepLink("Profile", settles: false), .settle,
        .orientation(.landscapeLeft),
    ]
}

extension StagedSession<RootStage> {
    /// A session in which gestures have been performed already.
    init(
        after gestures: [RootGesture], _ strategy: RootStrategy = .containment,
        client: RootClientDescription = .repaired
    ) {
        self.init(RootContainerSettings(strategy: strategy), client: client)
        for gesture in gestures { perform(gesture) }
    }

    /// The names of the controllers that are alive.
    var alive: [String] { holds.map(\.controller.name) }

    /// The names of what the user sees.
    var onScreen: [String] { container.onScreen.map(\.name) }
}

extension Step {
    /// The callbacks of some roles as code.
    func calls(_ roles: CallbackRole...) -> [String] {
        callbacks.filter { roles.contains($0.role) }.map(\.text)
    }
}
