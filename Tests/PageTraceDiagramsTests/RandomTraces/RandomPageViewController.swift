import PageTrace

extension PageViewControllerSettings {
    /// A page view controller with any settings that go together.
    init(from choices: inout SeededChoices) {
        self.init(transitionStyle: choices.once(in: 4) ? .pageCurl : .scroll)
        if choices.once(in: 4) { navigationOrientation = .vertical }
        if choices.once(in: 4) { layoutDirection = .rightToLeft }
        contract = choices.once(in: 3) ? .strict : .lenient
        system = choices.once(in: 2) ? .classic : .iOS26
        keepsNeighborsOnReassignment = choices.once(in: 4)
        startsOnScreen = !choices.once(in: 6)
        if choices.once(in: 4) { readings = Readings(choices.some(of: Readings.named.map(\.reading))) }
        // These two exclude each other.
        if readings.contains(.sameSetForgetsNothing) { readings.remove(.sameSetKeepsNil) }
        switch transitionStyle {
        case .scroll:
            if choices.once(in: 8) { spineLocation = SpineLocation.none }
            preloads = .random(from: &choices)
        case .pageCurl:
            spineLocation = choices.one(of: [nil, .min, .mid, .max])
            isDoubleSided = spineLocation == .mid || choices.once(in: 2)
        }
        if choices.once(in: 2) {
            for _ in 0...choices.number(below: 2) { quirks.insert(Quirks(choices.one(of: Quirk.allCases))) }
            quirks.formIntersection(.quirks(of: transitionStyle))
        }
    }
}

extension PreloadPolicy {
    fileprivate static func random(from choices: inout SeededChoices) -> PreloadPolicy {
        switch choices.number(below: 4) {
        case 0: .never
        case 1: .random(seed: choices.bits(), probability: choices.one(of: [0, 0.1, 0.5, 0.9, 1]))
        default: .always
        }
    }
}

extension PageClientDescription {
    /// Any client of a page view controller.
    init(from choices: inout SeededChoices, pages: [String]) {
        let placeholder = choices.once(in: 3) ? choices.names(1, besides: Set(pages)).first : nil
        switch choices.number(below: 5) {
        case 0: self = .questionnaire(choices.one(of: ArticleVariant.allCases))
        case 1:
            self = .playlist(
                PlaylistDescription(
                    variant: choices.one(of: ArticleVariant.allCases), placeholder: placeholder,
                    keepsNearerThan: choices.number(in: 1...4)))
        default: self = .pages(ClientDescription(from: &choices, pages: pages, placeholder: placeholder))
        }
    }
}

extension ClientDescription {
    fileprivate init(from choices: inout SeededChoices, pages: [String], placeholder: String?) {
        self.init(
            loops: choices.once(in: 4), answersBefore: !choices.once(in: 8), answersAfter: !choices.once(in: 8),
            hasPageIndicator: choices.once(in: 3), placeholder: placeholder,
            observes: Set(choices.some(of: [.appearance, .containment, .progress])))
        for orientation in choices.some(of: InterfaceOrientation.allCases) {
            spineLocations[orientation] = choices.one(of: [.min, .mid, .max])
        }
        trackers = choices.names(choices.number(below: 4)).map { Tracker(from: &choices, name: $0) }
        makesFreshPages = choices.once(in: 5)
        // Which of the fresh pages a direction means nobody knows.
        for place in trackers.indices where makesFreshPages && trackers[place].takes == .direction {
            trackers[place].holds = .index
        }
        findsPagesByIdentity = makesFreshPages && choices.once(in: 3)
        trapsAtUnknownPages = choices.once(in: 8)
        guard choices.once(in: 3) else { return }
        // A text does not say which page it means.
        let naming = trackers.filter { $0.holds != .text }.map(\.name)
        actions = (0..<choices.number(in: 0...2)).map { _ in
            ClientAction(from: &choices, pages: pages, trackers: naming)
        }
        hasPageIndicator = hasPageIndicator || actions.contains { $0.moment.role == .indicator }
        if choices.once(in: 4) { answersFrom = naming.first }
        if choices.once(in: 2) {
            busy = BusyFlag(
                from: choices.one(of: BusyFlag.Start.allCases), until: choices.one(of: BusyFlag.End.allCases))
        }
        if choices.once(in: 2) { wants = WantedPage(setAgainIn: Set(choices.some(of: WantedPage.Check.allCases))) }
        hasWatchdog =
            wants?.checks.contains(.watchdog) == true || (busy != nil || wants != nil) && choices.once(in: 2)
    }
}

extension ClientAction<String> {
    fileprivate init(from choices: inout SeededChoices, pages: [String], trackers: [String]) {
        let moment = choices.one(of: ActionMoment.moments)
        let conditions: [ActionCondition] =
            switch moment {
            case .didFinishAnimating: [.completed, .cancelled]
            case .completion: [.finished, .interrupted]
            default: []
            }
        let setsTracker = !trackers.isEmpty && choices.once(in: 3)
        let page = choices.once(in: 3) ? choices.one(of: pages) : nil
        self.init(
            in: moment, if: conditions.isEmpty || choices.once(in: 2) ? nil : choices.one(of: conditions),
            // What speaks of no page never comes for one, and is refused.
            page: moment.example.subjects.isEmpty ? nil : page,
            set: setsTracker ? .tracker(choices.one(of: trackers)) : .pages([choices.one(of: pages)]),
            direction: choices.one(of: Direction.allCases), isAnimated: choices.once(in: 2),
            isLater: choices.once(in: 2))
    }
}

extension Tracker {
    fileprivate init(from choices: inout SeededChoices, name: String) {
        let source = choices.one(of: Source.allCases)
        let possible = Callback.tracked.filter(source.callbacks.contains)
        let callbacks = choices.some(of: possible)
        self.init(
            name: name, updatedIn: Set(callbacks.isEmpty ? [choices.one(of: possible)] : callbacks), takes: source,
            followsSets: choices.once(in: 2), startsEmpty: choices.once(in: 8))
        onlyWhenCompleted = updatedIn.contains(.didFinishAnimating) && choices.once(in: 2)
        holds = choices.one(of: takes == .direction ? [.page, .index] : Value.allCases)
        if holds == .text, choices.once(in: 2), let pattern = try? TextPattern(choices.hostileText()) { text = pattern }
    }
}
