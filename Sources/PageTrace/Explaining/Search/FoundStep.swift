import Paging

/// A gesture of an explanation, and what it explains.
struct FoundStep: Sendable {
    let move: FoundMove
    /// The calls of the log that follow from it, by their positions.
    let entries: Range<Int>
    let before: PageViewController<PagePosition>
    let after: PageViewController<PagePosition>
}

extension [FoundStep] {
    /// Whether these gestures explain a log on another container as well.
    func explain(_ log: FollowedLog, on settings: PageViewControllerSettings) -> Bool {
        var container = PageViewController<PagePosition>(settings)
        var position = 0
        for step in self {
            guard container.refusal(of: step.move.gesture) == nil else { return false }
            var follower = LogFollower(log, step.move, at: position)
            container.perform(step.move.gesture, client: &follower)
            guard follower.agrees(with: container) else { return false }
            position = follower.position
        }
        return position == log.count
    }
}
