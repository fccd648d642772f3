/// Reads the gestures of a root container.
struct RootGestureReader: GestureReader {
    let limits: TraceLimits
    private var isLaunched = false
    /// Whether an animation may be running.
    private var isInFlight = false

    /// Creates a reader that stands before the launch.
    init(limits: TraceLimits) {
        self.limits = limits
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let head = try RootGestureHead.of(fields)
        let gesture = try gesture(head, fields)
        try accept(gesture, head, at: fields.path)
        return .root(gesture)
    }

    /// None: no user swipes from one part of an app to the next.
    var walkContainer: RandomWalk.Container? { nil }

    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {}

    func stands(where other: RootGestureReader) -> Bool {
        isLaunched == other.isLaunched && isInFlight == other.isInFlight
    }

    private func gesture(_ head: RootGestureHead, _ fields: Fields) throws(Problem) -> RootGesture {
        let key = head.rawValue
        switch head {
        case .launch:
            try fields.requireTrue(key)
            return .launch
        case .launchFinished:
            let session = try fields.word(key, from: ["loggedIn", "loggedOut"])
            return .launchFinished(isLoggedIn: session == "loggedIn", settles: try fields.settles())
        case .logIn:
            try fields.requireTrue(key)
            return .logIn(settles: try fields.settles())
        case .logOut:
            try fields.requireTrue(key)
            return .logOut(settles: try fields.settles())
        case .deepLink: return .deepLink(try screen(key, fields), settles: try fields.settles())
        case .settle:
            try fields.requireTrue(key)
            return .settle
        case .orientation: return .orientation(try fields.choice(key) ?? .portrait)
        }
    }

    /// The name of a screen of the main part.
    private func screen(_ key: String, _ fields: Fields) throws(Problem) -> String {
        let name = try fields.string(key, be: "the name of a screen") ?? ""
        let place = Problem.Place.value(fields.path.appending(key))
        try NameRule.check(name, "a screen's name", at: place, limits: limits)
        guard RootScreen.isLinkable(name) else {
            throw Problem(
                place,
                "a deep link to \(Wording.quoted(name))",
                advice: "It leads to a screen of the main part: any name but"
                    + " \(Wording.list(RootScreen.partNames, conjunction: "or")), and none that ends in a number, which"
                    + " stands for a second instance."
            )
        }
        return name
    }

    /// Refuses what cannot come in this place.
    ///
    /// What an app has to live with is let through: a log in that comes twice, a session that ends during the launch.
    private mutating func accept(
        _ gesture: RootGesture, _ head: RootGestureHead, at path: @autoclosure () -> JSONPath
    ) throws(Problem) {
        let isLaunch = gesture == .launch
        guard isLaunch != isLaunched else {
            throw Problem(
                .key(path().appending(head.rawValue)),
                isLaunch ? "a second launch" : "\(Wording.quoted(head.rawValue)) before the launch",
                advice: isLaunch ? "An app is launched once." : "Begin with { \"launch\": true }."
            )
        }
        isLaunched = true
        if gesture == .settle, !isInFlight {
            throw Problem(
                .key(path().appending("settle")),
                "nothing is in flight that could settle",
                advice: "Only a gesture with \"ends\": \"inFlight\" leaves an animation running."
            )
        }
        isInFlight = gesture.endsInFlight || (isInFlight && !gesture.settles)
    }
}
