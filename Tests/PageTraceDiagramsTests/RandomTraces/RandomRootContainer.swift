import PageTrace

extension RootContainerSettings {
    /// Any root container.
    init(from choices: inout SeededChoices) {
        self.init(
            strategy: choices.one(of: RootStrategy.allCases),
            animations: RootAnimations(
                login: choices.one(of: RootAnimation.allCases), main: choices.one(of: RootAnimation.allCases),
                logOut: choices.one(of: RootAnimation.allCases)))
        if strategy == .stack { stacking = choices.one(of: RootStacking.allCases) }
    }
}

extension RootClientDescription {
    /// The app's code with any mistakes that it can make with a strategy.
    init(from choices: inout SeededChoices, _ strategy: RootStrategy) {
        let mistakes = choices.some(of: RootMistake.allCases.filter { $0.applies(to: strategy) }, atMost: 3)
        self.init(mistakes: choices.once(in: 3) ? [] : Set(mistakes))
        if choices.once(in: 5) { self.mistakes.formUnion(Self.article.mistakes) }
    }
}

/// Draws what happens to an app after its launch.
struct RandomRootGestures {
    private let screens: [String]
    private var isInFlight = false

    init(_ choices: inout SeededChoices) {
        screens = choices.names(3).filter(RootScreen.isLinkable) + ["Settings"]
    }

    mutating func next(_ choices: inout SeededChoices) -> RootGesture {
        while true {
            let settles = !choices.once(in: 3)
            let gesture: RootGesture
            switch choices.number(below: 8) {
            case 0: gesture = .launchFinished(isLoggedIn: choices.once(in: 2), settles: settles)
            case 1...2: gesture = .logIn(settles: settles)
            case 3: gesture = .logOut(settles: settles)
            case 4...5: gesture = .deepLink(choices.one(of: screens), settles: settles)
            case 6:
                guard isInFlight else { continue }
                isInFlight = false
                return .settle
            default: return .orientation(choices.one(of: InterfaceOrientation.allCases))
            }
            isInFlight = !settles
            return gesture
        }
    }
}
