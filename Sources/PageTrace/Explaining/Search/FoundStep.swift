import Paging

/// A gesture of an explanation, and what it explains.
struct FoundStep: Sendable {
    let move: FoundMove
    /// The calls of the log that follow from it, by their numbers.
    let entries: Range<Int>
    let before: PageViewControllerModel
    let after: PageViewControllerModel
}

extension [FoundStep] {
    /// The same gestures on another container; nil if they do not explain the log there.
    func explain(_ log: FollowedLog, on settings: PageViewControllerSettings) -> [FoundStep]? {
        var container = PageViewControllerModel(settings)
        var position = 0
        var steps: [FoundStep] = []
        for step in self {
            let before = container
            let start = position
            // On another system an earlier gesture may have taken what the log says of this one.
            guard step.move.source == .calls || position < log.count else { return nil }
            guard !log.needsTurnFirst(container, at: position) || step.move.beginsWithTurn else { return nil }
            if let gesture = step.move.gesture, container.refusal(of: gesture) != nil { return nil }
            let (follower, after) = LogFollower.following(step.move, of: container, at: position, in: log)
            guard let settled = follower.settled(after) else { return nil }
            container = settled
            position = follower.position
            steps.append(
                FoundStep(
                    move: step.move, entries: log.callCount(before: start)..<log.callCount(before: position),
                    before: before, after: container))
        }
        return position == log.count ? steps : nil
    }
}
