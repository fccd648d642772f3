import PageTrace

/// What a lane of cells shows after a step.
struct LaneContent {
    var held: HeldPages?
    /// What was held before the step, nil to show no difference.
    var before: HeldPages?
    /// The tracker that is written over the shown page.
    var title: TrackerRecord?
    /// Whether the gesture was cancelled: the line to the shown page is dashed.
    var isCancelled = false
    /// The pages that are not in the app's list.
    var missing: Set<String> = []
    /// What is on the screen while a finger drags.
    var screen: ScreenPosition?
    /// Whether a line leads from shown page to shown page.
    var hasPath = false

    /// What all holders keep after a step; the first one has the path and the title.
    static func lanes(of step: Step, count: Int, title: TrackerRecord?, missing: Set<String>) -> [LaneContent] {
        (0..<count).map { index in
            let (held, before) = (step.after.at(index), step.before.at(index))
            guard index == 0 else { return LaneContent(held: held, before: before) }
            return LaneContent(
                held: held, before: before, title: title, isCancelled: step.gesture.outcome == .cancelled,
                missing: missing, screen: ScreenPosition(step), hasPath: true)
        }
    }

    /// What all holders keep before a step.
    static func lanes(before step: Step, count: Int, missing: Set<String>) -> [LaneContent] {
        (0..<count).map { index in
            LaneContent(held: step.before.at(index), missing: index == 0 ? missing : [], hasPath: index == 0)
        }
    }
}
