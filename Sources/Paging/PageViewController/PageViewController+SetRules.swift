/// Which sets are possible, and what they show.
extension PageViewController {
    /// Whether a set to these pages replaces one that is in flight. (Section 1b, iOS 26)
    @inlinable
    func isSuperseding(_ pages: Spread<Page>) -> Bool {
        guard case .set = transition, settings.system == .iOS26, transitionStyle == .scroll else { return false }
        return pages != viewControllers
    }

    /// The pages that a set shows, nil for a wrong number of them. (Rule 20)
    ///
    /// For double-sided pages, the front of the new page comes first; the back of the page shown before turns with it,
    /// and is not shown at the end.
    @inlinable
    func pages(of request: SetRequest<Page>) -> Spread<Page>? {
        let isPlain = !request.isAnimated || viewControllers.isEmpty
        let required = requiredCount(of: request)
        guard request.pages.count == required || takesBack && isPlain && request.pages.count == 2 else { return nil }
        return spineLocation == .mid ? Spread(request.pages) : Spread(request.pages[0])
    }

    /// The number of pages that a set needs. (Rule 20)
    @usableFromInline
    func requiredCount(of request: SetRequest<Page>) -> Int {
        takesBack && request.isAnimated && !viewControllers.isEmpty ? 2 : requiredCount
    }

    /// Whether an animated set needs the back of the page shown before, too.
    @usableFromInline var takesBack: Bool { isDoubleSided && spineLocation != .mid }

    /// The error that UIKit raises for a set at this moment, nil if it is safe. (Rule 25)
    ///
    /// On iOS 26, nobody has seen one. E2, E3 and E5 come from the scroll view inside, so a page curl has none of them.
    /// (Choice) A case that nobody has reported is treated like the nearest reported one.
    @inlinable
    func conflict(with request: SetRequest<Page>, in phase: Phase) -> ContractViolation? {
        guard transitionStyle == .scroll, settings.system == .classic else { return nil }
        switch transition {
        case .none:
            return phase == .completion && !request.isAnimated ? .viewCountIsNotThree : nil
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

    /// Whether a set without animation is silently dropped: on iOS 26 inside the report of a cancelled swipe (section
    /// 1b), and, with a quirk, in a page curl while the device turns.
    @inlinable
    func isDropped(_ request: SetRequest<Page>, in phase: Phase) -> Bool {
        guard settings.system == .iOS26, !request.isAnimated, isAtRest else { return false }
        return phase == .returning || phase == .orientation && quirks.contains(.curlSetDroppedNearRotation)
    }
}
