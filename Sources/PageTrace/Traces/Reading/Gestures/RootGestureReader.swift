import Paging

/// Reads the gestures of a root container.
struct RootGestureReader: GestureReader {
    let limits: TraceLimits
    private(set) var state = RootGestureOrder()

    /// Creates a reader that stands before the launch.
    init(limits: TraceLimits) {
        self.limits = limits
    }

    mutating func read(_ fields: Fields) throws(Problem) -> Gesture {
        let head = try RootGestureHead.of(fields)
        let gesture = try gesture(head, fields)
        if let refusal = state.refusal(of: gesture) { throw Problem(refusal, at: fields.path) }
        state.accept(gesture)
        return .root(gesture)
    }

    /// None: no user swipes from one part of an app to the next.
    var walkContainer: RandomWalk.Container? { nil }

    mutating func accept(_ walk: RandomWalk, at path: JSONPath) throws(Problem) {}

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
}
