import Paging

extension RootGestureKind {
    var declaration: GestureDeclaration<RootContainerSettings> {
        switch self {
        case .launch:
            .root(
                { _ in .launch }, { $0 == .launch ? true : nil },
                ObjectCodec(happening: "launch", "The app is launched and shows its splash screen."),
                tried: { _ in [] })
        case .launchFinished:
            .root(
                { .launchFinished(isLoggedIn: $0.isLoggedIn, settles: $0.settles) },
                {
                    guard case .launchFinished(let isLoggedIn, let settles) = $0 else { return nil }
                    return (isLoggedIn, settles)
                },
                ObjectCodec(
                    gesture: "The service call returns with the state of the session.",
                    from: (isLoggedIn: false, settles: true),
                    [
                        Key(
                            required: "launchFinished", \.isLoggedIn,
                            .oneOf([("loggedIn", true), ("loggedOut", false)]), "The session."),
                        Key("ends", \.settles, .settles, Self.ends),
                    ]),
                tried: { _ in
                    Self.bothEnds { settles in
                        [false, true].map { .launchFinished(isLoggedIn: $0, settles: settles) }
                    }
                })
        case .logIn:
            .root(
                RootGesture.logIn, { if case .logIn(let settles) = $0 { settles } else { nil } },
                Self.act("logIn", "The user logs in."), tried: { _ in Self.bothEnds { [.logIn(settles: $0)] } })
        case .logOut:
            .root(
                RootGesture.logOut, { if case .logOut(let settles) = $0 { settles } else { nil } },
                Self.act("logOut", "The user logs out, or the session ends by itself."),
                tried: { _ in Self.bothEnds { [.logOut(settles: $0)] } })
        case .deepLink:
            .root(
                { .deepLink($0.screen, settles: $0.settles) },
                { if case .deepLink(let screen, let settles) = $0 { (screen, settles) } else { nil } },
                ObjectCodec(
                    gesture: "A link leads to a screen of the main part.", from: (screen: "", settles: true),
                    [
                        Key(
                            required: "deepLink", \.screen, .linkedScreen,
                            "The screen: any name but those of the three parts, and none that ends in a number."),
                        Key("ends", \.settles, .settles, Self.ends),
                    ]),
                tried: { scenario in
                    let links = scenario.linkedScreens
                    return Self.bothEnds { settles in
                        (links.isEmpty ? ["Profile"] : links).map { .deepLink($0, settles: settles) }
                    }
                })
        case .settle:
            .root(
                { _ in .settle }, { $0 == .settle ? true : nil },
                ObjectCodec(happening: "settle", "What is being animated comes to rest."),
                tried: { _ in [ExploredGesture(.settle, .act, rank: 2, isPhase: true)] })
        case .orientation:
            .root(
                RootGesture.orientation, { if case .orientation(let orientation) = $0 { orientation } else { nil } },
                ObjectCodec(
                    key: "orientation", .word, from: .portrait,
                    "The interface orientation changes, and with it the size of the window.", of: "The new orientation."
                ),
                tried: { _ in
                    [InterfaceOrientation.landscapeLeft, .portrait].map {
                        ExploredGesture(.orientation($0), .act, rank: 2)
                    }
                })
        }
    }

    private static let ends = "Whether an animation is over at the end of the step, or in flight until \"settle\"."

    /// A gesture that says nothing but its name, and whether it stays in flight.
    private static func act(_ name: String, _ summary: String) -> ObjectCodec<Bool> {
        ObjectCodec(gesture: summary, from: true, [Key(happening: name), Key("ends", \.self, .settles, ends)])
    }

    /// Gestures that settle, and the same left in flight.
    private static func bothEnds(_ gestures: (_ settles: Bool) -> [RootGesture]) -> [ExploredGesture<RootGesture>] {
        gestures(true).map { ExploredGesture($0, .act, rank: 0) }
            + gestures(false).map { ExploredGesture($0, .act, rank: 1, isPhase: true) }
    }
}

extension RootGesture {
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

extension GestureDeclaration<RootContainerSettings> {
    fileprivate static func root<Part>(
        _ make: @escaping @Sendable (Part) -> RootGesture, _ part: @escaping @Sendable (RootGesture) -> Part?,
        _ codec: ObjectCodec<Part>,
        tried: @escaping @Sendable (Scenario<RootContainerSettings>) -> [ExploredGesture<RootGesture>]
    ) -> Self {
        Self(
            make, part, { _ in codec }, words: { make($0).recordKind.words },
            details: { make($0).endsInFlight ? ", in flight" : "" }, tried: { scenario, _ in tried(scenario) })
    }
}

extension Codec where Value == String {
    /// The name of a screen of the main part.
    fileprivate static var linkedScreen: Codec {
        name("a screen's name", "the name of a screen").checked([
            "not": [
                "anyOf": [
                    .oneOf(RootScreen.partNames),
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
