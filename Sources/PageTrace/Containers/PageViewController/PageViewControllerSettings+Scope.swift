import Paging

extension PageViewControllerSettings {
    func scope(ofTrying tried: Set<GestureFamily>, pages: Int?) -> ExplorationScope {
        var scope = ExplorationScope(
            untriedFamilies: GestureFamily.allCases.filter { !tried.contains($0) }, choices: choices(tried))
        if tried.contains(.lose) { scope.untried.append(.losses(above: Int(triedLosses))) }
        if let pages, !tried.contains(.list) { scope.untried.append(.lengths(besides: pages)) }
        scope.untried.append(.systems(PagingSystem.allCases.filter { $0 != system }))
        let off = ContainerSwitch.off(in: self)
        let quirks = off.count(where: \.isQuirk)
        if quirks > 0 { scope.untried.append(.quirks(quirks)) }
        if off.count > quirks { scope.untried.append(.readings(off.count - quirks)) }
        return scope
    }

    private func choices(_ tried: Set<GestureFamily>) -> [ExplorationScope.Choice] {
        let touches: Set<GestureFamily> = [.swipe, .cancel, .drag, .skip]
        let sets: Set<GestureFamily> = [.set, .flight]
        let isScroll = transitionStyle == .scroll
        let table: [(rule: String, isMet: Bool, sentence: String)] = [
            ("3", isScroll && !tried.isDisjoint(with: touches), "a first drag backward asks for the page after first"),
            ("12", isScroll && !tried.isDisjoint(with: touches), "a drag at an end bounces without a callback"),
            ("33", !isScroll && !tried.isDisjoint(with: touches), "at an end nothing turns"),
            ("19", tried.contains(.drag), "a drag that goes back through rest is reported as cancelled"),
            ("8", tried.contains(.act), "assigning the data source forgets both neighbors"),
            ("24", isScroll && !tried.isDisjoint(with: sets), "an animated set forgets both neighbors"),
            (
                "25", isScroll && tried.contains(.drag) && !tried.isDisjoint(with: sets.union([.act])),
                system == .classic
                    ? "what a set meets that nobody has reported"
                    : readings.contains(.setsDuringGesturesRaise)
                        ? "a set while a finger moves something raises on iOS 26 as before"
                        : "what a finger moves comes to its end first when a set comes on iOS 26"
            ),
            ("41", tried.contains(.cover), "a covered container tells the shown page alone"),
        ]
        return table.filter(\.isMet).map { ExplorationScope.Choice(rule: $0.rule, sentence: $0.sentence) }
    }

    func reversing(_ choice: ExplorationScope.Choice) -> PageViewControllerSettings? {
        var settings = self
        switch choice.rule {
        case "3": settings.readings.formSymmetricDifference(.firstDragBackwardAsksBeforeFirst)
        case "8": settings.keepsNeighborsOnReassignment.toggle()
        case "19" where transitionStyle == .scroll: settings.readings.formSymmetricDifference(.reversalReportsNoEnd)
        case "24": settings.quirks.formSymmetricDifference(.staleNeighborsAfterAnimatedSet)
        case "25" where system == .iOS26: settings.readings.formSymmetricDifference(.setsDuringGesturesRaise)
        case "33": settings.quirks.formSymmetricDifference(.curlEndRaises)
        default: return nil
        }
        return settings
    }
}
