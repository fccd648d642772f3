import Paging

extension RootGesture {
    /// The gestures of a root container, in the order of the documentation.
    static let forms: [Alternative<RootGesture>] = [
        Alternative(happening: "launch", "The app is launched and shows its splash screen.", .launch),
        Alternative(
            "The service call returns with the state of the session.", from: (isLoggedIn: false, settles: true),
            [
                Key(
                    required: "launchFinished", \.isLoggedIn, .oneOf([("loggedIn", true), ("loggedOut", false)]),
                    "The session."),
                Key("ends", \.settles, .settles, ends),
            ],
            { .launchFinished(isLoggedIn: $0.isLoggedIn, settles: $0.settles) }
        ) { if case .launchFinished(let isLoggedIn, let settles) = $0 { (isLoggedIn, settles) } else { nil } },
        Alternative(
            "The user logs in.", from: true, [Key(happening: "logIn"), Key("ends", \.self, .settles, ends)],
            RootGesture.logIn
        ) { if case .logIn(let settles) = $0 { settles } else { nil } },
        Alternative(
            "The user logs out, or the session ends by itself.", from: true,
            [Key(happening: "logOut"), Key("ends", \.self, .settles, ends)], RootGesture.logOut
        ) { if case .logOut(let settles) = $0 { settles } else { nil } },
        Alternative(
            "A link leads to a screen of the main part.", from: (screen: "", settles: true),
            [
                Key(
                    required: "deepLink", \.screen, .linkedScreen,
                    "The screen: any name but those of the three parts, and none that ends in a number."),
                Key("ends", \.settles, .settles, ends),
            ],
            { .deepLink($0.screen, settles: $0.settles) }
        ) { if case .deepLink(let screen, let settles) = $0 { (screen, settles) } else { nil } },
        Alternative(happening: "settle", "What is being animated comes to rest.", .settle),
        Alternative(
            key: "orientation", .word, from: .portrait,
            "The interface orientation changes, and with it the size of the window.", of: "The new orientation.",
            RootGesture.orientation
        ) { if case .orientation(let orientation) = $0 { orientation } else { nil } },
    ]

    private static let ends = "Whether an animation is over at the end of the step, or in flight until \"settle\"."
}

extension Form where Value == String {
    /// The name of a screen of the main part.
    fileprivate static var linkedScreen: Form {
        name("a screen's name", "the name of a screen").checked([
            "not": [
                "anyOf": [
                    ["enum": .list(RootScreen.partNames.map(JSONTree.string))],
                    ["type": "string", "pattern": " [0-9]+$"],
                ]
            ]
        ]) { name, value, _ throws(Problem) in
            guard !RootScreen.isLinkable(name) else { return }
            throw Problem(
                .value(value.path), "a deep link to \(Wording.quoted(name))",
                advice: "It leads to a screen of the main part: any name but"
                    + " \(Wording.list(RootScreen.partNames, conjunction: "or")), and none that ends in a number, which"
                    + " stands for a second instance.")
        }
    }
}
