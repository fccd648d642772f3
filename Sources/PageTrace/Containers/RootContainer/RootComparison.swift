import Paging

/// The strategies of a root container side by side, on one list of gestures.
///
/// ```swift
/// print(RootComparison([.launch, .launchFinished(isLoggedIn: false), .logIn(), .logOut()]).text)
/// ```
package struct RootComparison: Hashable, Sendable {
    /// One gesture, with what each strategy made of it.
    package struct Row: Hashable, Sendable {
        /// The place of the gesture in the list, from 0.
        package var number: Int
        package var gesture: String
        /// One entry for each strategy, in the order of the comparison.
        package var entries: [Entry]
    }

    package let rows: [Row]

    /// Compares every strategy on the same gestures.
    package init(
        _ gestures: [RootGesture],
        client: RootClientDescription = .repaired,
        stacking: RootStacking = .push,
        animations: RootAnimations = RootAnimations()
    ) {
        var stages = RootStrategy.allCases.map {
            RootStage(RootContainerSettings(strategy: $0, stacking: stacking, animations: animations), client: client)
        }
        rows = gestures.enumerated().map { number, gesture in
            Row(
                number: number, gesture: gesture.recordKind.words,
                entries: stages.indices.map { Entry(stages[$0].observe(gesture)) })
        }
    }
}

extension RootComparison {
    /// What one strategy made of one gesture.
    package struct Entry: Hashable, Sendable {
        package var strategy: RootStrategy
        package var holds: [RootHold]
        package var onScreen: [RootController]
        /// The wanted animation of the step, nil if no part replaced another.
        package var wanted: RootAnimation?
        /// Whether the step could have it.
        package var isAnimated: Bool
        package var wayBack: RootController?

        init(_ seen: RootObservation) {
            let after = seen.after
            strategy = after.container.settings.strategy
            holds = after.holds
            onScreen = after.container.onScreen
            wayBack = after.container.wayBack
            wanted = seen.wantedAnimation
            isAnimated = after.container.canAnimateSwitches && wanted != nil && wanted != RootAnimation.none
        }
    }

    /// Compares every strategy on the gestures of a trace.
    ///
    /// The trace's client, stacking and animations apply to all strategies. A mistake in calls that a strategy never
    /// makes has no effect on it.
    init(_ scenario: Scenario<RootContainerSettings>) {
        self.init(
            Array(scenario.gestures), client: scenario.client, stacking: scenario.container.stacking,
            animations: scenario.container.animations)
    }
}

extension RootComparison: SettingComparison {
    package var differs: Bool {
        rows.contains { row in
            Set(row.entries.map { [$0.holds, $0.onScreen, $0.isAnimated, $0.wayBack] as [AnyHashable] }).count > 1
        }
    }
}
