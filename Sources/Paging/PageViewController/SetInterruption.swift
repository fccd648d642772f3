/// What comes while an animated set is in flight, or keeps it from being one. (Rule 22)
package enum SetInterruption: String, Hashable, Sendable, CaseIterable {
    /// The page that is set is the one that is shown already.
    case samePage
    /// The layout of the container changes: a keyboard, the safe area, a rotation.
    case layoutChange
    /// A finger comes down.
    case finger
    /// The app sets a page without animation.
    case plainSet
    /// The app sets another page, animated as well.
    case animatedSet
    /// The container is in no window.
    case outsideWindow
}

/// What happens to the completion block of an animated set: one line of the table below.
package struct BlockRule: Hashable, Sendable {
    /// What the block gets.
    package enum Outcome: Hashable, Sendable {
        /// It runs, and is told whether the animation has finished.
        case runs(finished: Bool)
        case never
        case raises(ContractViolation)
    }

    package let interruption: SetInterruption
    package let system: PagingSystem
    /// What happens to the block of the set that was there first.
    package let outcome: Outcome
    package let confidence: Confidence
    /// Who has seen it.
    package let source: String

    init(
        _ interruption: SetInterruption, _ system: PagingSystem, _ outcome: Outcome, _ confidence: Confidence,
        _ source: String
    ) {
        (self.interruption, self.system, self.outcome) = (interruption, system, outcome)
        (self.confidence, self.source) = (confidence, source)
    }

    /// Every line: what comes in between, on each system, and where it was seen.
    package static let all: [BlockRule] = [
        BlockRule(.samePage, .classic, .never, .observed, "three sources, iOS 15 and later"),
        BlockRule(.samePage, .iOS26, .never, .observed, "three sources, iOS 15 and later"),
        BlockRule(.layoutChange, .classic, .never, .choice, "reports begin with iOS 17"),
        BlockRule(
            .layoutChange, .iOS26, .never, .observed,
            "three threads and a shipped fix, iOS 17 to 18.1, device and simulator"),
        BlockRule(.finger, .classic, .runs(finished: false), .single, "one thread, two devices, iOS 16.1"),
        BlockRule(.finger, .iOS26, .runs(finished: false), .choice, "taken over from iOS 16.1"),
        BlockRule(.plainSet, .classic, .raises(.viewCountIsNotThree), .observed, "reports from iOS 7 to 16: a race"),
        BlockRule(.plainSet, .iOS26, .runs(finished: false), .single, "one probe of iOS 26.1"),
        BlockRule(
            .animatedSet, .classic, .raises(.duplicateStatesInQueue), .observed,
            "reports from iOS 7 to 16: a race, and not every time"),
        BlockRule(
            .animatedSet, .iOS26, .runs(finished: false), .observed,
            "two sources, in one turn; the block of the second set never runs"),
        BlockRule(.outsideWindow, .classic, .runs(finished: true), .choice, "nobody has published a log"),
        BlockRule(.outsideWindow, .iOS26, .runs(finished: true), .choice, "nobody has published a log"),
    ]
}

/// How well a rule of the model is known.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// Several observers agree, independently of each other.
    case observed
    /// There is one log or report.
    case single
    /// Nobody has published a log: the model picks one behavior.
    case choice
}

extension PageViewControllerSettings {
    package func rule(for interruption: SetInterruption) -> BlockRule? {
        BlockRule.all.first { $0.interruption == interruption && $0.system == system }
    }

    /// What happens to the completion block of an animated set.
    package func outcome(of interruption: SetInterruption) -> BlockRule.Outcome {
        // One comment says so. (Quirk)
        if interruption == .outsideWindow, quirks.contains(.completionLostOutsideWindow) { return .never }
        return rule(for: interruption)?.outcome ?? .runs(finished: true)
    }
}
