import Paging

extension RootDescription {
    /// The container as it is written in a trace, in one line.
    ///
    /// What has its default is left out, but for the strategy.
    var json: String {
        let usual = RootDescription()
        func word(_ value: some RawRepresentable<String>) -> String { JSONWriting.string(value.rawValue) }
        var members = [(key: "type", value: word(ContainerKind.rootContainer)), ("strategy", word(strategy))]
        if stacking != usual.stacking { members.append(("stacking", word(stacking))) }
        var animated: [(key: String, value: String)] = []
        if animations.login != usual.animations.login { animated.append(("login", word(animations.login))) }
        if animations.main != usual.animations.main { animated.append(("main", word(animations.main))) }
        if animations.logOut != usual.animations.logOut { animated.append(("logOut", word(animations.logOut))) }
        if !animated.isEmpty { members.append(("animations", JSONWriting.object(animated))) }
        return JSONWriting.object(members)
    }
}

extension RootClientDescription {
    /// The client as it is written in a trace: the name of a variant, and the mistakes that it does not have.
    var json: String {
        var members = [(key: "type", value: JSONWriting.string(ClientKind.root.rawValue))]
        let isArticle = mistakes.isSuperset(of: Self.article.mistakes)
        if isArticle { members.append(("variant", "\"article\"")) }
        let others = isArticle ? mistakes.subtracting(Self.article.mistakes) : mistakes
        let names = RootMistake.allCases.filter(others.contains).map { JSONWriting.string($0.rawValue) }
        if !names.isEmpty { members.append(("mistakes", JSONWriting.list(names))) }
        return JSONWriting.object(members)
    }

    /// The clients that have a name in a trace; the first is the one that is meant where none is given.
    static let variants: [(name: String, client: RootClientDescription)] = [
        ("repaired", .repaired), ("article", .article),
    ]
}

extension RootGesture {
    /// The gesture as the members of an object.
    var members: [(key: String, value: String)] {
        var members: [(key: String, value: String)] = []
        switch self {
        case .launch: members.append(("launch", "true"))
        case .launchFinished(let isLoggedIn, _):
            members.append(("launchFinished", isLoggedIn ? "\"loggedIn\"" : "\"loggedOut\""))
        case .logIn: members.append(("logIn", "true"))
        case .logOut: members.append(("logOut", "true"))
        case .deepLink(let name, _): members.append(("deepLink", JSONWriting.string(name)))
        case .settle: members.append(("settle", "true"))
        case .orientation(let orientation):
            members.append(("orientation", JSONWriting.string(orientation.rawValue)))
        }
        if endsInFlight { members.append(("ends", "\"inFlight\"")) }
        return members
    }
}
