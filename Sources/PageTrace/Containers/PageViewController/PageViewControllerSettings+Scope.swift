import Paging

extension PageViewControllerSettings {
    func scope(ofTrying tried: Set<GestureFamily>, lengths: ClosedRange<Int>) -> ExplorationScope {
        var scope = ExplorationScope(untriedFamilies: GestureFamily.allCases.filter { !tried.contains($0) })
        if tried.contains(.lose) { scope.untried.append(.losses(above: Int(triedLosses))) }
        scope.untried.append(.lengths(besides: lengths))
        scope.untried.append(.systems(PagingSystem.allCases.filter { $0 != system }))
        let off = ContainerSwitch.off(in: self)
        let quirks = off.count(where: \.isQuirk)
        if quirks > 0 { scope.untried.append(.quirks(quirks)) }
        if off.count > quirks { scope.untried.append(.readings(off.count - quirks)) }
        return scope
    }

    /// What exploring an app's own client does not try, and on which choices of the model it rests.
    ///
    /// - Parameter setsPages: Whether functions of the app are tried, which may set pages.
    package func scope(
        ofTrying families: Set<GestureFamily>, pages count: Int, hasVariables: Bool, setsPages: Bool
    ) -> ExplorationScope {
        var scope = scope(ofTrying: families, lengths: count...count)
        if !hasVariables { scope.untried.append(.variables) }
        scope.choices = Self.choices(of: Scenario(self), own: [], trying: setsPages ? families.union([.set]) : families)
        return scope
    }

    static func choices(
        of scenario: Scenario<Self>, own: [PageViewControllerGesture], trying tried: Set<GestureFamily>?
    ) -> [ExplorationScope.Choice] {
        let container = scenario.container
        func tries(_ families: GestureFamily...) -> Bool { tried?.isDisjoint(with: families) != true }
        let isScroll = container.transitionStyle == .scroll
        let touches = tries(.swipe, .cancel, .drag, .skip)
        let animates =
            tries(.set, .flight) || tries(.act) && own.contains(where: \.animatesSets) || scenario.client.animatesSets
        let movesSpine = !isScroll && scenario.client.pages?.spineLocations.values.contains(.mid) == true
        let table: [(rule: String, isMet: Bool, sentence: String)] = [
            ("3", isScroll && touches, "a first drag backward asks for the page after first"),
            ("12", isScroll && touches, "a drag at an end bounces without a callback"),
            ("33", !isScroll && touches, "at an end nothing turns"),
            ("19", tries(.drag), "a drag that goes back through rest is reported as cancelled"),
            ("8", tries(.act), "assigning the data source forgets both neighbors"),
            (
                "26", isScroll && tries(.act) && (tried == nil || scenario.stopsScrolling(own)),
                container.readings.contains(.assignedDataSourceEnablesScrolling)
                    ? "assigning the data source turns scrolling on again"
                    : "scrolling that the app has turned off stays off when the data source is assigned again"
            ),
            ("24", isScroll && tries(.set, .flight), "an animated set forgets both neighbors"),
            (
                "25",
                isScroll
                    && (tries(.drag) && (tries(.set, .flight) || tries(.act) && own.contains(where: \.setsPages))
                        || touches && scenario.client.setsInCallbacks),
                container.system == .classic
                    ? "what a set meets that nobody has reported"
                    : container.readings.contains(.setsDuringGesturesRaise)
                        ? "a set while a finger moves something raises on iOS 26 as before"
                        : "what a finger moves comes to its end first when a set comes on iOS 26"
            ),
            (
                "22", isScroll && animates && container.system == .classic && tries(.act),
                "before iOS 17, too, the block of an animated set is lost when the layout changes"
            ),
            (
                "22", isScroll && animates && container.system == .iOS26 && tries(.drag, .flight),
                "a finger on an animated set lets its block run, with finished: false, on iOS 26 as before"
            ),
            ("22", animates && tries(.cover), Self.blocksOutsideWindows),
            (
                "34",
                touches && container.isDoubleSided && container.spineLocation != .mid
                    || touches && movesSpine, "double-sided pages with the spine at an edge turn two at a time"
            ),
            ("34", movesSpine, "a spine in the middle makes the pages double-sided by itself"),
            ("41", tries(.cover), "a covered container tells the shown page alone"),
        ]
        return table.filter(\.isMet).map { ExplorationScope.Choice(rule: $0.rule, sentence: $0.sentence) }
    }

    static func meets(_ choice: ExplorationScope.Choice, unmet: [String]) -> Bool {
        let witnesses: [PageWitness] =
            switch choice.rule {
            case "12": [.bouncedAtLast, .bouncedAtFirst]
            case "19": [.reversal]
            case "33": [.curlEnd]
            case "41": [.covered]
            default: []
            }
        return witnesses.isEmpty || witnesses.contains { !unmet.contains($0.words) }
    }

    /// The choice that a quirk reverses.
    private static let blocksOutsideWindows = "the block of an animated set runs outside of a window"

    /// The container with the other reading of each choice of the model that has one.
    package var otherReadings: [(choice: ExplorationScope.Choice, container: Self)] {
        let scenario = Scenario(container: self, client: .pages(ClientDescription()), gestures: GestureSequence())
        return Self.choices(of: scenario, own: [], trying: nil).compactMap { choice in
            reversing(choice).map { (choice, $0) }
        }
    }

    func reversing(_ choice: ExplorationScope.Choice) -> PageViewControllerSettings? {
        var settings = self
        switch choice.rule {
        case "3": settings.readings.formSymmetricDifference(.firstDragBackwardAsksBeforeFirst)
        case "8": settings.keepsNeighborsOnReassignment.toggle()
        case "22" where choice.sentence == Self.blocksOutsideWindows:
            settings.quirks.formSymmetricDifference(.completionLostOutsideWindow)
        case "19" where transitionStyle == .scroll: settings.readings.formSymmetricDifference(.reversalReportsNoEnd)
        case "24": settings.quirks.formSymmetricDifference(.staleNeighborsAfterAnimatedSet)
        case "25" where system == .iOS26: settings.readings.formSymmetricDifference(.setsDuringGesturesRaise)
        case "26": settings.readings.formSymmetricDifference(.assignedDataSourceEnablesScrolling)
        case "33": settings.quirks.formSymmetricDifference(.curlEndRaises)
        default: return nil
        }
        return settings
    }
}

extension PageClientDescription {
    /// Whether the app's code sets pages in callbacks, so that one can come while a finger moves something.
    fileprivate var setsInCallbacks: Bool {
        pages.map { !$0.actions.isEmpty || $0.wants?.checks.isEmpty == false } ?? false
    }

    /// Whether one of these sets is animated.
    fileprivate var animatesSets: Bool { pages?.actions.contains(where: \.isAnimated) ?? false }
}

extension PageViewControllerGesture {
    /// Whether each set in it is animated, in their order; empty if it sets nothing.
    private var animations: [Bool] {
        switch self {
        case .page(let gesture): if case .set(let set) = gesture.withoutLosses { [set.isAnimated] } else { [] }
        case .act(let act): act.effects.compactMap { if case .set(let set) = $0 { set.isAnimated } else { nil } }
        case .list, .after: []
        }
    }

    var setsPages: Bool { !animations.isEmpty }
    fileprivate var animatesSets: Bool { animations.contains(true) }

    fileprivate var stopsScrolling: Bool {
        switch self {
        case .page(let gesture): gesture == .scrollEnabled(false)
        case .act(let act): act.effects.contains(.scrollEnabled(false))
        case .list, .after: false
        }
    }
}

extension Scenario<PageViewControllerSettings> {
    fileprivate func stopsScrolling(_ own: [PageViewControllerGesture]) -> Bool {
        var stops = own.contains(where: \.stopsScrolling)
        gestures.forEachWritten { stops = stops || $0.stopsScrolling }
        return stops
    }
}
