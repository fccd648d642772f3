/// Which sets are possible, and what they show.
extension PageViewControllerModel {
    /// Whether a set to these pages replaces one that is in flight. (Section 1b, iOS 26)
    func isSuperseding(_ pages: Spread<PageNumber>) -> Bool {
        guard case .set = transition, settings.system == .iOS26, transitionStyle == .scroll else { return false }
        return pages != viewControllers
    }

    /// The pages that a set shows, nil for a wrong number of them. (Rule 20)
    ///
    /// For double-sided pages, the front of the new page comes first; the back of the page shown before turns with it,
    /// and is not shown at the end.
    func pages(of request: SetRequest) -> Spread<PageNumber>? {
        let isPlain = !request.isAnimated || viewControllers.isEmpty
        let required = requiredCount(of: request)
        guard request.pages.count == required || takesBack && isPlain && request.pages.count == 2 else { return nil }
        return spineLocation == .mid ? Spread(request.pages) : Spread(request.pages[0])
    }

    /// The number of pages that a set needs. (Rule 20)
    func requiredCount(of request: SetRequest) -> Int {
        takesBack && request.isAnimated && !viewControllers.isEmpty ? 2 : requiredCount
    }

    /// Whether an animated set needs the back of the page shown before, too.
    var takesBack: Bool { isDoubleSided && spineLocation != .mid }

    /// The error that UIKit has raised for a set at this moment, nil if none was reported. (Rule 25)
    ///
    /// E2, E3 and E5 come from the scroll view inside, so a page curl has none of them. (Choice) On iOS 26, nobody has seen
    /// one in a set: that what a finger moves comes to its end first is a choice, which a reading reverses. A case that
    /// nobody has reported is treated like the nearest reported one.
    func conflict(with request: SetRequest, in phase: Phase) -> ContractViolation? {
        guard transitionStyle == .scroll else { return nil }
        if ongoing.isFlushing { return request.isAnimated ? .duplicateStatesInQueue : .flushedView }
        let isClassic = settings.system == .classic
        guard isClassic || settings.readings.contains(.setsDuringGesturesRaise) else { return nil }
        switch transition {
        case .none:
            return isClassic && phase == .completion && !request.isAnimated ? .viewCountIsNotThree : nil
        case .drag, .bouncing:
            return request.isAnimated ? .noViewControllerManagingVisibleView : .viewCountIsNotThree
        case .landing:
            return request.isAnimated ? .duplicateStatesInQueue : .viewCountIsNotThree
        case .set:
            let outcome = settings.outcome(of: request.isAnimated ? .animatedSet : .plainSet)
            return if case .raises(let violation) = outcome { violation } else { nil }
        case .returning:
            return .duplicateStatesInQueue
        }
    }

    /// Why a set without animation is silently dropped, nil if it is not: on iOS 26 while the page of a cancelled swipe
    /// returns (section 1b), and, with a quirk, in a page curl while the device turns.
    func dropCause(of request: SetRequest, in phase: Phase) -> DropCause? {
        guard settings.system == .iOS26, !request.isAnimated, isAtRest else { return nil }
        if phase == .returning { return .returning }
        return phase == .orientation && quirks.contains(.curlSetDroppedNearRotation) ? .rotation : nil
    }
}
