package import Paging

/// A root container with the app's code around it.
///
/// The app's code drives the container; the container's log has what UIKit calls back.
package struct RootStage: Stage, Hashable, Sendable {
    package var container: RootContainer
    package internal(set) var client: RootClient

    /// What the children have been told.
    var inspector = RootInspector()

    /// The children that are seen beside the topmost one, which a driver knows by their frames: traces have none.
    package var childrenBeside: Set<RootController> = []

    var isTold = true

    package init(_ settings: RootContainerSettings = RootContainerSettings(), client: RootClientDescription = .repaired)
    {
        container = RootContainer(settings)
        self.client = RootClient(client)
    }

    package var hasStopped: Bool { container.hasStopped }

    /// Every controller that is alive, and who holds it; the one that only `current` keeps comes last.
    package var holds: [RootHold] {
        var holds = container.holds
        if let current = client.current, !holds.contains(where: { $0.controller == current }) {
            holds.append(RootHold(current, by: .current))
        }
        return holds
    }

    package mutating func observe(_ gesture: RootGesture) -> RootObservation {
        let before = self
        let reaction = container.hasStopped ? .ignored(.stopped) : client.perform(gesture, in: &container)
        return seen(gesture.recordKind, since: before, reaction)
    }

    /// Everything that was seen since a moment before.
    package mutating func seen(
        _ gesture: GestureRecord.Kind, since before: RootStage, _ reaction: RootReaction
    ) -> RootObservation {
        let log = container.takeLog()
        let found = inspector.findings(log, client: client, container: container, beside: childrenBeside)
        return RootObservation(
            gesture: gesture, before: before, after: self, reaction: reaction, log: log, found: found)
    }

    package func refusal(of gesture: RootGesture) -> GestureRefusal? { container.refusal(of: gesture) }
}
