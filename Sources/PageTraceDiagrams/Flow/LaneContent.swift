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
            var lane = LaneContent()
            lane.held = step.after.at(index)
            lane.before = step.before.at(index)
            guard index == 0 else { return lane }
            lane.title = title
            lane.isCancelled = step.gesture.outcome == .cancelled
            lane.missing = missing
            lane.screen = ScreenPosition(step)
            lane.hasPath = true
            return lane
        }
    }

    /// What all holders keep before a step.
    static func lanes(before step: Step, count: Int, missing: Set<String>) -> [LaneContent] {
        (0..<count).map { index in
            var lane = LaneContent()
            lane.held = step.before.at(index)
            if index == 0 { (lane.missing, lane.hasPath) = (missing, true) }
            return lane
        }
    }
}
