package import Paging

/// Everything that was seen during one gesture on a root container.
package struct RootObservation: Observation {
    let gesture: GestureRecord.Kind
    let before: RootStage
    let after: RootStage
    let reaction: RootReaction
    let log: [RootLogEntry]
    let found: [RootFinding]

    package var findings: [Finding] { found.map(\.finding) }

    package var outcome: GestureOutcome {
        if after.container.hasStopped { return before.container.hasStopped ? .ignored : .raised }
        switch reaction.kind {
        case .ignored: return .ignored
        case .changed: return .changed
        case .moved: return after.container.isAnimating ? .inFlight : .completed
        }
    }

    package var callbackCount: Int { log.count { !$0.call.isRaise } }

    package func step(number: Int) -> Step {
        let alive = before.holds.map(\.controller)
        let aliveNow = after.holds.map(\.controller)
        // A stack can hold thousands.
        let (wasAlive, isAlive) = (Set(alive), Set(aliveNow))
        return Step(
            number: number,
            gesture: GestureRecord(
                gesture, outcome: outcome, from: origin.map(\.name), to: target.map(\.name),
                notes: (reaction.note.map { [StepNote(.reaction($0))] } ?? []) + notes),
            callbacks: log.compactMap { CallbackRecord($0) },
            before: before.container.heldPages,
            after: after.container.heldPages,
            loaded: aliveNow.filter { !wasAlive.contains($0) }.map(\.name),
            dropped: alive.filter { !isAlive.contains($0) }.map(\.name),
            trackers: trackers,
            findings: findings)
    }

    /// The animation that was wanted, nil if no part made way for another.
    var wantedAnimation: RootAnimation? {
        let container = after.container
        let old = before.container.running.last?.to ?? before.container.topPart
        guard !container.hasStopped, let old, let new = container.topPart, old != new else { return nil }
        return container.settings.animations.animation(from: old.screen, to: new.screen)
    }

    /// How the step was animated, and where a back button leads now.
    private var notes: [StepNote] {
        var notes: [StepNote] = []
        if let wanted = wantedAnimation, wanted != .none {
            notes.append(StepNote(.replacement(wanted, isPossible: after.container.canAnimateSwitches)))
        }
        if let back = after.container.wayBack { notes.append(StepNote(.backTo(back.name))) }
        return notes
    }

    /// The value of `current`, and whether it is right.
    ///
    /// Nothing is right or wrong while an animation runs.
    private var trackers: [TrackerRecord] {
        guard after.container.settings.strategy == .containment else { return [] }
        return [
            TrackerRecord(
                name: "current", value: after.client.current?.name,
                isWrong: RootInspector.isCurrentWrong(after.client, after.container),
                isChecked: RootInspector.isAtRest(after.container))
        ]
    }

    /// The pages where a gesture starts: during an animation, those it leaves, not those it leads to.
    private var origin: [RootController] {
        before.container.running.first.map { [before.container.seen($0.from)] } ?? before.container.onScreen
    }

    private var target: [RootController] {
        switch outcome {
        case .completed: after.container.onScreen
        case .inFlight: after.container.running.last.map { [$0.to] } ?? []
        case .cancelled, .bounced, .ignored, .changed, .raised, .crashed: []
        }
    }
}
