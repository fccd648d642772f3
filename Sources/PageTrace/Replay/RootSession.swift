/// Drives one root container and the app's code around it, and turns every gesture into a step of a recording.
///
/// ```swift
/// var session = RootSession()
/// session.perform(.launch)
/// let step = session.perform(.launchFinished(isLoggedIn: true))
/// step.gesture.text  // "launch finished, logged in  Splash → Main"
/// ```
public struct RootSession: Hashable, Sendable {
    /// What UIKit keeps.
    public private(set) var container: RootContainer

    /// The app's code.
    public private(set) var client: RootClient

    /// The number of steps so far: the number of the next one.
    public private(set) var stepCount = 0

    private var inspector = RootInspector()

    /// Creates a session before the launch.
    public init(_ description: RootDescription = RootDescription(), client: RootClientDescription = .repaired) {
        container = RootContainer(description)
        self.client = RootClient(client)
    }

    /// Every controller that is alive, and who holds it; last the one that `current` alone keeps.
    public var holds: [RootHold] {
        var holds = container.holds
        if let current = client.current, !holds.contains(where: { $0.controller == current }) {
            holds.append(RootHold(current, by: .current))
        }
        return holds
    }

    /// Performs one gesture and records what follows from it.
    @discardableResult
    public mutating func perform(_ gesture: RootGesture) -> Step {
        let before = self
        let reaction = container.hasStopped ? .ignored("stopped") : client.perform(gesture, in: &container)
        let log = container.takeLog()
        let outcome = outcome(of: reaction, hadStopped: before.container.hasStopped)
        let alive = before.holds.map(\.controller)
        let aliveNow = holds.map(\.controller)
        // A stack can keep thousands.
        let (wasAlive, isAlive) = (Set(alive), Set(aliveNow))
        defer { stepCount += 1 }
        return Step(
            number: stepCount,
            gesture: GestureRecord(
                name: gesture.words, outcome: outcome, from: before.origin.map(\.name),
                to: target(outcome).map(\.name), notes: reaction.notes + notes(since: before)),
            callbacks: log.compactMap { CallbackRecord($0) },
            before: before.container.heldPages,
            after: container.heldPages,
            loaded: aliveNow.filter { !wasAlive.contains($0) }.map(\.name),
            dropped: alive.filter { !isAlive.contains($0) }.map(\.name),
            trackers: trackers,
            findings: inspector.findings(log, client: client, container: container))
    }

    /// The animation that was wanted since an earlier moment, nil where no part made way for another.
    func wantedAnimation(since earlier: RootSession) -> RootAnimation? {
        let old = earlier.container.running.last?.to ?? earlier.container.topPart
        guard !container.hasStopped, let old, let new = container.topPart, old != new else { return nil }
        return container.description.animations.animation(from: old.screen, to: new.screen)
    }

    /// How the step was animated, and where a back button leads now.
    private func notes(since earlier: RootSession) -> [String] {
        var notes: [String] = []
        if let wanted = wantedAnimation(since: earlier), wanted != .none {
            notes.append(container.canAnimateSwitches ? wanted.rawValue : "\(wanted) not possible")
        }
        if let back = container.wayBack { notes.append("back to \(PageName.text(back.name))") }
        return notes
    }

    /// What `current` says, and whether it is right.
    ///
    /// Nothing is wrong while an animation runs.
    private var trackers: [TrackerRecord] {
        guard container.description.strategy == .containment else { return [] }
        return [
            TrackerRecord(
                name: "current", value: client.current?.name,
                isWrong: RootInspector.isCurrentWrong(client, container))
        ]
    }

    private func outcome(of reaction: RootReaction, hadStopped: Bool) -> GestureOutcome {
        if container.hasStopped { return hadStopped ? .ignored : .raised }
        switch reaction.kind {
        case .ignored: return .ignored
        case .changed: return .changed
        case .moved: return container.isAnimating ? .inFlight : .completed
        }
    }

    /// Where a gesture starts: what an animation is leaving counts, not what it leads to.
    private var origin: [RootController] {
        container.running.first.map { [container.seen($0.from)] } ?? container.onScreen
    }

    private func target(_ outcome: GestureOutcome) -> [RootController] {
        switch outcome {
        case .completed: container.onScreen
        case .inFlight: container.running.last.map { [$0.to] } ?? []
        case .cancelled, .bounced, .ignored, .changed, .raised, .crashed: []
        }
    }
}
